package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.board.Colour.BLACK;
import static org.jadoube.board.Colour.WHITE;
import static org.jadoube.laws.edition.Edition.FIDE_2001;
import static org.jadoube.laws.edition.Edition.FIDE_2009;
import static org.jadoube.laws.edition.Edition.FIDE_2014;
import static org.jadoube.laws.edition.Edition.FIDE_2017;
import static org.jadoube.laws.edition.Edition.FIDE_2018;
import static org.jadoube.laws.edition.Edition.FIDE_2023;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Position;
import org.jadoube.board.Setup;
import org.jadoube.board.SetupCheck;
import org.jadoube.clock.TimeControl;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.EventRules;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Recorder;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event.ClockPressed;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Event.MoveCompleted;
import org.jadoube.laws.game.Event.MoveMade;
import org.jadoube.laws.game.Event.PositionRestored;
import org.jadoube.laws.game.Occurrences;
import org.jadoube.laws.game.Result;
import org.junit.jupiter.api.Test;

/// Draws without a claim, and the count behind them and the claims.
class UnclaimedDrawsTest {
    private static final String[] THERE_AND_BACK = {"g1f3", "g8f6", "f3g1", "f6g8"};
    private static final String[] ROUND_ABOUT = {"b1c3", "b8c6", "g1f3", "g8f6", "c3b1", "c6b8", "f3g1", "f6g8"};

    private static Position quiet(Position position, int halfMoves) {
        Setup setup = position.toSetup();
        Setup older =
                new Setup(setup.pieces(), position.turn(), setup.castlingRooks(), Optional.empty(), halfMoves, 100);
        return ((SetupCheck.Accepted) older.check()).position();
    }

    private static Sitting rookEnding(Edition edition, Profile profile, int halfMoves) {
        Position position = quiet(Sitting.position(WHITE, "Ke1 Ra1", "Ke8"), halfMoves);
        return Sitting.under(Regulations.usual(edition, profile, TimeControl.of(Duration.ofMinutes(5)))
                        .withInitial(position)
                        .with((EventRules rules) -> rules.with(Recorder.SYSTEM)))
                .started();
    }

    private static Sitting fourTimes(Edition edition) {
        return Sitting.blitz(edition)
                .started()
                .plays(THERE_AND_BACK)
                .plays(THERE_AND_BACK)
                .plays(THERE_AND_BACK);
    }

    @Test
    void the_fifth_occurrence_ends_the_game_as_soon_as_it_is_made() {
        for (Edition edition : List.of(FIDE_2014, FIDE_2017, FIDE_2018, FIDE_2023)) {
            Sitting sitting = fourTimes(edition).plays("g1f3", "g8f6", "f3g1").goesOn();
            sitting.releases("f6g8").happened(MoveMade.class, MoveCompleted.class, GameEnded.class);
            sitting.ended(Result.DRAW, Ending.FIFTH_OCCURRENCE, edition.equals(FIDE_2014) ? "9.6a" : "9.6.1");
        }
    }

    @Test
    void before_2014_no_number_of_occurrences_ends_it() {
        fourTimes(FIDE_2001).plays(THERE_AND_BACK).goesOn();
        fourTimes(FIDE_2009).plays(THERE_AND_BACK).goesOn();
    }

    @Test
    void in_2014_the_five_must_follow_one_another_and_since_2017_they_need_not() {
        fourTimes(FIDE_2014).plays(ROUND_ABOUT).goesOn();
        fourTimes(FIDE_2017)
                .plays("b1c3", "b8c6", "g1f3", "g8f6", "c3b1", "c6b8", "f3g1")
                .goesOn()
                .releases("f6g8")
                .ended(Result.DRAW, Ending.FIFTH_OCCURRENCE, "9.6.1");
    }

