package org.jadoube.server.desk;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jadoube.server.http.Answer;

/// The files that browsers show, as they stand in the module's resources. A browser keeps them and asks each time
/// whether they are still the same. Texts are packed once, when the first asks.
final class Faces {
    static final String FOLDER = "/org/jadoube/server/web";
    private static final Pattern NAME = Pattern.compile("(?:/[A-Za-z0-9_-]+)+\\.[A-Za-z0-9.]*[A-Za-z0-9]");
    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("html", "text/html; charset=utf-8"),
            Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("css", "text/css; charset=utf-8"),
            Map.entry("json", "application/json"),
            Map.entry("webmanifest", "application/manifest+json"),
            Map.entry("svg", "image/svg+xml"),
            Map.entry("png", "image/png"),
            Map.entry("ico", "image/x-icon"),
            Map.entry("woff2", "font/woff2"),
            Map.entry("txt", "text/plain; charset=utf-8"),
            Map.entry("wav", "audio/wav"),
            Map.entry("ogg", "audio/ogg"));

    private static final Set<String> PACKED_ALREADY = Set.of("png", "ico", "woff2", "ogg");

    private final Map<String, Answer> read = new ConcurrentHashMap<>();
    private final Languages languages;

    Faces(Languages languages) {
        this.languages = languages;
    }

    /// The file at a path such as `/board/board.js`; empty when there is none.
    Optional<Answer> at(String path) {
        Answer known = read.get(path);
        if (known != null) {
            return Optional.of(known);
        }
        String ending = path.substring(path.lastIndexOf('.') + 1);
        String type = TYPES.get(ending);
        if (type == null || !NAME.matcher(path).matches()) {
            return Optional.empty();
        }
        Optional<Answer> face = languages
                .file(path)
                .or(() -> content(path))
                .map(content -> PACKED_ALREADY.contains(ending)
                        ? Answer.of(200, type, content).tagged(Pages.digest(content))
                        : Pages.text(type, content));
        face.ifPresent(one -> read.put(path, one));
        return face;
    }

    /// What a file holds.
    static Optional<byte[]> content(String path) {
        try (InputStream in = Faces.class.getResourceAsStream(FOLDER + path)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
