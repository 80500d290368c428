package org.jadoube.laws.irregularity;

import java.time.Duration;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Position;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.IllegalMoves;
import org.jadoube.laws.edition.Tempo;
import org.jadoube.laws.game.Course;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Event.TimeAdded;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.term.Offence;
import org.jadoube.mating.Mating;

/// How often a player may do what is illegal: every kind counts in one tally for the whole game.
final class Tally {
    private static final Citation PENALTY = new Citation("7.4b");
    private static final Citation BLITZ = new Citation("2018/B.2");
    private static final Citation RAPID = new Citation("2023/A.3");

    private Tally() {}

    /// The penalty for an illegal move that has just been found: the opponent is given time, or the game is over.
    ///
    /// @return the time given; none where the game is over
    @Article({"7.4b", "2017/7.7.2", "2017/7.8.2"})
    static Optional<Duration> penalise(Course course, Colour offender, Offence offence, Moment at) {
        Edition edition = course.table().regulations().edition();
        IllegalMoves rules = edition.illegalMoves();
        if (course.table().desk().illegalMoves(offender) >= rules.losing()) {
            course.then(forfeit(course, offender, at, penalty(edition, offence)));
            return Optional.empty();
        }
        Tempo tempo = course.table().regulations().rules().tempo();
        Duration bonus = rules.bonus(tempo);
        course.then(new TimeAdded(at, cited(edition, tempo, offence), offender.opponent(), bonus));
        return Optional.of(bonus);
    }

    /// The offender loses; since 2009 the game is drawn when his opponent cannot checkmate by any legal moves.
    @Article("7.4b")
    static GameEnded forfeit(Course course, Colour offender, Moment at, Citation citation) {
        Colour opponent = offender.opponent();
        return switch (course.table().regulations().edition().illegalMoves().forfeit()) {
            case LOST -> lost(at, citation, opponent);
            case DRAWN_IF_OPPONENT_CANNOT_MATE ->
                cannotMate(course.game().position(), opponent)
                        ? new GameEnded(
                                at,
                                citation,
                                Result.DRAW,
                                Ending.ILLEGAL_MOVES_WITHOUT_MATING_MATERIAL,
                                Optional.empty())
                        : lost(at, citation, opponent);
        };
    }

    private static GameEnded lost(Moment at, Citation citation, Colour winner) {
        return new GameEnded(at, citation, Result.win(winner), Ending.ILLEGAL_MOVES, Optional.empty());
    }

    private static boolean cannotMate(Position position, Colour side) {
        return Mating.ruledOutByMaterial(position, side);
    }

    private static Citation penalty(Edition edition, Offence offence) {
        return switch (offence) {
            case BOTH_HANDS -> edition.cite(new Citation("2017/7.7.2"), PENALTY);
            case PRESS_WITHOUT_MOVE -> edition.cite(new Citation("2017/7.8.2"), PENALTY);
            case ILLEGAL_DISPLACEMENT, KING_LEFT_IN_CHECK, KING_CAPTURED, PAWN_LEFT_UNPROMOTED -> PENALTY;
        };
    }

    /// In rapid and blitz the provision that shortens the penalty, where there is one.
    @Article({"2018/B.2", "2023/A.3"})
    private static Citation cited(Edition edition, Tempo tempo, Offence offence) {
        Citation usual = penalty(edition, offence);
        return switch (tempo) {
            case STANDARD -> usual;
            case RAPID -> edition.cite(RAPID, usual);
            case BLITZ -> edition.cite(BLITZ, RAPID, usual);
        };
    }
}
