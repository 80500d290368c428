package org.jadoube.trials.invariants;

import java.time.Duration;
import java.util.List;
import org.jadoube.board.Position;
import org.jadoube.clock.AtLastZero;
import org.jadoube.clock.Bonus;
import org.jadoube.clock.BonusMode;
import org.jadoube.clock.Moment;
import org.jadoube.clock.Period;
import org.jadoube.clock.PeriodSwitch;
import org.jadoube.clock.Quota;
import org.jadoube.clock.TimeControl;
import org.jadoube.laws.edition.Appeals;
import org.jadoube.laws.edition.ConductRules;
import org.jadoube.laws.edition.DeviceRules;
import org.jadoube.laws.edition.DrawAgreement;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.EventRules;
import org.jadoube.laws.edition.FlagObserver;
import org.jadoube.laws.edition.FlagOrder;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.QuickplayFinish;
import org.jadoube.laws.edition.Recorder;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.edition.Scoring;
import org.jadoube.laws.edition.SessionStart;
import org.jadoube.laws.edition.Supervision;
import org.jadoube.laws.edition.Tempo;
import org.jadoube.laws.edition.WaitingPlayer;
import org.jadoube.notation.Fen;

/// Regulations by chance: every edition, profile and choice of the event, time controls of every kind, full boards and
/// near ends.
final class Occasion {
    private static final List<Position> NEAR_ENDS = List.of(
                    "7k/8/5K2/8/8/8/8/Q7 w - - 0 1",
                    "8/8/8/8/8/8/1rk5/KN6 b - - 0 1",
                    "7k/5K2/8/6Q1/8/8/8/8 w - - 0 1",
                    "3rk3/8/8/8/8/8/8/4K3 w - - 0 1",
                    "4k3/8/8/8/8/8/8/2QQK3 w - - 0 1",
                    "4k3/P6P/8/8/8/8/p6p/4K3 w - - 0 1",
                    "7k/PPP5/8/8/8/8/5ppp/K7 w - - 0 1",
                    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
                    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
                    "8/8/4k3/8/8/3KN3/8/8 w - - 95 90",
                    "8/8/3k4/8/8/4K3/4R3/8 w - - 140 90")
            .stream()
            .map(fen -> Fen.read(fen).orElseThrow())
            .toList();

    private final Chance chance;

    Occasion(Chance chance) {
        this.chance = chance;
    }

    Regulations regulations(Temper temper, Moment now) {
        Profile profile = chance.oneIn(3) ? chance.of(Profile.values()) : Profile.OVER_THE_BOARD;
        Regulations regulations = Regulations.usual(chance.of(Edition.all()), profile, control(temper))
                .with(chance.oneIn(4) ? FlagObserver.AUTOMATIC : FlagObserver.ARBITER)
                .with(chance.of(SessionStart.values()))
                .with(rules -> rules(rules, now));
        if (chance.oneIn(2)) {
            regulations = regulations.withDefaultTime(Duration.ofSeconds(chance.below(20)));
        }
        return chance.oneIn(2) ? regulations.withInitial(chance.of(NEAR_ENDS)) : regulations;
    }

    private EventRules rules(EventRules usual, Moment now) {
        EventRules rules = usual.with(chance.oneIn(3) ? chance.of(Tempo.values()) : Tempo.STANDARD)
                .with(chance.of(Supervision.values()))
                .with(agreement())
                .with(chance.of(Recorder.values()))
                .with(chance.of(QuickplayFinish.values()))
                .with(chance.of(FlagOrder.values()))
                .with(conduct());
        return chance.oneIn(4) ? rules.scheduledAt(now.plus(Duration.ofSeconds(chance.below(20)))) : rules;
    }

    private DrawAgreement agreement() {
        return chance.of(
                new DrawAgreement.Free(),
                new DrawAgreement.Free(),
                new DrawAgreement.Free(),
                new DrawAgreement.AfterMoves(chance.below(20)),
                new DrawAgreement.WithConsent(),
                new DrawAgreement.Forbidden());
    }

    private ConductRules conduct() {
        return new ConductRules(
                Scoring.USUAL,
                new DeviceRules(chance.of(DeviceRules.Bag.values()), chance.of(DeviceRules.Sanction.values())),
                chance.of(WaitingPlayer.values()),
                chance.of(Appeals.values()));
    }

    private TimeControl control(Temper temper) {
        int seconds = temper == Temper.SHUFFLING ? 4_000 : 400;
        Duration base = Duration.ofSeconds(20 + chance.below(seconds));
        Bonus bonus =
                chance.of(BonusMode.values()).of(Duration.ofSeconds(chance.oneIn(2) ? 0 : 10L + chance.below(30)));
        Period last = new Period(new Quota.AllMoves(), base, bonus);
        TimeControl control = chance.oneIn(2)
                ? TimeControl.inPeriods(last)
                : TimeControl.inPeriods(
                        new Period(new Quota.Moves(1 + chance.below(8)), base, bonus),
                        new Period(new Quota.Moves(1 + chance.below(8)), base, new Bonus.None()),
                        last);
        return new TimeControl(control.periods(), chance.of(PeriodSwitch.values()), chance.of(AtLastZero.values()));
    }

    /// How long people take between one act and the next, at most.
    Duration haste(Temper temper) {
        return temper == Temper.SHUFFLING
                ? Duration.ofMillis(200)
                : Duration.ofMillis(chance.of(List.of(20, 500, 3_000, 9_000)));
    }
}
