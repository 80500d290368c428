package org.jadoube.laws.irregularity;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.arbiter.Asking;
import org.jadoube.laws.completion.Loss;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.IllegalMoves;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.edition.Tempo;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Course;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.IllegalMoveClaimRejected;
import org.jadoube.laws.game.Event.IllegalMoveFound;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Question;
import org.jadoube.laws.term.Subject;
import org.jadoube.laws.term.Subject.Breach;

/// An illegal move is found: by the arbiter, whom the program shows it, or by a player; at once or many moves later.
/// The game goes back to before the first there was that is taken back; what came after it never happened. Rapid chess
/// and blitz without arbiters enough know only the last move.
public final class Finding {
    private static final Citation ILLEGAL_MOVE = new Citation("7.4a");
    private static final Citation RAPID = new Citation("A.4c");
    private static final Citation BLITZ = new Citation("B.3c");

    private Finding() {}

    /// Why somebody's claim does not hold.
    private record Obstacle(Citation citation, String reason) {}

    /// A move that can be held against its player is, or is treated as, illegal. The players are told nothing; the
    /// arbiter is.
    @Article({"7.4a", "13.1"})
    public static void recognised(Course course, int ply, Moment at) {
        Breaches.at(course.table(), ply)
                .filter(breach -> Unasked.on(course.table(), breach))
                .filter(breach -> !isAsked(course.table(), breach))
                .ifPresent(breach -> course.then(Asking.of(course.table(), at)
                        .about(
                                Breaches.offender(course.table(), breach),
                                Breaches.citation(course.table(), breach.offence()),
                                Matter.ILLEGAL_MOVE_CLAIM,
                                text(breach),
                                breach)));
    }

    private static boolean isAsked(Table table, Breach breach) {
        return table.desk().open().stream()
                .anyMatch(question -> question.subject().equals(Optional.of(breach)));
    }

    private static String text(Breach breach) {
        String offence = breach.offence().name().toLowerCase(Locale.ROOT).replace('_', ' ');
        return "half-move %d: %s".formatted(breach.ply(), offence);
    }

    /// Whether a move just made can be held against its player before he presses.
    @Article("7.4a")
    public static boolean isHeldOnceMade(Table table) {
        Regulations regulations = table.regulations();
        return regulations.edition().illegalMoves().trigger(regulations.rules()) == IllegalMoves.Trigger.MADE;
    }

    /// Somebody at the board says that a move was illegal. Whether it was is a matter of reasoning. A player's wrong
    /// claim goes on record; the arbiter is told that he errs.
    @Article({"7.4a", "A.4c", "B.3c"})
    public static Verdict claim(Table table, Act.ClaimIllegalMove act) {
        Optional<Breach> breach = Breaches.at(table, act.ply());
        Optional<Obstacle> obstacle = breach.isEmpty()
                ? Optional.of(new Obstacle(ILLEGAL_MOVE, "nothing about it is illegal"))
                : obstacle(table, breach.get(), act.by());
        if (obstacle.isPresent()) {
            return rejected(act, obstacle.get());
        }
        Course course = new Course(table);
        found(course, breach.get(), act.by(), act.at());
        return Verdict.taken(course.events());
    }

    private static Verdict rejected(Act.ClaimIllegalMove act, Obstacle obstacle) {
        return act.by() == Actor.ARBITER
                ? Verdict.refused(obstacle.citation(), Refusal.NO_SUCH_IRREGULARITY, obstacle.reason())
                : Verdict.taken(new IllegalMoveClaimRejected(
                        act.at(), obstacle.citation(), act.by(), act.ply(), obstacle.reason()));
    }

