package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.laws.edition.Edition.FIDE_2023;
import static org.jadoube.laws.game.Lookalike.Difference.CASTLING;
import static org.jadoube.laws.game.Lookalike.Difference.EN_PASSANT;
import static org.jadoube.laws.game.Lookalike.Difference.TURN;

import java.util.Set;
import org.jadoube.laws.game.Game;
import org.jadoube.laws.game.Lookalike;
import org.jadoube.laws.game.Occurrences;
import org.junit.jupiter.api.Test;

/// Article 9.2: what looks like the same position and is not.
class LookalikeTest {
    private static Game after(String... moves) {
        return Sitting.under(FIDE_2023, Sitting.increment(90, 30))
                .started()
                .plays(moves)
                .table()
                .game();
    }

    private static java.util.List<Lookalike> lookalikes(Game game) {
        return Occurrences.of(game).lookalikes(game, game.standing());
    }

    @Test
    void a_position_with_a_right_to_castle_lost_is_another() {
        Game game =
                after("e2e4", "e7e5", "g1f3", "g8f6", "e1e2", "f6g8", "e2e1", "g8f6", "e1e2", "f6g8", "e2e1", "g8f6");
        assertThat(Occurrences.of(game).plies()).containsExactly(8, 12);
        assertThat(lookalikes(game)).containsExactly(new Lookalike(4, Set.of(CASTLING)));
    }

    @Test
    void a_position_in_which_a_pawn_could_be_captured_in_passing_is_another() {
        Game game =
                after("e2e4", "g8f6", "e4e5", "d7d5", "g1f3", "f6g8", "f3g1", "g8f6", "g1f3", "f6g8", "f3g1", "g8f6");
        assertThat(Occurrences.of(game).plies()).containsExactly(8, 12);
        assertThat(lookalikes(game)).containsExactly(new Lookalike(4, Set.of(EN_PASSANT)));
    }

    @Test
    void a_position_with_the_other_player_to_move_is_another() {
        Game game = after("e2e3", "e7e6", "f1e2", "f8e7", "e2d3", "e7f8", "d3f1");
        assertThat(lookalikes(game)).containsExactly(new Lookalike(2, Set.of(TURN)));
    }

    @Test
    void what_a_capture_or_a_pawn_move_parts_never_looks_the_same() {
        assertThat(lookalikes(after("g1f3", "g8f6", "f3g1", "f6g8", "e2e4"))).isEmpty();
    }
}
