package org.jadoube.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.Piece;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.notation.Fen;
import org.jadoube.notation.San;
import org.jadoube.pgn.PgnGame;
import org.jadoube.pgn.PgnMove;

/// The main line of a game as text.
record GameText(PgnGame game) {
    private static final int LONGEST_LINE = 79;
    private static final int EN_PASSANT_FIELD = 3;
    private static final int TWO_RANKS = 16;

    /// The moves with their numbers and the result, in lines of less than 80 signs.
    List<String> lines(MoveForm form, San letters) {
        List<String> words = new ArrayList<>();
        Position position = game.start();
        for (PgnMove move : game.moves()) {
            if (position.turn() == Colour.WHITE) {
                words.add(position.fullmoveNumber() + ".");
            } else if (words.isEmpty()) {
                words.add(position.fullmoveNumber() + "...");
            }
            words.add(form.write(move.move(), position, letters, game.dialect()));
            position = position.after(move.move());
        }
        words.add(game.result().text());
        return wrapped(words);
    }

    private static List<String> wrapped(List<String> words) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : words) {
            if (line.length() + 1 + word.length() > LONGEST_LINE) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    private Position end() {
        return game.positions().getLast();
    }

    /// The last position, with the square of a capture in passing only if there is one.
    String fen() {
        return Fen.write(end());
    }

    /// The same, with the square that a pawn has just passed over whether it can be captured there or not, as some
    /// programs want it.
    String fenWithPassedSquare() {
        return passed().map(square -> {
                    String[] fields = fen().split(" ", -1);
                    fields[EN_PASSANT_FIELD] = square;
                    return String.join(" ", fields);
                })
                .orElseGet(this::fen);
    }

    private Optional<String> passed() {
        if (game.moves().isEmpty()) {
            return Optional.empty();
        }
        Move last = game.moves().getLast().move();
        boolean pawn = end().at(last.to())
                .map(Piece::type)
                .filter(PieceType.PAWN::equals)
                .isPresent();
        int from = last.from().ordinal();
        int to = last.to().ordinal();
        return pawn && Math.abs(to - from) == TWO_RANKS
                ? Optional.of(org.jadoube.board.Square.of((from + to) / 2).toString())
                : Optional.empty();
    }
}
