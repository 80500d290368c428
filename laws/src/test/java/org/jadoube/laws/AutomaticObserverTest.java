package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.board.Colour.BLACK;
import static org.jadoube.board.Colour.WHITE;
import static org.jadoube.laws.edition.Edition.FIDE_2005;
import static org.jadoube.laws.edition.Edition.FIDE_2009;
import static org.jadoube.laws.edition.Edition.FIDE_2023;

import java.time.Duration;
import java.util.Optional;
import org.jadoube.board.Position;
import org.jadoube.clock.Bonus;
import org.jadoube.clock.Moment;
import org.jadoube.clock.Period;
import org.jadoube.clock.Quota;
import org.jadoube.clock.TimeControl;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.FlagObserver;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Recorder;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event.ArbiterAnswered;
import org.jadoube.laws.game.Event.ArbiterAsked;
import org.jadoube.laws.game.Event.ClocksStopped;
import org.jadoube.laws.game.Event.FlagClaimRejected;
import org.jadoube.laws.game.Event.FlagFell;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Event.OutageReported;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Evidence;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Question;
import org.junit.jupiter.api.Test;

/// Articles 6.8, 6.9 and 6.14: a flag against other ends of the game, with an observer who always looks and with an
/// arbiter who may not; what nobody can prove; and what a claim may rest on.
class AutomaticObserverTest {
    private static final Duration FIVE_MINUTES = Duration.ofMinutes(5);

    /// White mates with the queen on a8.
    private static Position mateInOne() {
        return Sitting.position(WHITE, "Kg6 Qa1", "Kg8 Rh2");
    }

    private static Regulations regulations(FlagObserver observer) {
        return Regulations.usual(FIDE_2009, Profile.OVER_THE_BOARD, TimeControl.of(FIVE_MINUTES))
                .with(observer)
                .with(rules -> rules.with(Recorder.SYSTEM));
    }

    private static Sitting atZero(FlagObserver observer) {
        return Sitting.under(regulations(observer).withInitial(mateInOne()))
                .started()
                .pass(FIVE_MINUTES);
    }

    @Test
    void before_a_human_arbiter_mate_comes_before_a_flag_nobody_has_seen() {
        atZero(FlagObserver.ARBITER).releases("a1a8").ended(Result.WHITE_WINS, Ending.CHECKMATE, "5.1a");
    }

    @Test
    void an_automatic_observer_has_seen_the_flag_in_that_very_microsecond() {
        Sitting sitting = atZero(FlagObserver.AUTOMATIC).releases("a1a8");
        assertThat(sitting.events().getFirst())
                .isEqualTo(new FlagFell(sitting.now(), new Citation("6.8"), Actor.OBSERVER, WHITE, sitting.now()));
        sitting.ended(Result.BLACK_WINS, Ending.TIME_FORFEIT, "6.9");
    }

    @Test
    void a_microsecond_before_he_has_seen_nothing() {
        Sitting sitting = Sitting.under(regulations(FlagObserver.AUTOMATIC).withInitial(mateInOne()))
                .started()
                .pass(FIVE_MINUTES.minus(Sitting.MICRO));
        sitting.releases("a1a8").ended(Result.WHITE_WINS, Ending.CHECKMATE, "5.1a");
    }

    @Test
    void agreement_and_resignation_stand_before_a_flag_nobody_has_seen() {
        Sitting agreed = Sitting.blitz(FIDE_2009).started().offers(BLACK).pass(FIVE_MINUTES);
        agreed.accepts(WHITE).ended(Result.DRAW, Ending.AGREEMENT, "5.2c");
        Sitting resigned = Sitting.blitz(FIDE_2009).started().pass(FIVE_MINUTES);
        resigned.resigns(BLACK).ended(Result.WHITE_WINS, Ending.RESIGNATION, "5.1b");
        Sitting seen = Sitting.under(regulations(FlagObserver.AUTOMATIC)).started();
        seen.pass(FIVE_MINUTES).resigns(BLACK).ended(Result.BLACK_WINS, Ending.TIME_FORFEIT, "6.9");
    }

    @Test
    void an_outage_is_no_flag_and_standing_clocks_have_none() {
        Sitting sitting = Sitting.under(regulations(FlagObserver.AUTOMATIC)).started();
        Moment alive = sitting.now();
        sitting.minutes(6).does(new Act.ReportOutage(Actor.HALL, sitting.now(), alive));
        sitting.happened(OutageReported.class).goesOn();
        Sitting stood =
                Sitting.under(regulations(FlagObserver.AUTOMATIC)).started().stops(Actor.ARBITER);
        stood.minutes(6).restarts(Actor.ARBITER, WHITE).accepted().goesOn();
    }

    @Test
    void after_the_end_he_looks_no_more() {
        Sitting sitting =
                Sitting.under(regulations(FlagObserver.AUTOMATIC)).started().resigns(WHITE);
        sitting.minutes(6).offers(BLACK).refused(Refusal.GAME_OVER, "12.5");
        sitting.does(new Act.CorrectResult(Actor.ARBITER, sitting.now(), Result.DRAW, "they had agreed"));
        assertThat(sitting.table().game().result()).contains(Result.DRAW);
    }

