package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.board.Colour.BLACK;
import static org.jadoube.board.Colour.WHITE;
import static org.jadoube.laws.edition.Edition.FIDE_2001;
import static org.jadoube.laws.edition.Edition.FIDE_2005;
import static org.jadoube.laws.edition.Edition.FIDE_2009;
import static org.jadoube.laws.edition.Edition.FIDE_2014;
import static org.jadoube.laws.edition.Edition.FIDE_2017;
import static org.jadoube.laws.edition.Edition.FIDE_2018;
import static org.jadoube.laws.edition.Edition.FIDE_2023;

import java.time.Duration;
import java.util.List;
import org.jadoube.board.Position;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.EventRules;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.edition.Supervision;
import org.jadoube.laws.edition.Tempo;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event.ArbiterAnswered;
import org.jadoube.laws.game.Event.ArbiterAsked;
import org.jadoube.laws.game.Event.ClockPressed;
import org.jadoube.laws.game.Event.ClocksStopped;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Event.IllegalMoveClaimRejected;
import org.jadoube.laws.game.Event.IllegalMoveFound;
import org.jadoube.laws.game.Event.MoveCompleted;
import org.jadoube.laws.game.Event.PositionRestored;
import org.jadoube.laws.game.Event.TimeAdded;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Irregularity;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Offence;
import org.junit.jupiter.api.Test;

class RapidMovesTest {
    private static final Class<?>[] CORRECTED = {
        ClocksStopped.class, IllegalMoveFound.class, PositionRestored.class, TimeAdded.class, ArbiterAsked.class
    };

    // Penalties of one minute.

    @Test
    void the_opponent_is_given_what_the_tempo_says() {
        assertThat(bonus(FIDE_2009, Tempo.RAPID, Supervision.ADEQUATE)).isEqualTo(Duration.ofMinutes(2));
        assertThat(bonus(FIDE_2009, Tempo.BLITZ, Supervision.ADEQUATE)).isEqualTo(Duration.ofMinutes(2));
        assertThat(bonus(FIDE_2014, Tempo.RAPID, Supervision.ADEQUATE)).isEqualTo(Duration.ofMinutes(2));
        assertThat(bonus(FIDE_2014, Tempo.BLITZ, Supervision.ADEQUATE)).isEqualTo(Duration.ofMinutes(1));
        assertThat(bonus(FIDE_2018, Tempo.RAPID, Supervision.LACKING)).isEqualTo(Duration.ofMinutes(2));
        assertThat(bonus(FIDE_2018, Tempo.BLITZ, Supervision.LACKING)).isEqualTo(Duration.ofMinutes(1));
        assertThat(bonus(FIDE_2023, Tempo.RAPID, Supervision.ADEQUATE)).isEqualTo(Duration.ofMinutes(1));
        assertThat(bonus(FIDE_2023, Tempo.RAPID, Supervision.LACKING)).isEqualTo(Duration.ofMinutes(1));
        assertThat(bonus(FIDE_2023, Tempo.BLITZ, Supervision.ADEQUATE)).isEqualTo(Duration.ofMinutes(1));
        assertThat(bonus(FIDE_2023, Tempo.BLITZ, Supervision.LACKING)).isEqualTo(Duration.ofMinutes(1));
    }

    private static Duration bonus(Edition edition, Tempo tempo, Supervision supervision) {
        return claims(illegal(edition, tempo, supervision), Actor.BLACK, 1)
                .event(TimeAdded.class)
                .time();
    }

    @Test
    void the_article_is_the_one_that_shortens_the_penalty() {
        claims(illegal(FIDE_2014, Tempo.BLITZ, Supervision.ADEQUATE), Actor.BLACK, 1)
                .cites(TimeAdded.class, "B.2");
        claims(illegal(FIDE_2023, Tempo.RAPID, Supervision.ADEQUATE), Actor.BLACK, 1)
                .cites(TimeAdded.class, "A.3");
        claims(illegal(FIDE_2023, Tempo.BLITZ, Supervision.LACKING), Actor.BLACK, 1)
                .cites(TimeAdded.class, "A.3");
        claims(illegal(FIDE_2018, Tempo.RAPID, Supervision.LACKING), Actor.BLACK, 1)
                .cites(TimeAdded.class, "7.5.5");
    }

