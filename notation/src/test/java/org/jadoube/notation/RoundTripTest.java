package org.jadoube.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jadoube.board.Move;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.Square;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What is written is read back as the same, over all positions and moves of random games.
class RoundTripTest {
    private static final int GAMES = 5;
    private static final int EVERY = 8;

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_position_written_as_fen_is_read_back(boolean chess960) {
        RandomGames.visit(1, GAMES, chess960, position -> {
            assertThat(Fen.position(Fen.write(position))).isEqualTo(position);
            String shredder = Fen.write(position, CastlingField.SHREDDER);
            assertThat(Fen.position(shredder)).isEqualTo(position);
            assertThat(Fen.readLeniently(shredder)).isEqualTo(new Reading.Read<>(position));
        });
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_legal_move_written_as_san_is_read_back(boolean chess960) {
        for (San san : new San[] {San.ENGLISH, San.in(PieceLetters.SPANISH), San.in(PieceLetters.FIGURINES)}) {
            RandomGames.visit(2, GAMES, chess960, position -> {
                Set<String> texts = new HashSet<>();
                for (Move move : position.legalMoves()) {
                    String text = san.write(move, position);
                    assertThat(texts.add(text)).as(text).isTrue();
                    assertThat(san.readExactly(text, position)).isEqualTo(new Reading.Read<>(move));
                }
            });
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_legal_move_written_in_long_form_is_read_back(boolean chess960) {
        RandomGames.visit(3, GAMES, chess960, position -> {
            for (Move move : position.legalMoves()) {
                String text = move.isCastling() ? San.ENGLISH.write(move, position) : longForm(move, position);
                assertThat(San.ENGLISH.read(text, position)).as(text).isEqualTo(new Reading.Read<>(move));
            }
        });
    }

    private static String longForm(Move move, Position position) {
        String letter =
                PieceLetters.ENGLISH.of(position.at(move.from()).orElseThrow().type());
        String promotion = move.promotion()
                .map(piece -> "=" + PieceLetters.ENGLISH.of(piece))
                .orElse("");
        return (letter.equals("P") ? "" : letter) + move.from() + "-" + move.to() + promotion;
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_legal_move_written_as_uci_is_read_back(boolean chess960) {
        Uci uci = chess960 ? Uci.CHESS960 : Uci.STANDARD;
        RandomGames.visit(4, GAMES, chess960, position -> {
            Set<String> texts = new HashSet<>();
            for (Move move : position.legalMoves()) {
                String text = uci.write(move);
                assertThat(texts.add(text)).as(text).isTrue();
                assertThat(uci.read(text, position)).as(text).isEqualTo(new Reading.Read<>(move));
            }
        });
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void every_short_text_means_its_one_legal_move_or_is_refused_with_a_reason(boolean chess960) {
        RandomGames.visit(6, 2, chess960, position -> {
            if (position.fullmoveNumber() % EVERY != 0) {
                return;
            }
            for (PieceType type : PieceType.values()) {
                for (Square to : Square.values()) {
                    String text = PieceLetters.ENGLISH.of(type) + to;
                    List<Move> meant = position.legalMoves().stream()
                            .filter(move -> move.to() == to && !move.isCastling())
                            .filter(move ->
                                    position.pieces(position.turn(), type).contains(move.from()))
                            .filter(move ->
                                    type != PieceType.PAWN || move.from().file() == to.file())
                            .filter(move -> move.promotion().isEmpty())
                            .toList();
                    Reading<Move> reading = San.ENGLISH.read(text, position);
                    assertThat(reading.toOptional())
                            .as(text)
                            .isEqualTo(meant.stream()
                                    .filter(move -> meant.size() == 1)
                                    .findFirst());
                    reading.toProblem()
                            .ifPresent(problem ->
                                    assertThat(problem.fault()).as(text).isNotEqualTo("this is no legal move"));
                }
            }
        });
    }
}
