package org.jadoube.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What a browser fetches for each page, weighed as it comes over the network.
class PageWeightTest {
    private static final int MOST = 300_000;
    private static final Pattern IN_A_PAGE = Pattern.compile("(?:src|href)=\"(/[\\w./-]+\\.\\w+)\"");
    private static final Pattern IN_A_SCRIPT =
            Pattern.compile("(?m)^(?:import|export) (?:[^;\"]* from )?\"(\\.[^\"]+)\";$|\\bimport\\(\"([^\"]+)\"\\)");

    private static final HttpClient HTTP = HttpClient.newHttpClient();

    @TempDir
    Path data;

    private Hall hall;

    @BeforeEach
    void open() {
        hall = Hall.open(new HallSettings("127.0.0.1", 0, data));
    }

    @AfterEach
    void close() {
        hall.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/table", "/desk", "/event", "/show", "/together", "/scoresheet", "/clock"})
    void a_page_with_all_that_it_may_ever_bring_is_light(String page) throws Exception {
        Map<String, Integer> weights = weights(page);
        assertThat(weights).hasSizeGreaterThan(5).containsKey("/words/words.js");
        int weight = weights.values().stream().mapToInt(Integer::intValue).sum();
        assertThat(weight).as("%s: %s", page, weights).isBetween(10_000, MOST);
    }

    @Test
    void the_arbiters_table_is_weighed_with_his_desk() throws Exception {
        assertThat(weights("/table")).containsKey("/table/desk.js");
    }

    /// Each file that a page brings, directly or through others, words of all languages included, by its length as
    /// transferred with the heads of the answers.
    private Map<String, Integer> weights(String page) throws Exception {
        Map<String, Integer> weights = new LinkedHashMap<>();
        var waiting = new ArrayDeque<String>();
        waiting.addAll(List.of(page, "/words/list.json", "/words/en.js", "/words/es.js"));
        while (!waiting.isEmpty()) {
            String path = waiting.remove();
            if (!weights.containsKey(path)) {
                HttpResponse<byte[]> answer = fetch(path);
                weights.put(path, weight(answer));
                named(path, text(answer)).forEach(waiting::add);
            }
        }
        return weights;
    }

    private HttpResponse<byte[]> fetch(String path) throws Exception {
        HttpResponse<byte[]> answer = HTTP.send(
                HttpRequest.newBuilder(hall.address().resolve(path))
                        .header("Accept-Encoding", "gzip, deflate, br, zstd")
                        .build(),
                HttpResponse.BodyHandlers.ofByteArray());
        assertThat(answer.statusCode()).as(path).isEqualTo(200);
        return answer;
    }

    private static int weight(HttpResponse<byte[]> answer) {
        int head = answer.headers().map().entrySet().stream()
                .flatMap(header -> header.getValue().stream().map(value -> header.getKey() + ": " + value + "\r\n"))
                .mapToInt(String::length)
                .sum();
        return head + answer.body().length;
    }

    private static String text(HttpResponse<byte[]> answer) throws IOException {
        boolean packed = answer.headers().firstValue("Content-Encoding").equals(java.util.Optional.of("gzip"));
        byte[] bytes = answer.body();
        return new String(
                packed ? new GZIPInputStream(new ByteArrayInputStream(bytes)).readAllBytes() : bytes,
                StandardCharsets.UTF_8);
    }

    private static Stream<String> named(String path, String text) {
        Pattern form = path.endsWith(".js") ? IN_A_SCRIPT : IN_A_PAGE;
        return path.contains(".") && !path.endsWith(".js")
                ? Stream.empty()
                : form.matcher(text)
                        .results()
                        .map(PageWeightTest::name)
                        .map(name -> URI.create(path).resolve(name).getPath());
    }

    private static String name(MatchResult found) {
        return found.group(1) != null ? found.group(1) : found.group(2);
    }
}