    @Test
    void by_the_letter_of_2023_supervised_blitz_knows_two_minutes() {
        Regulations strict = regulations(FIDE_2023, Tempo.BLITZ, Supervision.ADEQUATE)
                .with(rules -> rules.with(rules.interpretations().with(EventRules.BlitzPenalties.AS_WRITTEN)));
        Sitting sitting = Sitting.under(strict).started().releases("g1g3").presses(WHITE);
        claims(sitting, Actor.BLACK, 1).cites(TimeAdded.class, "7.5.5");
        assertThat(sitting.event(TimeAdded.class).time()).isEqualTo(Duration.ofMinutes(2));
    }

    // The arbiter waits to be asked.

    @Test
    void until_2009_the_arbiter_waits_to_be_asked() {
        for (Edition edition : List.of(FIDE_2001, FIDE_2005, FIDE_2009)) {
            for (Tempo tempo : List.of(Tempo.RAPID, Tempo.BLITZ)) {
                Sitting sitting = illegal(edition, tempo, Supervision.LACKING);
                sitting.happened(ClockPressed.class, MoveCompleted.class);
                assertThat(claims(sitting, Actor.ARBITER, 1).last()).isInstanceOf(Verdict.Refused.class);
                Sitting touched =
                        fast(edition, tempo, Supervision.LACKING).touches("g1").releases("e2e4");
                assertThat(touched.table().desk().open()).isEmpty();
            }
        }
        illegal(FIDE_2009, Tempo.RAPID, Supervision.ADEQUATE)
                .happened(ClockPressed.class, MoveCompleted.class, ArbiterAsked.class);
        illegal(FIDE_2005, Tempo.RAPID, Supervision.ADEQUATE).happened(ClockPressed.class, MoveCompleted.class);
    }

    @Test
    void since_2014_he_acts_on_what_he_sees() {
        for (Edition edition : List.of(FIDE_2014, FIDE_2017, FIDE_2018, FIDE_2023)) {
            illegal(edition, Tempo.BLITZ, Supervision.LACKING)
                    .happened(ClockPressed.class, MoveCompleted.class, ArbiterAsked.class);
            Sitting touched = fast(edition, Tempo.BLITZ, Supervision.LACKING)
                    .touches("g1")
                    .releases("e2e4");
            assertThat(touched.table().desk().isAsked(Matter.TOUCH_CLAIM)).isTrue();
        }
    }

    // Rapid.

    @Test
    void in_rapid_of_2001_a_claim_goes_by_the_laws_however_late() {
        Sitting sitting = illegal(FIDE_2001, Tempo.RAPID, Supervision.ADEQUATE).plays("e7e5", "d2d4");
        claims(sitting, Actor.BLACK, 1).happened(CORRECTED);
    }

    @Test
    void in_rapid_of_2005_and_2009_the_opponent_claims_before_his_own_move() {
        for (Edition edition : List.of(FIDE_2005, FIDE_2009)) {
            Sitting sitting = illegal(edition, Tempo.RAPID, Supervision.LACKING);
            claims(sitting, Actor.WHITE, 1)
                    .happened(IllegalMoveClaimRejected.class)
                    .cites(IllegalMoveClaimRejected.class, edition.equals(FIDE_2005) ? "B.6" : "A.4c");
            claims(sitting, Actor.BLACK, 1).happened(CORRECTED);
            Sitting late = illegal(edition, Tempo.RAPID, Supervision.LACKING).releases("e7e5");
            claims(late, Actor.BLACK, 1).happened(IllegalMoveClaimRejected.class);
            assertThat(late.event(IllegalMoveClaimRejected.class).reason())
                    .isEqualTo("the next move has been made, so it stands");
        }
    }

