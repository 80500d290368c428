package org.jadoube.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// An event with three boards, its arbiters and its spectators.
class EventTest {
    private static final String GAME = "\"edition\":\"2023\",\"profile\":\"over-the-board\",\"timeControl\":\"300+3\"";
    private static final String ORDER = "{\"name\":\"Club evening\",\"round\":\"3\"," + GAME
            + ",\"pairings\":[\"Ana Ruiz - Boris K.\",\"2. Carla\\tDmitri\",\"\",\"Eva \u2013 Fritz\"],"
            + "\"sections\":[{\"from\":2,\"to\":3}]%s}";

    @TempDir
    Path data;

    private OpenHall hall;
    private JsonNode made;
    private final List<WireClient> clients = new ArrayList<>();

    @BeforeEach
    void open() {
        hall = OpenHall.in(data);
        made = make("");
    }

    @AfterEach
    void close() {
        clients.forEach(WireClient::close);
        hall.close();
    }

    private JsonNode make(String more) {
        HttpResponse<String> answer = hall.post("/api/events", ORDER.formatted(more));
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
        return WireClient.JSON.readTree(answer.body());
    }

    private String arbiter(String role) {
        for (JsonNode one : made.path("arbiters")) {
            if (one.path("role").asString().equals(role)) {
                return one.path("token").asString();
            }
        }
        throw new AssertionError(role + " of " + made);
    }

    private String game(int board) {
        return made.path("boards").path(board - 1).path("game").asString();
    }

    private WireClient player(int board, String colour) {
        String token =
                made.path("boards").path(board - 1).path("seats").path(colour).asString();
        return keep(WireClient.sit(hall.address(), token));
    }

    private WireClient keep(WireClient client) {
        clients.add(client);
        return client;
    }

    private WireClient attend(String token) {
        WireClient client = keep(WireClient.connect(hall.address()));
        client.say("{\"type\":\"sit\",\"token\":\"%s\",\"seen\":0}".formatted(token));
        return client;
    }

    private static JsonNode row(WireClient client, int board, java.util.function.Predicate<JsonNode> wanted) {
        JsonNode message = client.await(one -> WireClient.type(one).equals("boards")
                && one.path("rows").valueStream().anyMatch(row -> is(row, board) && wanted.test(row)));
        return message.path("rows")
                .valueStream()
                .filter(row -> is(row, board))
                .findFirst()
                .orElseThrow();
    }

    private static boolean is(JsonNode row, int board) {
        return row.path("board").asInt() == board;
    }

    private static JsonNode answer(WireClient client, String id, String message) {
        client.say(message);
        return client.await(one -> one.path("id").asString("").equals(id));
    }

    private static String act(String id, String game, String act) {
        return "{\"type\":\"act\",\"id\":\"%s\",\"game\":\"%s\",\"act\":%s}".formatted(id, game, act);
    }

    /// Both players of a board have come.
    private void come(int board) {
        player(board, "white").does("arrive");
        player(board, "black").does("arrive");
    }

    @Test
    void whoever_holds_an_office_is_told_what_the_event_is_and_how_its_boards_stand() {
        WireClient chief = attend(arbiter("chief"));
        JsonNode attending = chief.await(one -> WireClient.type(one).equals("attending"));
        assertThat(attending.path("role").asString()).isEqualTo("chief");
        assertThat(attending.path("name").asString()).isEqualTo("Club evening");
        assertThat(attending.path("mine").toString()).isEqualTo("{\"from\":1,\"to\":3}");
        assertThat(attending.path("regulations").path("timeControl").asString()).isEqualTo("300+3");
        assertThat(attending
                        .path("boards")
                        .valueStream()
                        .map(board -> board.path("white").asString()))
                .containsExactly("Ana Ruiz", "Carla", "Eva");
        JsonNode rows =
                chief.await(one -> WireClient.type(one).equals("boards")).path("rows");
        assertThat(rows).hasSize(3);
        assertThat(rows.path(2).path("game").asString()).isEqualTo(game(3));
    }

