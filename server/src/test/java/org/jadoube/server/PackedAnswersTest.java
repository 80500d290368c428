package org.jadoube.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Texts go packed to those who unpack them, and to nobody else.
class PackedAnswersTest {
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    @TempDir
    Path data;

    private OpenHall hall;

    @BeforeEach
    void open() {
        hall = OpenHall.in(data);
    }

    @AfterEach
    void close() {
        hall.close();
    }

    private HttpResponse<byte[]> ask(String method, String path, String... headers) throws Exception {
        var request = HttpRequest.newBuilder(hall.address().resolve(path))
                .method(method, HttpRequest.BodyPublishers.noBody());
        if (headers.length > 0) {
            request.headers(headers);
        }
        return HTTP.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
    }

    private static String header(HttpResponse<?> answer, String name) {
        return answer.headers().firstValue(name).orElse("");
    }

    private static byte[] unpacked(HttpResponse<byte[]> answer) throws Exception {
        return new GZIPInputStream(new ByteArrayInputStream(answer.body())).readAllBytes();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/table",
                "/table.js",
                "/style/table.css",
                "/words/es.js",
                "/api/options",
                "/api/laws/2023/en.json"
            })
    void a_text_goes_packed_to_whoever_unpacks_it(String path) throws Exception {
        HttpResponse<byte[]> plain = ask("GET", path);
        HttpResponse<byte[]> packed = ask("GET", path, "Accept-Encoding", "br;q=1.0, gzip;q=0.8, *;q=0.1");
        assertThat(header(plain, "Content-Encoding")).isEmpty();
        assertThat(header(packed, "Content-Encoding")).isEqualTo("gzip");
        assertThat(packed.body()).hasSizeLessThan(plain.body().length);
        assertThat(unpacked(packed)).isEqualTo(plain.body());
        for (var answer : new HttpResponse<?>[] {plain, packed}) {
            assertThat(header(answer, "Vary")).isEqualToIgnoringCase("Accept-Encoding");
            assertThat(header(answer, "Content-Type")).isEqualTo(header(plain, "Content-Type"));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "gzip | gzip",
                "GZIP | gzip",
                "* | gzip",
                "deflate, gzip ; q=0.001 | gzip",
                "gzip;q=0 | ''",
                "gzip;q=0.000, * | ''",
                "*;q=0 | ''",
                "br | ''",
                "identity | ''",
                "xgzip | ''"
            })
    void whoever_does_not_unpack_is_sent_the_text_as_it_is(String accepted, String coding) throws Exception {
        assertThat(header(ask("GET", "/table.js", "Accept-Encoding", accepted), "Content-Encoding"))
                .isEqualTo(coding);
    }

    @Test
    void each_form_has_its_own_tag_and_either_is_known_again() throws Exception {
        String plain = header(ask("GET", "/table.js"), "ETag");
        String packed = header(ask("GET", "/table.js", "Accept-Encoding", "gzip"), "ETag");
        assertThat(packed).isNotEqualTo(plain);
        for (String tag : new String[] {plain, packed, "W/" + packed, "\"other\", " + plain, "*"}) {
            HttpResponse<byte[]> again = ask("GET", "/table.js", "Accept-Encoding", "gzip", "If-None-Match", tag);
            assertThat(again.statusCode()).as(tag).isEqualTo(304);
            assertThat(again.body()).isEmpty();
            assertThat(header(again, "ETag")).isEqualTo(packed);
            assertThat(header(again, "Vary")).isEqualToIgnoringCase("Accept-Encoding");
        }
        assertThat(ask("GET", "/table.js", "If-None-Match", "\"other\"").statusCode())
                .isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(strings = {"gzip", "identity"})
    void the_head_alone_tells_what_would_come(String accepted) throws Exception {
        HttpResponse<byte[]> whole = ask("GET", "/desk", "Accept-Encoding", accepted);
        HttpResponse<byte[]> head = ask("HEAD", "/desk", "Accept-Encoding", accepted);
        assertThat(head.body()).isEmpty();
        assertThat(header(head, "Content-Length")).isEqualTo(Integer.toString(whole.body().length));
        for (String name : new String[] {"ETag", "Vary", "Content-Encoding", "Content-Type", "Cache-Control"}) {
            assertThat(header(head, name)).as(name).isEqualTo(header(whole, name));
        }
    }

    @Test
    void the_game_so_far_is_packed_and_what_tells_secrets_is_not() throws Exception {
        OpenHall.Seats seats = hall.make(OpenHall.BLITZ);
        String path = "/api/games/" + seats.game() + "/pgn";
        try (WireClient white = hall.sit(seats, "white");
                WireClient black = hall.sit(seats, "black");
                WireClient arbiter = hall.sit(seats, "arbiter")) {
            arbiter.does("start");
            for (int i = 0; i < 3; i++) {
                plays(white, "g1f3");
                plays(black, "g8f6");
                plays(white, "f3g1");
                plays(black, "f6g8");
            }
        }
        HttpResponse<byte[]> packed = ask("GET", path, "Accept-Encoding", "gzip");
        assertThat(header(packed, "Content-Encoding")).isEqualTo("gzip");
        assertThat(new String(unpacked(packed), StandardCharsets.UTF_8)).contains("[White \"Ana Ruiz\"]");
        HttpResponse<byte[]> links = HTTP.send(
                HttpRequest.newBuilder(hall.address().resolve("/api/events"))
                        .header("Accept-Encoding", "gzip")
                        .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"Evening\",\"edition\":\"2023\","
                                + "\"profile\":\"online\",\"timeControl\":\"300+3\","
                                + "\"pairings\":[\"A - B\",\"C - D\",\"E - F\",\"G - H\"]}"))
                        .build(),
                HttpResponse.BodyHandlers.ofByteArray());
        assertThat(links.statusCode()).isEqualTo(201);
        assertThat(links.body()).hasSizeGreaterThan(600);
        assertThat(header(links, "Content-Encoding")).isEmpty();
    }

    private static void plays(WireClient player, String move) {
        player.releases(move);
        player.does("press");
    }
}
