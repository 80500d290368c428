package org.jadoube.server.http;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// What the hall answers over HTTP. The headers that every answer carries are the doorway's.
public final class Answer {
    private final int status;
    private final byte[] body;
    private final Optional<Source> source;
    private final Map<String, String> headers;

    private Answer(int status, byte[] body, Optional<Source> source, Map<String, String> headers) {
        this.status = status;
        this.body = body;
        this.source = source;
        this.headers = Map.copyOf(headers);
    }

    /// Writes what an answer holds, however much it is.
    public interface Source {
        void writeTo(OutputStream out) throws IOException;
    }

    /// An answer without a body.
    public static Answer empty(int status) {
        return new Answer(status, new byte[0], Optional.empty(), Map.of());
    }

    public static Answer of(int status, String contentType, byte[] body) {
        return new Answer(status, body.clone(), Optional.empty(), Map.of("Content-Type", contentType));
    }

    /// An answer that is written while it is sent, so that nobody keeps it whole.
    public static Answer streamed(int status, String contentType, Source source) {
        return new Answer(status, new byte[0], Optional.of(source), Map.of("Content-Type", contentType));
    }

    /// An answer for a program, valid for this moment only.
    public static Answer json(int status, String text) {
        return of(status, "application/json", text.getBytes(StandardCharsets.UTF_8))
                .with("Cache-Control", "no-store");
    }

    public Answer with(String header, String value) {
        var more = new HashMap<>(headers);
        more.put(header, value);
        return new Answer(status, body, source, more);
    }

    int status() {
        return status;
    }

    Map<String, String> headers() {
        return headers;
    }

    byte[] body() {
        return body;
    }

    /// What writes the body while it is sent, in place of one that is there.
    Optional<Source> source() {
        return source;
    }
}
