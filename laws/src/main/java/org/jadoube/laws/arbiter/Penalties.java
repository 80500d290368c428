package org.jadoube.laws.arbiter;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.conduct.Charges;
import org.jadoube.laws.conduct.Forfeiture;
import org.jadoube.laws.edition.Conduct;
import org.jadoube.laws.flag.FlagFall;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Event.PenaltyImposed;
import org.jadoube.laws.game.Event.TimeAdded;
import org.jadoube.laws.game.Event.TimeDeducted;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Penalty;
import org.jadoube.laws.term.Question;
import org.jadoube.laws.term.Score;

/// The penalties the arbiter may impose, one or more of them, each as his edition has it.
@Article("13.4")
public final class Penalties {
    private static final Citation PENALTIES = new Citation("13.4");
    private static final Citation TIME_FROM_OFFENDER = new Citation("13.4c");

    private Penalties() {}

    @Article("13.4")
    public static Verdict impose(Table table, Act.Penalise act) {
        if (!isIn(table.regulations().edition().conduct().penalties(), act.penalty())) {
            return Verdict.refused(PENALTIES, Refusal.NOT_IN_FORCE, "");
        }
        Optional<GameEnded> end = table.game().end();
        if (end.isPresent() && isInTime(act.penalty())) {
            return Verdict.refused(
                    end.get().citation(), Refusal.GAME_OVER, end.get().result().score());
        }
        return Verdict.taken(imposed(table, act));
    }

    private static boolean isIn(Conduct.Penalties penalties, Penalty penalty) {
        return switch (penalty) {
            case Penalty.Fine _ -> penalties != Conduct.Penalties.SEVEN;
            case Penalty.RoundExclusion _ -> penalties == Conduct.Penalties.WITH_FINE_AND_ROUND_EXCLUSION;
            case Penalty.Warning _,
                    Penalty.TimeToOpponent _,
                    Penalty.TimeFromOffender _,
                    Penalty.Loss _,
                    Penalty.PointsFromOffender _,
                    Penalty.PointsToOpponent _,
                    Penalty.Expulsion _ -> true;
        };
    }

    private static boolean isInTime(Penalty penalty) {
        return penalty instanceof Penalty.TimeToOpponent || penalty instanceof Penalty.TimeFromOffender;
    }

    private static Citation article(Penalty penalty) {
        return new Citation(
                switch (penalty) {
                    case Penalty.Warning _ -> "13.4a";
                    case Penalty.TimeToOpponent _ -> "13.4b";
                    case Penalty.TimeFromOffender _ -> "13.4c";
                    case Penalty.Loss _ -> "13.4d";
                    case Penalty.PointsFromOffender _ -> "13.4e";
                    case Penalty.PointsToOpponent _ -> "13.4f";
                    case Penalty.Expulsion _ -> "13.4g";
                    case Penalty.Fine _ -> "2023/12.9.7";
                    case Penalty.RoundExclusion _ -> "2023/12.9.8";
                });
    }

    @Article({"13.4a", "13.4b", "13.4e", "13.4f", "2023/12.9.7", "2023/12.9.8"})
    private static List<Event> imposed(Table table, Act.Penalise act) {
        return switch (act.penalty()) {
            case Penalty.TimeFromOffender(Duration time) -> deducted(table, act, time);
            case Penalty.TimeToOpponent(Duration time) ->
                onRecord(
                        table,
                        act,
                        List.of(new TimeAdded(
                                act.at(), article(act.penalty()), act.offender().opponent(), time)));
            case Penalty.Loss(Score opponent) -> onRecord(table, act, lost(table, act, opponent));
            case Penalty.Expulsion _ -> onRecord(table, act, expelled(table, act));
            case Penalty.Warning _,
                    Penalty.PointsFromOffender _,
                    Penalty.PointsToOpponent _,
                    Penalty.Fine _,
                    Penalty.RoundExclusion _ -> onRecord(table, act, List.of());
        };
    }

    private static List<Event> onRecord(Table table, Act.Penalise act, List<? extends Event> effect) {
        boolean loses = act.penalty() instanceof Penalty.Loss || act.penalty() instanceof Penalty.Expulsion;
        List<Event> events = new ArrayList<>(
                Charges.settled(table, act.at(), act.offender(), loses ? Answer.LOST : Answer.PENALISED, act.reason()));
        events.add(new PenaltyImposed(act.at(), article(act.penalty()), act.offender(), act.penalty(), act.reason()));
        events.addAll(effect);
        return events;
    }

    /// A deduction that would leave the offender nothing is not made before the arbiter has said that he means it.
    @Article("13.4c")
    private static List<Event> deducted(Table table, Act.Penalise act, Duration time) {
        Duration left = remaining(table, act.offender(), act.at());
        if (left.compareTo(time) > 0) {
            return onRecord(table, act, List.of(new TimeDeducted(act.at(), TIME_FROM_OFFENDER, act.offender(), time)));
        }
        return List.of(Asking.of(table, act.at())
                .about(
                        act.offender(),
                        TIME_FROM_OFFENDER,
                        Matter.DEDUCTION,
                        "%d seconds would be deducted of %d".formatted(time.toSeconds(), left.toSeconds())));
    }

    /// The arbiter means it: the offender loses all the time he has left. If his clock runs, its flag is down at once,
    /// before the arbiter's eyes; if it stands, as soon as it runs.
    @Article("13.4c")
    static List<Event> deductionAnswered(Table table, Question question, Act.AnswerQuestion act) {
        Colour offender = question.player().orElseThrow();
        Duration left = remaining(table, offender, act.at());
        if (act.answer() == Answer.REJECTED || left.isZero()) {
            return List.of();
        }
        Act.Penalise all =
                new Act.Penalise(act.by(), act.at(), offender, new Penalty.TimeFromOffender(left), act.reason());
        List<Event> events =
                onRecord(table, all, List.of(new TimeDeducted(act.at(), TIME_FROM_OFFENDER, offender, left)));
        Verdict seen = FlagFall.observe(table.afterAll(events), new Act.ObserveFlag(Actor.ARBITER, act.at(), offender));
        if (seen instanceof Verdict.Taken(List<Event> fallen)) {
            events.addAll(fallen);
        }
        return events;
    }

    private static Duration remaining(Table table, Colour player, Moment at) {
        return table.clock().reading(at).face(player).remaining();
    }

    @Article("13.4d")
    private static List<Event> lost(Table table, Act.Penalise act, Score opponent) {
        return Forfeiture.lost(table, act.at(), article(act.penalty()), act.offender(), opponent, act.reason());
    }

    /// Whoever is no longer in the event plays on no board of it; what he has finished stands.
    @Article("13.4g")
    private static List<Event> expelled(Table table, Act.Penalise act) {
        return table.game().end().isPresent() ? List.of() : lost(table, act, Score.ONE);
    }
}
