package org.jadoube.server;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/// A line to the hall on which a test says whatever it likes, byte by byte.
final class RawLine implements AutoCloseable {
    private final Socket socket;
    private final DataInputStream in;
    private final OutputStream out;

    private RawLine(Socket socket) throws IOException {
        this.socket = socket;
        this.in = new DataInputStream(socket.getInputStream());
        this.out = socket.getOutputStream();
    }

    static RawLine to(URI hall) throws IOException {
        var socket = new Socket(hall.getHost(), hall.getPort());
        socket.setSoTimeout(30_000);
        return new RawLine(socket);
    }

    /// A line on which the step to WebSocket has been made.
    static RawLine webSocket(URI hall) throws IOException {
        RawLine line = to(hall);
        line.say("GET /wire HTTP/1.1\r\nHost: " + hall.getAuthority()
                + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                + "Sec-WebSocket-Version: 13\r\n\r\n");
        var head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) {
            head.append((char) line.in.readUnsignedByte());
        }
        if (!head.toString().startsWith("HTTP/1.1 101")) {
            throw new AssertionError(head.toString());
        }
        return line;
    }

    void say(String text) throws IOException {
        say(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    void say(byte[] bytes) throws IOException {
        out.write(bytes);
        out.flush();
    }

    /// A frame whose first byte is as it is, with a mask of its own.
    void frame(int first, byte[] content) throws IOException {
        byte[] mask = {1, 2, 3, 4};
        var frame = new ByteArrayOutputStream();
        frame.write(first);
        if (content.length < 126) {
            frame.write(0x80 | content.length);
        } else {
            frame.write(0x80 | 126);
            frame.write(content.length >> 8);
            frame.write(content.length);
        }
        frame.writeBytes(mask);
        for (int i = 0; i < content.length; i++) {
            frame.write(content[i] ^ mask[i % 4]);
        }
        say(frame.toByteArray());
    }

    void text(String text) throws IOException {
        frame(0x81, text.getBytes(StandardCharsets.UTF_8));
    }

    /// The code with which the hall closes; what it says before is passed over.
    int closeCode() throws IOException {
        while (true) {
            int kind = in.readUnsignedByte() & 0x0F;
            byte[] content = content();
            if (kind == 8) {
                return ByteBuffer.wrap(content).getShort() & 0xFFFF;
            }
        }
    }

    /// The next message.
    String message() throws IOException {
        int kind = in.readUnsignedByte() & 0x0F;
        byte[] content = content();
        return kind == 1 ? new String(content, StandardCharsets.UTF_8) : message();
    }

    private byte[] content() throws IOException {
        int length = in.readUnsignedByte();
        byte[] content =
                new byte[length == 126 ? in.readUnsignedShort() : length == 127 ? (int) in.readLong() : length];
        in.readFully(content);
        return content;
    }

    /// All that comes until the hall hangs up.
    String rest() throws IOException {
        var rest = new ByteArrayOutputStream();
        try {
            in.transferTo(rest);
        } catch (SocketException reset) {
            return rest.toString(StandardCharsets.ISO_8859_1);
        }
        return rest.toString(StandardCharsets.ISO_8859_1);
    }

    /// Whether the hall hangs up without a word within a time.
    boolean isCutWithin(int millis) throws IOException {
        socket.setSoTimeout(millis);
        try {
            return in.read() < 0;
        } catch (EOFException | SocketException cut) {
            return true;
        } catch (java.net.SocketTimeoutException still) {
            return false;
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
