package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.jadoube.board.Colour.BLACK;
import static org.jadoube.board.Colour.WHITE;
import static org.jadoube.laws.edition.Edition.FIDE_2009;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.Square;
import org.jadoube.clock.TimeControl;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.EventRules;
import org.jadoube.laws.edition.Insistence;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.ArbiterAsked;
import org.jadoube.laws.game.Event.DrawOffered;
import org.jadoube.laws.game.Event.FlagClaimRejected;
import org.jadoube.laws.game.Event.IncidentRecorded;
import org.jadoube.laws.term.Grounds;
import org.jadoube.laws.term.Incident;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Offence;
import org.jadoube.laws.term.Question;
import org.junit.jupiter.api.Test;

class DistractionTest {
    private static final String OFFERS = "draw offers in moves that follow one another";
    private static final String IMPROPER = "offers or claims made improperly, again and again";
    private static final String CLAIMS = "wrong claims, again and again";

    private static Sitting blitz() {
        return Sitting.blitz(FIDE_2009).started();
    }

    private static Sitting with(Insistence insistence) {
        return Sitting.under(Regulations.usual(FIDE_2009, Profile.OVER_THE_BOARD, TimeControl.of(Duration.ofMinutes(5)))
                        .with(rules -> rules.with(EventRules.Interpretations.USUAL.with(insistence))))
                .started();
    }

    /// The player having the move makes it, offers a draw and presses.
    private static Sitting offersProperly(Sitting sitting, String move) {
        Colour player = sitting.table().game().turn();
        return sitting.releases(move).offers(player);
    }

    private static List<Question> open(Sitting sitting) {
        return sitting.table().desk().open();
    }

    private static Question question(int number, Colour player, String pattern) {
        return new Question(number, Matter.CONDUCT, Optional.of(player), Optional.of(Incident.DISTRACTION), pattern);
    }

    @Test
    void offers_in_two_moves_that_follow_one_another_are_put_to_the_arbiter_once() {
        for (Edition edition : Edition.all()) {
            Sitting sitting = Sitting.blitz(edition).started();
            offersProperly(sitting, "e2e4").happened(DrawOffered.class);
            sitting.presses(WHITE).plays("e7e5");
            offersProperly(sitting, "g1f3").happened(DrawOffered.class, ArbiterAsked.class);
            assertThat(((Verdict.Taken) sitting.last()).events().getLast())
                    .isEqualTo(new ArbiterAsked(sitting.now(), new Citation("12.6"), question(1, WHITE, OFFERS)));
            sitting.presses(WHITE).plays("b8c6");
            offersProperly(sitting, "f1c4").happened(DrawOffered.class);
        }
    }

    @Test
    void so_are_two_in_the_same_move_when_the_first_was_declined() {
        Sitting sitting = blitz();
        offersProperly(sitting, "e2e4").declines(BLACK);
        sitting.offers(WHITE).happened(DrawOffered.class, ArbiterAsked.class);
    }

    @Test
    void an_offer_two_moves_later_is_no_repetition() {
        Sitting sitting = blitz();
        offersProperly(sitting, "e2e4").presses(WHITE).plays("e7e5", "g1f3", "b8c6");
        offersProperly(sitting, "f1c4").happened(DrawOffered.class);
        assertThat(open(sitting)).isEmpty();
    }

    @Test
    void each_players_offers_count_alone() {
        Sitting sitting = blitz();
        offersProperly(sitting, "e2e4").presses(WHITE);
        offersProperly(sitting, "e7e5").happened(DrawOffered.class);
        assertThat(open(sitting)).isEmpty();
    }

    @Test
    void an_illegal_move_is_a_move_too() {
        Sitting sitting = blitz();
        offersProperly(sitting, "e2e4").presses(WHITE).plays("e7e5");
        assertThat(sitting.table().manners(WHITE).movesSinceOffer()).isZero();
        sitting.happens(new Event.IllegalMoveMade(
                sitting.now(),
                new Citation("3.9"),
                WHITE,
                Move.plain(square("g1"), square("g5")),
                Offence.ILLEGAL_DISPLACEMENT));
        assertThat(sitting.table().manners(WHITE).movesSinceOffer()).isEqualTo(1);
        assertThat(open(sitting)).isEmpty();
    }

    @Test
    void a_second_improper_offer_is_put_to_the_arbiter() {
        Sitting sitting = blitz();
        sitting.offers(BLACK).happened(DrawOffered.class, IncidentRecorded.class);
        sitting.plays("e2e4", "e7e5", "g1f3", "b8c6");
        sitting.offers(BLACK).happened(DrawOffered.class, IncidentRecorded.class, ArbiterAsked.class);
        assertThat(open(sitting)).containsExactly(question(1, BLACK, IMPROPER));
    }

