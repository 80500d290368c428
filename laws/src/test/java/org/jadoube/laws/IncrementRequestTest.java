package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.board.Colour.BLACK;
import static org.jadoube.board.Colour.WHITE;
import static org.jadoube.laws.edition.Edition.FIDE_2009;
import static org.jadoube.laws.edition.Edition.FIDE_2014;
import static org.jadoube.laws.edition.Edition.FIDE_2017;
import static org.jadoube.laws.edition.Edition.FIDE_2023;

import java.time.Duration;
import java.util.List;
import org.jadoube.board.Colour;
import org.jadoube.clock.TimeControl;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.edition.DrawAgreement;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.QuickplayFinish;
import org.jadoube.laws.edition.Recorder;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event.ArbiterAnswered;
import org.jadoube.laws.game.Event.ArbiterAsked;
import org.jadoube.laws.game.Event.ClocksStopped;
import org.jadoube.laws.game.Event.DrawDeclined;
import org.jadoube.laws.game.Event.DrawOffered;
import org.jadoube.laws.game.Event.GameAnnulled;
import org.jadoube.laws.game.Event.IncrementIntroduced;
import org.jadoube.laws.game.Event.IncrementRequested;
import org.jadoube.laws.game.Event.TimeAdded;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Basis;
import org.jadoube.laws.term.Matter;
import org.junit.jupiter.api.Test;

/// Appendix G.4 of 2014, Guideline III.4 since 2017: asking for five seconds a move.
class IncrementRequestTest {
    private static final Duration TWO_MINUTES = Duration.ofMinutes(2);
    private static final Duration LESS = TWO_MINUTES.minus(Sitting.MICRO);

    private static Regulations regulations(Edition edition, QuickplayFinish finish) {
        return Regulations.usual(edition, Profile.OVER_THE_BOARD, TimeControl.of(Duration.ofHours(1)))
                .with(rules -> rules.with(finish).with(Recorder.SYSTEM));
    }

    private static Sitting left(Edition edition, Duration time) {
        return left(edition, QuickplayFinish.ANNOUNCED, time);
    }

    private static Sitting left(Edition edition, QuickplayFinish finish, Duration time) {
        return Sitting.under(regulations(edition, finish))
                .started()
                .plays("e2e4", "e7e5")
                .pass(Duration.ofHours(1).minus(time));
    }

    private static Sitting requests(Sitting sitting, Colour player) {
        return sitting.does(new Act.RequestIncrement(Actor.player(player), sitting.now()));
    }

    @Test
    void the_request_offers_a_draw_and_asks_nobody_yet() {
        for (Edition edition : List.of(FIDE_2014, FIDE_2017, FIDE_2023)) {
            Sitting sitting = requests(left(edition, LESS), WHITE);
            assertThat(sitting.events())
                    .containsExactly(
                            new IncrementRequested(sitting.now(), new Citation("2023/III.4"), WHITE),
                            new DrawOffered(sitting.now(), new Citation("2023/III.4"), WHITE));
            assertThat(sitting.table().desk().open()).isEmpty();
            assertThat(sitting.table().quickplay().requested()).contains(WHITE);
            sitting.accepts(BLACK);
            assertThat(sitting.table().game().end().orElseThrow().ending()).isEqualTo(Ending.AGREEMENT);
        }
    }

    @Test
    void an_offer_already_open_is_the_one_to_refuse() {
        Sitting sitting = requests(left(FIDE_2023, LESS).offers(WHITE), WHITE).happened(IncrementRequested.class);
        sitting.declines(BLACK).happened(DrawDeclined.class, ArbiterAsked.class);
    }

    @Test
    void once_the_opponent_has_refused_the_arbiter_is_asked() {
        Sitting sitting = requests(left(FIDE_2023, LESS), WHITE).declines(BLACK);
        sitting.happened(DrawDeclined.class, ArbiterAsked.class).asked(WHITE, Matter.INCREMENT_REQUEST, "2023/III.4");
        assertThat(sitting.table().quickplay().requested()).isEmpty();
    }

    @Test
    void where_no_draw_may_be_offered_the_arbiter_is_asked_at_once() {
        Regulations regulations = regulations(FIDE_2023, QuickplayFinish.ANNOUNCED)
                .with(rules -> rules.with(new DrawAgreement.Forbidden()));
        Sitting sitting =
                Sitting.under(regulations).started().pass(Duration.ofHours(1).minus(LESS));
        requests(sitting, WHITE).happened(IncrementRequested.class, ArbiterAsked.class);
        sitting.asked(WHITE, Matter.INCREMENT_REQUEST, "2023/III.4");
    }

