package org.jadoube.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/// What somebody types who steps through a game: on a terminal a key at a time, and a number or variation up to the end
/// of the line; otherwise a line at a time. All are told as words: `next`, `back`, `start`, `end`, `quit` and so on.
final class WalkKeys {
    private static final int ESCAPE = 27;
    private static final int LONGEST = 100;

    private final InputStream in;
    private final boolean keys;

    WalkKeys(InputStream in, boolean keys) {
        this.in = in;
        this.keys = keys;
    }

    /// The next word; empty at the end of the input.
    Optional<String> next() throws IOException {
        if (!keys) {
            return line();
        }
        int key = in.read();
        return switch (key) {
            case -1 -> Optional.empty();
            case ESCAPE -> Optional.of(arrow());
            case '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'v' -> line().map(rest -> (char) key + rest);
            default -> Optional.of(String.valueOf((char) key).strip());
        };
    }

    private String arrow() throws IOException {
        if (in.read() != '[') {
            return "?";
        }
        return switch (in.read()) {
            case 'C', 'B' -> "n";
            case 'D', 'A' -> "b";
            case 'H' -> "s";
            case 'F' -> "e";
            default -> "?";
        };
    }

    private Optional<String> line() throws IOException {
        StringBuilder text = new StringBuilder();
        int sign = in.read();
        if (sign < 0) {
            return Optional.empty();
        }
        while (sign >= 0 && sign != '\n') {
            if (text.length() < LONGEST) {
                text.append((char) sign);
            }
            sign = in.read();
        }
        return Optional.of(text.toString().strip());
    }
}