    @Test
    void so_is_an_offer_made_again_while_it_is_open() {
        Sitting sitting = blitz();
        sitting.offers(BLACK).happened(DrawOffered.class, IncidentRecorded.class);
        sitting.offers(BLACK).happened(IncidentRecorded.class, ArbiterAsked.class);
        assertThat(open(sitting)).containsExactly(question(1, BLACK, IMPROPER));
    }

    @Test
    void two_patterns_at_once_are_two_questions() {
        Sitting sitting = blitz();
        sitting.offers(BLACK).plays("e2e4").offers(BLACK);
        sitting.declines(WHITE).offers(BLACK);
        assertThat(open(sitting)).contains(question(1, BLACK, OFFERS), question(2, BLACK, IMPROPER));
    }

    @Test
    void what_the_arbiter_himself_has_recorded_he_is_not_asked_about() {
        Sitting sitting = blitz();
        for (int i = 0; i < 3; i++) {
            sitting.does(new Act.ReportIncident(Actor.ARBITER, sitting.now(), WHITE, Incident.DISTRACTION, "hums"))
                    .happened(IncidentRecorded.class, ArbiterAsked.class);
        }
        assertThat(open(sitting)).extracting(Question::matter).containsOnly(Matter.PENALTY);
    }

    @Test
    void a_second_wrong_claim_of_a_flag_is_put_to_the_arbiter_once() {
        Sitting sitting = blitz();
        sitting.claimsFlag(WHITE, BLACK).happened(FlagClaimRejected.class);
        sitting.claimsFlag(BLACK, WHITE).happened(FlagClaimRejected.class);
        sitting.claimsFlag(WHITE, BLACK).happened(FlagClaimRejected.class, ArbiterAsked.class);
        assertThat(open(sitting)).containsExactly(question(1, WHITE, CLAIMS));
        sitting.claimsFlag(WHITE, BLACK).happened(FlagClaimRejected.class);
    }

    @Test
    void wrong_claims_of_every_kind_count() {
        Citation article = new Citation("9.5b");
        for (Event wrong : List.of(
                new Event.DrawClaimRejected(blitz().now(), article, WHITE, Grounds.FIFTY_MOVES, ""),
                new Event.TouchClaimRejected(blitz().now(), article, WHITE, square("e4")),
                new Event.QuickplayDrawRejected(blitz().now(), article, WHITE))) {
            Sitting sitting = blitz().happens(wrong);
            assertThat(sitting.table().manners(WHITE).wrongClaims()).isEqualTo(1);
            assertThat(sitting.table().manners(BLACK).wrongClaims()).isZero();
            sitting.claimsFlag(WHITE, BLACK).happened(FlagClaimRejected.class, ArbiterAsked.class);
        }
    }

    private static Square square(String name) {
        return Square.parse(name).orElseThrow();
    }

    @Test
    void an_event_may_bear_with_more() {
        Sitting sitting = with(new Insistence(9, 9, 3, 9));
        sitting.claimsFlag(WHITE, BLACK).claimsFlag(WHITE, BLACK).happened(FlagClaimRejected.class);
        sitting.claimsFlag(WHITE, BLACK).happened(FlagClaimRejected.class, ArbiterAsked.class);
        Sitting patient = with(new Insistence(9, 9, 9, 9));
        offersProperly(patient, "e2e4").presses(WHITE).plays("e7e5");
        offersProperly(patient, "g1f3").happened(DrawOffered.class);
    }

    @Test
    void an_event_may_bear_with_less() {
        Sitting sitting = with(new Insistence(1, 1, 1, 1));
        sitting.claimsFlag(WHITE, BLACK).happened(FlagClaimRejected.class, ArbiterAsked.class);
        offersProperly(sitting, "e2e4").happened(DrawOffered.class, ArbiterAsked.class);
        sitting.does(new Act.ReportIncident(Actor.ARBITER, sitting.now(), WHITE, Incident.REFUSAL_TO_COMPLY, ""))
                .happened(IncidentRecorded.class, ArbiterAsked.class);
    }

    @Test
    void what_is_repeated_is_counted_from_one() {
        for (Insistence usual : List.of(Insistence.USUAL, new Insistence(1, 1, 1, 1))) {
            assertThat(usual.offers()).isPositive();
        }
        assertThatThrownBy(() -> new Insistence(0, 1, 1, 1)).hasMessageContaining("counted from 1: 0, 1, 1, 1");
        assertThatThrownBy(() -> new Insistence(1, 0, 1, 1)).hasMessageContaining("counted from 1");
        assertThatThrownBy(() -> new Insistence(1, 1, 0, 1)).hasMessageContaining("counted from 1");
        assertThatThrownBy(() -> new Insistence(1, 1, 1, 0)).hasMessageContaining("counted from 1");
    }
}
