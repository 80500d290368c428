package org.jadoube.mating;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.Position;
import org.jadoube.board.Square;
import org.junit.jupiter.api.Test;

class ShorteningTest {
    private static final int EVERY = 40;

    @Test
    void a_checkmate_in_one_is_played_at_once() {
        Position position = MatingTable.position("6k1/5ppp/8/8/8/8/8/KR6 w - -");
        List<Move> detour = moves(position, "b1c1 g8f8 c1b1 f8g8 a1a2 g8f8 b1c1 f8g8 c1c8");
        assertThat(Shortening.of(position, Colour.WHITE, detour)).containsExactly(Move.plain(Square.B1, Square.B8));
    }

    @Test
    void a_checkmate_that_stands_needs_no_move() {
        Position position = MatingTable.position("R5k1/5ppp/8/8/8/8/8/K7 b - -");
        assertThat(Shortening.of(position, Colour.WHITE, List.of())).isEmpty();
    }

    @Test
    void knights_that_wander_go_straight_to_where_they_mate() {
        Position position = MatingTable.position("k7/8/8/8/8/8/7K/5NNN w - -");
        Prospect prospect = Mating.possible(position, Colour.WHITE, Budget.USUAL);
        assertThat(prospect)
                .isInstanceOfSatisfying(
                        Prospect.Possible.class,
                        possible -> assertThat(Shortening.of(position, Colour.WHITE, possible.line()))
                                .hasSizeLessThan(80));
    }

    @Test
    void a_line_is_legal_ends_in_mate_and_is_never_longer() throws IOException {
        List<MatingTable.Entry> entries = MatingTable.shared();
        long before = 0;
        long after = 0;
        int lines = 0;
        for (int i = 0; i < entries.size(); i += entries.size() > EVERY ? EVERY : 1) {
            MatingTable.Entry entry = entries.get(i);
            for (Colour side : entry.able()) {
                if (Mating.possible(entry.position(), side, Budget.of(1 << 24))
                        instanceof Prospect.Possible(List<Move> found)) {
                    List<Move> shorter = Shortening.of(entry.position(), side, found);
                    assertMates(entry, side, shorter);
                    assertThat(shorter.size()).isLessThanOrEqualTo(found.size());
                    before += found.size();
                    after += shorter.size();
                    lines++;
                }
            }
        }
        assertThat(lines).isGreaterThan(10);
        assertThat(after).isLessThan(before);
        System.out.printf(
                "mating: %,d lines made short, from %.1f to %.1f half-moves%n",
                lines, (double) before / lines, (double) after / lines);
    }

    private static void assertMates(MatingTable.Entry entry, Colour side, List<Move> line) {
        Position position = entry.position();
        for (Move move : line) {
            assertThat(position.isLegal(move)).as("%s in %s", move, entry.fen()).isTrue();
            position = position.after(move);
        }
        assertThat(position.isCheckmate()).as(entry.fen()).isTrue();
        assertThat(position.turn()).as(entry.fen()).isEqualTo(side.opponent());
    }

    private static List<Move> moves(Position from, String text) {
        List<Move> moves = new ArrayList<>();
        Position position = from;
        for (String word : text.split(" ", -1)) {
            Move move = Move.plain(
                    Square.parse(word.substring(0, 2)).orElseThrow(),
                    Square.parse(word.substring(2)).orElseThrow());
            assertThat(position.isLegal(move)).as(word).isTrue();
            position = position.after(move);
            moves.add(move);
        }
        assertThat(position.isCheckmate()).isTrue();
        return moves;
    }
}
