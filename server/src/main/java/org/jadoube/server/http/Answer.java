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
    private final Body body;
    private final Optional<Source> source;
    private final Optional<String> tag;
    private final Map<String, String> headers;

    private Answer(int status, Body body, Optional<Source> source, Optional<String> tag, Map<String, String> headers) {
        this.status = status;
        this.body = body;
        this.source = source;
        this.tag = tag;
        this.headers = Map.copyOf(headers);
    }

    /// Writes what an answer holds, however much it is.
    public interface Source {
        void writeTo(OutputStream out) throws IOException;
    }

    private static Answer of(int status, Body body, Map<String, String> headers) {
        return new Answer(status, body, Optional.empty(), Optional.empty(), headers);
    }

    /// An answer without a body.
    public static Answer empty(int status) {
        return of(status, Body.plain(new byte[0]), Map.of());
    }

    /// An answer that is sent as it is.
    public static Answer of(int status, String contentType, byte[] body) {
        return of(status, Body.plain(body), Map.of("Content-Type", contentType));
    }

    /// A text that is sent packed to those who unpack it. Not for an answer that tells a secret.
    public static Answer text(String contentType, byte[] body) {
        return of(200, Body.text(body), Map.of("Content-Type", contentType));
    }

    /// An answer that is written while it is sent, so that nobody keeps it whole.
    public static Answer streamed(int status, String contentType, Source source) {
        return new Answer(
                status,
                Body.plain(new byte[0]),
                Optional.of(source),
                Optional.empty(),
                Map.of("Content-Type", contentType));
    }

    /// An answer for a program, valid for this moment only.
    public static Answer json(int status, String text) {
        return of(status, "application/json", text.getBytes(StandardCharsets.UTF_8))
                .with("Cache-Control", "no-store");
    }

    public Answer with(String header, String value) {
        var more = new HashMap<>(headers);
        more.put(header, value);
        return new Answer(status, body, source, tag, more);
    }

    /// The answer as that version of a text: whoever has it already is sent nothing but this. He asks each time.
    ///
    /// @param version another one for each other text, in characters that may stand between quotation marks
    public Answer tagged(String version) {
        return new Answer(status, body, source, Optional.of(version), headers).with("Cache-Control", "no-cache");
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

    /// Which version it is, where there are several.
    Optional<String> tag() {
        return tag;
    }

    /// What writes the body while it is sent, in place of one that is there.
    Optional<Source> source() {
        return source;
    }
}