    @Test
    void the_moves_taken_back_are_not_counted() {
        Sitting sitting = fourTimes(FIDE_2023);
        sitting.happens(new PositionRestored(sitting.now(), new org.jadoube.lawbook.Citation("7.4a"), 8, List.of()));
        assertThat(Occurrences.of(sitting.table()).count()).isEqualTo(3);
        sitting.plays(THERE_AND_BACK).goesOn();
        sitting.plays("g1f3", "g8f6", "f3g1").releases("f6g8").ended(Result.DRAW, Ending.FIFTH_OCCURRENCE, "9.6.1");
    }

    @Test
    void seventy_five_moves_each_end_the_game() {
        for (Edition edition : List.of(FIDE_2017, FIDE_2018, FIDE_2023)) {
            rookEnding(edition, Profile.OVER_THE_BOARD, 149)
                    .releases("a1a2")
                    .happened(MoveMade.class, MoveCompleted.class, GameEnded.class)
                    .ended(Result.DRAW, Ending.SEVENTY_FIVE_MOVES, "9.6.2");
            rookEnding(edition, Profile.OVER_THE_BOARD, 148).plays("a1a2").goesOn();
        }
        rookEnding(FIDE_2009, Profile.OVER_THE_BOARD, 149).plays("a1a2").goesOn();
    }

    @Test
    void in_2014_they_must_be_completed() {
        Sitting sitting = rookEnding(FIDE_2014, Profile.OVER_THE_BOARD, 149);
        sitting.releases("a1a2").goesOn();
        sitting.presses(WHITE).happened(ClockPressed.class, MoveCompleted.class, GameEnded.class);
        sitting.ended(Result.DRAW, Ending.SEVENTY_FIVE_MOVES, "9.6b");
    }

    @Test
    void in_2014_the_next_move_completes_one_not_pressed() {
        Sitting sitting = rookEnding(FIDE_2014, Profile.OVER_THE_BOARD, 148);
        sitting.releases("a1a2").releases("e8e7").goesOn();
        sitting.releases("a2a1").happened(MoveMade.class, MoveCompleted.class).goesOn();
        sitting.presses(WHITE).ended(Result.DRAW, Ending.SEVENTY_FIVE_MOVES, "9.6b");
    }

    @Test
    void online_the_move_completes_itself() {
        rookEnding(FIDE_2014, Profile.ONLINE, 149)
                .releases("a1a2")
                .happened(MoveMade.class, ClockPressed.class, MoveCompleted.class, GameEnded.class)
                .ended(Result.DRAW, Ending.SEVENTY_FIVE_MOVES, "9.6b");
        rookEnding(FIDE_2023, Profile.ONLINE, 149)
                .releases("a1a2")
                .ended(Result.DRAW, Ending.SEVENTY_FIVE_MOVES, "9.6.2");
    }

    @Test
    void a_pawn_move_begins_the_count_anew() {
        Position position = quiet(Sitting.position(WHITE, "Ke1 Ra1 b2", "Ke8"), 149);
        Sitting sitting = EndingsTest.from(FIDE_2023, position).started();
        sitting.releases("b2b3").goesOn();
        assertThat(Occurrences.of(sitting.table()).quiet()).isZero();
    }

    @Test
    void mate_comes_before_the_seventy_five_moves() {
        for (Edition edition : List.of(FIDE_2014, FIDE_2023)) {
            Position position = quiet(Sitting.position(WHITE, "Kg6 Ra1", "Kg8"), 149);
            EndingsTest.from(edition, position)
                    .started()
                    .releases("a1a8")
                    .ended(Result.WHITE_WINS, Ending.CHECKMATE, edition.equals(FIDE_2014) ? "5.1a" : "5.1.1");
        }
    }

    @Test
    void stalemate_is_recorded_as_what_it_is() {
        Position position = quiet(Sitting.position(WHITE, "Kf7 Qg5", "Kh8"), 149);
        EndingsTest.from(FIDE_2023, position).started().releases("g5g6").ended(Result.DRAW, Ending.STALEMATE, "5.2.1");
    }

