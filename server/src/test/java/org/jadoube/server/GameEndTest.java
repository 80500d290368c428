package org.jadoube.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jadoube.clock.TimeControl;
import org.jadoube.journal.Journal;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Actor;
import org.jadoube.notation.Fen;
import org.jadoube.server.play.NewGame;
import org.jadoube.server.play.PlayingRoom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// How games end, and what the arbiter does on the way, over the wire.
class GameEndTest {
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

    private static void start(WireClient white, WireClient black) {
        white.does("arrive");
        black.does("arrive");
    }

    private static JsonNode end(WireClient client) {
        client.awaitEvent("gameEnded");
        return client.table().path("end");
    }

    @Test
    void a_flag_is_seen_by_the_automatic_observer_and_never_too_early() {
        var seats = hall.make("{\"edition\":\"2023\",\"profile\":\"over-the-board\",\"timeControl\":\"1\","
                + "\"start\":\"when-both-present\",\"flagObserver\":\"automatic\"}");
        try (var white = hall.sit(seats, "white");
                var black = hall.sit(seats, "black")) {
            start(white, black);
            assertThat(end(black).path("result").asString()).isEqualTo("0-1");
            assertThat(black.table().path("end").path("ending").asString()).isEqualTo("TIME_FORFEIT");
            JsonNode fell = black.last("flagFell");
            assertThat(fell.path("reachedZero").asLong())
                    .isEqualTo(black.last("clocksStarted").path("at").asLong() + 1_000_000);
            assertThat(fell.path("at").asLong())
                    .isBetween(
                            fell.path("reachedZero").asLong(),
                            fell.path("reachedZero").asLong() + 5_000_000);
        }
    }

    @Test
    void the_observer_looks_again_after_a_period_that_ended_in_time() {
        var seats = hall.make("{\"edition\":\"2023\",\"profile\":\"over-the-board\",\"timeControl\":\"1/1:1\","
                + "\"start\":\"when-both-present\",\"flagObserver\":\"automatic\"}");
        try (var white = hall.sit(seats, "white");
                var black = hall.sit(seats, "black")) {
            start(white, black);
            white.releases("e2e4");
            white.does("press");
            black.releases("e7e5");
            black.does("press");
            assertThat(end(black).path("result").asString()).isEqualTo("0-1");
            assertThat(black.kinds().stream().filter("flagFell"::equals).count())
                    .as("the flag of each period")
                    .isEqualTo(2);
        }
    }

    @Test
    void a_player_who_does_not_come_loses_by_the_default_time() {
        var seats = hall.make("{\"edition\":\"2009\",\"profile\":\"over-the-board\",\"timeControl\":\"300\","
                + "\"start\":\"by-arbiter\",\"flagObserver\":\"automatic\",\"defaultTime\":1}");
        try (var white = hall.sit(seats, "white");
                var arbiter = hall.sit(seats, "arbiter")) {
            white.does("arrive");
            arbiter.does("start");
            assertThat(end(white).path("result").asString()).isEqualTo("1-0");
            assertThat(white.table().path("end").path("ending").asString()).isEqualTo("DEFAULT_TIME");
        }
    }

    @Test
    void a_draw_is_offered_and_accepted() {
        var seats = hall.make(OpenHall.BLITZ);
        try (var white = hall.sit(seats, "white");
                var black = hall.sit(seats, "black")) {
            start(white, black);
            white.releases("e2e4");
            white.does("press");
            black.releases("e7e5");
            black.does("press");
            white.releases("g1f3");
            white.does("offer");
            white.does("press");
            black.awaitTable(table -> table.path("drawOffer").asString("").equals("white"), "the offer");
            black.does("accept");
            assertThat(end(white).path("result").asString()).isEqualTo("1/2-1/2");
            assertThat(white.table().path("end").path("ending").asString()).isEqualTo("AGREEMENT");
        }
    }

    @Test
    void a_player_resigns_and_then_nothing_more_is_taken() {
        var seats = hall.make(OpenHall.BLITZ);
        try (var white = hall.sit(seats, "white");
                var black = hall.sit(seats, "black")) {
            start(white, black);
            white.does("resign");
            assertThat(end(black).path("ending").asString()).isEqualTo("RESIGNATION");
            assertThat(black.refused("{\"kind\":\"offer\"}").path("because").asString())
                    .isEqualTo("GAME_OVER");
        }
    }

