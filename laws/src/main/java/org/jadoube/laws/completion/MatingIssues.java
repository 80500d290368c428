package org.jadoube.laws.completion;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.board.Colour;
import org.jadoube.board.Position;
import org.jadoube.lawbook.Article;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.game.Event.FlagFell;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Event.IllegalMoveFound;
import org.jadoube.laws.game.PlayedMove;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.MatingIssue;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Question;

/// Where a game ended, or the arbiter is asked, because a side can or cannot checkmate: which side, and in which
/// position. Whoever is to be shown why asks the question again, when he has the time.
@Article({"2023/5.1.2", "5.2b", "6.9", "7.4b"})
public final class MatingIssues {
    private static final List<Colour> BOTH = List.of(Colour.values());

    private MatingIssues() {}

    /// What the table turns on; empty where it turns on something else.
    public static Optional<MatingIssue> of(Table table) {
        List<Colour> sides = table.game()
                .end()
                .map(end -> decided(table, end))
                .filter(found -> !found.isEmpty())
                .orElseGet(() -> asked(table));
        return sides.isEmpty() ? Optional.empty() : judged(table).map(position -> new MatingIssue(position, sides));
    }

    /// The sides on which an end turned.
    private static List<Colour> decided(Table table, GameEnded end) {
        Edition edition = table.regulations().edition();
        return switch (end.ending()) {
            case RESIGNATION ->
                switch (edition.resignation()) {
                    case LOSES -> List.of();
                    case LOSES_UNLESS_OPPONENT_CANNOT_MATE ->
                        winner(end).map(List::of).orElse(BOTH);
                };
            case DEAD_POSITION -> BOTH;
            case TIME_FORFEIT -> winner(end).stream().toList();
            case TIME_WITHOUT_MATING_MATERIAL -> fallen(table).stream().toList();
            case ILLEGAL_MOVES ->
                switch (edition.illegalMoves().forfeit()) {
                    case LOST -> List.of();
                    case DRAWN_IF_OPPONENT_CANNOT_MATE -> winner(end).stream().toList();
                };
            case ILLEGAL_MOVES_WITHOUT_MATING_MATERIAL ->
                offended(table).stream().toList();
            case CHECKMATE,
                    STALEMATE,
                    AGREEMENT,
                    BOTH_FLAGS,
                    DEFAULT_TIME,
                    THIRD_OCCURRENCE,
                    FIFTY_MOVES,
                    FIFTH_OCCURRENCE,
                    SEVENTY_FIVE_MOVES,
                    QUICKPLAY_FINISH,
                    REFERRED,
                    CONDUCT,
                    RULING -> List.of();
        };
    }

    private static Optional<Colour> winner(GameEnded end) {
        return BOTH.stream().filter(side -> Result.win(side) == end.result()).findFirst();
    }

    /// The opponent of the player whose flag fell last.
    private static Optional<Colour> fallen(Table table) {
        Stream<FlagFell> fallen = table.game().fallen().stream();
        return fallen.reduce((_, later) -> later).map(flag -> flag.flag().opponent());
    }

    /// The opponent of the player whose illegal move was found last.
    private static Optional<Colour> offended(Table table) {
        Stream<IllegalMoveFound> found = table.desk().illegalMoves().stream();
        return found.reduce((_, later) -> later).map(move -> move.player().opponent());
    }

    /// The sides about which the arbiter is asked.
    private static List<Colour> asked(Table table) {
        if (table.desk().isAsked(Matter.DEAD_POSITION)) {
            return BOTH;
        }
        return table.desk().open().stream()
                .filter(question -> question.matter() == Matter.CAN_STILL_CHECKMATE)
                .map(Question::player)
                .flatMap(Optional::stream)
                .distinct()
                .toList();
    }

    /// What stands on the board, or stood there before a move that left no position.
    private static Optional<Position> judged(Table table) {
        List<PlayedMove> played = table.game().played();
        return table.game()
                .standing()
                .regular()
                .or(() -> played.isEmpty()
                        ? Optional.empty()
                        : played.getLast().before().regular());
    }
}
