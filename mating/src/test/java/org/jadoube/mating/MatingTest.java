package org.jadoube.mating;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jadoube.board.Colour;
import org.jadoube.board.Piece;
import org.jadoube.board.Position;
import org.jadoube.board.Square;
import org.junit.jupiter.api.Test;

/// What material rules out, and that it never rules out too much.
class MatingTest {
    /// The corner triangle to which every other square is equivalent when no pawn stands on the board.
    private static final List<Square> TRIANGLE = List.of(
            Square.A1, Square.B1, Square.C1, Square.D1, Square.B2, Square.C2, Square.D2, Square.C3, Square.D3,
            Square.D4);

    @Test
    void the_plain_cases_are_all_decided_from_material() throws IOException {
        for (MatingTable.Entry entry : MatingTable.own()) {
            for (Colour side : Colour.values()) {
                assertThat(Mating.ruledOutByMaterial(entry.position(), side))
                        .as("%s for %s", entry.fen(), side)
                        .isEqualTo(!entry.able().contains(side));
            }
            assertThat(Mating.deadByMaterial(entry.position()))
                    .as(entry.fen())
                    .isEqualTo(entry.able().isEmpty());
        }
    }

    @Test
    void minor_pieces_find_their_mate_in_a_corner_soon() {
        List<String> endings = List.of(
                "8/2k5/8/8/8/8/8/2K1NN2 w - -",
                "3k4/8/8/8/8/8/8/2N1K1N1 w - -",
                "3bk3/8/4K3/8/8/8/8/5N2 w - -",
                "3bk3/8/8/8/8/8/8/4KNq1 w - -",
                "8/8/8/6K1/1p6/1N2k3/8/7q b - -",
                "8/8/8/6pp/8/5kNK/8/8 b - -",
                "8/5K2/4pB2/5k2/5p2/8/8/8 w - -",
                "8/2b2n2/4k3/8/8/8/2B5/3K4 w - -");
        for (String fen : endings) {
            Position position = MatingTable.position(fen);
            Prospect prospect = Mating.possible(position, Colour.WHITE, Budget.of(1L << 20));
            assertThat(prospect).as(fen).isInstanceOf(Prospect.Possible.class);
            assertThat(ProofChecker.check(position, Colour.WHITE, prospect))
                    .as(fen)
                    .isEqualTo(new ProofCheck.Sound());
        }
    }

    @Test
    void a_mate_that_stands_is_not_ruled_out_though_no_move_brings_it_about() {
        Position mate = MatingTable.position("8/8/8/8/8/1k6/b1b5/RKR5 w - -");
        assertThat(mate.isCheckmate()).isTrue();
        assertThat(Mating.ruledOutByMaterial(mate, Colour.BLACK)).isFalse();
        Position other = MatingTable.position("8/8/8/8/8/1k6/b1b5/R2K4 w - -");
        assertThat(Mating.ruledOutByMaterial(other, Colour.BLACK)).isTrue();
    }

    @Test
    void nobody_who_can_still_mate_is_ruled_out() throws IOException {
        int impossible = 0;
        int found = 0;
        List<MatingTable.Entry> entries = MatingTable.shared();
        for (MatingTable.Entry entry : entries) {
            for (Colour side : Colour.values()) {
                boolean ruledOut = Mating.ruledOutByMaterial(entry.position(), side);
                boolean able = entry.able().contains(side);
                assertThat(ruledOut && able).as("%s for %s", entry.fen(), side).isFalse();
                impossible += able ? 0 : 1;
                found += ruledOut ? 1 : 0;
            }
        }
        System.out.printf(
                "mating: %,d positions; of %,d sides that cannot mate, material alone tells %,d%n",
                entries.size(), impossible, found);
        assertThat(found).isPositive();
    }

    @Test
    void a_knight_never_mates_a_king_with_a_queen() {
        neverMates(Piece.WHITE_KNIGHT, Piece.BLACK_QUEEN);
    }

    @Test
    void a_bishop_never_mates_a_king_with_a_queen() {
        neverMates(Piece.WHITE_BISHOP, Piece.BLACK_QUEEN);
    }

    @Test
    void a_bishop_never_mates_a_king_with_a_rook() {
        neverMates(Piece.WHITE_BISHOP, Piece.BLACK_ROOK);
    }

    /// Looks at every placement with the White king near enough to take part; farther off he guards nothing.
    private static void neverMates(Piece winner, Piece loser) {
        int seen = 0;
        for (Square black : TRIANGLE) {
            for (Square white : Square.values()) {
                if (white != black && distance(black, white) <= 2) {
                    seen += placements(black, white, winner, loser);
                }
            }
        }
        assertThat(seen).isGreaterThan(100_000);
    }

    private static int placements(Square black, Square white, Piece winner, Piece loser) {
        int seen = 0;
        for (Square attacker : Square.values()) {
            for (Square helper : Square.values()) {
                Map<Square, Piece> pieces = new EnumMap<>(Square.class);
                pieces.put(black, Piece.BLACK_KING);
                pieces.put(white, Piece.WHITE_KING);
                pieces.put(attacker, winner);
                pieces.put(helper, loser);
                if (pieces.size() == 4) {
                    assertThat(MatingTable.position(pieces, Colour.BLACK).filter(Position::isCheckmate))
                            .isEmpty();
                    seen++;
                }
            }
        }
        return seen;
    }

    private static int distance(Square one, Square other) {
        int files = Math.abs(one.file().ordinal() - other.file().ordinal());
        int ranks = Math.abs(one.rank().ordinal() - other.rank().ordinal());
        return Math.max(files, ranks);
    }
}
