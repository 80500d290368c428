package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.board.Colour.BLACK;
import static org.jadoube.board.Colour.WHITE;
import static org.jadoube.laws.edition.Edition.FIDE_1997;
import static org.jadoube.laws.edition.Edition.FIDE_2001;
import static org.jadoube.laws.edition.Edition.FIDE_2005;
import static org.jadoube.laws.edition.Edition.FIDE_2009;
import static org.jadoube.laws.edition.Edition.FIDE_2014;
import static org.jadoube.laws.edition.Edition.FIDE_2017;
import static org.jadoube.laws.edition.Edition.FIDE_2023;

import java.time.Duration;
import java.util.List;
import org.jadoube.clock.AtLastZero;
import org.jadoube.clock.Bonus;
import org.jadoube.clock.Period;
import org.jadoube.clock.PeriodSwitch;
import org.jadoube.clock.Quota;
import org.jadoube.clock.TimeControl;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.FlagOrder;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.QuickplayFinish;
import org.jadoube.laws.edition.Recorder;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.ArbiterAnswered;
import org.jadoube.laws.game.Event.ArbiterAsked;
import org.jadoube.laws.game.Event.BothFlagsFell;
import org.jadoube.laws.game.Event.ClocksStopped;
import org.jadoube.laws.game.Event.FlagFell;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Event.ScoresheetUpdateOrdered;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Question;
import org.junit.jupiter.api.Test;

/// Article 6.11: both flags are down and nobody can tell which fell first.
class BothFlagsTest {
    private static final TimeControl AN_HOUR = TimeControl.of(Duration.ofHours(1));

    private static TimeControl twoMovesThenTheRest() {
        return TimeControl.inPeriods(
                        new Period(new Quota.Moves(2), Duration.ofHours(1), new Bonus.None()),
                        new Period(new Quota.AllMoves(), Duration.ofHours(1), new Bonus.None()))
                .with(PeriodSwitch.AT_MOVE_COUNT);
    }

    private static Regulations mechanical(Edition edition, TimeControl control) {
        return Regulations.usual(edition, Profile.OVER_THE_BOARD, control)
                .with(rules -> rules.with(FlagOrder.NOT_SHOWN).with(Recorder.SYSTEM));
    }

    private static Regulations announced(Edition edition, TimeControl control) {
        return mechanical(edition, control).with(rules -> rules.with(QuickplayFinish.ANNOUNCED));
    }

    /// White's flag falls first, then Black's, and nobody looks.
    private static Sitting bothDown(Regulations regulations) {
        return Sitting.under(regulations).started().minutes(60).plays("e2e4").minutes(60);
    }

    private static Sitting seesBoth(Sitting sitting) {
        return sitting.does(new Act.ObserveBothFlags(Actor.ARBITER, sitting.now()));
    }

    private static BothFlagsFell both(Sitting sitting, String citation) {
        return new BothFlagsFell(sitting.now(), new Citation(citation));
    }

    private static FlagFell fell(Sitting sitting, org.jadoube.board.Colour flag, int minutesAgo) {
        return new FlagFell(
                sitting.now(),
                new Citation("6.8"),
                Actor.ARBITER,
                flag,
                sitting.now().plus(Duration.ofMinutes(-minutesAgo)));
    }

    @Test
    void in_1997_the_game_goes_on() {
        Sitting sitting = seesBoth(bothDown(mechanical(FIDE_1997, AN_HOUR))).goesOn();
        assertThat(sitting.events())
                .containsExactly(fell(sitting, WHITE, 60), fell(sitting, BLACK, 0), both(sitting, "6.11a"));
    }

    @Test
    void from_2001_to_2014_it_is_a_draw_in_the_last_period() {
        for (Edition edition : List.of(FIDE_2001, FIDE_2005, FIDE_2009)) {
            Sitting sitting = seesBoth(bothDown(mechanical(edition, AN_HOUR)));
            assertThat(sitting.events().subList(0, 3))
                    .containsExactly(fell(sitting, WHITE, 60), fell(sitting, BLACK, 0), both(sitting, "6.11"));
            assertThat(sitting.events().getLast()).isInstanceOf(GameEnded.class);
        }
        seesBoth(bothDown(mechanical(FIDE_2001, AN_HOUR))).ended(Result.DRAW, Ending.BOTH_FLAGS, "10.3");
        seesBoth(bothDown(mechanical(FIDE_2005, AN_HOUR))).ended(Result.DRAW, Ending.BOTH_FLAGS, "6.12b");
        seesBoth(bothDown(mechanical(FIDE_2009, AN_HOUR))).ended(Result.DRAW, Ending.BOTH_FLAGS, "6.11b");
        seesBoth(bothDown(mechanical(FIDE_2014, AN_HOUR))).ended(Result.DRAW, Ending.BOTH_FLAGS, "6.11b");
    }

