package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.board.Colour.BLACK;
import static org.jadoube.board.Colour.WHITE;
import static org.jadoube.laws.edition.Edition.FIDE_2001;
import static org.jadoube.laws.edition.Edition.FIDE_2005;
import static org.jadoube.laws.edition.Edition.FIDE_2009;
import static org.jadoube.laws.edition.Edition.FIDE_2014;
import static org.jadoube.laws.edition.Edition.FIDE_2023;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Position;
import org.jadoube.clock.Bonus;
import org.jadoube.clock.ClockSetting;
import org.jadoube.clock.Period;
import org.jadoube.clock.Quota;
import org.jadoube.clock.TimeControl;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.QuickplayFinish;
import org.jadoube.laws.edition.Recorder;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.edition.Supervision;
import org.jadoube.laws.edition.Tempo;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event.ArbiterAnswered;
import org.jadoube.laws.game.Event.ArbiterAsked;
import org.jadoube.laws.game.Event.ClocksStopped;
import org.jadoube.laws.game.Event.DrawOffered;
import org.jadoube.laws.game.Event.FlagFell;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Event.QuickplayDrawClaimed;
import org.jadoube.laws.game.Event.QuickplayDrawPostponed;
import org.jadoube.laws.game.Event.QuickplayDrawRejected;
import org.jadoube.laws.game.Event.ResultCorrected;
import org.jadoube.laws.game.Event.TimeAdded;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Basis;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Question;
import org.junit.jupiter.api.Test;

/// Article 10, later Appendix G and Guidelines III: the claim of a draw in a quickplay finish.
class QuickplayTest {
    private static final Duration TWO_MINUTES = Duration.ofMinutes(2);
    private static final Duration LESS = TWO_MINUTES.minus(Sitting.MICRO);
    private static final TimeControl AN_HOUR = TimeControl.of(Duration.ofHours(1));

    private static Regulations regulations(Edition edition) {
        return Regulations.usual(edition, Profile.OVER_THE_BOARD, AN_HOUR)
                .with(rules -> rules.with(QuickplayFinish.ANNOUNCED).with(Recorder.SYSTEM));
    }

    private static Sitting started(Regulations regulations) {
        return Sitting.under(regulations).started();
    }

    /// White, having the move, has so much left.
    private static Sitting left(Regulations regulations, Duration time) {
        return started(regulations).pass(Duration.ofHours(1).minus(time));
    }

    private static Sitting claims(Sitting sitting, Colour player) {
        return claims(sitting, player, Basis.NO_EFFORT_TO_WIN);
    }

    private static Sitting claims(Sitting sitting, Colour player, Basis basis) {
        return sitting.does(new Act.ClaimQuickplayDraw(Actor.player(player), sitting.now(), basis));
    }

    private static Sitting claimed(Edition edition) {
        return claims(left(regulations(edition), LESS), WHITE).accepted();
    }

    private static TimeAdded twoMinutes(Sitting sitting, String citation) {
        return new TimeAdded(sitting.now(), new Citation(citation), BLACK, TWO_MINUTES);
    }

    @Test
    void a_claim_is_put_to_the_arbiter_and_offers_a_draw() {
        Sitting sitting = claimed(FIDE_2009);
        assertThat(sitting.events())
                .containsExactly(
                        new QuickplayDrawClaimed(sitting.now(), new Citation("10.2"), WHITE, Basis.NO_EFFORT_TO_WIN),
                        new DrawOffered(sitting.now(), new Citation("9.1c"), WHITE),
                        new ArbiterAsked(
                                sitting.now(),
                                new Citation("10.2"),
                                new Question(
                                        1,
                                        Matter.QUICKPLAY_CLAIM,
                                        Optional.of(WHITE),
                                        "the opponent makes no effort to win by normal means")));
        assertThat(sitting.table().clock().running()).contains(WHITE);
        sitting.accepts(BLACK).ended(Result.DRAW, Ending.AGREEMENT, "5.2c");
    }