    @Test
    void no_more_than_three_calls_wait_at_a_board() {
        WireClient assistant = attend(arbiter("assistant"));
        String call = "{\"type\":\"call\",\"id\":\"%s\",\"game\":\"%s\",\"note\":\"\"}";
        for (String id : List.of("c1", "c2", "c3")) {
            assertThat(WireClient.type(answer(assistant, id, call.formatted(id, game(1)))))
                    .isEqualTo("done");
        }
        assertThat(WireClient.type(answer(assistant, "c4", call.formatted("c4", game(1)))))
                .isEqualTo("problem");
        assertThat(WireClient.type(answer(assistant, "c5", call.formatted("c5", game(2)))))
                .isEqualTo("done");
    }

    @Test
    void a_row_comes_again_when_its_board_looks_otherwise() {
        WireClient chief = attend(arbiter("chief"));
        WireClient white = player(2, "white");
        WireClient black = player(2, "black");
        white.does("arrive");
        black.does("arrive");
        assertThat(answer(chief, "s", act("s", game(2), "{\"kind\":\"start\"}"))
                        .path("type")
                        .asString())
                .isEqualTo("taken");
        white.releases("e2e4");
        black.releases("e7e5");
        JsonNode row = row(chief, 2, one -> one.path("plies").asInt() == 2);
        assertThat(row.path("missing").toString()).isEqualTo("{\"white\":1,\"black\":0}");
        assertThat(row.path("lastMove").asString()).isEqualTo("e7e5");
        assertThat(row.path("clocks").path("running").asString()).isEqualTo("white");
        black.taken("{\"kind\":\"stop\",\"reason\":\"my opponent has not pressed\"}");
        JsonNode asked = row(chief, 2, one -> !one.path("questions").isEmpty());
        assertThat(asked.path("questions").path(0).path("since").asLong()).isPositive();
    }

    @Test
    void all_clocks_are_started_and_stopped_in_one_act() {
        come(1);
        come(3);
        WireClient chief = attend(arbiter("chief"));
        JsonNode done = answer(chief, "all-1", "{\"type\":\"all\",\"id\":\"all-1\",\"act\":{\"kind\":\"start\"}}");
        assertThat(done.path("type").asString()).isEqualTo("done");
        assertThat(done.path("taken").valueStream().map(JsonNode::asString)).contains(game(1), game(3));
        JsonNode stopped = answer(
                chief, "all-2", "{\"type\":\"all\",\"id\":\"all-2\",\"act\":{\"kind\":\"stop\",\"reason\":\"fire\"}}");
        assertThat(stopped.path("taken").valueStream().map(JsonNode::asString)).contains(game(1), game(3));
        JsonNode again = answer(chief, "all-3", "{\"type\":\"all\",\"id\":\"all-3\",\"act\":{\"kind\":\"restart\"}}");
        assertThat(again.path("taken").valueStream().map(JsonNode::asString)).contains(game(1), game(3));
        JsonNode other = answer(chief, "all-4", "{\"type\":\"all\",\"id\":\"all-4\",\"act\":{\"kind\":\"resign\"}}");
        assertThat(other.path("where").asString()).isEqualTo("act.kind");
    }

    @Test
    void an_arbiter_of_a_section_rules_there_and_nowhere_else() {
        WireClient section = attend(arbiter("section"));
        String ruling = "{\"kind\":\"rule\",\"result\":\"1-0\",\"reason\":\"agreed\"}";
        JsonNode elsewhere = answer(section, "one", act("one", game(1), ruling));
        assertThat(elsewhere.path("type").asString()).isEqualTo("problem");
        assertThat(elsewhere.path("where").asString()).isEqualTo("game");
        assertThat(answer(section, "two", act("two", game(3), ruling))
                        .path("type")
                        .asString())
                .isEqualTo("taken");
        assertThat(row(section, 3, one -> !one.path("end").isNull())
                        .path("end")
                        .path("result")
                        .asString())
                .isEqualTo("1-0");
    }

