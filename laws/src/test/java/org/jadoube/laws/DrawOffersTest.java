package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.board.Colour.BLACK;
import static org.jadoube.board.Colour.WHITE;
import static org.jadoube.laws.edition.Edition.FIDE_2001;
import static org.jadoube.laws.edition.Edition.FIDE_2009;
import static org.jadoube.laws.edition.Edition.FIDE_2014;
import static org.jadoube.laws.edition.Edition.FIDE_2017;
import static org.jadoube.laws.edition.Edition.FIDE_2023;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.clock.TimeControl;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.draw.DrawOffers;
import org.jadoube.laws.edition.DrawAgreement;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.EventRules;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Recorder;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.ArbiterAnswered;
import org.jadoube.laws.game.Event.ArbiterAsked;
import org.jadoube.laws.game.Event.DrawDeclined;
import org.jadoube.laws.game.Event.DrawOffered;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Event.IncidentRecorded;
import org.jadoube.laws.game.Event.MoveMade;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Contact;
import org.jadoube.laws.term.Incident;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Question;
import org.junit.jupiter.api.Test;

/// Article 9.1: offers and their answers.
class DrawOffersTest {
    private static final Citation DISTRACTION = new Citation("12.6");

    private static Sitting agreeing(Edition edition, DrawAgreement agreement) {
        return Sitting.under(Regulations.usual(edition, Profile.OVER_THE_BOARD, TimeControl.of(Duration.ofMinutes(5)))
                        .with((EventRules rules) -> rules.with(agreement).with(Recorder.SYSTEM)))
                .started();
    }

    private static Sitting online() {
        return Sitting.under(Regulations.usual(FIDE_2023, Profile.ONLINE, TimeControl.of(Duration.ofMinutes(5))))
                .started();
    }

    private static void answers(Sitting sitting, Answer answer) {
        int number = sitting.table().desk().open().getLast().number();
        sitting.does(new Act.AnswerQuestion(Actor.ARBITER, sitting.now(), number, answer, "as it is"))
                .accepted();
    }

    private static IncidentRecorded distraction(Sitting sitting, Colour player, String note) {
        return new IncidentRecorded(
                sitting.now(), DISTRACTION, Actor.player(player), player, Incident.DISTRACTION, note);
    }

    @Test
    void the_place_of_an_offer_is_between_move_and_press() {
        Sitting sitting = Sitting.blitz(FIDE_2009).started().releases("e2e4").offers(WHITE);
        sitting.happened(DrawOffered.class);
        assertThat(sitting.journal.getLast()).isEqualTo(new DrawOffered(sitting.now(), new Citation("9.1a"), WHITE));
        assertThat(sitting.table().desk().incidents()).isEmpty();
    }

    @Test
    void an_offer_before_the_move_is_as_good_and_goes_on_record() {
        Sitting sitting = Sitting.blitz(FIDE_2009).started().offers(WHITE);
        sitting.happened(DrawOffered.class, IncidentRecorded.class);
        assertThat(sitting.table().desk().incidents())
                .containsExactly(distraction(sitting, WHITE, "offered other than between his move and his press"));
        assertThat(sitting.table().game().drawOffer()).contains(WHITE);
    }

    @Test
    void so_does_one_after_the_press_and_one_after_the_reply() {
        Sitting.blitz(FIDE_2001)
                .started()
                .plays("e2e4")
                .offers(WHITE)
                .happened(DrawOffered.class, IncidentRecorded.class);
        Sitting.blitz(FIDE_2001)
                .started()
                .releases("e2e4")
                .releases("e7e5")
                .offers(WHITE)
                .happened(DrawOffered.class, IncidentRecorded.class);
    }

    @Test
    void a_repeated_offer_adds_nothing_but_a_record() {
        Sitting sitting = Sitting.blitz(FIDE_2014)
                .started()
                .releases("e2e4")
                .offers(WHITE)
                .offers(WHITE);
        sitting.happened(IncidentRecorded.class);
        assertThat(sitting.table().desk().incidents())
                .containsExactly(distraction(sitting, WHITE, "offered while his offer was open"));
        assertThat(sitting.table().game().drawOffers()).containsExactly(WHITE);
    }

