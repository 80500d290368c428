package org.jadoube.pgn;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/// The bytes of a file, one after the other, with their place. Every kind of line end reads as `\n`.
final class PgnSource {
    /// What stands after the last byte.
    static final int END = -1;

    private final InputStream in;
    private final byte[] buffer = new byte[1 << 16];
    private byte[] text = new byte[256];
    private int length;
    private int at;
    private int limit;
    private boolean ended;
    private long line = 1;
    private long gone;
    private long lineStart;

    PgnSource(InputStream in) {
        this.in = in;
    }

    /// The next byte, which stays where it is.
    int peek() throws IOException {
        return at < limit || fill(1) ? buffer[at] & 0xFF : END;
    }

    /// The byte after some others; at most a few hundred.
    int peek(int ahead) throws IOException {
        return at + ahead < limit || fill(ahead + 1) ? buffer[at + ahead] & 0xFF : END;
    }

    boolean startsWith(String ascii) throws IOException {
        for (int i = 0; i < ascii.length(); i++) {
            if (peek(i) != ascii.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /// Takes the next byte.
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
            sign = '\n';
        }
        if (sign == '\n') {
            line++;
            lineStart = gone + at;
        }
        return sign;
    }

    void skip(int count) throws IOException {
        for (int i = 0; i < count; i++) {
            read();
        }
    }

    /// Takes the rest of the line, its end too.
    void skipLine() throws IOException {
        int sign = read();
        while (sign != '\n' && sign != END) {
            sign = read();
        }
    }

    long line() {
        return line;
    }

    long column() {
        return gone + at - lineStart + 1;
    }

    /// Begins a new text.
    void clear() {
        length = 0;
    }

    /// Adds a byte to the text, unless it is longer than a limit already.
    void keep(int sign, int most) {
        if (length >= most) {
            return;
        }
        if (length == text.length) {
            text = java.util.Arrays.copyOf(text, length * 2);
        }
        text[length++] = (byte) sign;
    }

    int length() {
        return length;
    }

    int kept(int index) {
        return text[index] & 0xFF;
    }

    void shorten(int shorter) {
        length = shorter;
    }

    /// The text from a place on: UTF-8 when it is that, else Latin-1.
    String text(int start) {
        int size = length - start;
        for (int i = start; i < length; i++) {
            if (text[i] < 0) {
                try {
                    return StandardCharsets.UTF_8
                            .newDecoder()
                            .decode(ByteBuffer.wrap(text, start, size))
                            .toString();
                } catch (CharacterCodingException notUtf8) {
                    return new String(text, start, size, StandardCharsets.ISO_8859_1);
                }
            }
        }
        return new String(text, start, size, StandardCharsets.ISO_8859_1);
    }

    private boolean fill(int wanted) throws IOException {
        if (at > 0) {
            System.arraycopy(buffer, at, buffer, 0, limit - at);
            gone += at;
            limit -= at;
            at = 0;
        }
        while (limit < wanted && !ended) {
            int count = in.read(buffer, limit, buffer.length - limit);
            ended = count < 0;
            limit += Math.max(count, 0);
        }
        return limit >= wanted;
    }
}
