package org.jadoube.cli;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;

/// A file of games that is being read, packed by gzip or not, or the standard input; it knows how much of it is read.
final class GameSource implements AutoCloseable {
    /// The name of the standard input.
    static final String STANDARD_INPUT = "-";

    private static final int GZIP_1 = 0x1F;
    private static final int GZIP_2 = 0x8B;
    private static final int BUFFER = 1 << 16;

    private final Counted raw;
    private final InputStream games;
    private final long size;

    private GameSource(Counted raw, InputStream games, long size) {
        this.raw = raw;
        this.games = games;
        this.size = size;
    }

    static GameSource open(String name) throws IOException {
        boolean standard = name.equals(STANDARD_INPUT);
        Counted raw = new Counted(standard ? System.in : Files.newInputStream(Path.of(name)));
        try {
            return new GameSource(raw, unpacked(raw), standard ? 0 : Files.size(Path.of(name)));
        } catch (IOException unreadable) {
            raw.close();
            throw unreadable;
        }
    }

    private static InputStream unpacked(InputStream raw) throws IOException {
        PushbackInputStream start = new PushbackInputStream(raw, 2);
        int first = start.read();
        int second = first < 0 ? -1 : start.read();
        if (second >= 0) {
            start.unread(second);
        }
        if (first >= 0) {
            start.unread(first);
        }
        return first == GZIP_1 && second == GZIP_2 ? new GZIPInputStream(start, BUFFER) : start;
    }

    InputStream games() {
        return games;
    }

    /// How many bytes of the file are read, packed as they are.
    long read() {
        return raw.count;
    }

    /// How many bytes it has; 0 where nobody knows.
    long size() {
        return size;
    }

    @Override
    public void close() throws IOException {
        games.close();
    }

    /// Counts the bytes that pass. One thread reads, another may look.
    private static final class Counted extends FilterInputStream {
        private volatile long count;

        Counted(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            int one = in.read();
            passed(one < 0 ? 0 : 1);
            return one;
        }

        @Override
        public int read(byte[] bytes, int from, int length) throws IOException {
            int read = in.read(bytes, from, length);
            passed(Math.max(read, 0));
            return read;
        }

        @SuppressWarnings("NonAtomicVolatileUpdate")
        private void passed(int bytes) {
            count += bytes;
        }
    }
}
