package org.jadoube.pgn;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// PGN out of literals and fixtures.
final class Texts {
    private Texts() {}

    static List<PgnEntry> read(String pgn) {
        return read(pgn.getBytes(StandardCharsets.UTF_8));
    }

    static List<PgnEntry> read(byte[] pgn) {
        try (PgnReader reader = new PgnReader(new ByteArrayInputStream(pgn))) {
            return reader.entries().toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    static PgnEntry only(String pgn) {
        List<PgnEntry> entries = read(pgn);
        if (entries.size() != 1) {
            throw new AssertionError("one game expected, found " + entries);
        }
        return entries.getFirst();
    }

    static byte[] fixture() {
        try (InputStream in = Texts.class.getResourceAsStream("small.pgn")) {
            if (in == null) {
                throw new AssertionError("the fixture is missing");
            }
            return in.readAllBytes();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