    @Test
    void up_to_2005_the_claimant_stops_the_clocks_and_later_he_may() {
        for (Edition edition : List.of(FIDE_2001, FIDE_2005)) {
            Sitting sitting = claimed(edition);
            assertThat(sitting.events().getFirst())
                    .isEqualTo(new ClocksStopped(sitting.now(), new Citation("10.2"), Actor.WHITE, "to claim a draw"));
            assertThat(sitting.table().clock().running()).isEmpty();
        }
        Sitting sitting = claimed(FIDE_2023).stops(Actor.WHITE);
        sitting.happened(ClocksStopped.class);
        Sitting stood = left(regulations(FIDE_2001), LESS).stops(Actor.WHITE);
        claims(stood, WHITE).happened(QuickplayDrawClaimed.class, DrawOffered.class, ArbiterAsked.class);
    }

    @Test
    void who_has_not_claimed_is_asked_why_he_stops_the_clocks() {
        claimed(FIDE_2009).stops(Actor.BLACK).happened(ClocksStopped.class, ArbiterAsked.class);
    }

    @Test
    void an_offer_that_is_open_is_not_made_twice() {
        Sitting sitting = left(regulations(FIDE_2009), LESS).offers(WHITE);
        claims(sitting, WHITE).happened(QuickplayDrawClaimed.class, ArbiterAsked.class);
    }

    @Test
    void exactly_two_minutes_are_too_much_and_no_time_is_too_little() {
        claims(left(regulations(FIDE_2009), TWO_MINUTES), WHITE).refused(Refusal.TIME_ENOUGH, "10.2");
        claims(left(regulations(FIDE_2009), Sitting.MICRO), WHITE).accepted();
        claims(left(regulations(FIDE_2009), Duration.ZERO), WHITE).refused(Refusal.FLAG_HAS_FALLEN, "10.2");
        claims(left(regulations(FIDE_2023), TWO_MINUTES), WHITE).refused(Refusal.TIME_ENOUGH, "III.5");
    }

    @Test
    void only_the_player_having_the_move_claims() {
        Sitting sitting = left(regulations(FIDE_2009), LESS);
        claims(sitting, BLACK).refused(Refusal.NOT_YOUR_MOVE, "10.2");
        sitting.releases("e2e4");
        claims(sitting, WHITE).refused(Refusal.NOT_YOUR_MOVE, "10.2");
    }

    @Test
    void a_claim_that_waits_is_not_made_again() {
        claims(claimed(FIDE_2009), WHITE).refused(Refusal.CLAIM_ALREADY_OPEN, "10.2");
        Sitting postponed = claimed(FIDE_2009).answers(1, Answer.POSTPONED);
        claims(postponed, WHITE).refused(Refusal.CLAIM_ALREADY_OPEN, "10.2");
        Sitting rejected = claimed(FIDE_2009).answers(1, Answer.REJECTED);
        claims(rejected, WHITE).accepted();
    }

    @Test
    void an_earlier_period_is_no_quickplay_finish() {
        TimeControl control = TimeControl.inPeriods(
                new Period(new Quota.Moves(1), Duration.ofHours(1), new Bonus.None()),
                new Period(new Quota.AllMoves(), Duration.ofMinutes(1), new Bonus.None()));
        Regulations regulations = Regulations.usual(FIDE_2009, Profile.OVER_THE_BOARD, control)
                .with(rules -> rules.with(Recorder.SYSTEM));
        Sitting sitting = Sitting.under(regulations).started().minutes(59);
        claims(sitting, WHITE).refused(Refusal.NOT_IN_FORCE, "10.1");
        claims(sitting.plays("e2e4", "e7e5").minutes(1), WHITE).accepted();
    }