    @Test
    void the_arbiter_stops_sets_restarts_and_rules() {
        var seats = hall.make(OpenHall.BLITZ);
        try (var white = hall.sit(seats, "white");
                var black = hall.sit(seats, "black");
                var arbiter = hall.sit(seats, "arbiter")) {
            start(white, black);
            arbiter.taken("{\"kind\":\"stop\",\"reason\":\"a lamp fell\"}");
            white.awaitTable(table -> table.path("clocks").path("running").isNull(), "the clocks to stand");
            arbiter.taken("{\"kind\":\"set\",\"white\":{\"remaining\":60000000,\"period\":1,\"moves\":0},"
                    + "\"black\":{\"remaining\":90000000,\"period\":1,\"moves\":0}}");
            white.awaitEvent("clocksSet");
            assertThat(white.table()
                            .path("clocks")
                            .path("white")
                            .path("remaining")
                            .asLong())
                    .isEqualTo(60_000_000);
            arbiter.taken("{\"kind\":\"restart\",\"running\":\"white\"}");
            white.awaitTable(
                    table -> table.path("clocks").path("running").asString("").equals("white"), "White's clock to run");
            arbiter.taken("{\"kind\":\"rule\",\"result\":\"0-0\",\"reason\":\"both left\"}");
            assertThat(end(black).path("result").asString()).isEqualTo("0-0");
            assertThat(black.table().path("end").path("ruling").asString()).isEqualTo("both left");
        }
    }

    @Test
    void castling_is_written_as_the_kings_step_and_in_chess960_to_the_rook() {
        var seats = hall.make("{\"edition\":\"2023\",\"profile\":\"online\",\"timeControl\":\"300+3\"}");
        try (var white = hall.sit(seats, "white");
                var black = hall.sit(seats, "black")) {
            start(white, black);
            String[] moves = {"g1f3", "g8f6", "g2g3", "g7g6", "f1g2", "f8g7", "e1g1", "e8h8"};
            for (int i = 0; i < moves.length; i++) {
                (i % 2 == 0 ? white : black).releases(moves[i]);
            }
            white.awaitTable(table -> table.path("lastMove").asString("").equals("e8g8"), "Black to castle");
            assertThat(white.last("moveMade").path("san").asString()).isEqualTo("O-O");
        }
        var other = hall.make("{\"edition\":\"2023\",\"profile\":\"online\",\"timeControl\":\"300+3\",\"chess960\":0}");
        try (var white = hall.sit(other, "white")) {
            assertThat(white.table().path("placement").asString()).startsWith("bbqnnrkr/");
        }
    }

    private static JsonNode mating(WireClient client) {
        return client.awaitTable(table -> table.has("mating"), "who can checkmate")
                .path("mating");
    }

    @Test
    void a_flag_fall_is_told_with_the_line_by_which_the_other_side_could_still_checkmate() {
        var seats = hall.make("{\"edition\":\"2023\",\"profile\":\"online\",\"timeControl\":\"1\","
                + "\"start\":\"when-both-present\",\"flagObserver\":\"automatic\"}");
        try (var white = hall.sit(seats, "white");
                var black = hall.sit(seats, "black");
                var spectator = hall.sit(seats, "spectator")) {
            start(white, black);
            assertThat(end(black).path("result").asString()).isEqualTo("0-1");
            for (WireClient client : List.of(white, black, spectator)) {
                JsonNode mating = mating(client);
                assertThat(mating.path("black").asString()).isEqualTo("possible");
                assertThat(mating.path("en").asString())
                        .startsWith("Black can still checkmate, in ")
                        .contains(": 1. ")
                        .endsWith("#");
                assertThat(mating.path("es").asString()).startsWith("Las negras aún pueden dar mate");
            }
        }
        HttpResponse<String> picture = hall.get("/api/games/" + seats.game() + "/mating/en.svg");
        assertThat(picture.statusCode()).isEqualTo(200);
        assertThat(picture.headers().firstValue("Content-Type")).contains("image/svg+xml");
        assertThat(picture.body())
                .contains("<title id=\"mating-black-title\">A checkmate that Black can still give</title>")
                .doesNotContain("style");
        assertThat(hall.get("/api/games/" + seats.game() + "/mating/es-black.svg")
                        .body())
                .contains("<text x=\"40\" y=\"391\">h</text>")
                .contains("Un mate que las negras");
    }

