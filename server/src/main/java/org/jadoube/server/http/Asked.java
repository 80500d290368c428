package org.jadoube.server.http;

import io.helidon.http.HeaderNames;
import io.helidon.http.RequestException;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerRequest;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What has come in a request.
sealed interface Asked {
    /// The scheme of an authorization in letters of any case, before the token.
    Pattern BEARER = Pattern.compile("bearer +(\\S+)", Pattern.CASE_INSENSITIVE);

    record Well(Request request) implements Asked {}

    /// It cannot be understood, and nothing more on this line is.
    record Badly(int status, String found, String expected) implements Asked {}

    /// Reads it to its end.
    static Asked read(ServerRequest request) throws IOException {
        try {
            byte[] body = body(request);
            return body.length > Doorway.BODY
                    ? tooLong()
                    : new Asked.Well(new Request(
                            request.prologue().method().text(),
                            path(request),
                            Upgrade.address(request.remotePeer()),
                            isForeign(request),
                            bearer(request),
                            text(body)));
        } catch (CharacterCodingException e) {
            return new Asked.Badly(Status.BAD_REQUEST_400.code(), "bytes that are no text", "UTF-8");
        } catch (RequestException e) {
            return e.status().equals(Status.REQUEST_ENTITY_TOO_LARGE_413)
                    ? tooLong()
                    : new Asked.Badly(Status.BAD_REQUEST_400.code(), "a body that breaks off", "a whole one");
        }
    }

    private static Asked.Badly tooLong() {
        return new Asked.Badly(
                Status.REQUEST_ENTITY_TOO_LARGE_413.code(),
                "a long body",
                "a body of at most " + Doorway.BODY + " bytes");
    }

    /// The body, or a little more than may be of it: what comes beyond that is read and thrown away, so that whoever
    /// sends it gets to read why it is refused.
    private static byte[] body(ServerRequest request) throws IOException {
        if (!request.content().hasEntity()) {
            return new byte[0];
        }
        try (InputStream in = request.content().inputStream()) {
            byte[] body = in.readNBytes(Doorway.BODY + 1);
            in.transferTo(OutputStream.nullOutputStream());
            return body;
        }
    }

    private static String text(byte[] body) throws CharacterCodingException {
        return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(body)).toString();
    }

    /// The path as it was asked for: one with parameters (`/table;x=1`) is another path, at which there is nothing.
    private static String path(ServerRequest request) {
        String raw = request.path().rawPath();
        return raw.contains(";") ? raw : request.path().path();
    }

    private static Optional<String> bearer(ServerRequest request) {
        return request.headers()
                .first(HeaderNames.AUTHORIZATION)
                .map(BEARER::matcher)
                .filter(Matcher::matches)
                .map(found -> found.group(1));
    }

    private static boolean isForeign(ServerRequest request) {
        return request.headers()
                .first(HeaderNames.ORIGIN)
                .filter(origin -> !origin.replaceFirst("^https?://", "").equalsIgnoreCase(request.authority()))
                .isPresent();
    }
}
