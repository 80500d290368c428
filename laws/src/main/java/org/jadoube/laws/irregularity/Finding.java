package org.jadoube.laws.irregularity;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.PieceType;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.arbiter.Asking;
import org.jadoube.laws.completion.FinalPosition;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.IllegalMoves;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Course;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.IllegalMoveClaimRejected;
import org.jadoube.laws.game.Event.IllegalMoveFound;
import org.jadoube.laws.game.Event.PawnReplaced;
import org.jadoube.laws.game.Event.PositionRestored;
import org.jadoube.laws.game.PlayedMove;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.game.Touches;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Offence;
import org.jadoube.laws.term.Question;
import org.jadoube.laws.term.Subject;
import org.jadoube.laws.term.Subject.Breach;

/// An illegal move is found: by the arbiter, whom the program shows it, or by a player; at once or many moves later.
/// The game goes back to before the first there was; what came after it never happened.
public final class Finding {
    private static final Citation ILLEGAL_MOVE = new Citation("7.4a");
    private static final Citation QUEEN = new Citation("2023/7.5.2");

    private Finding() {}

    /// A completed move is, or is treated as, illegal. The players are told nothing; the arbiter is.
    @Article({"7.4a", "13.1"})
    public static void recognised(Course course, int ply, Moment at) {
        Breaches.at(course.table(), ply)
                .filter(_ -> Unasked.onIllegalMoves(course.table()))
                .ifPresent(breach -> course.then(Asking.of(course.table(), at)
                        .about(
                                Breaches.offender(course.table(), breach),
                                cited(course.table(), breach.offence()),
                                Matter.ILLEGAL_MOVE_CLAIM,
                                text(breach),
                                breach)));
    }

    private static String text(Breach breach) {
        return "half-move %d: %s"
                .formatted(
                        breach.ply(),
                        breach.offence().name().toLowerCase(Locale.ROOT).replace('_', ' '));
    }

    /// Somebody at the board says that a move was illegal. Whether it was is a matter of reasoning. A player's wrong
    /// claim goes on record; the arbiter is told that he errs.
    @Article("7.4a")
    public static Verdict claim(Table table, Act.ClaimIllegalMove act) {
        Optional<Breach> breach = Breaches.at(table, act.ply());
        Optional<String> against = breach.isEmpty()
                ? Optional.of("nothing about it is illegal")
                : breach.filter(found -> isMendable(table, found)).map(_ -> "it is not completed yet");
        if (against.isPresent()) {
            return act.by() == Actor.ARBITER
                    ? Verdict.refused(ILLEGAL_MOVE, Refusal.NO_SUCH_IRREGULARITY, against.get())
                    : Verdict.taken(
                            new IllegalMoveClaimRejected(act.at(), ILLEGAL_MOVE, act.by(), act.ply(), against.get()));
        }
        Course course = new Course(table);
        found(course, act.by(), act.at());
        return Verdict.taken(course.events());
    }

    /// Whether the player can still put it right himself: it is his last move and he has not pressed.
    private static boolean isMendable(Table table, Breach breach) {
        return breach.ply() == table.game().played().size()
                && Retraction.isOpen(table, table.game().played().getLast().player());
    }

    /// The arbiter has looked at what the program showed him.
    @Article("7.4a")
    public static List<Event> answered(Table table, Question question, Act.AnswerQuestion act) {
        if (act.answer() != Answer.UPHELD) {
            return List.of();
        }
        Course course = new Course(table);
        question.subject()
                .map(Subject::ply)
                .flatMap(ply -> Breaches.at(table, ply))
                .ifPresent(_ -> found(course, act.by(), act.at()));
        return course.events();
    }

    /// The first illegal move of the game is found and dealt with: the board first, then the penalty, then the clocks.
    @Article({"7.4a", "7.4b"})
    private static void found(Course course, Actor by, Moment at) {
        Breach breach = Breaches.first(course.table()).orElseThrow();
        Colour offender = Breaches.offender(course.table(), breach);
        Optional<ClockProposal> times = proposal(course.table(), breach);
        boolean counts = counts(course.table(), breach);
        Restoration.stopClocks(course, by, at, "an illegal move");
        if (counts) {
            course.then(new IllegalMoveFound(
                    at, cited(course.table(), breach.offence()), offender, breach.offence(), breach.ply()));
        }
        putRight(course, breach, at);
        Optional<Duration> bonus = counts ? Tally.penalise(course, offender, breach.offence(), at) : Optional.empty();
        endIfQueenEndsIt(course, breach, at);
        if (!course.isOver()) {
            Optional<ClockProposal> proposed =
                    bonus.flatMap(time -> times.map(setting -> setting.giving(offender.opponent(), time)));
            Restoration.askTimes(course, bonus.isPresent() ? proposed : times, at);
        }
    }

