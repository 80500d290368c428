package org.jadoube.server.desk;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jadoube.journal.Office;
import org.jadoube.journal.Warrant;
import org.jadoube.server.play.NewCompetition;
import org.jadoube.server.play.NewGame;
import org.jadoube.server.play.Pairing;
import org.jadoube.server.play.Programme;
import org.jadoube.server.play.Unreadable;
import org.jadoube.server.wire.Json;
import org.jadoube.server.wire.Members;
import org.jadoube.server.wire.Words;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// An order for a competition, which people call an event: what an order for a game says, without the players, and
/// who plays whom.
final class EventOrder {
    static final int BOARDS = 200;
    private static final int NAME = 80;
    private static final int ROUND = 20;
    private static final int LINE = 250;
    private static final int SECTIONS = 50;
    private static final long LATEST = 24 * 60 * 60;

    private EventOrder() {}

    static Programme read(String text) throws Unreadable {
        Members members = Json.read(text, "");
        String name = members.text("name", NAME).strip();
        if (name.isEmpty()) {
            throw members.unreadable("name", "", "how people call the event");
        }
        List<Pairing> pairings = PairingLines.read(members.texts("pairings", LINE, BOARDS));
        if (pairings.isEmpty()) {
            throw members.unreadable("pairings", "", "a line a board, such as \"Ana Ruiz - Boris K.\"");
        }
        var programme = new Programme(
                name,
                members.optionalText("round", ROUND).map(String::strip).orElse(""),
                Duration.ofSeconds(members.optionalSeconds("delay", LATEST).orElse(0L)),
                GameOrder.regulations(members),
                pairings,
                sections(members, pairings.size()));
        members.end();
        return programme;
    }

    private static List<Warrant> sections(Members members, int boards) throws Unreadable {
        List<Warrant> sections = new ArrayList<>();
        for (Members section : members.objects("sections", SECTIONS)) {
            int from = (int) section.whole("from", 1, boards);
            sections.add(new Warrant(Office.SECTION, from, (int) section.whole("to", from, boards)));
            section.end();
        }
        return sections;
    }

    static String text(Programme programme, NewCompetition made) {
        ObjectNode object = Json.object().put("event", made.competition().id().text());
        ArrayNode arbiters = object.putArray("arbiters");
        for (NewCompetition.Office office : made.offices()) {
            arbiters.addObject()
                    .put("role", office.warrant().office().name().toLowerCase(Locale.ROOT))
                    .put("from", office.warrant().first())
                    .put("to", office.warrant().last())
                    .put("token", office.token().secret());
        }
        object.put("spectator", made.competition().id().text());
        ArrayNode boards = object.putArray("boards");
        for (int i = 0; i < made.games().size(); i++) {
            NewGame game = made.games().get(i);
            Pairing pairing = programme.pairings().get(i);
            ObjectNode board = boards.addObject()
                    .put("board", i + 1)
                    .put("game", game.id().text())
                    .put("white", pairing.white())
                    .put("black", pairing.black());
            ObjectNode seats = board.putObject("seats");
            game.seats().forEach((actor, token) -> seats.put(Words.of(actor), token.secret()));
        }
        return Json.text(object);
    }
}
