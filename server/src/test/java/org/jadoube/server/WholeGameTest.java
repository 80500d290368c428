package org.jadoube.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WholeGameTest {
    @TempDir
    Path data;

    @Test
    void two_players_a_spectator_and_the_arbiter_see_the_scholars_mate() {
        try (var hall = OpenHall.in(data)) {
            var seats = hall.make(OpenHall.BLITZ);
            try (var white = hall.sit(seats, "white");
                    var black = hall.sit(seats, "black");
                    var spectator = hall.sit(seats, "spectator");
                    var arbiter = hall.sit(seats, "arbiter")) {
                white.does("arrive");
                black.does("arrive");
                String[] moves = {"e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6", "h5f7"};
                for (int i = 0; i < moves.length; i++) {
                    WireClient player = i % 2 == 0 ? white : black;
                    player.releases(moves[i]);
                    if (i < moves.length - 1) {
                        player.does("press");
                    }
                }
                for (WireClient one : new WireClient[] {white, black, spectator, arbiter}) {
                    one.awaitEvent("gameEnded");
                    assertThat(one.table().path("end").path("result").asString())
                            .isEqualTo("1-0");
                    assertThat(one.table().path("end").path("ending").asString())
                            .isEqualTo("CHECKMATE");
                    assertThat(one.table().has("legal")).isFalse();
                }
                assertThat(spectator.events()).isEqualTo(white.events());
                assertThat(spectator.events().getFirst().path("event").asString())
                        .isEqualTo("Club evening");
                assertThat(white.last("moveMade").path("san").asString()).isEqualTo("Qxf7#");
                var pgn = hall.get("/api/games/" + seats.game() + "/pgn");
                assertThat(pgn.headers().firstValue("Content-Type").orElse("")).startsWith("application/x-chess-pgn");
                assertThat(pgn.body())
                        .contains("[Event \"Club evening\"]", "[White \"Ana Ruiz\"]", "[%clk ", "Qxf7#", "1-0");
            }
        }
    }
}