    @Test
    void it_is_no_other_when_a_player_claims_or_the_arbiter_names_one_flag() {
        bothDown(mechanical(FIDE_2009, AN_HOUR))
                .claimsFlag(BLACK, WHITE)
                .happened(FlagFell.class, FlagFell.class, BothFlagsFell.class, GameEnded.class)
                .ended(Result.DRAW, Ending.BOTH_FLAGS, "6.11b");
        bothDown(mechanical(FIDE_2009, AN_HOUR))
                .observes(Actor.ARBITER, BLACK)
                .ended(Result.DRAW, Ending.BOTH_FLAGS, "6.11b");
    }

    @Test
    void in_an_earlier_period_the_game_goes_on_in_every_edition() {
        for (Edition edition : List.of(FIDE_1997, FIDE_2001, FIDE_2005, FIDE_2009, FIDE_2014)) {
            Sitting sitting = seesBoth(bothDown(mechanical(edition, twoMovesThenTheRest())));
            sitting.happened(FlagFell.class, FlagFell.class, BothFlagsFell.class)
                    .goesOn();
            assertThat(sitting.events().getLast()).isEqualTo(both(sitting, "6.11a"));
        }
        Sitting announced = seesBoth(bothDown(announced(FIDE_2023, twoMovesThenTheRest())));
        announced.happened(FlagFell.class, FlagFell.class, BothFlagsFell.class).goesOn();
    }

    @Test
    void from_2017_on_it_is_a_draw_only_where_the_guidelines_were_announced() {
        seesBoth(bothDown(announced(FIDE_2017, AN_HOUR))).ended(Result.DRAW, Ending.BOTH_FLAGS, "III.3.1.2");
        Sitting sitting = seesBoth(bothDown(mechanical(FIDE_2023, AN_HOUR)));
        sitting.happened(FlagFell.class, FlagFell.class, BothFlagsFell.class, ClocksStopped.class, ArbiterAsked.class);
        assertThat(sitting.events().get(2)).isEqualTo(both(sitting, "6.8"));
        assertThat(sitting.table().desk().open())
                .containsExactly(new Question(1, Matter.BOTH_FLAGS, java.util.Optional.empty(), ""));
        assertThat(sitting.table().clock().running()).isEmpty();
    }

    @Test
    void where_no_rule_is_announced_the_arbiter_finds_one() {
        Sitting drawn = seesBoth(bothDown(mechanical(FIDE_2023, AN_HOUR))).answers(1, Answer.DRAWN);
        drawn.ended(Result.DRAW, Ending.BOTH_FLAGS, "Preface");
        Sitting on = seesBoth(bothDown(mechanical(FIDE_2023, AN_HOUR))).answers(1, Answer.PLAY_ON);
        on.happened(ArbiterAnswered.class).goesOn();
    }

    @Test
    void with_an_increment_the_guidelines_do_not_apply() {
        TimeControl control = Sitting.increment(60, 10).with(AtLastZero.RUN_ON);
        Sitting sitting = Sitting.under(announced(FIDE_2023, control)).started().minutes(61);
        sitting.plays("e2e4").minutes(61);
        assertThat(seesBoth(sitting).table().desk().isAsked(Matter.BOTH_FLAGS)).isTrue();
    }

    @Test
    void a_clock_that_shows_the_order_answers_instead_of_the_arbiter() {
        Regulations shown = mechanical(FIDE_2009, AN_HOUR).with(rules -> rules.with(FlagOrder.SHOWN));
        Sitting sitting = seesBoth(bothDown(shown));
        sitting.happened(FlagFell.class, GameEnded.class).ended(Result.BLACK_WINS, Ending.TIME_FORFEIT, "6.9");
    }