    @Test
    void with_both_kings_in_check_or_a_pawn_on_its_last_rank_the_arbiter_of_2009_steps_in() {
        Sitting pawn = fast(FIDE_2009, Tempo.RAPID, Supervision.LACKING, "Ke1 g7", "Ka8 Rh8 a7");
        pawn.releases("g7g8")
                .presses(WHITE)
                .happened(
                        org.jadoube.laws.game.Event.IllegalMoveMade.class,
                        ClockPressed.class,
                        MoveCompleted.class,
                        ArbiterAsked.class);
        claims(pawn, Actor.ARBITER, 1).accepted();
        Sitting kings = fast(FIDE_2009, Tempo.RAPID, Supervision.LACKING, "Ke1 Rh1", "Ka8 Re8");
        kings.releases("h1a1").presses(WHITE);
        assertThat(kings.table().desk().isAsked(Matter.ILLEGAL_MOVE_CLAIM)).isTrue();
        Sitting one = fast(FIDE_2009, Tempo.RAPID, Supervision.LACKING, "Ke1 Rh1", "Ka8 Re8");
        one.releases("h1h2").presses(WHITE);
        assertThat(one.table().desk().open()).isEmpty();
    }

    // One illegal move decides.

    @Test
    void in_blitz_until_2009_the_opponent_claims_the_game() {
        for (Edition edition : List.of(FIDE_2001, FIDE_2005, FIDE_2009)) {
            String article = switch (edition.name()) {
                case "2001" -> "C.3";
                case "2005" -> "C.4";
                default -> "B.3c";
            };
            Sitting sitting = illegal(edition, Tempo.BLITZ, Supervision.LACKING);
            claims(sitting, Actor.BLACK, 1)
                    .happened(IllegalMoveFound.class, ClocksStopped.class, GameEnded.class)
                    .ended(Result.BLACK_WINS, Ending.ILLEGAL_MOVES, article);
            Sitting late = illegal(edition, Tempo.BLITZ, Supervision.LACKING).releases("e7e5");
            claims(late, Actor.BLACK, 1)
                    .happened(IllegalMoveClaimRejected.class)
                    .goesOn();
            Sitting bare = fast(edition, Tempo.BLITZ, Supervision.LACKING, "Ke1 Qd1", "Ke8");
            bare.releases("d1e3").presses(WHITE);
            claims(bare, Actor.BLACK, 1).ended(Result.DRAW, Ending.ILLEGAL_MOVES_WITHOUT_MATING_MATERIAL, article);
        }
    }

    @Test
    void in_2014_and_2017_an_illegal_move_loses_at_once() {
        for (Edition edition : List.of(FIDE_2014, FIDE_2017)) {
            for (Tempo tempo : List.of(Tempo.RAPID, Tempo.BLITZ)) {
                Sitting sitting = illegal(edition, tempo, Supervision.LACKING);
                sitting.answers(Matter.ILLEGAL_MOVE_CLAIM, Answer.UPHELD)
                        .ended(Result.BLACK_WINS, Ending.ILLEGAL_MOVES, edition.equals(FIDE_2014) ? "A.4b" : "A.4.2");
                Sitting moved = illegal(edition, tempo, Supervision.LACKING).releases("e7e5");
                moved.answers(Matter.ILLEGAL_MOVE_CLAIM, Answer.UPHELD)
                        .happened(ArbiterAnswered.class)
                        .goesOn();
                claims(moved, Actor.ARBITER, 1)
                        .refused(Refusal.NO_SUCH_IRREGULARITY, edition.equals(FIDE_2014) ? "A.4b" : "A.4.2");
            }
        }
        claims(illegal(FIDE_2014, Tempo.RAPID, Supervision.ADEQUATE), Actor.BLACK, 1)
                .happened(CORRECTED);
        Sitting bare = fast(FIDE_2014, Tempo.BLITZ, Supervision.LACKING, "Ke1 Qd1", "Ke8");
        bare.releases("d1e3").presses(WHITE);
        claims(bare, Actor.BLACK, 1).ended(Result.DRAW, Ending.ILLEGAL_MOVES_WITHOUT_MATING_MATERIAL, "A.4b");
        Sitting empty = fast(FIDE_2017, Tempo.BLITZ, Supervision.LACKING).presses(WHITE);
        claims(empty, Actor.BLACK, 1).ended(Result.BLACK_WINS, Ending.ILLEGAL_MOVES, "A.4.2");
    }

    @Test
    void a_king_in_check_on_the_board_does_not_hide_who_can_checkmate() {
        Sitting sitting = fast(FIDE_2014, Tempo.BLITZ, Supervision.LACKING, "Ke1 h2", "Ka8 Re8");
        sitting.releases("h2h3").presses(WHITE);
        claims(sitting, Actor.BLACK, 1).ended(Result.BLACK_WINS, Ending.ILLEGAL_MOVES, "A.4b");
    }