    @Test
    void since_2014_it_must_be_announced_and_have_no_increment() {
        for (Edition edition : List.of(FIDE_2014, FIDE_2023)) {
            Regulations silent = regulations(edition).with(rules -> rules.with(QuickplayFinish.NOT_ANNOUNCED));
            claims(left(silent, LESS), WHITE)
                    .refused(Refusal.NOT_IN_FORCE, edition.equals(FIDE_2014) ? "G.1" : "III.1");
            Regulations increment = Regulations.usual(edition, Profile.OVER_THE_BOARD, Sitting.increment(60, 5))
                    .with(rules -> rules.with(QuickplayFinish.ANNOUNCED));
            claims(left(increment, LESS), WHITE)
                    .refused(Refusal.NOT_IN_FORCE, edition.equals(FIDE_2014) ? "G.1" : "III.1");
        }
        Regulations silent = regulations(FIDE_2009).with(rules -> rules.with(QuickplayFinish.NOT_ANNOUNCED));
        claims(left(silent, LESS), WHITE).accepted();
        Regulations increment = Regulations.usual(FIDE_2009, Profile.OVER_THE_BOARD, Sitting.increment(60, 5));
        claims(started(increment).minutes(59), WHITE).accepted();
    }

    @Test
    void blitz_has_none_but_the_supervised_blitz_of_2009() {
        for (Edition edition : List.of(FIDE_2001, FIDE_2005, FIDE_2014, FIDE_2023)) {
            for (Supervision supervision : Supervision.values()) {
                Regulations blitz = regulations(edition)
                        .with(rules -> rules.with(Tempo.BLITZ).with(supervision));
                assertThat(claims(left(blitz, LESS), WHITE).last())
                        .isEqualTo(Verdict.refused(new Citation("10.1"), Refusal.NOT_IN_FORCE, ""));
            }
        }
        Regulations blitz = regulations(FIDE_2009).with(rules -> rules.with(Tempo.BLITZ));
        claims(left(blitz, LESS), WHITE).accepted();
        Regulations lacking = blitz.with(rules -> rules.with(Supervision.LACKING));
        claims(left(lacking, LESS), WHITE).refused(Refusal.NOT_IN_FORCE, "10.1");
        Regulations rapid = lacking.with(rules -> rules.with(Tempo.RAPID));
        claims(left(rapid, LESS), WHITE).accepted();
    }

    @Test
    void the_arbiter_declares_the_draw() {
        Sitting sitting = claimed(FIDE_2009).answers(1, Answer.DRAWN);
        sitting.happened(ArbiterAnswered.class, GameEnded.class);
        sitting.ended(Result.DRAW, Ending.QUICKPLAY_FINISH, "10.2a");
    }

    @Test
    void a_rejected_claim_brings_the_opponent_two_minutes() {
        Sitting sitting = claimed(FIDE_2009).answers(1, Answer.REJECTED).goesOn();
        assertThat(sitting.events().subList(1, 3))
                .containsExactly(
                        new QuickplayDrawRejected(sitting.now(), new Citation("10.2c"), WHITE),
                        twoMinutes(sitting, "10.2c"));
        assertThat(sitting.remaining(BLACK)).isEqualTo(Duration.ofMinutes(62));
        assertThat(sitting.table().quickplay().isPending()).isFalse();
    }

    @Test
    void a_postponed_decision_may_bring_the_opponent_two_minutes_or_not() {
        Sitting without = claimed(FIDE_2001).answers(1, Answer.POSTPONED);
        assertThat(without.events().getLast())
                .isEqualTo(new QuickplayDrawPostponed(without.now(), new Citation("10.2b"), WHITE));
        assertThat(without.remaining(BLACK)).isEqualTo(Duration.ofHours(1));
        Sitting with = claimed(FIDE_2001).answers(1, Answer.POSTPONED_WITH_TIME);
        with.happened(ArbiterAnswered.class, QuickplayDrawPostponed.class, TimeAdded.class);
        assertThat(with.events().getLast()).isEqualTo(twoMinutes(with, "10.2b"));
    }

