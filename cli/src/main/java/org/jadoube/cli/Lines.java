package org.jadoube.cli;

import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/// The lines of a stream, one at a time; a line longer than any sensible input is cut, so that a hostile stream cannot
/// fill the memory.
final class Lines {
    static final int LONGEST = 4096;

    private final Reader reader;

    Lines(Reader reader) {
        this.reader = reader;
    }

    /// The next line without its end, at most [#LONGEST] characters of it; empty at the end of the stream.
    Optional<String> next() throws IOException {
        StringBuilder line = new StringBuilder();
        int c = reader.read();
        if (c < 0) {
            return Optional.empty();
        }
        while (c >= 0 && c != '\n') {
            if (line.length() < LONGEST) {
                line.append((char) c);
            }
            c = reader.read();
        }
        if (!line.isEmpty() && line.charAt(line.length() - 1) == '\r') {
            line.setLength(line.length() - 1);
        }
        return Optional.of(line.toString());
    }
}
