package org.jadoube.server.http;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/// What the hall answers over HTTP. The headers that every answer carries are the doorway's.
public final class Answer {
    private final int status;
    private final byte[] body;
    private final Map<String, String> headers;

    private Answer(int status, byte[] body, Map<String, String> headers) {
        this.status = status;
        this.body = body;
        this.headers = Map.copyOf(headers);
    }

    /// An answer without a body.
    public static Answer empty(int status) {
        return new Answer(status, new byte[0], Map.of());
    }

    public static Answer of(int status, String contentType, byte[] body) {
        return new Answer(status, body.clone(), Map.of("Content-Type", contentType));
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

    byte[] body() {
        return body;
    }
}