    @Test
    void a_flag_fall_that_is_a_draw_is_told_with_the_reason() {
        NewGame made = from("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Profile.ONLINE, Duration.ofSeconds(1));
        try (var white = sit(made, Actor.WHITE);
                var black = sit(made, Actor.BLACK)) {
            start(white, black);
            assertThat(end(white).path("ending").asString()).isEqualTo("TIME_WITHOUT_MATING_MATERIAL");
            JsonNode mating = mating(white);
            assertThat(mating.path("black").asString()).isEqualTo("impossible");
            assertThat(mating.path("en").asString()).isEqualTo("Black can no longer checkmate. Black has only a king.");
            assertThat(mating.path("es").asString())
                    .isEqualTo("Las negras ya no pueden dar mate. Las negras solo tienen el rey.");
        }
    }

    /// A game from a position, made while the hall is closed, since none can be ordered over the wire.
    private NewGame from(String fen, Profile profile, Duration time) {
        hall.close();
        try (Journal journal = Journal.open(data);
                PlayingRoom room = PlayingRoom.open(journal)) {
            Regulations regulations = Regulations.usual(Edition.latest(), profile, TimeControl.of(time))
                    .withInitial(Fen.position(fen));
            return room.create(regulations, "Ana Ruiz", "Boris K.", Optional.empty());
        } finally {
            hall = OpenHall.in(data);
        }
    }

    private static String token(NewGame made, Actor actor) {
        return Objects.requireNonNull(made.seats().get(actor)).secret();
    }

    private WireClient sit(NewGame made, Actor actor) {
        return WireClient.sit(hall.address(), token(made, actor));
    }

    @Test
    void while_a_question_waits_only_the_arbiter_is_shown_who_can_still_checkmate() {
        NewGame made = from("4k3/8/8/8/8/8/P7/4K3 b - - 0 1", Profile.OVER_THE_BOARD, Duration.ofMinutes(5));
        String path = "/api/games/" + made.id().text() + "/mating/es.svg";
        try (var white = sit(made, Actor.WHITE);
                var black = sit(made, Actor.BLACK);
                var arbiter = sit(made, Actor.ARBITER)) {
            start(white, black);
            if (!arbiter.table().path("clocks").path("started").asBoolean()) {
                arbiter.does("start");
            }
            black.releases("e8a2");
            white.does("pointOutDeadPosition");
            assertThat(mating(arbiter).path("white").asString()).isEqualTo("impossible");
            assertThat(picture(path, token(made, Actor.ARBITER)).statusCode()).isEqualTo(200);
            assertThat(OpenHall.send(HttpRequest.newBuilder(hall.address().resolve(path))
                                    .header("Authorization", "bearer " + token(made, Actor.ARBITER)))
                            .statusCode())
                    .as("the scheme in small letters")
                    .isEqualTo(200);
            assertThat(picture(path, token(made, Actor.WHITE)).statusCode()).isEqualTo(404);
            assertThat(hall.get(path).statusCode()).isEqualTo(404);
            white.does("offer");
            assertThat(white.awaitTable(
                                    table ->
                                            table.path("drawOffer").asString("").equals("white"),
                                    "the offer")
                            .has("mating"))
                    .isFalse();
        }
    }

    private HttpResponse<String> picture(String path, String token) {
        return OpenHall.send(
                HttpRequest.newBuilder(hall.address().resolve(path)).header("Authorization", "Bearer " + token));
    }

    @Test
    void there_is_no_picture_of_a_game_that_goes_on_nor_of_one_that_turned_on_nothing_of_the_kind() {
        var seats = hall.make(OpenHall.BLITZ);
        String path = "/api/games/" + seats.game() + "/mating/en.svg";
        assertThat(hall.get(path).statusCode()).isEqualTo(404);
        try (var white = hall.sit(seats, "white");
                var black = hall.sit(seats, "black");
                var arbiter = hall.sit(seats, "arbiter")) {
            start(white, black);
            arbiter.taken("{\"kind\":\"rule\",\"result\":\"1/2-1/2\",\"reason\":\"enough\"}");
            end(white);
        }
        assertThat(hall.get(path).statusCode()).isEqualTo(404);
    }
}
