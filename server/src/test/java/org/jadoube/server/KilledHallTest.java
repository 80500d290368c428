package org.jadoube.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// The process of the hall is killed in the middle of a game.
class KilledHallTest {
    private static final String[] MOVES = {
        "e2e4", "e7e5", "g1f3", "d7d6", "d2d4", "c8g4", "d4e5", "g4f3", "d1f3", "d6e5", "f1c4", "g8f6", "f3b3", "d8e7",
        "b1c3", "c7c6", "c1g5", "b7b5"
    };

    private static final String FIVE_MINUTES = "{\"edition\":\"2023\",\"profile\":\"over-the-board\","
            + "\"timeControl\":\"300\",\"start\":\"when-both-present\"}";
    private static final long BOTH = 600_000_000;

    @TempDir
    Path data;

    @Test
    void every_acknowledged_act_outlives_the_process_and_the_time_in_between_is_charged_to_nobody() throws Exception {
        long seed = System.nanoTime();
        var random = new Random(seed);
        for (int round = 0; round < 2; round++) {
            try {
                killAndGoOn(data.resolve("round-" + round), 3 + random.nextInt(2 * MOVES.length - 6));
            } catch (AssertionError e) {
                throw new AssertionError("round " + round + " with seed " + seed, e);
            }
        }
    }

    private void killAndGoOn(Path folder, int acts) throws Exception {
        OpenHall.Seats seats;
        List<JsonNode> seen;
        int acknowledged;
        long played;
        try (var child = ChildHall.in(folder)) {
            URI address = child.address();
            seats = OpenHall.make(address, FIVE_MINUTES);
            long start = System.nanoTime();
            try (var white = WireClient.sit(address, seats.token("white"));
                    var black = WireClient.sit(address, seats.token("black"))) {
                white.does("arrive");
                black.does("arrive");
                acknowledged = 0;
                for (int act = 0; act < acts; act++) {
                    acknowledged = play(act % 4 < 2 ? white : black, act)
                            .path("length")
                            .asInt();
                }
                WireClient next = acts % 4 < 2 ? white : black;
                next.say("{\"type\":\"act\",\"id\":\"last\",\"act\":%s}".formatted(act(acts)));
                Thread.sleep(acts % 3);
                child.kill();
                played = (System.nanoTime() - start) / 1_000;
                seen = new ArrayList<>(black.events());
            }
        }
        Thread.sleep(1_500);
        try (var hall = OpenHall.in(folder);
                var black = hall.sit(seats, "black")) {
            assertThat(black.length()).isGreaterThanOrEqualTo(acknowledged + 1);
            assertThat(black.events().subList(0, seen.size())).isEqualTo(seen);
            assertThat(black.kinds().getLast()).isEqualTo("outageReported");
            assertThat(black.table().path("clocks").path("running").isNull()).isTrue();
            JsonNode clocks = black.table().path("clocks");
            long used = BOTH - remaining(clocks, "white") - remaining(clocks, "black");
            assertThat(used).as("microseconds used by both").isBetween(0L, played);
            try (var white = hall.sit(seats, "white")) {
                white.awaitEvent("clocksRestarted");
            }
        }
    }

    private static long remaining(JsonNode clocks, String side) {
        return clocks.path(side).path("remaining").asLong();
    }

    private static JsonNode play(WireClient player, int act) {
        return player.taken(act(act));
    }

    /// A release, then the press, then the opponent's.
    private static String act(int act) {
        return act % 2 == 0 ? "{\"kind\":\"release\",\"move\":\"" + MOVES[act / 2] + "\"}" : "{\"kind\":\"press\"}";
    }
}