    @Test
    void the_refusal_of_another_offer_asks_nobody() {
        Sitting sitting = requests(left(FIDE_2023, LESS), WHITE);
        sitting.offers(BLACK).declines(WHITE).happened(DrawDeclined.class);
        left(FIDE_2023, LESS).offers(WHITE).declines(BLACK).happened(DrawDeclined.class);
    }

    @Test
    void if_he_agrees_both_have_five_seconds_more_a_move_and_the_opponent_two_minutes() {
        Sitting sitting = requests(left(FIDE_2023, LESS), WHITE).stops(Actor.WHITE);
        sitting.happened(ClocksStopped.class);
        sitting.declines(BLACK).answers(1, Answer.UPHELD);
        assertThat(sitting.events().subList(1, 3))
                .containsExactly(
                        new IncrementIntroduced(sitting.now(), new Citation("2023/III.4"), Duration.ofSeconds(5)),
                        new TimeAdded(sitting.now(), new Citation("2023/III.4"), BLACK, TWO_MINUTES));
        assertThat(sitting.remaining(WHITE)).isEqualTo(LESS);
        assertThat(sitting.remaining(BLACK)).isEqualTo(Duration.ofMinutes(62));
        sitting.restarts(Actor.ARBITER, WHITE).seconds(1).plays("g1f3");
        assertThat(sitting.remaining(WHITE)).isEqualTo(LESS.plusSeconds(4));
        sitting.seconds(1).plays("b8c6");
        assertThat(sitting.remaining(BLACK)).isEqualTo(Duration.ofMinutes(62).plusSeconds(4));
    }

    @Test
    void with_the_increment_there_is_no_quickplay_finish_any_more() {
        Sitting sitting = requests(left(FIDE_2023, LESS), WHITE).declines(BLACK).answers(1, Answer.UPHELD);
        requests(sitting, WHITE).refused(Refusal.NOT_IN_FORCE, "III.1");
        sitting.does(new Act.ClaimQuickplayDraw(Actor.WHITE, sitting.now(), Basis.NO_EFFORT_TO_WIN))
                .refused(Refusal.NOT_IN_FORCE, "III.1");
    }

    @Test
    void if_he_does_not_agree_the_player_may_still_claim_or_ask_again() {
        Sitting sitting = requests(left(FIDE_2023, LESS), WHITE).declines(BLACK).answers(1, Answer.REJECTED);
        sitting.happened(ArbiterAnswered.class).goesOn();
        assertThat(sitting.remaining(BLACK)).isEqualTo(Duration.ofHours(1));
        sitting.does(new Act.ClaimQuickplayDraw(Actor.WHITE, sitting.now(), Basis.NO_EFFORT_TO_WIN))
                .accepted();
    }

    @Test
    void exactly_two_minutes_are_too_much_and_only_the_player_having_the_move_asks() {
        requests(left(FIDE_2023, TWO_MINUTES), WHITE).refused(Refusal.TIME_ENOUGH, "III.4");
        requests(left(FIDE_2023, LESS), BLACK).refused(Refusal.NOT_YOUR_MOVE, "III.4");
        requests(left(FIDE_2023, Duration.ZERO), WHITE).refused(Refusal.FLAG_HAS_FALLEN, "III.4");
    }

    @Test
    void he_does_not_ask_twice_at_once() {
        requests(requests(left(FIDE_2023, LESS), WHITE), WHITE).refused(Refusal.CLAIM_ALREADY_OPEN, "III.4");
    }

    @Test
    void before_2014_without_announcement_or_without_arbiter_nobody_can_be_asked() {
        requests(left(FIDE_2009, LESS), WHITE).refused(Refusal.NOT_IN_FORCE, "10.1");
        requests(left(FIDE_2023, QuickplayFinish.NOT_ANNOUNCED, LESS), WHITE).refused(Refusal.NOT_IN_FORCE, "III.1");
        requests(left(FIDE_2023, QuickplayFinish.ANNOUNCED_WITHOUT_ARBITER, LESS), WHITE)
                .refused(Refusal.NOT_IN_FORCE, "III.1");
    }

    @Test
    void a_game_begun_anew_has_its_old_pace() {
        Sitting sitting = requests(left(FIDE_2023, LESS), WHITE).declines(BLACK).answers(1, Answer.UPHELD);
        sitting.happens(new GameAnnulled(sitting.now(), new Citation("7.1a")));
        assertThat(sitting.table().clock().control()).isEqualTo(TimeControl.of(Duration.ofHours(1)));
        assertThat(sitting.table().quickplay().isPending()).isFalse();
    }
}
