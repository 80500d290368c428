package org.jadoube.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.concurrent.TimeUnit.MINUTES;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/// Runs what checks the faces in their own language: node's tests of the logic without a page, and the type checker.
class FacesCheckTest {
    @Test
    void the_faces_have_sound_types_and_their_own_tests_pass() throws IOException, InterruptedException {
        Path root = Path.of(System.getProperty("jadoube.root", ".."));
        Path said = Files.createTempFile("web-check", ".log");
        Process check = new ProcessBuilder(
                        "bash", root.resolve("server/src/test/web/check.sh").toString())
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        boolean ended = check.waitFor(5, MINUTES);
        check.destroy();
        String log = Files.readString(said, UTF_8);
        Files.delete(said);
        assertThat(ended).as(log).isTrue();
        assertThat(check.exitValue()).as(log).isZero();
        assertThat(log).contains("# fail 0").containsPattern("types checked: \\d{2,} modules");
    }
}
