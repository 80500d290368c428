package org.jadoube.server.wire;

import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.journal.GameId;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Game;
import org.jadoube.laws.game.PlayedMove;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Question;
import org.jadoube.notation.Fen;
import org.jadoube.server.play.Calls;
import org.jadoube.server.play.Glance;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// One of several boards, as somebody may see it who oversees them.
final class RowText {
    private RowText() {}

    /// @param board its number
    /// @param calls the calls that wait there
    static ObjectNode of(int board, GameId id, Glance glance, Actor viewer, List<Calls.Call> calls) {
        Table table = glance.table();
        Game game = table.game();
        Optional<PlayedMove> last = game.played().isEmpty()
                ? Optional.empty()
                : Optional.of(game.played().getLast());
        ObjectNode row = Json.object()
                .put("board", board)
                .put("game", id.text())
                .put("placement", Fen.placement(game.standing().setup()))
                .put("turn", Words.of(game.turn()))
                .put("plies", game.played().size());
        TableText.put(row, "lastMove", last.map(move -> MoveText.of(move.move(), table.regulations())));
        TableText.put(row, "san", last.map(move -> MoveText.san(move.move(), move.before())));
        row.set("clocks", TableText.clocks(table, glance.at()));
        row.put("at", glance.at().micros());
        TableText.put(row, "drawOffer", game.drawOffer().map(Words::of));
        row.putObject("present")
                .put("white", glance.present().contains(Colour.WHITE))
                .put("black", glance.present().contains(Colour.BLACK));
        game.end().ifPresentOrElse(end -> row.set("end", TableText.end(end, table)), () -> row.putNull("end"));
        if (TableText.seesCompletion(table, viewer)) {
            row.put("pressed", last.filter(move -> move.completed().isPresent()).isPresent());
        }
        if (viewer == Actor.ARBITER) {
            desk(row, glance, calls);
        }
        return row;
    }

    private static void desk(ObjectNode row, Glance glance, List<Calls.Call> calls) {
        Table table = glance.table();
        ObjectNode missing = row.putObject("missing");
        ObjectNode illegalMoves = row.putObject("illegalMoves");
        for (Colour player : Colour.values()) {
            missing.put(Words.of(player), missing(table.game().played(), player));
            illegalMoves.put(Words.of(player), table.desk().illegalMoves(player));
        }
        ArrayNode questions = row.putArray("questions");
        for (Question question : table.desk().open()) {
            ObjectNode object =
                    questions.addObject().put("number", question.number()).put("matter", Words.of(question.matter()));
            TableText.put(object, "player", question.player().map(Words::of));
            Optional.ofNullable(glance.asked().get(question.number()))
                    .ifPresent(since -> object.put("since", since.micros()));
        }
        ArrayNode called = row.putArray("calls");
        calls.forEach(call -> called.addObject()
                .put("number", call.number())
                .put("since", call.at().micros())
                .put("note", call.note()));
    }

    /// How many moves of a player the opponent has answered though the clock was not pressed after them.
    private static long missing(List<PlayedMove> played, Colour player) {
        return played.stream()
                .limit(Math.max(0, played.size() - 1))
                .filter(move -> move.player() == player && move.completed().isEmpty())
                .count();
    }
}