    @Test
    void from_2005_on_a_postponed_decision_may_be_given_later_in_the_game() {
        Sitting sitting = claimed(FIDE_2005).answers(1, Answer.POSTPONED).restarts(Actor.ARBITER, WHITE);
        assertThat(sitting.table().desk().open())
                .containsExactly(new Question(2, Matter.QUICKPLAY_RESULT, Optional.of(WHITE), ""));
        sitting.plays("e2e4").answers(2, Answer.DRAWN);
        sitting.ended(Result.DRAW, Ending.QUICKPLAY_FINISH, "10.2b");
        Sitting in2001 = claimed(FIDE_2001).answers(1, Answer.POSTPONED);
        assertThat(in2001.table().desk().open()).isEmpty();
    }

    @Test
    void a_flag_that_falls_first_asks_the_arbiter_whoever_lost_it() {
        Sitting sitting = claimed(FIDE_2001).answers(1, Answer.POSTPONED).restarts(Actor.ARBITER, WHITE);
        sitting.minutes(2).claimsFlag(BLACK, WHITE);
        sitting.happened(FlagFell.class, ClocksStopped.class, ArbiterAsked.class)
                .goesOn();
        assertThat(sitting.events().get(1))
                .isEqualTo(new ClocksStopped(sitting.now(), new Citation("6.12a"), Actor.ARBITER, ""));
        sitting.asked(WHITE, Matter.QUICKPLAY_RESULT, "10.2b").answers(2, Answer.DRAWN);
        sitting.ended(Result.DRAW, Ending.QUICKPLAY_FINISH, "10.2b");

        Sitting opponent = claimed(FIDE_2001).answers(1, Answer.POSTPONED).restarts(Actor.ARBITER, WHITE);
        opponent.plays("e2e4").minutes(60).observes(Actor.ARBITER, BLACK).goesOn();
        opponent.answers(2, Answer.REJECTED).ended(Result.WHITE_WINS, Ending.TIME_FORFEIT, "6.10");
    }

    @Test
    void against_the_claimant_the_flag_decides() {
        Sitting sitting = claimed(FIDE_2009).answers(1, Answer.POSTPONED);
        sitting.minutes(2)
                .claimsFlag(BLACK, WHITE)
                .happened(FlagFell.class, ClocksStopped.class)
                .goesOn();
        sitting.answers(2, Answer.REJECTED).happened(ArbiterAnswered.class, GameEnded.class);
        sitting.ended(Result.BLACK_WINS, Ending.TIME_FORFEIT, "6.9");
    }

    @Test
    void and_even_then_it_is_a_draw_if_the_opponent_cannot_checkmate() {
        Position position = Sitting.position(WHITE, "Ke1 Qd1", "Ke8");
        Sitting sitting = claims(left(regulations(FIDE_2009).withInitial(position), LESS), WHITE);
        sitting.answers(1, Answer.POSTPONED).minutes(2).claimsFlag(BLACK, WHITE);
        sitting.answers(2, Answer.REJECTED).ended(Result.DRAW, Ending.TIME_WITHOUT_MATING_MATERIAL, "6.9");
    }

    @Test
    void without_a_flag_down_his_no_decides_nothing_and_he_is_asked_again() {
        Sitting sitting = claimed(FIDE_2009).answers(1, Answer.POSTPONED);
        sitting.answers(2, Answer.REJECTED).happened(ArbiterAnswered.class).goesOn();
        sitting.minutes(2).claimsFlag(BLACK, WHITE);
        sitting.happened(FlagFell.class, ClocksStopped.class, ArbiterAsked.class);
        sitting.asked(WHITE, Matter.QUICKPLAY_RESULT, "10.2b");
    }

    @Test
    void a_flag_that_falls_before_his_first_word_waits_for_it() {
        Sitting drawn = claimed(FIDE_2009).minutes(2).claimsFlag(BLACK, WHITE).goesOn();
        drawn.happened(FlagFell.class, ClocksStopped.class);
        drawn.answers(1, Answer.DRAWN).ended(Result.DRAW, Ending.QUICKPLAY_FINISH, "10.2a");
        Sitting rejected = claimed(FIDE_2009).minutes(2).claimsFlag(BLACK, WHITE);
        rejected.answers(1, Answer.REJECTED);
        rejected.happened(ArbiterAnswered.class, QuickplayDrawRejected.class, TimeAdded.class, GameEnded.class);
        rejected.ended(Result.BLACK_WINS, Ending.TIME_FORFEIT, "6.9");
        Sitting postponed = claimed(FIDE_2001).restarts(Actor.ARBITER, WHITE).minutes(2);
        postponed.claimsFlag(BLACK, WHITE).answers(1, Answer.POSTPONED);
        postponed.happened(ArbiterAnswered.class, QuickplayDrawPostponed.class, ArbiterAsked.class);
    }

