package org.jadoube.server.wire;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.clock.ClockReading;
import org.jadoube.clock.ClockSetting;
import org.jadoube.clock.Flag;
import org.jadoube.clock.Moment;
import org.jadoube.journal.form.ValueCodec;
import org.jadoube.laws.Laws;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.ArbitersDesk;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Game;
import org.jadoube.laws.game.PlayedMove;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.game.Scoresheet;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Question;
import org.jadoube.notation.Fen;
import org.jadoube.server.play.Account;
import org.jadoube.server.play.News;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The table as one of those around it may see it. Over the board nobody is told what he must notice himself.
final class TableText {
    private static final long MICRO = 1_000;

    private TableText() {}

    static ObjectNode of(News news, Actor viewer) {
        Table table = news.table();
        Game game = table.game();
        Optional<PlayedMove> last = game.played().isEmpty()
                ? Optional.empty()
                : Optional.of(game.played().getLast());
        ObjectNode object = Json.object()
                .put("placement", Fen.placement(game.standing().setup()))
                .put("turn", Words.of(game.turn()));
        put(object, "lastMove", last.map(move -> MoveText.of(move.move(), table.regulations())));
        if (table.regulations().profile().pressesByHand()) {
            HandsText.put(object, table);
        }
        if (seesCompletion(table, viewer)) {
            object.put(
                    "pressed", last.filter(move -> move.completed().isPresent()).isPresent());
        }
        if (seesLegalMoves(table, viewer)) {
            moves(object.putArray("legal"), game.standing().legalMoves(), table);
        }
        object.set("clocks", clocks(table, news.now()));
        put(object, "drawOffer", game.drawOffer().map(Words::of));
        object.putObject("present")
                .put("white", news.present().contains(Colour.WHITE))
                .put("black", news.present().contains(Colour.BLACK));
        viewer.colour().ifPresent(player -> object.set("scoresheet", scoresheet(table.scoresheet(player))));
        if (viewer == Actor.ARBITER) {
            desk(object, table);
        }
        news.account(viewer).ifPresent(account -> object.set("mating", mating(account)));
        game.end().ifPresentOrElse(end -> object.set("end", end(end, table)), () -> object.putNull("end"));
        return object;
    }

    /// Over the board nobody tells a player that a move has been completed, or that somebody forgot to
    /// press (Article 13.6).
    static boolean seesCompletion(Table table, Actor viewer) {
        return viewer == Actor.ARBITER || !table.regulations().profile().pressesByHand();
    }

    private static boolean seesLegalMoves(Table table, Actor viewer) {
        return table.regulations().profile() != Profile.OVER_THE_BOARD
                && table.game().end().isEmpty()
                && viewer.colour().equals(Optional.of(table.game().turn()));
    }

    private static void moves(ArrayNode into, List<Move> moves, Table table) {
        moves.forEach(move -> into.add(MoveText.of(move, table.regulations())));
    }

    static ObjectNode clocks(Table table, Moment at) {
        ClockReading reading = table.clock().reading(at);
        ObjectNode clocks = Json.object();
        clocks.set("white", face(reading.white()));
        clocks.set("black", face(reading.black()));
        put(clocks, "running", reading.running().map(Words::of));
        clocks.put("started", table.game().started().isPresent());
        put(clocks, "firstFlag", reading.firstFlag().map(Words::of));
        return clocks;
    }

    private static ObjectNode face(ClockReading.Face face) {
        return Json.object()
                .put("remaining", face.remaining().toNanos() / MICRO)
                .put("delay", face.delay().toNanos() / MICRO)
                .put("flag", flag(face.flag()))
                .put("period", face.period())
                .put("moves", face.presses());
    }

    private static String flag(Flag flag) {
        return switch (flag) {
            case Flag.Up _ -> "up";
            case Flag.Interim _ -> "interim";
            case Flag.Final _ -> "final";
        };
    }

    /// What lies before the arbiter alone.
    private static void desk(ObjectNode object, Table table) {
        ArbitersDesk desk = table.desk();
        moves(object.putArray("open"), Laws.openMoves(table), table);
        ArrayNode touched = object.putArray("touched");
        table.touches().now().touched().forEach(square -> touched.add(square.toString()));
        ArrayNode questions = object.putArray("questions");
        desk.open().forEach(question -> questions.add(question(question)));
        ObjectNode illegalMoves = object.putObject("illegalMoves");
        ObjectNode scoresheets = object.putObject("scoresheets");
        for (Colour player : Colour.values()) {
            illegalMoves.put(Words.of(player), desk.illegalMoves(player));
            scoresheets.set(Words.of(player), scoresheet(table.scoresheet(player)));
        }
    }

    private static ObjectNode question(Question question) {
        ObjectNode object = ValueCodec.write(question);
        ArrayNode answers = object.putArray("answers");
        question.matter().answers().stream().sorted().map(Words::of).forEach(answers::add);
        Laws.proposedTimes(question).ifPresent(times -> {
            ObjectNode proposal = object.putObject("proposal");
            for (Colour colour : Colour.values()) {
                proposal.set(Words.of(colour), side(times.side(colour)));
            }
        });
        return object;
    }

    private static ObjectNode side(ClockSetting.Side side) {
        return Json.object()
                .put("remaining", side.remaining().toNanos() / MICRO)
                .put("period", side.period())
                .put("moves", side.moves());
    }

    private static ObjectNode scoresheet(Scoresheet sheet) {
        ObjectNode object = Json.object().put("recorded", sheet.recorded()).put("duty", Words.of(sheet.duty()));
        put(object, "signed", sheet.signed().map(Result::score));
        return object;
    }

    /// Why: for people in each language, for programs by side.
    private static ObjectNode mating(Account account) {
        ObjectNode object = Json.object();
        account.verdicts().forEach(one -> object.put(Words.of(one.side()), one.verdict()));
        new TreeMap<>(account.sentences()).forEach(object::put);
        return object;
    }

    /// How the game ended, with the result that now stands.
    static ObjectNode end(Event.GameEnded end, Table table) {
        ObjectNode object = Json.object()
                .put("result", table.game().result().orElse(end.result()).score())
                .put("ending", end.ending().name())
                .put("article", end.citation().in(table.regulations().edition().name()));
        put(object, "ruling", end.ruling());
        return object;
    }

    static void put(ObjectNode object, String name, Optional<String> text) {
        text.ifPresentOrElse(value -> object.put(name, value), () -> object.putNull(name));
    }
}