    @Test
    void a_condition_is_void_and_the_offer_stands() {
        Sitting sitting = Sitting.blitz(FIDE_2023).started().releases("e2e4");
        sitting.does(new Act.OfferDraw(Actor.WHITE, sitting.now(), Optional.of("if you resign next week")));
        sitting.happened(DrawOffered.class, IncidentRecorded.class);
        assertThat(sitting.table().desk().incidents())
                .containsExactly(
                        distraction(sitting, WHITE, "offered on a condition, which is void: if you resign next week"));
        sitting.releases("e7e5").happened(DrawDeclined.class, MoveMade.class);
    }

    @Test
    void online_every_time_is_right_and_a_second_offer_means_nothing() {
        Sitting sitting = online().offers(WHITE);
        sitting.happened(DrawOffered.class).offers(WHITE).refused(Refusal.OFFER_ALREADY_OPEN, "9.1.2.1");
    }

    @Test
    void a_touch_to_move_or_capture_declines_and_no_other_does_until_2014() {
        for (Edition edition : List.of(FIDE_2001, FIDE_2009, FIDE_2014)) {
            Sitting sitting = Sitting.blitz(edition).started().releases("e2e4").offers(WHITE);
            assertThat(touches(sitting, BLACK, Contact.INTENDING))
                    .containsExactly(new DrawDeclined(sitting.now(), new Citation("9.1a"), BLACK));
            assertThat(touches(sitting, BLACK, Contact.DELIBERATE)).isEmpty();
            assertThat(touches(sitting, BLACK, Contact.ACCIDENTAL)).isEmpty();
        }
    }

    @Test
    void since_2017_any_touch_but_an_accident_declines() {
        for (Edition edition : List.of(FIDE_2017, FIDE_2023)) {
            Sitting sitting = Sitting.blitz(edition).started().releases("e2e4").offers(WHITE);
            assertThat(touches(sitting, BLACK, Contact.INTENDING)).hasSize(1);
            assertThat(touches(sitting, BLACK, Contact.DELIBERATE)).hasSize(1);
            assertThat(touches(sitting, BLACK, Contact.ACCIDENTAL)).isEmpty();
        }
    }

    @Test
    void the_touch_of_the_offeror_declines_nothing() {
        Sitting sitting = Sitting.blitz(FIDE_2009).started().offers(WHITE);
        assertThat(touches(sitting, WHITE, Contact.INTENDING)).isEmpty();
    }

    private static List<Event> touches(Sitting sitting, Colour player, Contact contact) {
        return DrawOffers.declinedByTouching(sitting.table(), player, contact, sitting.now());
    }

    @Test
    void the_end_of_the_game_ends_an_offer() {
        Sitting sitting = Sitting.blitz(FIDE_2009).started().offers(WHITE).resigns(WHITE);
        sitting.accepts(BLACK).refused(Refusal.GAME_OVER, "12.5");
    }

    @Test
    void each_must_have_made_one_move_since_2017() {
        for (Edition edition : List.of(FIDE_2017, FIDE_2023)) {
            Sitting sitting = Sitting.blitz(edition).started().plays("e2e4").offers(WHITE);
            sitting.accepts(BLACK).refused(Refusal.OFFER_TOO_EARLY, "5.2.3");
            sitting.releases("e7e5").offers(BLACK).accepts(WHITE);
            sitting.ended(Result.DRAW, Ending.AGREEMENT, "5.2.3");
        }
        Sitting.blitz(FIDE_2014).started().offers(WHITE).accepts(BLACK).ended(Result.DRAW, Ending.AGREEMENT, "5.2c");
    }

