package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.board.Colour.BLACK;
import static org.jadoube.board.Colour.WHITE;
import static org.jadoube.laws.edition.Edition.FIDE_2001;
import static org.jadoube.laws.edition.Edition.FIDE_2009;
import static org.jadoube.laws.edition.Edition.FIDE_2023;

import java.time.Duration;
import java.util.List;
import org.jadoube.board.Colour;
import org.jadoube.board.Position;
import org.jadoube.clock.TimeControl;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.EventRules;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Recorder;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event.ArbiterAsked;
import org.jadoube.laws.game.Event.ClocksStarted;
import org.jadoube.laws.game.Event.DrawDeclined;
import org.jadoube.laws.game.Event.DrawOffered;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Event.MoveCompleted;
import org.jadoube.laws.game.Event.MoveMade;
import org.jadoube.laws.game.Result;
import org.junit.jupiter.api.Test;

/// Articles 5 and 9.1: how a game ends on the board or between the players.
class EndingsTest {
    static Sitting from(Edition edition, Position position) {
        return Sitting.under(Regulations.usual(edition, Profile.OVER_THE_BOARD, TimeControl.of(Duration.ofMinutes(5)))
                .withInitial(position)
                .with((EventRules rules) -> rules.with(Recorder.SYSTEM)));
    }

    private static Position rookAgainstBareKing(Colour turn) {
        return Sitting.position(turn, "Ke1 Ra1", "Ke8");
    }

    @Test
    void stalemate_draws_at_once() {
        Sitting sitting =
                from(FIDE_2009, Sitting.position(WHITE, "Kf7 Qg5", "Kh8")).started();
        sitting.releases("g5g6").ended(Result.DRAW, Ending.STALEMATE, "5.2a");
    }

    @Test
    void capturing_the_last_piece_that_could_mate_draws_at_once() {
        Sitting sitting =
                from(FIDE_2001, Sitting.position(BLACK, "Ke1 Re7", "Ke8 Nb8")).started();
        sitting.releases("e8e7").happened(MoveMade.class, MoveCompleted.class, GameEnded.class);
        sitting.ended(Result.DRAW, Ending.DEAD_POSITION, "5.2b");
    }

    @Test
    void a_game_that_begins_at_its_end_ends_with_the_start_of_the_clocks() {
        Sitting sitting = from(FIDE_2023, Sitting.position(WHITE, "Ke1", "Ke8")).started();
        sitting.happened(ClocksStarted.class, GameEnded.class).ended(Result.DRAW, Ending.DEAD_POSITION, "5.2.2");
    }

    @Test
    void who_resigns_loses_on_his_own_move_or_not() {
        Sitting.blitz(FIDE_2009).started().resigns(WHITE).ended(Result.BLACK_WINS, Ending.RESIGNATION, "5.1b");
        Sitting.blitz(FIDE_2023).started().resigns(BLACK).ended(Result.WHITE_WINS, Ending.RESIGNATION, "5.1.2");
    }

    @Test
    void there_is_nothing_to_resign_before_the_start() {
        Sitting.blitz(FIDE_2009).arrives(WHITE).resigns(WHITE).refused(Refusal.GAME_NOT_STARTED, "6.5");
    }

    @Test
    void resigning_against_a_bare_king_lost_until_2023() {
        for (Edition edition : List.of(FIDE_2001, FIDE_2009)) {
            from(edition, rookAgainstBareKing(WHITE))
                    .started()
                    .resigns(WHITE)
                    .ended(Result.BLACK_WINS, Ending.RESIGNATION, "5.1b");
        }
    }

    @Test
    void resigning_against_a_bare_king_draws_since_2023() {
        from(FIDE_2023, rookAgainstBareKing(WHITE))
                .started()
                .resigns(WHITE)
                .ended(Result.DRAW, Ending.RESIGNATION, "5.1.2");
        from(FIDE_2023, rookAgainstBareKing(WHITE))
                .started()
                .resigns(BLACK)
                .ended(Result.WHITE_WINS, Ending.RESIGNATION, "5.1.2");
    }

    @Test
    void resigning_stands_though_the_opponents_flag_is_down_unseen() {
        Sitting.blitz(FIDE_2009)
                .started()
                .minutes(6)
                .resigns(BLACK)
                .ended(Result.WHITE_WINS, Ending.RESIGNATION, "5.1b");
    }

    @Test
    void a_player_may_resign_while_the_clocks_stand() {
        Sitting.blitz(FIDE_2009)
                .started()
                .stops(Actor.ARBITER)
                .resigns(WHITE)
                .ended(Result.BLACK_WINS, Ending.RESIGNATION, "5.1b");
    }