    @Test
    void since_2018_it_has_its_usual_penalty_before_the_next_move() {
        for (Edition edition : List.of(FIDE_2018, FIDE_2023)) {
            Sitting sitting = illegal(edition, Tempo.RAPID, Supervision.LACKING);
            sitting.answers(Matter.ILLEGAL_MOVE_CLAIM, Answer.UPHELD).goesOn();
            assertThat(sitting.table().game().played()).isEmpty();
            Sitting late = illegal(edition, Tempo.RAPID, Supervision.LACKING).releases("e7e5");
            claims(late, Actor.BLACK, 1).happened(IllegalMoveClaimRejected.class);
        }
    }

    @Test
    void an_older_illegal_move_stands_when_the_last_one_is_found() {
        Sitting sitting = illegal(FIDE_2018, Tempo.RAPID, Supervision.LACKING)
                .releases("b8b6")
                .presses(BLACK);
        claims(sitting, Actor.WHITE, 2).happened(CORRECTED);
        assertThat(sitting.event(IllegalMoveFound.class).player()).isEqualTo(BLACK);
        assertThat(sitting.table().game().played()).hasSize(1);
    }

    @Test
    void who_takes_a_king_left_in_check_has_moved_himself_and_can_be_claimed_against() {
        Sitting sitting = fast(FIDE_2018, Tempo.BLITZ, Supervision.LACKING, "Ke1 h2", "Ka8 Re8");
        sitting.releases("h2h3").presses(WHITE).releases("e8e1").presses(BLACK);
        claims(sitting, Actor.BLACK, 1).happened(IllegalMoveClaimRejected.class);
        claims(sitting, Actor.WHITE, 2).accepted();
        assertThat(sitting.event(IllegalMoveFound.class).player()).isEqualTo(BLACK);
        assertThat(sitting.event(IllegalMoveFound.class).offence()).isEqualTo(Offence.KING_CAPTURED);
    }

    // Illegal positions, a move later.

    @Test
    void since_2014_both_kings_in_check_or_a_pawn_on_its_last_rank_draw_after_the_next_move() {
        for (Edition edition : List.of(FIDE_2014, FIDE_2017, FIDE_2018, FIDE_2023)) {
            Sitting pawn = fast(edition, Tempo.RAPID, Supervision.LACKING, "Ke1 g7", "Ka8 Rh7 a7");
            pawn.releases("g7g8").presses(WHITE);
            assertThat(pawn.table().desk().isAsked(Matter.ILLEGAL_POSITION)).isFalse();
            pawn.releases("a7a6");
            assertThat(pawn.table().desk().isAsked(Matter.ILLEGAL_POSITION)).isFalse();
            pawn.presses(BLACK);
            assertThat(pawn.table().desk().isAsked(Matter.ILLEGAL_POSITION)).isTrue();
            pawn.answers(Matter.ILLEGAL_POSITION, Answer.DRAWN)
                    .ended(Result.DRAW, Ending.RULING, edition.equals(FIDE_2014) ? "A.4d" : number(edition));
        }
    }

    private static String number(Edition edition) {
        return new org.jadoube.lawbook.Citation("2023/A.5.4").in(edition.name());
    }

    @Test
    void when_the_next_move_has_put_it_right_nothing_is_drawn() {
        Sitting taken = fast(FIDE_2023, Tempo.RAPID, Supervision.LACKING, "Ke1 g7", "Ka8 Rh8 a7");
        taken.releases("g7g8").presses(WHITE).releases("h8g8").presses(BLACK);
        assertThat(taken.table().desk().isAsked(Matter.ILLEGAL_POSITION)).isFalse();
        Sitting supervised = fast(FIDE_2023, Tempo.RAPID, Supervision.ADEQUATE, "Ke1 g7", "Ka8 Rh7 a7");
        supervised.releases("g7g8").presses(WHITE).releases("a7a6").presses(BLACK);
        assertThat(supervised.table().desk().isAsked(Matter.ILLEGAL_POSITION)).isFalse();
        Sitting on = fast(FIDE_2023, Tempo.RAPID, Supervision.LACKING, "Ke1 g7", "Ka8 Rh7 a7");
        on.releases("g7g8").presses(WHITE).releases("a7a6").presses(BLACK);
        on.answers(Matter.ILLEGAL_POSITION, Answer.PLAY_ON)
                .happened(ArbiterAnswered.class)
                .goesOn();
    }

