package org.jadoube.pgn;

import java.util.Optional;

/// A numeric annotation glyph: a judgement of a move or position as a number, `$1` for a good move.
///
/// @param number from 0 to 255
public record Nag(int number) {
    public Nag {
        if (number < 0 || number > 255) {
            throw new IllegalArgumentException("a glyph's number is from 0 to 255, not " + number);
        }
    }

    /// The glyph of a traditional sign such as `!?`.
    static Optional<Nag> ofSign(String sign) {
        return switch (sign) {
            case "!" -> Optional.of(new Nag(1));
            case "?" -> Optional.of(new Nag(2));
            case "!!" -> Optional.of(new Nag(3));
            case "??" -> Optional.of(new Nag(4));
            case "!?" -> Optional.of(new Nag(5));
            case "?!" -> Optional.of(new Nag(6));
            default -> Optional.empty();
        };
    }

    @Override
    public String toString() {
        return "$" + number;
    }
}
