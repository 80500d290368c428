package org.jadoube.cli;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.board.Colour;
import org.jadoube.board.Position;

/// A turn of a game as people name it: `42.White`, `42.Black`, `42.`, `42...`, or, in half-moves made, `83`.
record TurnText(int number, Optional<Colour> player) {
    private static final Pattern SHAPE =
            Pattern.compile("([0-9]{1,5})(?:(\\.\\.\\.)|(?:\\.?\\s*(white|w|blancas|black|b|negras|n))|(\\.))?");

    static Optional<TurnText> parse(String text) {
        Matcher read = SHAPE.matcher(text.strip().toLowerCase(Locale.ROOT));
        if (!read.matches()) {
            return Optional.empty();
        }
        return Optional.of(new TurnText(Integer.parseInt(read.group(1)), player(read)));
    }

    private static Optional<Colour> player(Matcher read) {
        if (read.group(2) != null) {
            return Optional.of(Colour.BLACK);
        }
        if (read.group(4) != null) {
            return Optional.of(Colour.WHITE);
        }
        return Optional.ofNullable(read.group(3))
                .map(name -> name.startsWith("w") || name.startsWith("blanc") ? Colour.WHITE : Colour.BLACK);
    }

    /// After how many half-moves of a game it comes; empty where the game has no such turn.
    OptionalInt in(List<Position> positions) {
        for (int ply = 0; ply < positions.size(); ply++) {
            Position position = positions.get(ply);
            boolean here = player.map(side -> side == position.turn() && number == position.fullmoveNumber())
                    .orElse(number == ply);
            if (here) {
                return OptionalInt.of(ply);
            }
        }
        return OptionalInt.empty();
    }
}
