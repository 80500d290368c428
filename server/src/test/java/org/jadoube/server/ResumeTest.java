package org.jadoube.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A player comes back: after a reload, after the hall was closed.
class ResumeTest {
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

    private static void openTheGame(WireClient white, WireClient black) {
        white.does("arrive");
        black.does("arrive");
        white.releases("e2e4");
        white.act("press-1", "{\"kind\":\"press\"}");
        black.releases("c7c5");
    }

    @Test
    void a_reload_in_the_middle_goes_on_without_a_gap() {
        try (var white = hall.sit(seats, "white");
                var black = hall.sit(seats, "black")) {
            openTheGame(white, black);
            white.awaitTable(table -> table.path("lastMove").asString("").equals("c7c5"), "Black's move");
            int seen = white.length();
            white.vanish();
            black.does("press");
            try (var again = WireClient.sit(hall.address(), seats.token("white"), seen);
                    var anew = hall.sit(seats, "white")) {
                again.releases("g1f3");
                anew.awaitTable(table -> table.path("lastMove").asString("").equals("g1f3"), "White's move");
                again.awaitTable(table -> table.path("lastMove").asString("").equals("g1f3"), "White's move");
                assertThat(again.length()).isEqualTo(anew.length());
                assertThat(anew.events().subList(seen, anew.length())).isEqualTo(again.events());
            }
        }
    }

    @Test
    void after_the_hall_was_closed_the_game_goes_on_and_nobody_is_charged() throws Exception {
        JsonNode before;
        int known;
        try (var white = hall.sit(seats, "white");
                var black = hall.sit(seats, "black")) {
            openTheGame(white, black);
            black.does("press");
            white.awaitTable(
                    table -> table.path("lastMove").asString("").equals("c7c5")
                            && table.path("clocks").path("running").asString("").equals("white"),
                    "Black's press");
            before = white.table();
            known = white.length();
        }
        Thread.sleep(300);
        hall.reopen();
        try (var white = WireClient.sit(hall.address(), seats.token("white"), known)) {
            assertThat(white.kinds()).containsExactly("outageReported");
            assertThat(white.table().path("clocks").path("running").isNull()).isTrue();
            assertThat(white.table().path("placement")).isEqualTo(before.path("placement"));
            long lost = remaining(before, "white") - remaining(white.table(), "white");
            assertThat(lost).as("charged to White, in microseconds").isBetween(0L, 5_000_000L);
            assertThat(remaining(white.table(), "black")).isEqualTo(remaining(before, "black"));
            try (var black = WireClient.sit(hall.address(), seats.token("black"), known)) {
                white.awaitEvent("clocksRestarted");
                assertThat(white.last("clocksRestarted").path("by").asString()).isEqualTo("hall");
                assertThat(white.table().path("clocks").path("running").asString())
                        .isEqualTo("white");
                white.releases("g1f3");
                black.awaitTable(table -> table.path("lastMove").asString("").equals("g1f3"), "White's move");
            }
        }
    }

    private static long remaining(JsonNode table, String side) {
        return table.path("clocks").path(side).path("remaining").asLong();
    }

    @Test
    void an_act_that_was_answered_is_not_done_again_after_the_hall_was_closed() {
        try (var white = hall.sit(seats, "white");
                var black = hall.sit(seats, "black")) {
            openTheGame(white, black);
        }
        hall.reopen();
        try (var white = hall.sit(seats, "white")) {
            int length = white.length();
            JsonNode again = white.act("press-1", "{\"kind\":\"press\"}");
            assertThat(WireClient.type(again)).isEqualTo("taken");
            assertThat(again.path("length").asInt()).isLessThan(length);
            assertThat(white.length()).isEqualTo(length);
        }
    }

    @Test
    void a_client_that_claims_to_know_more_than_there_is_is_told_so() {
        try (var client = WireClient.connect(hall.address())) {
            client.say("{\"type\":\"sit\",\"token\":\"%s\",\"seen\":99}".formatted(seats.token("white")));
            JsonNode problem = client.await(message -> WireClient.type(message).equals("problem"));
            assertThat(problem.path("where").asString()).isEqualTo("seen");
        }
    }
}
