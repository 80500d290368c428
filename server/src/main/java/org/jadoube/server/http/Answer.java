package org.jadoube.server.http;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/// What the hall answers over HTTP. The headers that every answer carries are the doorway's.
public final class Answer {
    private final int status;
    private final Body body;
    private final Map<String, String> headers;

    private Answer(int status, Body body, Map<String, String> headers) {
        this.status = status;
        this.body = body;
        this.headers = Map.copyOf(headers);
    }

    /// What an answer holds: bytes that are there, or such as are made while they are sent.
    sealed interface Body {
        record Ready(byte[] content) implements Body {}

        record Stream(Source source) implements Body {}
    }

    /// Writes what an answer holds, however much it is.
    public interface Source {
        void writeTo(OutputStream out) throws IOException;
    }

    /// An answer without a body.
    public static Answer empty(int status) {
        return new Answer(status, new Body.Ready(new byte[0]), Map.of());
    }

    public static Answer of(int status, String contentType, byte[] body) {
        return new Answer(status, new Body.Ready(body.clone()), Map.of("Content-Type", contentType));
    }

    /// An answer that is written while it is sent, so that nobody keeps it whole.
    public static Answer streamed(int status, String contentType, Source source) {
        return new Answer(status, new Body.Stream(source), Map.of("Content-Type", contentType));
    }

    /// An answer for a program, valid for this moment only.
    public static Answer json(int status, String text) {
        return of(status, "application/json", text.getBytes(StandardCharsets.UTF_8))
                .with("Cache-Control", "no-store");
    }

    public Answer with(String header, String value) {
        var more = new HashMap<>(headers);
        more.put(header, value);
        return new Answer(status, body, more);
    }

    int status() {
        return status;
    }

    Map<String, String> headers() {
        return headers;
    }

    Body body() {
        return body;
    }
}