    @Test
    void both_kings_in_check_for_a_move_are_drawn_too() {
        Sitting kings = fast(FIDE_2023, Tempo.BLITZ, Supervision.LACKING, "Ke1 Rh1 a2", "Ka8 Re8 h7");
        kings.releases("h1h8").presses(WHITE).releases(BLACK, "h7h6").presses(BLACK);
        assertThat(kings.table().desk().isAsked(Matter.ILLEGAL_POSITION)).isFalse();
        Sitting both = fast(FIDE_2023, Tempo.BLITZ, Supervision.LACKING, "Ke1 Rh1", "Ka8 Re8 h7");
        both.releases("h1a1").presses(WHITE).releases(BLACK, "h7h6").presses(BLACK);
        assertThat(both.table().desk().isAsked(Matter.ILLEGAL_POSITION)).isTrue();
    }

    // Set-up and board.

    @Test
    void after_some_completed_moves_nothing_is_said_of_set_up_and_board() {
        for (Edition edition : List.of(FIDE_2001, FIDE_2009)) {
            Sitting sitting = fast(edition, Tempo.RAPID, Supervision.LACKING).plays("e2e4", "e7e5", "g1f3", "b8c6");
            sitting.plays("f1c4");
            reports(sitting, Irregularity.WRONG_INITIAL_POSITION).happened(ClocksStopped.class, ArbiterAsked.class);
            sitting.restarts(Actor.ARBITER, BLACK).plays("g8f6");
            reports(sitting, Irregularity.WRONG_INITIAL_POSITION)
                    .refused(Refusal.TOO_LATE, edition.equals(FIDE_2001) ? "B.4" : "A.4a");
            reports(sitting, Irregularity.BOARD_TURNED)
                    .refused(Refusal.TOO_LATE, edition.equals(FIDE_2001) ? "B.4" : "A.4a");
            reports(sitting, Irregularity.COLOURS_REVERSED).accepted();
        }
        Sitting later = fast(FIDE_2023, Tempo.RAPID, Supervision.LACKING).plays("e2e4", "e7e5", "g1f3", "b8c6");
        later.plays("f1c4", "g8f6");
        reports(later, Irregularity.WRONG_INITIAL_POSITION).accepted();
        Sitting supervised = fast(FIDE_2009, Tempo.RAPID, Supervision.ADEQUATE)
                .plays("e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "g8f6");
        reports(supervised, Irregularity.WRONG_INITIAL_POSITION).accepted();
    }

    private static Sitting reports(Sitting sitting, Irregularity irregularity) {
        return sitting.does(new Act.ReportIrregularity(Actor.WHITE, sitting.now(), irregularity));
    }

    /// White has pressed after a knight's move that no knight has.
    private static Sitting illegal(Edition edition, Tempo tempo, Supervision supervision) {
        return fast(edition, tempo, supervision).releases("g1g3").presses(WHITE);
    }

    private static Sitting claims(Sitting sitting, Actor by, int ply) {
        return sitting.does(new Act.ClaimIllegalMove(by, sitting.now(), ply));
    }

    private static Sitting fast(Edition edition, Tempo tempo, Supervision supervision) {
        return Sitting.under(regulations(edition, tempo, supervision)).started();
    }

    private static Sitting fast(Edition edition, Tempo tempo, Supervision supervision, String white, String black) {
        Position position = Sitting.position(WHITE, white, black);
        return Sitting.under(regulations(edition, tempo, supervision).withInitial(position))
                .started();
    }

    private static Regulations regulations(Edition edition, Tempo tempo, Supervision supervision) {
        return Regulations.usual(edition, Profile.OVER_THE_BOARD, Sitting.increment(tempo == Tempo.BLITZ ? 5 : 15, 0))
                .with(rules -> rules.with(tempo).with(supervision));
    }
}