    @Test
    void with_the_quota_met_what_is_done_after_a_zero_is_done() {
        TimeControl control = TimeControl.inPeriods(
                new Period(new Quota.Moves(1), FIVE_MINUTES, new Bonus.None()),
                new Period(new Quota.AllMoves(), FIVE_MINUTES, new Bonus.None()));
        Regulations regulations = Regulations.usual(FIDE_2023, Profile.OVER_THE_BOARD, control)
                .with(FlagObserver.AUTOMATIC)
                .with(rules -> rules.with(Recorder.SYSTEM));
        Sitting sitting =
                Sitting.under(regulations).started().plays("e2e4", "e7e5").minutes(6);
        sitting.plays("g1f3").goesOn();
        sitting.observes(Actor.OBSERVER, WHITE).happened(FlagFell.class).goesOn();
    }

    @Test
    void the_side_that_ran_out_first_is_the_one_he_has_seen() {
        Sitting sitting = Sitting.under(regulations(FlagObserver.AUTOMATIC)).started();
        sitting.minutes(1).plays("e2e4").minutes(5).releases("e7e5");
        sitting.ended(Result.WHITE_WINS, Ending.TIME_FORFEIT, "6.9");
    }

    /// White has left his king in check and not pressed, and his flag falls: no position stands on the board.
    private static Sitting nothingToProve() {
        Position position = Sitting.position(WHITE, "Ke1 Qd1 a2", "Ke8 Re7");
        Sitting sitting = Sitting.under(regulations(FlagObserver.ARBITER).withInitial(position))
                .started();
        return sitting.releases("a2a3").accepted().pass(FIVE_MINUTES).claimsFlag(BLACK, WHITE);
    }

    @Test
    void what_nobody_can_prove_the_arbiter_decides_and_the_flag_is_kept() {
        Sitting sitting = nothingToProve();
        sitting.happened(FlagFell.class, ClocksStopped.class, ArbiterAsked.class)
                .goesOn();
        assertThat(sitting.events().subList(1, 3))
                .containsExactly(
                        new ClocksStopped(sitting.now(), new Citation("6.12a"), Actor.ARBITER, ""),
                        new ArbiterAsked(
                                sitting.now(),
                                new Citation("6.9"),
                                new Question(1, Matter.CAN_STILL_CHECKMATE, Optional.of(BLACK), "")));
        sitting.answers(1, Answer.UPHELD).happened(ArbiterAnswered.class, GameEnded.class);
        sitting.ended(Result.BLACK_WINS, Ending.TIME_FORFEIT, "6.9");
        nothingToProve().answers(1, Answer.REJECTED).ended(Result.DRAW, Ending.TIME_WITHOUT_MATING_MATERIAL, "6.9");
    }

    @Test
    void his_answer_comes_too_late_for_a_game_that_has_ended_otherwise() {
        Sitting sitting = nothingToProve();
        sitting.does(new Act.RuleResult(Actor.ARBITER, sitting.now(), Result.WHITE_WINS, "they both say so"));
        sitting.answers(1, Answer.REJECTED).happened(ArbiterAnswered.class);
        assertThat(sitting.table().game().result()).contains(Result.WHITE_WINS);
    }

    @Test
    void clocks_that_stand_are_not_stopped_for_it() {
        Position position = Sitting.position(WHITE, "Ke1 Qd1 a2", "Ke8 Re7");
        Sitting sitting = Sitting.under(regulations(FlagObserver.ARBITER).withInitial(position))
                .started()
                .releases("a2a3")
                .pass(FIVE_MINUTES)
                .stops(Actor.ARBITER);
        sitting.claimsFlag(BLACK, WHITE).happened(FlagFell.class, ArbiterAsked.class);
    }

    private static Sitting claims(Edition edition, Evidence evidence) {
        Sitting sitting = Sitting.blitz(edition).started().pass(FIVE_MINUTES);
        return sitting.does(new Act.ClaimFlag(Actor.BLACK, sitting.now(), WHITE, evidence));
    }

    @Test
    void until_2005_no_claim_rests_on_a_display_and_later_none_on_a_display_alone() {
        for (Evidence evidence : Evidence.values()) {
            assertThat(claims(FIDE_2005, evidence).table().game().end().isPresent())
                    .isEqualTo(evidence == Evidence.NO_DISPLAY);
            assertThat(claims(FIDE_2009, evidence).table().game().end().isPresent())
                    .isEqualTo(evidence != Evidence.DISPLAY_ALONE);
        }
        Sitting sitting = claims(FIDE_2023, Evidence.DISPLAY_ALONE);
        assertThat(sitting.events())
                .containsExactly(new FlagClaimRejected(
                        sitting.now(),
                        new Citation("2023/6.12.2"),
                        Actor.BLACK,
                        WHITE,
                        "the claim rests on a display"));
    }
}
