package org.jadoube.server.http;

import io.helidon.common.buffers.BufferData;
import io.helidon.common.buffers.DataReader;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// Reads what a client says over a WebSocket, by the letter of RFC 6455: fragments are put together, and what no client
/// may send is a [Breach].
final class Frames {
    private static final int CONTINUATION = 0;
    private static final int BINARY = 2;
    private static final int CLOSE = 8;
    private static final int PING = 9;
    private static final int PONG = 10;
    private static final int CONTROL = 125;
    private static final int TWO_BYTES = 126;
    private static final int EIGHT_BYTES = 127;

    private final DataReader reader;
    private final int most;
    private final ByteArrayOutputStream message = new ByteArrayOutputStream();
    private boolean within;

    /// @param most the longest message, in bytes
    Frames(DataReader reader, int most) {
        this.reader = reader;
        this.most = most;
    }

    /// What a client has said.
    sealed interface Said {
        /// A whole message.
        record Message(String text) implements Said {}

        /// A part of a message of which more is to come.
        record Part() implements Said {}

        record Ping(BufferData content) implements Said {}

        record Pong() implements Said {}

        /// He goes.
        record Farewell() implements Said {}
    }

    /// Something that no client may send.
    static final class Breach extends Exception {
        private static final long serialVersionUID = 1;

        private final Closing closing;

        private Breach(Closing closing) {
            super(closing.reason(), null, false, false);
            this.closing = closing;
        }

        Closing closing() {
            return closing;
        }
    }

    /// The next thing that the client says; waits for it.
    ///
    /// @throws DataReader.InsufficientDataAvailableException when the line ends
    Said next() throws Breach {
        int first = reader.read() & 0xFF;
        boolean last = (first & 0x80) != 0;
        int kind = first & 0x0F;
        require((first & 0x70) == 0 && isKnown(kind));
        int second = reader.read() & 0xFF;
        require((second & 0x80) != 0);
        long length = length(second & 0x7F);
        if (kind >= CLOSE) {
            require(last && length <= CONTROL);
            return control(kind, content((int) length));
        }
        if (kind == BINARY) {
            throw new Breach(Closing.UNREADABLE);
        }
        require(within == (kind == CONTINUATION));
        if (length > most - message.size()) {
            throw new Breach(Closing.TOO_BIG);
        }
        message.writeBytes(content((int) length));
        within = !last;
        return last ? whole() : new Said.Part();
    }

    private static boolean isKnown(int kind) {
        return kind <= BINARY || (CLOSE <= kind && kind <= PONG);
    }

    private static void require(boolean held) throws Breach {
        if (!held) {
            throw new Breach(Closing.AGAINST_THE_RULES);
        }
    }

    private long length(int told) throws Breach {
        return switch (told) {
            case TWO_BYTES -> number(2, TWO_BYTES);
            case EIGHT_BYTES -> number(8, 1 << 16);
            default -> told;
        };
    }

    /// @param least a smaller number has a shorter form, which is the one to be used
    private long number(int bytes, long least) throws Breach {
        long number = 0;
        for (int i = 0; i < bytes; i++) {
            number = (number << 8) | (reader.read() & 0xFF);
        }
        require(number >= least);
        return number;
    }

    private byte[] content(int length) {
        byte[] mask = reader.readBytes(4);
        byte[] content = length == 0 ? new byte[0] : reader.readBytes(length);
        for (int i = 0; i < length; i++) {
            content[i] ^= mask[i % 4];
        }
        return content;
    }

    private static Said control(int kind, byte[] content) throws Breach {
        return switch (kind) {
            case PING -> new Said.Ping(BufferData.create(content));
            case PONG -> new Said.Pong();
            default -> farewell(content);
        };
    }

    private static Said farewell(byte[] content) throws Breach {
        if (content.length > 0) {
            require(content.length > 1 && isCode(ByteBuffer.wrap(content).getShort() & 0xFFFF));
            String unused = text(Arrays.copyOfRange(content, 2, content.length));
        }
        return new Said.Farewell();
    }

    /// Whether a close code may be sent: those of the standard, of its registry and those that programs agree on.
    private static boolean isCode(int code) {
        boolean standard = 1000 <= code && code <= 1014 && code != 1004 && code != 1005 && code != 1006;
        return standard || (3000 <= code && code <= 4999);
    }

    private Said whole() throws Breach {
        byte[] content = message.toByteArray();
        message.reset();
        return new Said.Message(text(content));
    }

    private static String text(byte[] content) throws Breach {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(content))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new Breach(Closing.NOT_TEXT);
        }
    }
}