    @Test
    void an_assistant_sees_all_and_calls_but_does_not_rule() {
        WireClient assistant = attend(arbiter("assistant"));
        WireClient chief = attend(arbiter("chief"));
        assertThat(row(assistant, 1, _ -> true).has("questions")).isTrue();
        String ruling = "{\"kind\":\"rule\",\"result\":\"1-0\",\"reason\":\"I say so\"}";
        assertThat(answer(assistant, "a", act("a", game(1), ruling))
                        .path("type")
                        .asString())
                .isEqualTo("problem");
        assertThat(answer(assistant, "all", "{\"type\":\"all\",\"id\":\"all\",\"act\":{\"kind\":\"start\"}}")
                        .path("type")
                        .asString())
                .isEqualTo("problem");
        answer(
                assistant,
                "c",
                "{\"type\":\"call\",\"id\":\"c\",\"game\":\"%s\",\"note\":\"clock broken\"}".formatted(game(2)));
        JsonNode called = row(chief, 2, one -> !one.path("calls").isEmpty());
        assertThat(called.path("calls").path(0).path("note").asString()).isEqualTo("clock broken");
        int number = called.path("calls").path(0).path("number").asInt();
        String come = "{\"type\":\"come\",\"id\":\"%s\",\"game\":\"%s\",\"call\":%d}";
        assertThat(answer(assistant, "x", come.formatted("x", game(2), number))
                        .path("type")
                        .asString())
                .isEqualTo("problem");
        assertThat(answer(chief, "y", come.formatted("y", game(2), number))
                        .path("type")
                        .asString())
                .isEqualTo("done");
        assertThat(row(chief, 2, one -> one.path("calls").isEmpty()).has("calls"))
                .isTrue();
        assertThat(answer(chief, "z", come.formatted("z", game(2), number))
                        .path("where")
                        .asString())
                .isEqualTo("call");
    }

    @Test
    void a_spectator_is_told_nothing_that_a_player_must_notice_himself_and_does_nothing() {
        WireClient spectator = attend(made.path("spectator").asString());
        JsonNode row = row(spectator, 1, _ -> true);
        for (String secret : List.of("pressed", "missing", "questions", "calls", "illegalMoves")) {
            assertThat(row.has(secret)).as(secret).isFalse();
        }
        String game = game(1);
        assertThat(answer(spectator, "a", act("a", game, "{\"kind\":\"start\"}"))
                        .path("type")
                        .asString())
                .isEqualTo("problem");
        assertThat(answer(
                                spectator,
                                "b",
                                "{\"type\":\"call\",\"id\":\"b\",\"game\":\"%s\",\"note\":\"!\"}".formatted(game))
                        .path("type")
                        .asString())
                .isEqualTo("problem");
    }

    @Test
    void a_token_of_the_event_sits_down_at_one_board_too() {
        WireClient arbiter = keep(WireClient.connect(hall.address()));
        arbiter.say("{\"type\":\"sit\",\"token\":\"%s\",\"game\":\"%s\",\"seen\":0}"
                .formatted(arbiter("section"), game(2)));
        assertThat(arbiter.await(one -> WireClient.type(one).equals("seated"))
                        .path("role")
                        .asString())
                .isEqualTo("arbiter");
        arbiter.taken("{\"kind\":\"rule\",\"result\":\"0-1\",\"reason\":\"\"}");
        WireClient beside = keep(WireClient.connect(hall.address()));
        beside.say("{\"type\":\"sit\",\"token\":\"%s\",\"game\":\"%s\",\"seen\":0}"
                .formatted(arbiter("section"), game(1)));
        assertThat(beside.await(one -> WireClient.type(one).equals("seated"))
                        .path("role")
                        .asString())
                .isEqualTo("assistant");
        assertThat(beside.act("{\"kind\":\"start\"}").path("type").asString()).isEqualTo("problem");
        WireClient stranger = keep(WireClient.connect(hall.address()));
        String other = make("").path("boards").path(0).path("game").asString();
        stranger.say(
                "{\"type\":\"sit\",\"token\":\"%s\",\"game\":\"%s\",\"seen\":0}".formatted(arbiter("chief"), other));
        assertThat(stranger.closeCode()).isEqualTo(1008);
    }

    @Test
    void the_event_is_there_again_when_the_hall_opens_again() {
        hall.reopen();
        WireClient chief = attend(arbiter("chief"));
        assertThat(chief.await(one -> WireClient.type(one).equals("attending")).path("boards"))
                .hasSize(3);
    }

