package org.jadoube.server.wire;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jadoube.journal.Competition;
import org.jadoube.journal.Warrant;
import org.jadoube.laws.game.Event;
import org.jadoube.server.play.LiveGame;
import org.jadoube.server.play.Pass;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A competition, and what somebody is in it.
final class CompetitionText {
    private CompetitionText() {}

    /// @param games those of the boards, in order; all have the same regulations
    static ObjectNode of(Pass pass, List<LiveGame> games) {
        Competition competition = pass.competition();
        ObjectNode object = Json.object()
                .put("role", role(pass.warrant()))
                .put("event", competition.id().text())
                .put("name", competition.name())
                .put("round", competition.round())
                .put("delay", competition.delay().toSeconds());
        pass.warrant()
                .ifPresent(warrant ->
                        object.putObject("mine").put("from", warrant.first()).put("to", warrant.last()));
        object.set("regulations", RegulationsText.of(opening(games.getFirst())));
        ArrayNode boards = object.putArray("boards");
        for (int i = 0; i < games.size(); i++) {
            Event.GameOpened opening = opening(games.get(i));
            boards.addObject()
                    .put("board", i + 1)
                    .put("game", games.get(i).id().text())
                    .put("white", opening.white())
                    .put("black", opening.black());
        }
        return object;
    }

    private static String role(Optional<Warrant> warrant) {
        return warrant.map(one -> one.office().name().toLowerCase(Locale.ROOT)).orElse("spectator");
    }

    private static Event.GameOpened opening(LiveGame game) {
        return game.table().game().opening();
    }
}
