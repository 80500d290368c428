package org.jadoube.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// What Article 9.2 calls the same position.
class RecurrenceTest {
    @Test
    void moves_there_and_back_bring_the_same_position_again() {
        Position start = Position.initial();
        Position back = start.after(Move.plain(Square.G1, Square.F3))
                .after(Move.plain(Square.G8, Square.F6))
                .after(Move.plain(Square.F3, Square.G1))
                .after(Move.plain(Square.F6, Square.G8));
        same(start, back);
        assertThat(back).as("the counters have moved on").isNotEqualTo(start);
        assertThat(back.halfmoveClock()).isEqualTo(4);
    }

    @Test
    void the_player_to_move_matters() {
        different("4k3/8/8/8/8/8/8/4K2R w - -", "4k3/8/8/8/8/8/8/4K2R b - -");
    }

    @Test
    void castling_rights_matter_though_they_cannot_be_used_now() {
        different("4k3/8/8/8/8/8/8/4KN1R w K -", "4k3/8/8/8/8/8/8/4KN1R w - -");
        different("4k3/8/8/8/8/8/8/R3K2R w KQ -", "4k3/8/8/8/8/8/8/R3K2R w K -");
    }

    @Test
    void the_rook_that_may_castle_matters() {
        different("4k3/8/8/8/8/8/8/4KR1R w F -", "4k3/8/8/8/8/8/8/4KR1R w H -");
    }

    @Test
    void a_legal_en_passant_capture_matters() {
        different("4k3/8/8/3pP3/8/8/8/4K3 w - d6", "4k3/8/8/3pP3/8/8/8/4K3 w - -");
    }

    @Test
    void a_double_step_beside_which_no_pawn_stands_does_not_matter() {
        Position stepped = Position.initial().after(Move.plain(Square.E2, Square.E4));
        same(stepped, FenLine.position("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -"));
    }

    @Test
    void an_en_passant_capture_that_a_pin_forbids_does_not_matter() {
        Position pinned = FenLine.position("4r1k1/3p4/8/4P3/8/8/8/4K3 b - -").after(Move.plain(Square.D7, Square.D5));
        same(pinned, FenLine.position("4r1k1/8/8/3pP3/8/8/8/4K3 w - -"));
        assertThat(pinned.enPassant()).isEmpty();
    }

    @Test
    void a_right_lost_by_a_rook_that_went_and_came_back_stays_lost() {
        Position start = FenLine.position("4k3/8/8/8/8/8/8/4K2R w K -");
        Position back = start.after(Move.plain(Square.H1, Square.H2))
                .after(Move.plain(Square.E8, Square.D8))
                .after(Move.plain(Square.H2, Square.H1))
                .after(Move.plain(Square.D8, Square.E8));
        assertThat(back.recurrence()).isNotEqualTo(start.recurrence());
        same(back, FenLine.position("4k3/8/8/8/8/8/8/4K2R w - -"));
    }

    private static void same(Position one, Position other) {
        assertThat(one.recurrence()).isEqualTo(other.recurrence()).hasSameHashCodeAs(other.recurrence());
        assertThat(one.key()).isEqualTo(other.key());
    }

    private static void different(String one, String other) {
        Position first = FenLine.position(one);
        Position second = FenLine.position(other);
        assertThat(first.recurrence()).isNotEqualTo(second.recurrence());
        assertThat(first.key()).isNotEqualTo(second.key());
    }
}