    @Test
    void an_accepted_offer_draws() {
        Sitting sitting = Sitting.blitz(FIDE_2009)
                .started()
                .plays("e2e4")
                .releases("e7e5")
                .offers(BLACK);
        sitting.presses(BLACK).accepts(WHITE).ended(Result.DRAW, Ending.AGREEMENT, "5.2c");
    }

    @Test
    void nobody_accepts_his_own_offer_or_one_that_is_not_there() {
        Sitting.blitz(FIDE_2009).started().offers(WHITE).accepts(WHITE).refused(Refusal.NO_OFFER_TO_ANSWER, "9.1b1");
        Sitting.blitz(FIDE_2023).started().declines(WHITE).refused(Refusal.NO_OFFER_TO_ANSWER, "9.1.2.1");
    }

    @Test
    void an_offer_declined_in_words_is_gone() {
        Sitting sitting = Sitting.blitz(FIDE_2009).started().offers(WHITE).declines(BLACK);
        sitting.happened(DrawDeclined.class).accepts(BLACK).refused(Refusal.NO_OFFER_TO_ANSWER, "9.1b1");
        sitting.releases("e2e4").offers(WHITE).happened(DrawOffered.class, ArbiterAsked.class);
    }

    @Test
    void the_opponents_move_declines_and_the_offerors_own_does_not() {
        Sitting sitting = Sitting.blitz(FIDE_2009).started().offers(WHITE).releases("e2e4");
        assertThat(sitting.table().game().drawOffer()).contains(WHITE);
        sitting.presses(WHITE).releases("e7e5").happened(DrawDeclined.class, MoveMade.class);
        assertThat(sitting.table().game().drawOffer()).isEmpty();
    }

    @Test
    void offers_that_cross_are_two_offers_and_no_draw() {
        Sitting sitting =
                Sitting.blitz(FIDE_2009).started().offers(WHITE).offers(BLACK).goesOn();
        assertThat(sitting.table().game().drawOffers()).containsExactly(WHITE, BLACK);
        sitting.accepts(WHITE).ended(Result.DRAW, Ending.AGREEMENT, "5.2c");
    }

    @Test
    void agreeing_before_the_first_move_was_possible_until_2017() {
        Sitting.blitz(FIDE_2009).started().offers(WHITE).accepts(BLACK).ended(Result.DRAW, Ending.AGREEMENT, "5.2c");
    }

    @Test
    void agreeing_needs_a_move_of_each_today() {
        Sitting sitting = Sitting.blitz(FIDE_2023).started().offers(WHITE).accepts(BLACK);
        sitting.refused(Refusal.OFFER_TOO_EARLY, "5.2.3").goesOn();
        sitting.plays("e2e4").accepts(BLACK).refused(Refusal.OFFER_TOO_EARLY, "5.2.3");
        sitting.releases("e7e5").offers(BLACK).accepts(WHITE).ended(Result.DRAW, Ending.AGREEMENT, "5.2.3");
    }

    @Test
    void agreement_stands_though_a_flag_is_down_unseen() {
        Sitting sitting = Sitting.blitz(FIDE_2009).started().offers(BLACK).minutes(6);
        sitting.accepts(WHITE).ended(Result.DRAW, Ending.AGREEMENT, "5.2c");
    }

    @Test
    void an_offer_can_be_accepted_while_the_clocks_stand() {
        Sitting sitting = Sitting.blitz(FIDE_2009).started().offers(WHITE).stops(Actor.BLACK);
        sitting.accepts(BLACK).ended(Result.DRAW, Ending.AGREEMENT, "5.2c");
    }

    @Test
    void a_spectator_offers_and_resigns_nothing() {
        Sitting sitting = Sitting.blitz(FIDE_2009).started();
        sitting.does(new Act.OfferDraw(Actor.SPECTATOR, sitting.now())).refused(Refusal.NOT_A_PLAYER, "13.7a");
        sitting.does(new Act.Resign(Actor.ARBITER, sitting.now())).refused(Refusal.NOT_A_PLAYER, "13.7a");
    }

    @Test
    void after_the_end_every_act_is_refused_and_the_clocks_stand() {
        Sitting sitting = Sitting.blitz(FIDE_2009).started().seconds(10).resigns(WHITE);
        int length = sitting.journal.size();
        sitting.minutes(10).releases("e2e4").refused(Refusal.GAME_OVER, "12.5");
        sitting.does(new Act.RuleResult(Actor.ARBITER, sitting.now(), Result.DRAW, "no"))
                .refused(Refusal.GAME_OVER, "5.1b");
        sitting.does(new Act.ReportOutage(Actor.HALL, sitting.now(), sitting.now()))
                .refused(Refusal.GAME_OVER, "5.1b");
        assertThat(sitting.journal).hasSize(length);
        assertThat(sitting.remaining(WHITE)).isEqualTo(Duration.ofSeconds(290));
    }
}
