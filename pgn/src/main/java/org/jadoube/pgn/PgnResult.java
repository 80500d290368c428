package org.jadoube.pgn;

import java.util.Optional;

/// What a PGN can say about the outcome. A game that both have lost has no sign of its own in this format.
public enum PgnResult {
    WHITE_WINS("1-0"),
    BLACK_WINS("0-1"),
    DRAW("1/2-1/2"),
    /// Going on, or unknown.
    OPEN("*");

    private final String text;

    PgnResult(String text) {
        this.text = text;
    }

    public String text() {
        return text;
    }

    /// Reads one of the four signs; a lone `1/2` and `½-½` too.
    public static Optional<PgnResult> parse(String text) {
        return switch (text) {
            case "1-0" -> Optional.of(WHITE_WINS);
            case "0-1" -> Optional.of(BLACK_WINS);
            case "1/2-1/2", "1/2", "½-½" -> Optional.of(DRAW);
            case "*" -> Optional.of(OPEN);
            default -> Optional.empty();
        };
    }
}
