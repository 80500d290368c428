package org.jadoube.notation;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.board.Move;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.Setup;
import org.jadoube.board.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SanTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1|g1f3|Nf3",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1|e2e4|e4",
                "3r3k/2P5/8/8/8/8/8/4K3 w - - 0 1|c7d8q|cxd8=Q+",
                "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1|e1c1|O-O-O",
                "5k2/8/8/8/8/8/8/R3K2R w KQ - 0 1|e1g1|O-O+",
                "4k3/8/8/8/8/8/4K3/R6R w - - 0 1|a1d1|Rad1",
                "4k3/8/8/7R/8/8/4K3/7R w - - 0 1|h1h3|R1h3",
                "6k1/8/8/8/1Q5Q/8/8/K6Q w - - 0 1|h4e1|Qh4e1",
                "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1|e5d6|exd6",
                "7k/R7/1R6/8/8/8/8/K7 w - - 0 1|b6b8|Rb8#",
                "8/8/8/8/4k3/2p5/8/K2N1N2 w - - 0 1|f1e3|Nfe3",
                "6k1/8/8/1b6/8/3N1N2/8/5K2 w - - 0 1|f3e5|Ne5",
            })
    void a_move_is_written_exactly(String fen, String uci, String san) {
        Position position = Fen.position(fen);
        assertThat(San.ENGLISH.write(Uci.STANDARD.read(uci, position).orElseThrow(), position))
                .isEqualTo(san);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|g1f3|Nf3",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|g1e3|Ne3",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|e2e5|e5",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|e2d3|exd3",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|h1h7|Rxh7",
                "4k3/8/8/8/8/8/8/R5KR|h1d1|Rhd1",
                "8/8/8/8/8/8/8/R3K2R|e1h1|O-O",
                "4K3/P7/8/8/8/8/8/8|a7a8q|a8=Q",
            })
    void a_move_that_is_not_legal_is_written_as_it_looks(String placement, String uci, String san) {
        Setup before = Fen.readSetup(placement + " w - - 0 1").orElseThrow();
        Square from = Square.parse(uci.substring(0, 2)).orElseThrow();
        Square to = Square.parse(uci.substring(2, 4)).orElseThrow();
        Move move = san.startsWith("O")
                ? Move.castling(from, to)
                : uci.length() > 4 ? Move.promotion(from, to, PieceType.QUEEN) : Move.plain(from, to);
        assertThat(San.ENGLISH.writeSeen(move, before)).isEqualTo(san);
    }

    @ParameterizedTest
    @CsvSource({
        "Nf3, g1f3", "Nf3!?, g1f3", "Nf3+, g1f3", "Nf3#, g1f3", "Nf3++, g1f3", "Nxf3, g1f3", "Ngf3, g1f3",
        "N1f3, g1f3", "Ng1f3, g1f3", "Ng1-f3, g1f3", "Ng1xf3, g1f3", "g1f3, g1f3", "♘f3, g1f3", "♞f3, g1f3",
        "e4, e2e4", "e2e4, e2e4", "e2-e4, e2e4", "Pe4, e2e4", "e4(=), e2e4", "e2–e4, e2e4", "Nf3 ?!, g1f3",
    })
    void habits_of_writing_a_quiet_move_are_read(String text, String uci) {
        Position position = Position.initial();
        assertThat(San.ENGLISH.read(text, position).orElseThrow())
                .isEqualTo(Uci.STANDARD.read(uci, position).orElseThrow());
    }

    @ParameterizedTest
    @CsvSource({
        "O-O, e1h1",
        "0-0, e1h1",
        "o-o, e1h1",
        "O-O+, e1h1",
        "OO, e1h1",
        "0-0-0!, e1a1",
        "O-O-O, e1a1",
        "Ke1-g1, e1h1",
        "e1g1, e1h1",
        "e1c1, e1a1",
        "b8Q, b7b8q",
        "b8=Q, b7b8q",
        "b8/Q, b7b8q",
        "b8(Q), b7b8q",
        "b8=(N), b7b8n",
        "b8=q, b7b8q",
        "b8r+, b7b8r",
        "b7b8q, b7b8q",
        "b7-b8=B, b7b8b",
        "bxa8Q, b7a8q",
        "bxa8=Q+, b7a8q",
        "ba8Q, b7a8q",
        "b7:a8=N, b7a8n",
        "exd6, e5d6",
        "exd6 e.p., e5d6",
        "exd6e.p., e5d6",
        "exd6ep+, e5d6",
        "ed6, e5d6",
        "e5xd6, e5d6",
    })
    void habits_of_writing_castling_promotion_and_captures_are_read(String text, String uci) {
        Position position = Fen.position("r5k1/1P6/8/3pP3/8/8/8/R3K2R w KQ d6 0 1");
        assertThat(San.ENGLISH.read(text, position).orElseThrow())
                .isEqualTo(Uci.CHESS960.read(uci, position).orElseThrow());
    }

    @Test
    void a_letter_means_what_its_language_says() {
        Position position = Fen.position("4k3/8/8/8/8/8/8/R3K2N w - - 0 1");
        San spanish = San.in(PieceLetters.SPANISH);
        assertThat(spanish.read("Rd2", position).orElseThrow()).isEqualTo(Move.plain(Square.E1, Square.D2));
        assertThat(spanish.read("Td1", position).orElseThrow()).isEqualTo(Move.plain(Square.A1, Square.D1));
        assertThat(spanish.write(Move.plain(Square.H1, Square.G3), position)).isEqualTo("Cg3");
        assertThat(San.ENGLISH.read("Rd1", position).orElseThrow()).isEqualTo(Move.plain(Square.A1, Square.D1));
        assertThat(spanish.read("Nf2", position)).isInstanceOf(Reading.Unread.class);
    }

    @Test
    void the_longest_letter_of_a_language_wins() {
        San russian = San.in(new PieceLetters("ru", java.util.List.of("П", "К", "С", "Л", "Ф", "Кр")));
        Position position = Fen.position("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1");
        assertThat(russian.read("Крf2", position).orElseThrow()).isEqualTo(Move.plain(Square.E1, Square.F2));
        assertThat(russian.read("Кf3", position).orElseThrow()).isEqualTo(Move.plain(Square.G1, Square.F3));
    }

    @Test
    void a_move_is_exact_only_to_the_letter() {
        assertThat(San.ENGLISH.readExactly("Nf3", Position.initial())).isInstanceOf(Reading.Read.class);
        assertThat(San.ENGLISH
                        .readExactly("Ngf3", Position.initial())
                        .toProblem()
                        .orElseThrow()
                        .message())
                .isEqualTo("Ngf3 at move 1 by White: this is not its exact notation; expected Nf3. Write Nf3.");
    }

    @Test
    void castling_in_chess960_has_the_usual_names() {
        Position position = Fen.position("4k3/8/8/8/8/8/8/5KR1 w G - 0 1");
        Move castling = San.ENGLISH.read("O-O", position).orElseThrow();
        assertThat(castling).isEqualTo(Move.castling(Square.F1, Square.G1));
        assertThat(San.ENGLISH.write(castling, position)).isEqualTo("O-O");
    }

    @ParameterizedTest
    @ValueSource(strings = {"e4=K", "e4=P", "e4K", "e4=Q", "Nf3=K"})
    void nothing_becomes_a_king_or_a_pawn_nor_anything_before_the_last_rank(String text) {
        assertThat(San.ENGLISH.read(text, Position.initial()).toOptional()).isEmpty();
    }
}