    @Test
    void all_games_are_one_text_that_need_not_be_fetched_twice() {
        String path = "/api/events/" + made.path("event").asString() + "/pgn";
        HttpResponse<String> pgn = hall.get(path);
        assertThat(pgn.statusCode()).isEqualTo(200);
        assertThat(pgn.headers().firstValue("Content-Type").orElse("")).startsWith("application/x-chess-pgn");
        assertThat(pgn.body())
                .contains(
                        "[Event \"Club evening\"]",
                        "[Round \"3\"]",
                        "[Board \"1\"]",
                        "[Board \"3\"]",
                        "[Black \"Fritz\"]");
        String tag = pgn.headers().firstValue("ETag").orElseThrow();
        HttpRequest.Builder again =
                HttpRequest.newBuilder(hall.address().resolve(path)).header("If-None-Match", tag);
        assertThat(OpenHall.send(again).statusCode()).isEqualTo(304);
        WireClient chief = attend(arbiter("chief"));
        answer(chief, "r", act("r", game(1), "{\"kind\":\"rule\",\"result\":\"1/2-1/2\",\"reason\":\"\"}"));
        assertThat(OpenHall.send(again).body()).contains("[Result \"1/2-1/2\"]");
        assertThat(hall.get("/api/games/" + game(1) + "/pgn").body()).contains("[Round \"3\"]", "[Board \"1\"]");
        assertThat(hall.get("/api/events/nowhere/pgn").statusCode()).isEqualTo(404);
    }

    @Test
    void spectators_of_a_delayed_event_see_it_late_everywhere() {
        made = make(",\"delay\":3600");
        WireClient spectator = attend(made.path("spectator").asString());
        WireClient board = keep(WireClient.connect(hall.address()));
        board.say("{\"type\":\"sit\",\"token\":\"%s\",\"game\":\"%s\",\"seen\":0}"
                .formatted(made.path("spectator").asString(), game(1)));
        WireClient chief = attend(arbiter("chief"));
        come(1);
        answer(chief, "s", act("s", game(1), "{\"kind\":\"start\"}"));
        answer(chief, "r", act("r", game(1), "{\"kind\":\"rule\",\"result\":\"1-0\",\"reason\":\"\"}"));
        row(chief, 1, one -> !one.path("end").isNull());
        String path = "/api/events/" + made.path("event").asString() + "/pgn";
        assertThat(hall.get(path).body()).doesNotContain("[Result \"1-0\"]");
        assertThat(hall.get("/api/games/" + game(1) + "/pgn").body()).doesNotContain("[Result \"1-0\"]");
        assertThat(row(spectator, 1, _ -> true).path("end").isNull()).isTrue();
        assertThat(board.awaitTable(table -> table.has("placement"), "the table")
                        .path("end")
                        .isNull())
                .isTrue();
        assertThat(board.kinds()).containsExactly("gameOpened");
    }

    @Test
    void what_is_shown_late_is_shown_by_itself_when_it_is_due() {
        made = make(",\"delay\":1");
        WireClient spectator = attend(made.path("spectator").asString());
        WireClient chief = attend(arbiter("chief"));
        row(spectator, 1, _ -> true);
        answer(chief, "r", act("r", game(1), "{\"kind\":\"rule\",\"result\":\"1-0\",\"reason\":\"\"}"));
        assertThat(row(spectator, 1, one -> !one.path("end").isNull())
                        .path("end")
                        .path("result")
                        .asString())
                .isEqualTo("1-0");
    }

    @Test
    void spectators_of_a_delayed_event_are_not_told_yet_who_has_come_or_gone() {
        made = make(",\"delay\":3600");
        WireClient chief = attend(arbiter("chief"));
        come(1);
        row(chief, 1, one -> one.path("present").toString().equals("{\"white\":true,\"black\":true}"));
        WireClient spectator = attend(made.path("spectator").asString());
        assertThat(row(spectator, 1, _ -> true).path("present").toString())
                .isEqualTo("{\"white\":false,\"black\":false}");
        WireClient board = keep(WireClient.connect(hall.address()));
        board.say("{\"type\":\"sit\",\"token\":\"%s\",\"game\":\"%s\",\"seen\":0}"
                .formatted(made.path("spectator").asString(), game(1)));
        assertThat(board.awaitTable(table -> table.has("placement"), "the table")
                        .path("present")
                        .toString())
                .isEqualTo("{\"white\":false,\"black\":false}");
    }

