package org.jadoube.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

class DeskTest {
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

    private static JsonNode problem(HttpResponse<String> answer) {
        return WireClient.JSON.readTree(answer.body()).path("problem");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "edition | {\"edition\":\"1066\",\"profile\":\"online\",\"timeControl\":\"300\"}",
                "edition | {\"profile\":\"online\",\"timeControl\":\"300\"}",
                "profile | {\"edition\":\"2023\",\"profile\":\"blindfold\",\"timeControl\":\"300\"}",
                "timeControl | {\"edition\":\"2023\",\"profile\":\"online\",\"timeControl\":\"40/\"}",
                "timeControl | {\"edition\":\"2023\",\"profile\":\"online\",\"timeControl\":\"-\"}",
                "timeControl | {\"edition\":\"2023\",\"profile\":\"online\",\"timeControl\":\"\"}",
                "timeControl | {\"edition\":\"2023\",\"profile\":\"online\",\"timeControl\":300}",
                "chess960 | {\"edition\":\"2023\",\"profile\":\"online\",\"timeControl\":\"300\",\"chess960\":960}",
                "defaultTime | {\"edition\":\"2023\",\"profile\":\"online\",\"timeControl\":\"300\",\"defaultTime\":-1}",
                "white | {\"edition\":\"2023\",\"profile\":\"online\",\"timeControl\":\"300\",\"white\":\"a\\u202eb\"}",
                "white | {\"edition\":\"2023\",\"profile\":\"online\",\"timeControl\":\"300\",\"white\":\"a\\nb\"}",
                "bonus | {\"edition\":\"2023\",\"profile\":\"online\",\"timeControl\":\"300\",\"bonus\":\"a lot\"}",
                "'' | {\"edition\":\"2023\",\"profile\":\"online\",\"timeControl\":\"300\",\"rated\":true}",
                "rules | {\"edition\":\"2023\",\"profile\":\"online\",\"timeControl\":\"300\",\"rules\":7}",
                "rules.tempo | {\"edition\":\"2023\",\"profile\":\"online\",\"timeControl\":\"300\",\"rules\":{\"tempo\":\"slow\"}}",
                "rules.hat | {\"edition\":\"2023\",\"profile\":\"online\",\"timeControl\":\"300\",\"rules\":{\"hat\":1}}",
                "'' | not json",
                "'' | ''",
            })
    void an_order_that_cannot_be_met_is_answered_by_a_problem(String where, String order) {
        HttpResponse<String> answer = hall.post("/api/games", order);
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(problem(answer).path("where").asString()).isEqualTo(where);
        assertThat(problem(answer).path("expected").asString()).isNotEmpty();
    }

    @Test
    void a_name_may_be_long_but_not_endless() {
        String order = "{\"edition\":\"2023\",\"profile\":\"online\",\"timeControl\":\"300\",\"white\":\"%s\"}";
        assertThat(hall.post("/api/games", order.formatted("x".repeat(80))).statusCode())
                .isEqualTo(201);
        assertThat(problem(hall.post("/api/games", order.formatted("x".repeat(81))))
                        .path("where")
                        .asString())
                .isEqualTo("white");
    }

    @Test
    void tokens_are_long_different_and_open_their_seats() {
        var seats = hall.make(OpenHall.BLITZ);
        assertThat(seats.tokens().valueStream().map(JsonNode::asString).distinct())
                .hasSize(4)
                .allSatisfy(token -> assertThat(token).matches("[A-Za-z0-9_-]{22,64}"));
        try (var arbiter = hall.sit(seats, "arbiter")) {
            assertThat(arbiter.length()).isEqualTo(1);
        }
    }

    @Test
    void a_body_of_a_hundred_thousand_bytes_is_too_large() {
        HttpResponse<String> answer = hall.post("/api/games", "{\"white\":\"" + "x".repeat(100_000) + "\"}");
        assertThat(answer.statusCode()).isEqualTo(413);
        assertThat(problem(answer).path("expected").asString()).contains("65536");
    }

    @Test
    void what_is_not_there_is_not_found_and_what_cannot_be_done_is_not_allowed() {
        assertThat(hall.get("/nowhere").statusCode()).isEqualTo(404);
        assertThat(hall.get("/api/games/nobody/pgn").statusCode()).isEqualTo(404);
        assertThat(hall.get("/../Hall.class").statusCode()).isIn(400, 404);
        assertThat(hall.get("/%2e%2e/Hall.class").statusCode()).isIn(400, 404);
        assertThat(hall.get("/probe/../probe/probe.js.class").statusCode()).isEqualTo(404);
        assertThat(problem(hall.get("/nowhere")).path("found").asString()).isEqualTo("/nowhere");
        HttpResponse<String> get = hall.get("/api/games");
        assertThat(get.statusCode()).isEqualTo(405);
        assertThat(get.headers().firstValue("Allow")).contains("POST");
        assertThat(hall.post("/health", "").statusCode()).isEqualTo(405);
    }

    @Test
    void a_file_is_served_with_its_type_and_tag_and_is_not_sent_twice() {
        HttpResponse<String> answer = hall.get("/probe/probe.js");
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).contains("probe");
        assertThat(answer.headers().firstValue("Content-Type")).contains("text/javascript; charset=utf-8");
        assertThat(answer.headers().firstValue("Cache-Control")).contains("no-cache");
        String tag = answer.headers().firstValue("ETag").orElseThrow();
        HttpResponse<String> again =
                OpenHall.send(HttpRequest.newBuilder(hall.address().resolve("/probe/probe.js"))
                        .header("If-None-Match", tag));
        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
    }

    @Test
    void pages_of_other_sites_make_no_games() {
        String order = "{\"edition\":\"2023\",\"profile\":\"online\",\"timeControl\":\"300\"}";
        for (String origin : new String[] {"http://elsewhere.example", "null"}) {
            var request = HttpRequest.newBuilder(hall.address().resolve("/api/games"))
                    .header("Origin", origin)
                    .POST(HttpRequest.BodyPublishers.ofString(order));
            assertThat(OpenHall.send(request).statusCode()).isEqualTo(403);
        }
        var own = HttpRequest.newBuilder(hall.address().resolve("/api/games"))
                .header("Origin", "http://" + hall.address().getAuthority())
                .POST(HttpRequest.BodyPublishers.ofString(order));
        assertThat(OpenHall.send(own).statusCode()).isEqualTo(201);
    }

    @Test
    void head_answers_as_get_without_the_body() {
        HttpResponse<String> answer =
                OpenHall.send(HttpRequest.newBuilder(hall.address().resolve("/probe/probe.js"))
                        .HEAD());
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).isEmpty();
        assertThat(answer.headers().firstValueAsLong("Content-Length")).isPresent();
        assertThat(hall.get("/health").body()).isEqualTo("{\"status\":\"up\"}");
    }

    @Test
    void every_answer_tells_the_browser_what_a_page_may_do() {
        for (String path : new String[] {"/health", "/nowhere", "/probe/probe.js"}) {
            var headers = hall.get(path).headers();
            assertThat(headers.firstValue("Content-Security-Policy").orElse(""))
                    .contains("default-src 'self'", "frame-ancestors 'none'")
                    .doesNotContain("unsafe");
            assertThat(headers.firstValue("X-Content-Type-Options")).contains("nosniff");
            assertThat(headers.firstValue("Referrer-Policy")).contains("no-referrer");
            assertThat(headers.firstValue("Permissions-Policy")).isPresent();
            assertThat(headers.firstValue("Cross-Origin-Opener-Policy")).contains("same-origin");
        }
    }

    @Test
    void the_options_name_what_an_order_may_say() {
        JsonNode options = WireClient.JSON.readTree(hall.get("/api/options").body());
        assertThat(options.path("editions").valueStream().map(JsonNode::asString))
                .contains("2001", "2009", "2023");
        for (JsonNode control : options.path("timeControls")) {
            hall.make("{\"edition\":\"2023\",\"profile\":\"hybrid\",\"timeControl\":%s}"
                    .formatted(control.path("timeControl")));
        }
    }

    @Test
    void browsers_that_ask_for_an_icon_of_old_get_the_halls_own() {
        HttpResponse<String> icon = hall.get("/favicon.ico");
        assertThat(icon.statusCode()).isEqualTo(200);
        assertThat(icon.headers().firstValue("Content-Type")).contains("image/svg+xml");
        assertThat(icon.body()).isEqualTo(hall.get("/favicon.svg").body());
    }
}