    @Test
    void no_flag_that_is_up_is_seen_down() {
        Sitting sitting = Sitting.under(mechanical(FIDE_2009, AN_HOUR)).started();
        seesBoth(sitting.pass(Duration.ofHours(1).minus(Sitting.MICRO)))
                .refused(Refusal.FLAG_NOT_FALLEN, "6.8")
                .goesOn();
    }

    @Test
    void whoever_alone_has_too_few_moves_has_lost_whatever_the_order() {
        Sitting sitting = Sitting.under(mechanical(FIDE_2009, twoMovesThenTheRest()))
                .started()
                .releases("e2e4")
                .releases("e7e5")
                .releases("g1f3")
                .presses(WHITE)
                .minutes(60)
                .presses(BLACK)
                .minutes(60);
        assertThat(sitting.table().game().completed(WHITE)).isEqualTo(2);
        seesBoth(sitting).ended(Result.WHITE_WINS, Ending.TIME_FORFEIT, "6.9");
    }

    @Test
    void a_flag_that_the_device_does_not_show_counts_where_the_arbiter_sees_it() {
        TimeControl atZero = twoMovesThenTheRest().with(PeriodSwitch.AT_ZERO);
        Sitting sitting = Sitting.under(mechanical(FIDE_2009, atZero)).started().minutes(70);
        seesBoth(sitting).happened(FlagFell.class, BothFlagsFell.class).goesOn();
        assertThat(sitting.events().getLast()).isEqualTo(both(sitting, "6.11a"));
    }

    @Test
    void who_has_moves_enough_is_not_late_by_the_flag_of_the_other() {
        TimeControl atZero = twoMovesThenTheRest().with(PeriodSwitch.AT_ZERO);
        Sitting sitting = Sitting.under(mechanical(FIDE_2009, atZero)).started().plays("e2e4", "e7e5", "g1f3");
        sitting.minutes(61);
        seesBoth(sitting).ended(Result.WHITE_WINS, Ending.TIME_FORFEIT, "6.9");
    }

    @Test
    void where_the_game_goes_on_both_bring_their_scoresheets_up_to_date() {
        Sitting sitting = seesBoth(bothDown(recorded(FIDE_2009, twoMovesThenTheRest())));
        assertThat(sitting.events())
                .endsWith(
                        both(sitting, "6.11a"),
                        new ClocksStopped(
                                sitting.now(),
                                new Citation("8.5a"),
                                Actor.ARBITER,
                                "to bring the scoresheets up to date"),
                        new ScoresheetUpdateOrdered(sitting.now(), new Citation("8.5a"), WHITE),
                        new ScoresheetUpdateOrdered(sitting.now(), new Citation("8.5a"), BLACK));
        seesBoth(bothDown(recorded(FIDE_2009, AN_HOUR))).ended(Result.DRAW, Ending.BOTH_FLAGS, "6.11b");
    }

    @Test
    void a_flag_that_decides_nothing_sends_him_to_his_scoresheet_who_was_short_of_time() {
        TimeControl atZero = twoMovesThenTheRest().with(PeriodSwitch.AT_ZERO);
        Sitting sitting = Sitting.under(recorded(FIDE_2009, atZero)).started();
        sitting.plays("e2e4", "e7e5", "g1f3", "b8c6").minutes(61);
        assertThat(seesBoth(sitting).events())
                .endsWith(
                        fell(sitting, WHITE, 1),
                        new ScoresheetUpdateOrdered(sitting.now(), new Citation("8.5b"), WHITE));
    }

    /// The players keep score.
    private static Regulations recorded(Edition edition, TimeControl control) {
        return mechanical(edition, control).with(rules -> rules.with(Recorder.PLAYERS));
    }

    @Test
    void with_both_quotas_met_both_flags_are_noted_and_nothing_else() {
        Sitting sitting = Sitting.under(
                        mechanical(FIDE_2009, twoMovesThenTheRest().with(PeriodSwitch.AT_ZERO)))
                .started()
                .plays("e2e4", "e7e5", "g1f3", "b8c6")
                .minutes(61);
        seesBoth(sitting).happened(FlagFell.class).goesOn();
        List<Event> events = sitting.events();
        assertThat(events).containsExactly(fell(sitting, WHITE, 1));
    }
}