    @Test
    void who_has_come_is_shown_late_like_all_else() {
        made = make(",\"delay\":1");
        WireClient spectator = attend(made.path("spectator").asString());
        player(1, "white");
        long came = System.nanoTime();
        row(spectator, 1, one -> one.path("present").path("white").asBoolean());
        assertThat(Duration.ofNanos(System.nanoTime() - came)).isGreaterThan(Duration.ofMillis(900));
    }

    @Test
    void what_happened_before_a_spectator_came_is_shown_to_him_when_it_is_due() {
        made = make(",\"delay\":2");
        WireClient chief = attend(arbiter("chief"));
        answer(chief, "r", act("r", game(1), "{\"kind\":\"rule\",\"result\":\"1-0\",\"reason\":\"\"}"));
        WireClient spectator = attend(made.path("spectator").asString());
        assertThat(row(spectator, 1, _ -> true).path("end").isNull()).isTrue();
        row(spectator, 1, one -> !one.path("end").isNull());
    }

    /// Nobody acts: the arbiter who looks at all boards is shown it nevertheless.
    @Test
    void a_display_that_reaches_zero_is_shown() {
        HttpResponse<String> answer = hall.post(
                "/api/events",
                "{\"name\":\"Bullet\",\"edition\":\"2023\",\"profile\":\"over-the-board\",\"timeControl\":\"1\","
                        + "\"flagObserver\":\"arbiter\",\"pairings\":[\"a - b\"]}");
        made = WireClient.JSON.readTree(answer.body());
        WireClient chief = attend(arbiter("chief"));
        come(1);
        answer(chief, "s", act("s", game(1), "{\"kind\":\"start\"}"));
        JsonNode row = row(
                chief,
                1,
                one -> one.path("clocks").path("white").path("flag").asString().equals("final"));
        assertThat(row.path("clocks").path("firstFlag").asString()).isEqualTo("white");
        assertThat(row.path("end").isNull()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "name | {\"pairings\":[\"a - b\"],%s}",
                "name | {\"name\":\" \",\"pairings\":[\"a - b\"],%s}",
                "pairings | {\"name\":\"n\",\"pairings\":[],%s}",
                "pairings | {\"name\":\"n\",\"pairings\":\"a - b\",%s}",
                "pairings[1] | {\"name\":\"n\",\"pairings\":[\"a - b\",\"lonely\"],%s}",
                "pairings[0] | {\"name\":\"n\",\"pairings\":[\"a - b - c\"],%s}",
                "pairings[0] | {\"name\":\"n\",\"pairings\":[\"a\\u202e - b\"],%s}",
                "pairings[0] | {\"name\":\"n\",\"pairings\":[7],%s}",
                "pairings[0] | {\"name\":\"n\",\"pairings\":[\" - b\"],%s}",
                "sections[0].to | {\"name\":\"n\",\"pairings\":[\"a - b\"],\"sections\":[{\"from\":1,\"to\":2}],%s}",
                "delay | {\"name\":\"n\",\"pairings\":[\"a - b\"],\"delay\":-1,%s}",
                "'' | {\"name\":\"n\",\"pairings\":[\"a - b\"],\"prize\":1,%s}",
            })
    void an_order_that_makes_no_sense_is_a_problem_that_says_where(String where, String order) {
        HttpResponse<String> answer = hall.post("/api/events", order.formatted(GAME));
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(400);
        assertThat(WireClient.JSON
                        .readTree(answer.body())
                        .path("problem")
                        .path("where")
                        .asString())
                .isEqualTo(where);
    }

    @Test
    void pages_of_other_sites_make_no_events() {
        var request = HttpRequest.newBuilder(hall.address().resolve("/api/events"))
                .header("Origin", "http://elsewhere.example")
                .POST(HttpRequest.BodyPublishers.ofString(ORDER.formatted("")));
        assertThat(OpenHall.send(request).statusCode()).isEqualTo(403);
    }
}