    /// The queen that an unpromoted pawn has become may mate or stalemate.
    @Article({"5.1a", "5.2a", "2023/7.5.2"})
    private static void endIfQueenEndsIt(Course course, Breach breach, Moment at) {
        if (!course.isOver() && breach.offence() == Offence.PAWN_LEFT_UNPROMOTED) {
            FinalPosition.end(course.game().standing(), at).ifPresent(course::then);
        }
    }

    /// A move that was replied to before it was completed is taken back all the same, but not held against anybody.
    private static boolean counts(Table table, Breach breach) {
        if (breach.ply() > table.game().played().size()) {
            return true;
        }
        return table.game().played().get(breach.ply() - 1).completed().isPresent()
                || table.regulations().edition().illegalMoves().trigger() == IllegalMoves.Trigger.MADE;
    }

    private static Optional<ClockProposal> proposal(Table table, Breach breach) {
        return switch (breach.offence()) {
            case PRESS_WITHOUT_MOVE -> table.times().press().flatMap(ClockProposal::before);
            case ILLEGAL_DISPLACEMENT, KING_LEFT_IN_CHECK, KING_CAPTURED, PAWN_LEFT_UNPROMOTED, BOTH_HANDS ->
                ClockProposal.before(table.times().lines().get(breach.ply() - 1));
        };
    }

    /// What is done to the board: the position before is restored; an unpromoted pawn becomes a queen since 2014; a
    /// move that is legal in itself stands.
    @Article({"7.4a", "2023/7.5.2", "2023/7.5.3", "2023/7.5.4"})
    private static void putRight(Course course, Breach breach, Moment at) {
        switch (breach.offence()) {
            case ILLEGAL_DISPLACEMENT, KING_LEFT_IN_CHECK, KING_CAPTURED -> takeBack(course, breach.ply(), at);
            case PAWN_LEFT_UNPROMOTED -> unpromoted(course, breach.ply(), at);
            case PRESS_WITHOUT_MOVE, BOTH_HANDS -> {}
        }
    }

    @Article({"4.3", "7.4a"})
    private static void takeBack(Course course, int ply, Moment at) {
        Restoration.before(course, ply, binding(course.table(), ply), at, ILLEGAL_MOVE);
    }

    private static Touches binding(Table table, int ply) {
        PlayedMove played = table.game().played().get(ply - 1);
        Touches before = table.touches().past().get(ply - 1);
        Touches bare = Restoration.touched(played, Touches.touching(before.touched()));
        return switch (table.regulations().edition().illegalMoves().replacement()) {
            case TOUCH -> bare;
            case TOUCH_AND_RELEASE -> bare.letting(before.released());
        };
    }

    @Article({"7.4a", "2023/7.5.2"})
    private static void unpromoted(Course course, int ply, Moment at) {
        Table table = course.table();
        PlayedMove played = table.game().played().get(ply - 1);
        switch (table.regulations().edition().illegalMoves().unpromotedPawn()) {
            case NOT_STATED, TAKEN_BACK -> takeBack(course, ply, at);
            case BECOMES_QUEEN -> {
                if (ply < table.game().played().size()) {
                    course.then(new PositionRestored(at, QUEEN, ply, List.of()));
                }
                course.then(new PawnReplaced(
                        at, QUEEN, played.player(), played.move().to(), PieceType.QUEEN));
            }
        }
    }

    private static Citation cited(Table table, Offence offence) {
        Edition edition = table.regulations().edition();
        return switch (offence) {
            case ILLEGAL_DISPLACEMENT, KING_LEFT_IN_CHECK, KING_CAPTURED -> ILLEGAL_MOVE;
            case PAWN_LEFT_UNPROMOTED -> edition.cite(QUEEN, ILLEGAL_MOVE);
            case PRESS_WITHOUT_MOVE -> edition.cite(new Citation("2023/7.5.3"), ILLEGAL_MOVE);
            case BOTH_HANDS -> edition.cite(new Citation("2023/7.5.4"), ILLEGAL_MOVE);
        };
    }
}
