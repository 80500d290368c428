package org.jadoube.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// What the hall answers to those who do not keep to the wire, or to their seat.
class WireTalkTest {
    @TempDir
    Path data;

    private OpenHall hall;
    private OpenHall.Seats seats;

    @BeforeEach
    void open() {
        hall = OpenHall.in(data);
        seats = hall.make(OpenHall.BLITZ);
    }

    @AfterEach
    void close() {
        hall.close();
    }

    private static JsonNode problem(WireClient client) {
        return client.await(message -> WireClient.type(message).equals("problem"));
    }

    private void start(WireClient white, WireClient black) {
        white.does("arrive");
        black.does("arrive");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "{",
                "}",
                "[]",
                "null",
                "17",
                "\"sit\"",
                "{}",
                "{\"type\":7}",
                "{\"type\":\"stand\"}",
                "{\"type\":\"ping\"}",
                "{\"type\":\"ping\",\"sent\":\"1\"}",
                "{\"type\":\"ping\",\"sent\":1.5}",
                "{\"type\":\"ping\",\"sent\":-1}",
                "{\"type\":\"ping\",\"sent\":123456789012345678901234567890}",
                "{\"type\":\"ping\",\"sent\":1,\"more\":1}",
                "{\"type\":\"ping\",\"sent\":1}{\"type\":\"ping\",\"sent\":2}",
                "{\"type\":\"ping\",\"sent\":1,\"sent\":2}",
                "{\"type\":\"ping\",\"sent\":1} x",
                "{'type':'ping'}",
                "{\"type\":\"sit\"}",
                "{\"type\":\"sit\",\"token\":null,\"seen\":0}",
                "{\"type\":\"sit\",\"token\":\"x\"}",
                "{\"type\":\"sit\",\"token\":\"x\",\"seen\":-1}",
                "{\"type\":\"sit\",\"token\":\"x\",\"seen\":9999999999}",
                "{\"type\":\"act\",\"id\":\"a\",\"act\":{\"kind\":\"press\"}}",
                "{\"type\":\"act\",\"id\":\"\",\"act\":{\"kind\":\"press\"}}",
                "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]",
            })
    void what_is_not_of_the_wire_is_answered_by_a_problem_and_the_talk_goes_on(String text) {
        try (var client = WireClient.connect(hall.address())) {
            client.say(text);
            JsonNode problem = problem(client);
            assertThat(problem.path("expected").asString()).isNotEmpty();
            assertThat(problem.path("remedy").asString()).isNotEmpty();
            client.say("{\"type\":\"ping\",\"sent\":42}");
            JsonNode pong = client.await(message -> WireClient.type(message).equals("pong"));
            assertThat(pong.path("sent").asLong()).isEqualTo(42);
            assertThat(pong.path("now").asLong()).isPositive();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"kind\":\"castle\"}",
                "{\"kind\":\"press\",\"hard\":true}",
                "{\"kind\":\"release\"}",
                "{\"kind\":\"release\",\"move\":\"e9\"}",
                "{\"kind\":\"release\",\"move\":\"e2e4e5\"}",
                "{\"kind\":\"release\",\"move\":\"e7e8k\"}",
                "{\"kind\":\"release\",\"move\":\"E2E4\"}",
                "{\"kind\":\"release\",\"move\":7}",
                "{\"kind\":\"claimFlag\",\"flag\":\"red\"}",
                "{\"kind\":\"stop\",\"reason\":7}",
                "{\"kind\":\"stop\",\"reason\":\"a\\u0007b\"}",
                "{\"kind\":\"set\",\"white\":{},\"black\":{}}",
                "{\"kind\":\"set\",\"white\":{\"remaining\":-1,\"period\":1,\"moves\":0},\"black\":{}}",
                "{\"kind\":\"set\",\"white\":{\"remaining\":0,\"period\":1,\"moves\":0},"
                        + "\"black\":{\"remaining\":1,\"period\":1,\"moves\":0}}",
                "{\"kind\":\"rule\",\"result\":\"2-0\",\"reason\":\"\"}",
            })
    void an_act_that_makes_no_sense_is_answered_by_a_problem_with_its_id(String act) {
        try (var white = hall.sit(seats, "white")) {
            JsonNode problem = white.act("x-1", act);
            assertThat(WireClient.type(problem)).isEqualTo("problem");
            assertThat(problem.path("where").asString()).startsWith("act");
            assertThat(white.length()).isEqualTo(1);
        }
    }

    @Test
    void an_act_says_nothing_long_hidden_or_huge_and_not_who_does_it_or_when() {
        assertMisunderstood("{\"kind\":\"stop\",\"reason\":\"%s\"}".formatted("x".repeat(201)), "act.reason");
        assertMisunderstood("{\"kind\":\"recordMove\",\"text\":\"e\\u202e4\"}", "act.text");
        assertMisunderstood("{\"kind\":\"claimIllegalMove\",\"ply\":1000000000001}", "act.ply");
        assertMisunderstood("{\"kind\":\"claimIllegalMove\",\"ply\":-1}", "act.ply");
        assertMisunderstood("{\"kind\":\"claimIllegalMove\",\"ply\":1.5}", "act.ply");
        assertMisunderstood("{\"kind\":\"press\",\"by\":\"black\"}", "act.by");
        assertMisunderstood("{\"kind\":\"press\",\"at\":1}", "act.at");
        assertMisunderstood(
                "{\"kind\":\"set\",\"white\":{\"remaining\":1,\"period\":100,\"moves\":0},"
                        + "\"black\":{\"remaining\":1,\"period\":1,\"moves\":0}}",
                "act.white");
        assertMisunderstood(
                "{\"kind\":\"penalise\",\"offender\":\"white\",\"penalty\":{\"kind\":\"flogging\"},\"reason\":\"\"}",
                "act.penalty.kind");
    }

    private void assertMisunderstood(String act, String where) {
        try (var white = hall.sit(seats, "white")) {
            JsonNode problem = white.act(act);
            assertThat(WireClient.type(problem)).isEqualTo("problem");
            assertThat(problem.path("where").asString()).isEqualTo(where);
            assertThat(problem.path("remedy").asString()).contains("docs/wire.md");
        }
    }

    @Test
    void an_unknown_token_is_answered_by_a_problem_and_the_door() {
        try (var client = WireClient.connect(hall.address())) {
            client.say("{\"type\":\"sit\",\"token\":\"%s\",\"seen\":0}".formatted("x".repeat(32)));
            JsonNode problem = problem(client);
            assertThat(problem.path("where").asString()).isEqualTo("token");
            assertThat(problem.toString()).doesNotContain("xxxx");
            assertThat(client.closeCode()).isEqualTo(1008);
        }
    }

    @Test
    void a_second_seat_on_one_connection_is_refused() {
        try (var white = hall.sit(seats, "white")) {
            white.say("{\"type\":\"sit\",\"token\":\"%s\",\"seen\":0}".formatted(seats.token("black")));
            assertThat(problem(white).path("where").asString()).isEqualTo("type");
        }
    }

    @Test
    void a_spectator_may_not_act() {
        try (var spectator = hall.sit(seats, "spectator")) {
            for (String kind : new String[] {"arrive", "start", "press", "resign", "observeAbsence"}) {
                JsonNode answer = spectator.act("{\"kind\":\"" + kind + "\"}");
                assertThat(WireClient.type(answer)).isEqualTo("problem");
            }
            assertThat(spectator.length()).isEqualTo(1);
        }
    }

    @Test
    void each_acts_by_his_own_seat_only() {
        try (var white = hall.sit(seats, "white");
                var black = hall.sit(seats, "black");
                var arbiter = hall.sit(seats, "arbiter")) {
            start(white, black);
            assertThat(black.refused("{\"kind\":\"release\",\"move\":\"e2e4\"}")
                            .path("because")
                            .asString())
                    .isEqualTo("NOT_YOUR_MOVE");
            assertThat(white.refused("{\"kind\":\"rule\",\"result\":\"1-0\",\"reason\":\"mine\"}")
                            .path("because")
                            .asString())
                    .isEqualTo("ONLY_THE_ARBITER");
            assertThat(arbiter.refused("{\"kind\":\"resign\"}").path("because").asString())
                    .isEqualTo("NOT_A_PLAYER");
        }
    }

    @Test
    void the_second_press_of_the_same_key_is_refused_with_its_article() {
        try (var white = hall.sit(seats, "white");
                var black = hall.sit(seats, "black")) {
            start(white, black);
            white.releases("e2e4");
            white.does("press");
            JsonNode refused = white.refused("{\"kind\":\"press\"}");
            assertThat(refused.path("article").asString()).isNotEmpty();
            assertThat(refused.path("because").asString()).isNotEmpty();
        }
    }

    @Test
    void the_same_act_sent_twice_is_done_once() {
        try (var white = hall.sit(seats, "white");
                var black = hall.sit(seats, "black")) {
            start(white, black);
            JsonNode first = white.act("one", "{\"kind\":\"release\",\"move\":\"e2e4\"}");
            JsonNode again = white.act("one", "{\"kind\":\"release\",\"move\":\"e2e4\"}");
            assertThat(again).isEqualTo(first);
            JsonNode refused = white.act("two", "{\"kind\":\"release\",\"move\":\"d2d4\"}");
            assertThat(WireClient.type(refused)).isEqualTo("refused");
            white.does("press");
            black.releases("e7e5");
            black.does("press");
            assertThat(white.act("two", "{\"kind\":\"release\",\"move\":\"d2d4\"}"))
                    .as("a refusal stands")
                    .isEqualTo(refused);
            assertThat(WireClient.type(black.act("one", "{\"kind\":\"offer\"}")))
                    .as("another seat has names of its own")
                    .isEqualTo("taken");
        }
    }

    @Test
    void a_message_of_nine_thousand_bytes_closes_the_connection() {
        try (var client = WireClient.connect(hall.address())) {
            client.say("{\"type\":\"%s\"}".formatted("x".repeat(9_000)));
            assertThat(client.closeCode()).isEqualTo(1009);
        }
    }

    @Test
    void ten_megabytes_in_one_frame_are_refused_and_hurt_nobody() {
        try (var white = hall.sit(seats, "white");
                var client = WireClient.connect(hall.address())) {
            try {
                client.say("x".repeat(10 << 20));
            } catch (CompletionException refusedWhileSending) {
                assertThat(refusedWhileSending).isNotNull();
            }
            assertThat(client.closeCode()).isEqualTo(1009);
            white.does("arrive");
        }
    }

    @Test
    void a_long_message_in_small_fragments_is_refused_too() {
        try (var client = WireClient.connect(hall.address())) {
            for (int i = 0; i < 12; i++) {
                client.socket().sendText("x".repeat(1_000), false).join();
            }
            assertThat(client.closeCode()).isEqualTo(1009);
        }
    }

    @Test
    void bytes_are_not_spoken_here() {
        try (var client = WireClient.connect(hall.address())) {
            client.socket()
                    .sendBinary(ByteBuffer.wrap(new byte[] {1, 2, 3}), true)
                    .join();
            assertThat(client.closeCode()).isEqualTo(1003);
        }
    }

    @Test
    void a_flood_closes_the_connection_and_the_others_play_on() {
        try (var white = hall.sit(seats, "white");
                var flood = WireClient.connect(hall.address())) {
            try {
                for (int i = 0; i < 5_000; i++) {
                    flood.say("{\"type\":\"ping\",\"sent\":" + i + "}");
                }
            } catch (CompletionException closed) {
                assertThat(closed).isNotNull();
            }
            assertThat(flood.closeCode()).isEqualTo(1008);
            white.does("arrive");
        }
    }

    @Test
    void present_is_who_is_connected() throws Exception {
        try (var white = hall.sit(seats, "white")) {
            assertThat(white.table().path("present").path("black").asBoolean()).isFalse();
            var black = hall.sit(seats, "black");
            white.awaitTable(table -> table.path("present").path("black").asBoolean(), "Black to come");
            black.vanish();
            white.awaitTable(table -> !table.path("present").path("black").asBoolean(), "Black to go");
        }
    }

    @Test
    void legal_moves_are_told_online_to_the_player_having_the_move_and_to_nobody_else() {
        var online = hall.make("{\"edition\":\"2023\",\"profile\":\"online\",\"timeControl\":\"300+3\"}");
        try (var white = hall.sit(online, "white");
                var black = hall.sit(online, "black");
                var spectator = hall.sit(online, "spectator")) {
            start(white, black);
            white.awaitEvent("clocksStarted");
            black.awaitEvent("clocksStarted");
            spectator.awaitEvent("clocksStarted");
            assertThat(white.table().path("legal").size()).isEqualTo(20);
            assertThat(black.table().has("legal")).isFalse();
            assertThat(spectator.table().has("legal")).isFalse();
            white.releases("e2e4");
            black.awaitEvent("moveMade");
            assertThat(black.table().path("legal").size()).isEqualTo(20);
            assertThat(black.table().path("clocks").path("running").asString()).isEqualTo("black");
        }
    }
}
