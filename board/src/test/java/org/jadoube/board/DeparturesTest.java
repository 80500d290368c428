package org.jadoube.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// Looking back from an arrival finds the same moves as listing them all.
class DeparturesTest {
    private int found;
    private int castlings;

    @Test
    void every_departure_is_that_of_a_legal_move() {
        long seed = Long.getLong("jadoube.seed", System.nanoTime());
        Random random = new Random(seed);
        for (int game = 0; game < 40; game++) {
            Position position = Position.chess960(random.nextInt(960));
            for (int ply = 0; ply < 120; ply++) {
                compare(position, "seed " + seed + ": " + position);
                List<Move> moves = position.legalMoves();
                if (moves.isEmpty()) {
                    break;
                }
                position = position.after(moves.get(random.nextInt(moves.size())));
            }
        }
        assertThat(found).as("seed " + seed).isGreaterThan(20_000);
        assertThat(castlings).as("seed " + seed).isGreaterThan(100);
    }

    private void compare(Position position, String where) {
        long castlers = 0;
        for (Move move : position.legalMoves()) {
            castlers |= move.isCastling() ? 1L << move.to().ordinal() : 0;
        }
        castlings += Long.bitCount(castlers);
        assertThat(position.castlers()).as(where).isEqualTo(new SquareSet(castlers));
        for (PieceType type : PieceType.values()) {
            SquareSet men = position.pieces(position.turn(), type);
            for (Square to : Square.values()) {
                long legal = 0;
                for (Move move : position.legalMoves()) {
                    if (move.to() == to && !move.isCastling() && men.contains(move.from())) {
                        legal |= 1L << move.from().ordinal();
                    }
                }
                found += Long.bitCount(legal);
                assertThat(position.departures(type, to))
                        .as(where + ", " + type + " to " + to)
                        .isEqualTo(new SquareSet(legal));
            }
        }
    }
}
