package org.jadoube.server.desk;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jadoube.server.http.Answer;

/// The files of the page that is a chess clock: what a browser keeps to show it without a network, and under which
/// version. Another byte in any of them is another version.
record ClockFiles(List<String> paths, String version) {
    /// Where the browser's worker finds the list.
    static final String LIST = "/clock-files.js";

    /// The page itself, and where its content stands.
    static final String PAGE = "/clock";

    static final String CONTENT = "/clock.html";

    /// The worker that keeps the files.
    static final String WORKER = "/clock-worker.js";

    ClockFiles {
        paths = List.copyOf(paths);
    }

    /// The files as they stand in the module's resources.
    static ClockFiles read(Languages languages) {
        List<String> paths = new String(content("/clock-files.txt"), StandardCharsets.UTF_8)
                .lines()
                .collect(Collectors.toCollection(ArrayList::new));
        languages.paths().filter(path -> !paths.contains(path)).forEach(paths::add);
        var all = new ByteArrayOutputStream();
        for (String path : paths) {
            all.writeBytes(path.getBytes(StandardCharsets.UTF_8));
            all.writeBytes(languages.file(path).orElseGet(() -> content(path.equals(PAGE) ? CONTENT : path)));
        }
        all.writeBytes(content(WORKER));
        return new ClockFiles(paths, Pages.digest(all.toByteArray()));
    }

    private static byte[] content(String path) {
        return Faces.content(path)
                .orElseThrow(() -> new IllegalStateException("the chess clock lacks its file " + path));
    }

    /// The list as a script. It is asked for anew each time, so that a browser learns of a new version.
    Answer list() {
        String names = paths.stream().map(path -> '"' + path + '"').collect(Collectors.joining(","));
        String script = "self.clockFiles={version:\"%s\",files:[%s]};\n".formatted(version, names);
        return Answer.text("text/javascript; charset=utf-8", script.getBytes(StandardCharsets.UTF_8))
                .tagged(version);
    }
}
