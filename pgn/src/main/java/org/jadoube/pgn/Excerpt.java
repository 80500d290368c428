package org.jadoube.pgn;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// A text that is being copied out of a file, byte by byte.
final class Excerpt {
    private byte[] bytes = new byte[256];
    private int length;

    void clear() {
        length = 0;
    }

    /// Adds a byte, unless the text is longer than a limit already.
    void keep(int sign, int most) {
        if (length >= most) {
            return;
        }
        if (length == bytes.length) {
            bytes = Arrays.copyOf(bytes, length * 2);
        }
        bytes[length++] = (byte) sign;
    }

    int length() {
        return length;
    }

    int at(int index) {
        return bytes[index] & 0xFF;
    }

    void shorten(int shorter) {
        length = shorter;
    }

    /// The text: UTF-8 when it is that, else Latin-1.
    String text() {
        for (int i = 0; i < length; i++) {
            if (bytes[i] < 0) {
                try {
                    return StandardCharsets.UTF_8
                            .newDecoder()
                            .decode(ByteBuffer.wrap(bytes, 0, length))
                            .toString();
                } catch (CharacterCodingException notUtf8) {
                    break;
                }
            }
        }
        return new String(bytes, 0, length, StandardCharsets.ISO_8859_1);
    }
}
