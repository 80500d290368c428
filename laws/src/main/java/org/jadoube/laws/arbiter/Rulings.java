package org.jadoube.laws.arbiter;

import java.util.Optional;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event.ClocksSet;
import org.jadoube.laws.game.Event.ClocksStopped;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Running;
import org.jadoube.laws.game.Table;

/// The arbiter's word, taken as it is.
public final class Rulings {
    private static final Citation INTERRUPTION = new Citation("6.12a");
    private static final Citation CLOCKS = new Citation("6.13");
    private static final Citation RESULT = new Citation("13.1");

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
        ClocksSet set = new ClocksSet(at, CLOCKS, act.setting());
        return table.game().clocks() == Running.GOING
                ? Verdict.taken(new ClocksStopped(at, INTERRUPTION, act.by(), ""), set)
                : Verdict.taken(set);
    }

    /// What the result is, and why.
    @Article("13.1")
    public static Verdict ruleResult(Act.RuleResult act) {
        return Verdict.taken(new GameEnded(act.at(), RESULT, act.result(), Ending.RULING, Optional.of(act.reason())));
    }
}