    @Test
    void a_flag_that_nobody_has_seen_waits_for_no_word() {
        Sitting sitting = claimed(FIDE_2009).minutes(2).answers(1, Answer.REJECTED);
        sitting.happened(ArbiterAnswered.class, QuickplayDrawRejected.class, TimeAdded.class)
                .goesOn();

        TimeControl control = TimeControl.inPeriods(
                new Period(new Quota.Moves(1), Duration.ofHours(1), new Bonus.None()),
                new Period(new Quota.AllMoves(), Duration.ofMinutes(1), new Bonus.None()));
        Sitting earlier = started(Regulations.usual(FIDE_2009, Profile.OVER_THE_BOARD, control)
                .with(rules -> rules.with(Recorder.SYSTEM)));
        earlier.plays("e2e4", "e7e5").minutes(60).observes(Actor.ARBITER, WHITE).happened(FlagFell.class);
        claims(earlier, WHITE).accepted();
        earlier.minutes(1).answers(1, Answer.REJECTED).goesOn();
    }

    @Test
    void clocks_set_anew_leave_no_flag_to_decide() {
        Sitting sitting = claimed(FIDE_2009).answers(1, Answer.POSTPONED);
        sitting.minutes(2).claimsFlag(BLACK, WHITE);
        ClockSetting.Side side = new ClockSetting.Side(Duration.ofMinutes(5), 1, 0);
        sitting.sets(Actor.ARBITER, new ClockSetting(side, side))
                .answers(2, Answer.REJECTED)
                .goesOn();
    }

    @Test
    void with_no_arbiter_there_the_claim_ends_the_game() {
        for (Edition edition : List.of(FIDE_2001, FIDE_2009, FIDE_2023)) {
            Regulations alone =
                    regulations(edition).with(rules -> rules.with(QuickplayFinish.ANNOUNCED_WITHOUT_ARBITER));
            Sitting sitting = claims(left(alone, LESS), WHITE, Basis.CANNOT_WIN_BY_NORMAL_MEANS);
            sitting.happened(QuickplayDrawClaimed.class, GameEnded.class, ArbiterAsked.class);
            sitting.ended(Result.UNDECIDED, Ending.REFERRED, edition.equals(FIDE_2023) ? "III.6.1.1" : "D.1a");
            sitting.asked(WHITE, Matter.QUICKPLAY_RESULT, "D.1").answers(1, Answer.DRAWN);
            assertThat(sitting.events().getLast())
                    .isEqualTo(new ResultCorrected(sitting.now(), new Citation("D.1"), Result.DRAW, "as I see it"));
            assertThat(sitting.table().game().result()).contains(Result.DRAW);
        }
    }

    @Test
    void where_that_is_not_drawn_the_result_is_still_to_be_said() {
        Regulations alone = regulations(FIDE_2009).with(rules -> rules.with(QuickplayFinish.ANNOUNCED_WITHOUT_ARBITER));
        Sitting sitting = claims(left(alone, LESS), WHITE, Basis.NO_EFFORT_TO_WIN);
        sitting.ended(Result.UNDECIDED, Ending.REFERRED, "D.1b");
        sitting.answers(1, Answer.REJECTED).happened(ArbiterAnswered.class);
        assertThat(sitting.table().game().result()).contains(Result.UNDECIDED);
        sitting.does(new Act.CorrectResult(Actor.ARBITER, sitting.now(), Result.BLACK_WINS, "he was trying to win"));
        assertThat(sitting.table().game().result()).contains(Result.BLACK_WINS);
    }
}
