package org.jadoube.notation;

import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.jadoube.board.Move;
import org.jadoube.board.Position;

/// Games of random legal moves, the same ones for the same seed.
final class RandomGames {
    private RandomGames() {}

    /// Visits every position of some random games; a failure names the seed and the position.
    static void visit(long seed, int games, boolean chess960, Consumer<Position> visitor) {
        Random random = new Random(seed);
        for (int game = 0; game < games; game++) {
            Position position = chess960 ? Position.chess960(random.nextInt(960)) : Position.initial();
            for (int ply = 0; ply < 150; ply++) {
                try {
                    visitor.accept(position);
                } catch (RuntimeException | AssertionError failure) {
                    throw new AssertionError("seed " + seed + ", game " + game + ", " + Fen.write(position), failure);
                }
                List<Move> moves = position.legalMoves();
                if (moves.isEmpty()) {
                    break;
                }
                position = position.after(moves.get(random.nextInt(moves.size())));
            }
        }
    }
}
