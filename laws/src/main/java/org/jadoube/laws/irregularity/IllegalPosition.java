package org.jadoube.laws.irregularity;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.board.Colour;
import org.jadoube.board.PieceType;
import org.jadoube.board.Rank;
import org.jadoube.board.Setup;
import org.jadoube.board.SetupFault;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.arbiter.Asking;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Course;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.game.Standing;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Matter;

/// A position that no legal moves can have led to and that anybody can see to be one: both kings in check, or a pawn
/// on its last rank. Others are for the arbiter to recognise.
@Article("2023/3.10.3")
public final class IllegalPosition {
    private static final Citation WAITING = new Citation("2023/A.5.4");

    private IllegalPosition() {}

    /// Whether one stands on the board.
    static boolean stands(Standing standing) {
        return bothKingsInCheck(standing.setup()) || pawnOnLastRank(standing.setup());
    }

    private static boolean bothKingsInCheck(Setup setup) {
        return Stream.of(Colour.values())
                .allMatch(turn -> facing(setup, turn).faults().contains(SetupFault.OPPONENT_IN_CHECK));
    }

    private static Setup facing(Setup setup, Colour turn) {
        return new Setup(setup.pieces(), turn, setup.castlingRooks(), Optional.empty(), 0, 1);
    }

    private static boolean pawnOnLastRank(Setup setup) {
        return setup.pieces().entrySet().stream()
                .anyMatch(placed -> placed.getValue().type() == PieceType.PAWN
                        && placed.getKey().rank().from(placed.getValue().colour()) == Rank.EIGHTH);
    }

    /// In rapid and blitz the arbiter waits until the next move is completed; when such a position still stands then,
    /// he declares a draw.
    @Article("2023/A.5.4")
    public static void completed(Course course, Moment at) {
        boolean waits =
                switch (course.table().regulations().edition().rapidMoves().illegalPosition()) {
                    case NOT_STATED, RULED_ON -> false;
                    case DRAWN_AFTER_NEXT_MOVE -> Unasked.isRapid(course.table());
                };
        if (waits
                && !course.game().played().isEmpty()
                && stands(course.game().played().getLast().before())
                && stands(course.game().standing())
                && !course.table().desk().isAsked(Matter.ILLEGAL_POSITION)) {
            course.then(Asking.of(course.table(), at).inGeneral(WAITING, Matter.ILLEGAL_POSITION, ""));
        }
    }

    /// The arbiter has looked at the board.
    @Article("2023/A.5.4")
    public static List<Event> answered(Act.AnswerQuestion act) {
        return act.answer() == Answer.DRAWN
                ? List.of(new GameEnded(act.at(), WAITING, Result.DRAW, Ending.RULING, Optional.of(act.reason())))
                : List.of();
    }
}
