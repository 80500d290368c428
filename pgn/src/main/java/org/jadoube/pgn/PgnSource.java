package org.jadoube.pgn;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/// The bytes of a file in a window that moves along it, and where in the file they stand. Lines are counted only when
/// somebody asks for a place.
final class PgnSource {
    /// What stands after the last byte.
    static final int END = -1;

    /// How many bytes can be looked at in advance, after [#ensure()].
    static final int AHEAD = 256;

    private static final int WINDOW = 1 << 16;
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long LOW_BITS = 0x7F7F7F7F7F7F7F7FL;
    private static final long LINE_FEEDS = 0x0A0A0A0A0A0A0A0AL;
    private static final long RETURNS = 0x0D0D0D0D0D0D0D0DL;

    /// The window; the byte before the first one in it is kept too, a line end at the beginning of the file.
    final byte[] bytes = new byte[WINDOW];
    /// Where the next byte is in the window, and where the window ends.
    int at = 1;
    int limit = 1;

    private final InputStream in;
    private boolean ended;
    private long gone = -1;
    private int counted = 1;
    private long line = 1;
    private long lineStart;

    PgnSource(InputStream in) {
        this.in = in;
        bytes[0] = '\n';
    }

    /// Sees to it that the next bytes are in the window, if there are so many.
    void ensure() throws IOException {
        if (limit - at < AHEAD && !ended) {
            fill();
        }
    }

    /// The next byte, which stays where it is.
    int peek() throws IOException {
        if (at == limit) {
            if (ended) {
                return END;
            }
            fill();
            return peek();
        }
        return bytes[at] & 0xFF;
    }

    /// The byte after some others, which must be within [#AHEAD].
    int peek(int ahead) throws IOException {
        ensure();
        return at + ahead < limit ? bytes[at + ahead] & 0xFF : END;
    }

    /// Eight bytes of the window, the first one lowest.
    long eight(int index) {
        return (long) LONGS.get(bytes, index);
    }

    boolean startsWith(String ascii) throws IOException {
        for (int i = 0; i < ascii.length(); i++) {
            if (peek(i) != ascii.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /// Takes the next byte; every kind of line end is taken as `\n`.
    int read() throws IOException {
        int sign = peek();
        if (sign == END) {
            return END;
        }
        at++;
        if (sign == '\r') {
            if (peek() == '\n') {
                at++;
            }
            return '\n';
        }
        return sign;
    }

    /// Takes the rest of the line, its end too.
    void skipLine() throws IOException {
        int sign = read();
        while (sign != '\n' && sign != END) {
            sign = read();
        }
    }

    /// Whether the next byte is the first of its line.
    boolean isLineStart() {
        byte before = bytes[at - 1];
        return before == '\n' || (before == '\r' && (at == limit || bytes[at] != '\n'));
    }

    /// Where the next byte stands.
    Place place() {
        return place(at);
    }

    /// Where a byte of the window stands, one that comes after the last one asked for.
    Place place(int index) {
        count(index);
        return new Place(line, gone + index - lineStart + 1, gone + index);
    }

    /// The line of the next byte.
    long line() {
        count(at);
        return line;
    }

    private void count(int end) {
        int i = counted;
        while (i < end) {
            if (i + 8 <= end) {
                long eight = eight(i);
                if (zeroes(eight ^ LINE_FEEDS) == 0 && zeroes(eight ^ RETURNS) == 0) {
                    i += 8;
                    continue;
                }
            }
            byte sign = bytes[i];
            i++;
            if (sign == '\n' || sign == '\r') {
                line += sign == '\n' && bytes[i - 2] == '\r' ? 0 : 1;
                lineStart = gone + i;
            }
        }
        counted = Math.max(counted, end);
    }

    /// Marks the bytes of a word that are zero, and maybe some beside them.
    private static long zeroes(long word) {
        return ~(((word & LOW_BITS) + LOW_BITS) | word | LOW_BITS);
    }

    private void fill() throws IOException {
        if (at > 1) {
            count(at);
            int kept = limit - at + 1;
            System.arraycopy(bytes, at - 1, bytes, 0, kept);
            gone += at - 1;
            counted -= at - 1;
            limit = kept;
            at = 1;
        }
        while (limit - at < AHEAD && !ended) {
            int count = in.read(bytes, limit, bytes.length - limit);
            ended = count < 0;
            limit += Math.max(count, 0);
        }
    }
}
