package org.jadoube.notation;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.board.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The reasons why a written move cannot be played.
class ObjectionTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "6k1/8/1b6/8/8/4N3/8/6K1 w - - 0 1|Nd5|the knight on e3 is pinned to the king on g1 by the bishop on b6",
                "4k3/8/8/8/8/8/8/RN2K3 w - - 0 1|Nd4|the knight on b1 cannot reach d4",
                "4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1|Nd4|no white knight can reach d4",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1|Nd4|White has no knight",
                "4k3/8/2n5/8/8/8/8/4K3 w - - 0 1|Nd4|White has no knight, and it is White's move",
                "4k3/8/2n5/8/8/8/8/1N2K3 w - - 0 1|Nd4|the knight on b1 cannot reach d4, and it is White's move",
                "4k3/8/8/8/8/8/P7/R3K3 w - - 0 1|Ra5|the rook on a1 cannot reach a5: the pawn on a2 stands in the way",
                "4k3/8/8/8/8/8/8/R3K3 w - - 0 1|Rbd1|no white rook stands on the b-file",
                "4k3/8/8/8/8/8/8/R3K3 w - - 0 1|R2d1|no white rook stands on rank 2",
                "4k3/8/8/8/8/P7/8/R3K3 w - - 0 1|Ra3|a3 is occupied by White's own pawn",
                "4k3/8/8/8/4r3/8/8/R3K3 w - - 0 1|Ra2|the king on e1 is in check from the rook on e4, "
                        + "and this does not end it",
                "4k3/8/8/8/8/8/5r2/K7 w - - 0 1|Ka2|a2 is attacked by the rook on f2",
                "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1|e5|the pawn on e2 cannot reach e5",
                "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1|e4|the pawn on e2 cannot reach e4: the knight on e3 stands in the way",
                "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1|e3|the pawn on e2 cannot reach e3: the knight on e3 stands in the way",
                "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1|exd3|there is nothing on d3 that the pawn on e2 could capture",
                "4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1|e5|the pawn on e2 cannot reach e5, and it is White's move",
                "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1|d4|no white pawn stands on the d-file",
                "4k3/3p4/8/8/8/8/4P3/4K3 w - - 0 1|d5|no white pawn stands on the d-file, and it is White's move",
                "4k3/P7/8/8/8/8/8/4K3 w - - 0 1|a8|it does not say what the pawn becomes on a8",
                "4k3/P7/8/8/8/8/8/4K3 w - - 0 1|a8=K|no pawn becomes a king",
                "4k3/8/8/8/8/8/P7/4K3 w - - 0 1|a3=Q|only a pawn that reaches the last rank is promoted",
                "7k/8/8/K2pP2r/8/8/8/8 w - d6 0 1|exd6|there is nothing on d6 that the pawn on e5 could capture",
                "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1|Ne2e3|on e2 stands a pawn, not a knight",
                "4k3/8/8/8/8/8/8/4K2R w - - 0 1|O-O|White has no right to castle on the king's side",
                "4k3/8/8/8/8/8/8/R3K2R w K - 0 1|0-0-0|White has no right to castle on the queen's side",
                "4k3/8/8/8/8/8/8/4K1NR w K - 0 1|O-O|the knight on g1 stands in the way",
                "4k3/8/8/8/1b6/8/8/4K2R w K - 0 1|O-O|the king on e1 is in check from the bishop on b4",
                "4kr2/8/8/8/8/8/8/4K2R w K - 0 1|O-O|the king would pass over f1, which the rook on f8 attacks",
                "4k1r1/8/8/8/8/8/8/4K2R w K - 0 1|O-O|the king would arrive on g1, which the rook on g8 attacks",
                "4k3/8/8/8/8/8/8/qR1K4 w B - 0 1|O-O-O|the king would be in check when the rook has left b1",
            })
    void a_move_that_cannot_be_played_is_told_why(String fen, String text, String reason) {
        Position position = Fen.readLeniently(fen).orElseThrow();
        assertThat(San.ENGLISH.read(text, position).toProblem().orElseThrow().fault())
                .contains(reason);
    }

    @Test
    void the_whole_message_says_what_to_write_instead() {
        Position rooks = Fen.position("4k3/8/8/8/8/8/4K3/R4R2 w - - 0 1");
        assertThat(San.ENGLISH.read("Rd1", rooks).toProblem().orElseThrow().message())
                .isEqualTo("Cannot play Rd1 at move 1 by White: 2 rooks can go to d1; "
                        + "expected Rad1 or Rfd1. Write Rad1 or Rfd1.");
        Position knight = Fen.position("6k1/8/8/8/8/8/8/4K1N1 w - - 0 12");
        assertThat(San.ENGLISH.read("Nd4", knight).toProblem().orElseThrow().message())
                .isEqualTo("Cannot play Nd4 at move 12 by White: the knight on g1 cannot reach d4; "
                        + "expected one of Ne2, Nf3, Nh3. "
                        + "Compare this position with the score: the fault may be in an earlier move.");
    }

    @Test
    void a_game_that_is_over_expects_no_move() {
        Position mate = Fen.position("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
        assertThat(San.ENGLISH.read("Kf8", mate).toProblem().orElseThrow().expected())
                .isEqualTo("no move at all, since the game is over");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "Nz4|'z' in column 2 is no part of a square's name",
                "N|it names no arrival square",
                "Ng|it names no arrival square",
                "Nf9|'9' in column 3 is no part of a square's name",
                "e4Z|'Z' in column 3 is no part of a move",
                "Nf3xg1h2|'h' in column 7 is no part of a move",
                "O-X|'X' in column 3 is no part of O-O or O-O-O",
                "O-O-O-O|castling is written with two or three letters O",
                "--|a null move is no move of a game",
                "Z0|a null move is no move of a game",
                "+|there is no move",
                "e8=|'=' in column 3 is no part of a move",
            })
    void a_text_that_is_no_move_is_told_where_it_goes_wrong(String text, String fault) {
        Problem problem = San.ENGLISH.read(text, Position.initial()).toProblem().orElseThrow();
        assertThat(problem.kind()).isEqualTo(Problem.Kind.UNREADABLE_MOVE);
        assertThat(problem.fault()).isEqualTo(fault);
    }

    @Test
    void an_unreadable_move_is_told_in_the_letters_of_its_language() {
        assertThat(San.in(PieceLetters.SPANISH)
                        .read("Nf3", Position.initial())
                        .toProblem()
                        .orElseThrow()
                        .message())
                .isEqualTo("Cannot read Nf3 at move 1 by White: 'N' in column 1 is no part of a square's name; "
                        + "expected a move like Cf3, exd5, O-O or e8=D. "
                        + "Write the piece's letter (C A T D R, none for a pawn) and the square where it arrives.");
    }
}
