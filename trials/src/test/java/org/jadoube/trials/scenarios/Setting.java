package org.jadoube.trials.scenarios;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jadoube.clock.BonusMode;
import org.jadoube.clock.PeriodSwitch;
import org.jadoube.clock.TagReading;
import org.jadoube.clock.TimeControl;
import org.jadoube.clock.TimeControlTag;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.EventRules;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Recorder;
import org.jadoube.laws.edition.Regulations;

/// What a scenario says about its game before it begins: an edition, which it must name, and what is otherwise usual:
/// over the board, an hour and a half with half a minute a move, the system keeping score.
final class Setting {
    private Optional<Edition> edition = Optional.empty();
    private Profile profile = Profile.OVER_THE_BOARD;
    private String control = "5400+30";
    private BonusMode mode = BonusMode.CUMULATIVE;
    private PeriodSwitch periodSwitch = PeriodSwitch.AT_ZERO;
    private final List<UnaryOperator<Regulations>> choices = new ArrayList<>();

    void edition(String name) {
        edition = Edition.named(name);
    }

    void profile(Profile other) {
        profile = other;
    }

    /// @param tag as PGN writes it
    void control(String tag) {
        control = tag;
    }

    void mode(BonusMode other) {
        mode = other;
    }

    void periodSwitch(PeriodSwitch other) {
        periodSwitch = other;
    }

    void choose(UnaryOperator<Regulations> choice) {
        choices.add(choice);
    }

    Regulations regulations() {
        Edition named = edition.orElseThrow(
                () -> new AssertionError("a scenario says first under which edition it is played, such as 2009"));
        Regulations regulations =
                Regulations.usual(named, profile, timeControl()).with(Setting::keptBySystem);
        for (UnaryOperator<Regulations> choice : choices) {
            regulations = choice.apply(regulations);
        }
        return regulations;
    }

    private static EventRules keptBySystem(EventRules rules) {
        return rules.with(Recorder.SYSTEM);
    }

    private TimeControl timeControl() {
        return switch (TimeControlTag.read(control, mode, periodSwitch, Optional.empty())) {
            case TagReading.Timed(TimeControl timed) -> timed;
            case TagReading other -> throw new AssertionError("no time control: " + other);
        };
    }
}
