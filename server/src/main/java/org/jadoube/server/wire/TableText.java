package org.jadoube.server.wire;

import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Position;
import org.jadoube.clock.ClockReading;
import org.jadoube.clock.Flag;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Game;
import org.jadoube.laws.game.PlayedMove;
import org.jadoube.laws.game.Table;
import org.jadoube.notation.Fen;
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
                .put("placement", Fen.placement(game.position()))
                .put("turn", Words.of(game.position().turn()));
        put(object, "lastMove", last.map(move -> MoveText.of(move.move(), table.regulations())));
        object.put("pressed", last.filter(move -> move.completed().isPresent()).isPresent());
        if (seesLegalMoves(table, viewer)) {
            legalMoves(object.putArray("legal"), table);
        }
        object.set("clocks", clocks(news));
        put(object, "drawOffer", game.drawOffer().map(Words::of));
        object.putObject("present")
                .put("white", news.present().contains(Colour.WHITE))
                .put("black", news.present().contains(Colour.BLACK));
        game.end().ifPresentOrElse(end -> object.set("end", end(end, table)), () -> object.putNull("end"));
        return object;
    }

    private static boolean seesLegalMoves(Table table, Actor viewer) {
        return table.regulations().profile() != Profile.OVER_THE_BOARD
                && table.game().end().isEmpty()
                && viewer.colour().equals(Optional.of(table.game().position().turn()));
    }

    private static void legalMoves(ArrayNode legal, Table table) {
        Position position = table.game().position();
        position.legalMoves().forEach(move -> legal.add(MoveText.of(move, table.regulations())));
    }

    private static ObjectNode clocks(News news) {
        ClockReading reading = news.table().clock().reading(news.now());
        ObjectNode clocks = Json.object();
        clocks.set("white", face(reading.white()));
        clocks.set("black", face(reading.black()));
        put(clocks, "running", reading.running().map(Words::of));
        clocks.put("started", news.table().game().started().isPresent());
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

    private static ObjectNode end(Event.GameEnded end, Table table) {
        ObjectNode object = Json.object()
                .put("result", end.result().score())
                .put("ending", end.ending().name())
                .put("article", end.citation().in(table.regulations().edition().name()));
        put(object, "ruling", end.ruling());
        return object;
    }

    private static void put(ObjectNode object, String name, Optional<String> text) {
        text.ifPresentOrElse(value -> object.put(name, value), () -> object.putNull(name));
    }
}
