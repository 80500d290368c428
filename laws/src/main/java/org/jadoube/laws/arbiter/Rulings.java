package org.jadoube.laws.arbiter;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jadoube.board.Colour;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.ArbiterAnswered;
import org.jadoube.laws.game.Event.ClocksSet;
import org.jadoube.laws.game.Event.ClocksStopped;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Event.ResultCorrected;
import org.jadoube.laws.game.Event.TimeAdded;
import org.jadoube.laws.game.Running;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Matter;

/// The arbiter's word, taken as it is.
public final class Rulings {
    private static final Citation INTERRUPTION = new Citation("6.12a");
    private static final Citation CLOCKS = new Citation("6.13");
    private static final Citation RESULT = new Citation("8.7");
    private static final Citation DISTURBANCE = new Citation("13.5");
    private static final Citation ANALOGY = new Citation("Preface");

    private Rulings() {}

    /// Times, periods and counters as the arbiter judges right. Running clocks are stopped for it and stand
    /// afterwards.
    @Article({"6.10a", "6.10b", "6.13"})
    public static Verdict setClocks(Table table, Act.SetClocks act) {
        Moment at = act.at();
        Optional<String> unsuitable = table.clock().unsuitable(act.setting());
        if (unsuitable.isPresent()) {
            return Verdict.refused(CLOCKS, Refusal.UNUSABLE_SETTING, unsuitable.get());
        }
        List<Event> events = new ArrayList<>();
        if (table.game().clocks() == Running.GOING) {
            events.add(new ClocksStopped(at, INTERRUPTION, act.by(), ""));
        }
        events.add(new ClocksSet(at, CLOCKS, act.setting()));
        events.addAll(timesSet(table, at));
        return Verdict.taken(events);
    }

    /// Whatever the arbiter has been asked about the times is answered once he has set them.
    @Article("6.13")
    public static List<Event> timesSet(Table table, Moment at) {
        return table.desk().open().stream()
                .filter(question -> question.matter() == Matter.CLOCK_TIMES)
                .<Event>map(question -> new ArbiterAnswered(at, CLOCKS, question.number(), Answer.SET, ""))
                .toList();
    }

    /// Another result stands than the one that was recorded, even if it was signed.
    @Article("8.7")
    public static Verdict correctResult(Table table, Act.CorrectResult act) {
        return table.game().end().isEmpty()
                ? Verdict.refused(RESULT, Refusal.GAME_NOT_OVER, "")
                : Verdict.taken(new ResultCorrected(act.at(), RESULT, act.result(), act.reason()));
    }

    /// Time for one player or both, after a disturbance from outside. Running clocks go on running.
    @Article("13.5")
    public static Verdict awardTime(Act.AwardTime act) {
        Set<Colour> players = act.player().map(EnumSet::of).orElseGet(() -> EnumSet.allOf(Colour.class));
        List<Event> events = new ArrayList<>();
        players.forEach(player -> events.add(new TimeAdded(act.at(), DISTURBANCE, player, act.time())));
        return Verdict.taken(events);
    }

    /// What the result is, and why, where no article says it: by analogy with what the Laws do say.
    @Article("Preface")
    public static Verdict ruleResult(Act.RuleResult act) {
        return Verdict.taken(new GameEnded(act.at(), ANALOGY, act.result(), Ending.RULING, Optional.of(act.reason())));
    }
}