    @Test
    void the_occurrences_are_told_by_half_moves() {
        Sitting sitting = Sitting.blitz(FIDE_2009)
                .started()
                .plays("e2e4", "e7e5")
                .plays(THERE_AND_BACK)
                .plays("b1c3", "g8f6", "c3b1", "f6g8");
        Occurrences found = Occurrences.of(sitting.table());
        assertThat(found.plies()).containsExactly(2, 6, 10);
        assertThat(found.count()).isEqualTo(3);
        assertThat(found.inSuccession()).isEqualTo(3);
        assertThat(found.quiet()).isEqualTo(8);
        assertThat(found.ply()).isEqualTo(10);
        assertThat(found.lastIrreversible()).contains(2);
    }

    @Test
    void without_a_capture_or_pawn_move_there_is_no_last_one() {
        Sitting sitting = Sitting.blitz(FIDE_2009).started();
        assertThat(Occurrences.of(sitting.table()).lastIrreversible()).isEmpty();
        assertThat(Occurrences.of(sitting.table()).plies()).containsExactly(0);
        sitting.plays("e2e4");
        assertThat(Occurrences.of(sitting.table()).lastIrreversible()).contains(1);
        assertThat(Occurrences.of(sitting.table()).plies()).containsExactly(1);
    }

    @Test
    void a_lost_right_to_castle_makes_another_position() {
        Sitting sitting = Sitting.blitz(FIDE_2009)
                .started()
                .plays("e2e4", "e7e5", "g1f3", "g8f6", "f1e2", "f8e7")
                .plays("h1g1", "h8g8", "g1h1", "g8h8");
        assertThat(Occurrences.of(sitting.table()).plies()).containsExactly(10);
        sitting.plays("h1g1", "h8g8", "g1h1", "g8h8");
        assertThat(Occurrences.of(sitting.table()).plies()).containsExactly(10, 14);
    }

    @Test
    void a_capture_in_passing_that_was_possible_makes_another_position() {
        Sitting sitting = Sitting.blitz(FIDE_2009).started().plays("e2e4", "a7a6", "e4e5", "d7d5");
        sitting.plays("g1f3", "g8f6", "f3g1", "f6g8");
        assertThat(Occurrences.of(sitting.table()).plies()).containsExactly(8);
        Sitting without = Sitting.blitz(FIDE_2009).started().plays("e2e4", "a7a6", "e4e5", "h7h5");
        without.plays("g1f3", "g8f6", "f3g1", "f6g8");
        assertThat(Occurrences.of(without.table()).plies()).containsExactly(4, 8);
    }

    @Test
    void a_capture_in_passing_that_a_pin_forbade_makes_none() {
        Position position = Sitting.position(BLACK, "Ke1 Rg1 e5", "Ke8 Re7 Ng8 d7");
        Sitting sitting = EndingsTest.from(FIDE_2009, position).started().plays("d7d5");
        sitting.plays("g1f1", "g8f6", "f1g1", "f6g8");
        assertThat(Occurrences.of(sitting.table()).plies()).containsExactly(1, 5);
    }

    @Test
    void the_count_runs_on_from_a_position_set_up() {
        Sitting sitting = rookEnding(FIDE_2009, Profile.OVER_THE_BOARD, 40).plays("a1a2");
        Occurrences found = Occurrences.of(sitting.table());
        assertThat(found.quiet()).isEqualTo(41);
        assertThat(found.lastIrreversible()).isEmpty();
    }

    @Test
    void colours_take_turns() {
        Sitting sitting = Sitting.blitz(FIDE_2009).started().plays("b1c3", "b8c6", "c3b1");
        assertThat(Occurrences.of(sitting.table()).plies()).containsExactly(3);
        assertThat(sitting.table().game().turn()).isEqualTo(Colour.BLACK);
    }
}
