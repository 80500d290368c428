package org.jadoube.cli;

import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Square;
import org.jadoube.clock.ClockReading;
import org.jadoube.clock.Flag;
import org.jadoube.clock.Moment;
import org.jadoube.journal.form.ValueCodec;
import org.jadoube.laws.Laws;
import org.jadoube.laws.game.ArbitersDesk;
import org.jadoube.laws.game.Game;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Question;
import org.jadoube.notation.Fen;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// What lies on the table at a moment, for a program.
final class TableReport {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
    private static final long MICRO = 1_000;

    private TableReport() {}

    static ObjectNode of(Table table, Moment at) {
        Game game = table.game();
        ObjectNode report = JSON.objectNode();
        put(report, "fen", game.standing().regular().map(Fen::write));
        report.put("placement", Fen.placement(game.standing().setup()))
                .put("turn", word(game.turn()))
                .put("plies", game.played().size());
        report.set("clocks", clocks(table.clock().reading(at)));
        ArrayNode touched = report.putArray("touched");
        table.touches().now().touched().stream().map(Square::toString).forEach(touched::add);
        ArrayNode open = report.putArray("open");
        Laws.openMoves(table).stream().map(ValueCodec::text).forEach(open::add);
        ArrayNode offers = report.putArray("drawOffers");
        game.drawOffers().stream().map(TableReport::word).forEach(offers::add);
        desk(report, table.desk());
        put(report, "result", game.result().map(result -> result.score()));
        return report;
    }

    private static ObjectNode clocks(ClockReading reading) {
        ObjectNode clocks = JSON.objectNode();
        for (Colour side : Colour.values()) {
            ClockReading.Face face = reading.face(side);
            clocks.putObject(word(side))
                    .put("remaining", face.remaining().toNanos() / MICRO)
                    .put("delay", face.delay().toNanos() / MICRO)
                    .put("flag", flag(face.flag()))
                    .put("period", face.period())
                    .put("moves", face.presses());
        }
        put(clocks, "running", reading.running().map(TableReport::word));
        return clocks;
    }

    private static String flag(Flag flag) {
        return switch (flag) {
            case Flag.Up _ -> "up";
            case Flag.Interim _ -> "interim";
            case Flag.Final _ -> "final";
        };
    }

    private static void desk(ObjectNode report, ArbitersDesk desk) {
        ArrayNode questions = report.putArray("questions");
        for (Question question : desk.open()) {
            ObjectNode written = ValueCodec.write(question);
            ArrayNode answers = written.putArray("answers");
            question.matter().answers().stream().sorted().map(ValueCodec::word).forEach(answers::add);
            questions.add(written);
        }
        ObjectNode illegalMoves = report.putObject("illegalMoves");
        for (Colour player : Colour.values()) {
            illegalMoves.put(word(player), desk.illegalMoves(player));
        }
    }

    private static String word(Colour colour) {
        return ValueCodec.word(colour);
    }

    private static void put(ObjectNode object, String name, Optional<String> text) {
        text.ifPresentOrElse(value -> object.put(name, value), () -> object.putNull(name));
    }
}