    @Test
    void an_event_could_not_restrict_agreement_before_2009() {
        for (Edition edition : List.of(FIDE_2001, Edition.FIDE_2005)) {
            agreeing(edition, new DrawAgreement.Forbidden())
                    .offers(WHITE)
                    .accepts(BLACK)
                    .ended(Result.DRAW, Ending.AGREEMENT, "5.2c");
        }
    }

    @Test
    void in_2009_an_event_forbids_agreeing_but_not_offering() {
        Sitting sitting = agreeing(FIDE_2009, new DrawAgreement.Forbidden()).offers(WHITE);
        sitting.happened(DrawOffered.class, IncidentRecorded.class);
        sitting.accepts(BLACK).refused(Refusal.AGREEMENT_RESTRICTED, "9.1a").goesOn();
    }

    @Test
    void since_2014_an_event_forbids_the_offer_too() {
        agreeing(FIDE_2014, new DrawAgreement.Forbidden()).offers(WHITE).refused(Refusal.AGREEMENT_RESTRICTED, "9.1a");
        agreeing(FIDE_2023, new DrawAgreement.Forbidden()).offers(WHITE).refused(Refusal.AGREEMENT_RESTRICTED, "9.1.1");
    }

    @Test
    void with_so_many_moves_made_by_both_they_agree_alone() {
        Sitting sitting = agreeing(FIDE_2023, new DrawAgreement.AfterMoves(2)).plays("e2e4", "e7e5", "g1f3");
        sitting.offers(WHITE).refused(Refusal.AGREEMENT_RESTRICTED, "9.1.1");
        sitting.releases("b8c6").offers(BLACK).happened(DrawOffered.class);
        sitting.accepts(WHITE).ended(Result.DRAW, Ending.AGREEMENT, "5.2.3");
    }

    @Test
    void in_2009_an_early_agreement_waits_for_the_arbiter() {
        Sitting sitting = agreeing(FIDE_2009, new DrawAgreement.AfterMoves(2)).plays("e2e4", "e7e5", "g1f3");
        sitting.offers(WHITE).accepts(BLACK).happened(ArbiterAsked.class);
        assertThat(sitting.table().desk().open())
                .containsExactly(new Question(1, Matter.DRAW_AGREEMENT, Optional.of(BLACK), ""));
        answers(sitting, Answer.UPHELD);
        sitting.happened(ArbiterAnswered.class, GameEnded.class).ended(Result.DRAW, Ending.AGREEMENT, "5.2c");
        Sitting later = agreeing(FIDE_2009, new DrawAgreement.AfterMoves(2)).plays("e2e4", "e7e5", "g1f3");
        later.offers(WHITE).releases("b8c6").offers(BLACK).accepts(WHITE);
        later.ended(Result.DRAW, Ending.AGREEMENT, "5.2c");
    }

    @Test
    void without_his_consent_the_offer_is_gone() {
        Sitting sitting =
                agreeing(Edition.FIDE_2018, new DrawAgreement.WithConsent()).plays("e2e4", "e7e5");
        sitting.offers(WHITE).accepts(BLACK).happened(ArbiterAsked.class).goesOn();
        assertThat(sitting.journal.getLast().citation()).isEqualTo(new Citation("9.1"));
        sitting.accepts(BLACK).refused(Refusal.ASKED_ALREADY, "9.1.1");
        answers(sitting, Answer.REJECTED);
        sitting.happened(ArbiterAnswered.class, DrawDeclined.class).goesOn();
        assertThat(sitting.journal.getLast()).isEqualTo(new DrawDeclined(sitting.now(), new Citation("9.1"), BLACK));
        sitting.accepts(BLACK).refused(Refusal.NO_OFFER_TO_ANSWER, "9.1.2.1");
    }

    @Test
    void an_offer_that_is_gone_before_he_refuses_is_not_declined_again() {
        Sitting sitting = agreeing(FIDE_2023, new DrawAgreement.WithConsent()).plays("e2e4", "e7e5");
        sitting.offers(BLACK).accepts(WHITE).releases("g1f3");
        answers(sitting, Answer.REJECTED);
        sitting.happened(ArbiterAnswered.class);
    }
}