    /// Why an illegal move cannot be held against its player now, or not by this claimant.
    @Article({"7.4a", "A.4c", "B.3c"})
    private static Optional<Obstacle> obstacle(Table table, Breach breach, Actor by) {
        if (isMendable(table, breach)) {
            return Optional.of(new Obstacle(ILLEGAL_MOVE, "it is not completed yet"));
        }
        if (isPast(table, breach)) {
            return Optional.of(new Obstacle(rapidCitation(table), "the next move has been made, so it stands"));
        }
        boolean opponents = Unasked.isRapid(table) && !Unasked.on(table, breach);
        boolean his = by == Actor.player(Breaches.offender(table, breach).opponent());
        return opponents && !his
                ? Optional.of(new Obstacle(rapidCitation(table), "it is the opponent's to claim"))
                : Optional.empty();
    }

    /// Whether the player can still put it right himself: it is his last move and he has not pressed.
    private static boolean isMendable(Table table, Breach breach) {
        return breach.ply() == table.game().played().size()
                && Retraction.isOpen(table, Breaches.offender(table, breach));
    }

    /// In rapid chess and blitz an illegal move stands once the next has been made.
    @Article({"A.4c", "B.3c"})
    private static boolean isPast(Table table, Breach breach) {
        return isLastMoveOnly(table) && breach.ply() < table.game().played().size();
    }

    @Article({"A.4c", "B.3c"})
    private static boolean isLastMoveOnly(Table table) {
        return Unasked.isRapid(table)
                && switch (Unasked.ruling(table)) {
                    case WHEN_ASKED -> false;
                    case CLAIMED_BEFORE_OWN_MOVE,
                            WINS_BY_CLAIM,
                            WINS_BY_CLAIM_IF_HE_CAN_MATE,
                            LOSES,
                            PENALISED_BEFORE_NEXT_MOVE -> true;
                };
    }

    static Citation rapidCitation(Table table) {
        Regulations regulations = table.regulations();
        Edition edition = regulations.edition();
        return regulations.rules().tempo() == Tempo.BLITZ
                ? edition.cite(BLITZ, RAPID, ILLEGAL_MOVE)
                : edition.cite(RAPID, ILLEGAL_MOVE);
    }

    /// The arbiter has looked at what the program showed him.
    @Article("7.4a")
    public static List<Event> answered(Table table, Question question, Act.AnswerQuestion act) {
        Course course = new Course(table);
        if (act.answer() == Answer.UPHELD) {
            question.subject()
                    .map(Subject::ply)
                    .flatMap(ply -> Breaches.at(table, ply))
                    .filter(breach -> !isPast(table, breach))
                    .ifPresent(breach -> found(course, breach, act.by(), act.at()));
        }
        return course.events();
    }

    /// What follows: the game is lost at once, or the first illegal move there is, or only the last, is put right.
    @Article({"7.4a", "7.4b", "A.4c", "B.3c"})
    private static void found(Course course, Breach breach, Actor by, Moment at) {
        Table table = course.table();
        if (isDecisive(table)) {
            lost(course, breach, by, at);
        } else {
            Breach wrong = isLastMoveOnly(table) ? breach : Breaches.earliest(table, breach);
            Correction.of(course, wrong, by, at);
        }
    }

    @Article({"A.4c", "B.3c"})
    static boolean isDecisive(Table table) {
        return Unasked.isRapid(table)
                && switch (Unasked.ruling(table)) {
                    case WHEN_ASKED, CLAIMED_BEFORE_OWN_MOVE, PENALISED_BEFORE_NEXT_MOVE -> false;
                    case WINS_BY_CLAIM, WINS_BY_CLAIM_IF_HE_CAN_MATE, LOSES -> true;
                };
    }

    /// A single illegal move decides the game; nobody wins it who could not checkmate.
    @Article({"A.4c", "B.3c", "2001/C.4"})
    private static void lost(Course course, Breach breach, Actor by, Moment at) {
        Colour offender = Breaches.offender(course.table(), breach);
        Citation citation = rapidCitation(course.table());
        course.then(new IllegalMoveFound(at, citation, offender, breach.offence(), breach.ply()));
        Restoration.stopClocks(course, by, at, "an illegal move");
        Loss loss = Loss.byOneIllegalMove(Tally.judged(course.table(), breach), offender.opponent());
        Tally.forfeit(course, offender, breach, loss, citation, at);
    }
}
