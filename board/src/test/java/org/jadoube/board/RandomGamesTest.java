package org.jadoube.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// Random games, played on the real board and on a naive one at the same time. The seed is that of
/// `jadoube.seed`, or new in every run, and is part of every complaint.
class RandomGamesTest {
    private static final int LONGEST_GAME = 160;

    private final long seed = Long.getLong("jadoube.seed", System.nanoTime());
    private final Random random = new Random(seed);
    private final Map<Move.Kind, Integer> seen = new EnumMap<>(Move.Kind.class);
    private int plies;

    @Test
    void real_and_naive_board_agree_in_games_from_the_usual_array() {
        for (int game = 0; game < 15; game++) {
            play(Position.initial());
        }
        report();
    }

    @Test
    void real_and_naive_board_agree_in_chess960() {
        for (int game = 0; game < 30; game++) {
            play(Position.chess960(random.nextInt(960)));
        }
        report();
    }

    @Test
    void real_and_naive_board_agree_from_the_positions_of_the_table() throws IOException {
        List<Position> starts = new ArrayList<>();
        for (PerftTable.Entry entry : PerftTable.own()) {
            if (entry.depth() == 1) {
                starts.add(entry.position());
            }
        }
        starts.forEach(this::play);
        report();
        assertThat(seen.keySet()).as(this::told).containsExactlyInAnyOrder(Move.Kind.values());
    }

    private void play(Position start) {
        Position position = start;
        NaiveBoard naive = NaiveBoard.of(start);
        for (int ply = 0; ply < LONGEST_GAME; ply++) {
            List<Move> moves = position.legalMoves();
            agree(position, naive, moves);
            if (ply > 0) {
                cameAboutByAMove(position);
            }
            if (moves.isEmpty()) {
                break;
            }
            Move move = choose(moves);
            seen.merge(move.kind(), 1, Integer::sum);
            Position next = position.after(move);
            countersFollow(position, move, next);
            position = next;
            naive = naive.after(move);
            plies++;
        }
    }

    /// Rare kinds of moves are preferred, so that all are seen often.
    private Move choose(List<Move> moves) {
        List<Move> rare =
                moves.stream().filter(move -> move.kind() != Move.Kind.PLAIN).toList();
        return rare.isEmpty() || random.nextInt(3) == 0
                ? moves.get(random.nextInt(moves.size()))
                : rare.get(random.nextInt(rare.size()));
    }

    private void agree(Position position, NaiveBoard naive, List<Move> moves) {
        String told = told() + position;
        Set<Move> distinct = new HashSet<>(moves);
        assertThat(distinct).as(told).hasSameSizeAs(moves).isEqualTo(naive.legalMoves());
        assertThat(Perft.count(position, 1)).as(told).isEqualTo(moves.size());
        boolean capturable = moves.stream().anyMatch(move -> move.kind() == Move.Kind.EN_PASSANT);
        assertThat(position.enPassant()).as(told).isEqualTo(capturable ? naive.passed() : Optional.empty());
        Setup setup = position.toSetup();
        assertThat(setup.pieces()).as(told).isEqualTo(naive.pieces());
        assertThat(new HashSet<>(setup.castlingRooks().toList())).as(told).isEqualTo(naive.rooks());
        boolean attacked =
                naive.isAttacked(position.king(position.turn()), position.turn().opponent());
        assertThat(position.isCheck()).as(told).isEqualTo(attacked);
        assertThat(position.isCheckmate()).as(told).isEqualTo(attacked && moves.isEmpty());
        assertThat(position.isStalemate()).as(told).isEqualTo(!attacked && moves.isEmpty());
        fresh(position, setup, told);
    }

    /// The same position set up anew has the same key as the one that was played to.
    private static void fresh(Position position, Setup setup, String told) {
        assertThat(setup.checkLeniently()).as(told).isInstanceOfSatisfying(SetupCheck.Accepted.class, accepted -> {
            assertThat(accepted.position()).as(told).isEqualTo(position);
            assertThat(accepted.position().key()).as(told).isEqualTo(position.key());
            assertThat(accepted.position().recurrence()).as(told).isEqualTo(position.recurrence());
        });
        assertThat(setup.faults())
                .as(told)
                .doesNotContain(SetupFault.OPPONENT_IN_CHECK, SetupFault.IMPOSSIBLE_CASTLING_RIGHTS);
    }

    private void cameAboutByAMove(Position position) {
        assertThat(position.toSetup().faults())
                .as(told() + position)
                .doesNotContain(SetupFault.TOO_MANY_CHECKERS, SetupFault.IMPOSSIBLE_EN_PASSANT);
    }

    private void countersFollow(Position before, Move move, Position after) {
        String told = told() + before + " " + move;
        boolean pawn = before.at(move.from()).orElseThrow().type() == PieceType.PAWN;
        boolean captures = after.occupied().size() < before.occupied().size();
        assertThat(after.halfmoveClock()).as(told).isEqualTo(pawn || captures ? 0 : before.halfmoveClock() + 1);
        assertThat(after.turn()).as(told).isEqualTo(before.turn().opponent());
        assertThat(after.fullmoveNumber())
                .as(told)
                .isEqualTo(before.fullmoveNumber() + (before.turn() == Colour.BLACK ? 1 : 0));
    }

    private String told() {
        return "seed " + seed + ": ";
    }

    private void report() {
        System.out.printf("random games, seed %d: %,d plies, %s%n", seed, plies, seen);
    }
}
