package org.jadoube.mating;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.Position;
import org.jadoube.board.Square;
import org.junit.jupiter.api.Test;

/// What the checker believes, and above all what it does not.
class ProofCheckerTest {
    private static final List<Move> FOOLS_MATE = List.of(
            Move.plain(Square.F2, Square.F3),
            Move.plain(Square.E7, Square.E5),
            Move.plain(Square.G2, Square.G4),
            Move.plain(Square.D8, Square.H4));

    private static String fault(Position position, Colour winner, Prospect prospect) {
        return switch (ProofChecker.check(position, winner, prospect)) {
            case ProofCheck.Sound _ -> "";
            case ProofCheck.Unsound unsound -> unsound.fault();
        };
    }

    private static String fault(List<Move> line, Colour winner) {
        return fault(Position.initial(), winner, new Prospect.Possible(line));
    }

    @Test
    void a_line_that_mates_is_believed() {
        assertThat(fault(FOOLS_MATE, Colour.BLACK)).isEmpty();
    }

    @Test
    void a_line_that_mates_the_winner_is_not() {
        assertThat(fault(FOOLS_MATE, Colour.WHITE)).contains("who was to win");
    }

    @Test
    void a_line_that_stops_short_is_not() {
        assertThat(fault(FOOLS_MATE.subList(0, 3), Colour.BLACK)).contains("does not end in checkmate");
        assertThat(fault(List.of(), Colour.BLACK)).contains("does not end in checkmate");
    }

    @Test
    void a_line_with_a_move_that_is_not_legal_is_not() {
        List<Move> line = new ArrayList<>(FOOLS_MATE);
        line.set(2, Move.plain(Square.G2, Square.G5));
        assertThat(fault(line, Colour.BLACK)).contains("half-move 3 of the line, g2g5, is not legal");
    }

    @Test
    void too_few_pieces_are_believed() {
        for (String fen : List.of(
                "4k3/8/8/8/8/8/8/4K3 w - -", "3qk3/8/8/8/8/8/8/4KN2 w - -", "2b1k2r/1b2q3/8/8/8/8/8/4KB2 w - -")) {
            assertThat(material(fen, Colour.WHITE)).as(fen).isEmpty();
        }
    }

    @Test
    void pieces_enough_are_not_called_too_few() {
        for (String fen : List.of(
                "4k3/8/8/8/8/8/P7/4K3 w - -",
                "4k3/8/8/8/8/8/8/4K2R w - -",
                "4k3/8/8/8/8/8/8/3QK3 w - -",
                "4k3/8/8/8/8/8/8/3NKN2 w - -",
                "4k3/8/8/8/8/8/8/4KBN1 w - -",
                "4k3/8/8/8/8/8/8/2B1KB2 w - -",
                "4k2r/8/8/8/8/8/8/4KN2 w - -",
                "4k3/7p/8/8/8/8/8/4KN2 w - -",
                "4k3/7p/8/8/8/8/8/4KB2 w - -",
                "4kn2/8/8/8/8/8/8/4KB2 w - -",
                "4kb2/8/8/8/8/8/8/4KB2 w - -")) {
            assertThat(material(fen, Colour.WHITE)).as(fen).contains("not too few to mate");
        }
    }

    @Test
    void a_mate_that_stands_is_not_explained_away() {
        assertThat(material("8/8/8/8/8/1k6/b1b5/RKR5 w - -", Colour.BLACK)).contains("stands on the board");
    }

    @Test
    void a_certificate_proves_nothing_of_another_position_or_side() {
        Position position = MatingTable.position("4k3/8/8/8/8/8/8/4K3 w - -");
        Position other = MatingTable.position("4k3/8/8/8/8/8/8/4K3 b - -");
        Prospect prospect = new Prospect.Impossible(new Certificate.Material(position, Colour.WHITE));
        assertThat(fault(position, Colour.WHITE, prospect)).isEmpty();
        assertThat(fault(other, Colour.WHITE, prospect)).contains("another position");
        assertThat(fault(position, Colour.BLACK, prospect)).contains("asked was BLACK");
    }

    private static String material(String fen, Colour winner) {
        Position position = MatingTable.position(fen);
        return fault(position, winner, new Prospect.Impossible(new Certificate.Material(position, winner)));
    }
}
