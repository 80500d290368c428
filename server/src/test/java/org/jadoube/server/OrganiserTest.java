package org.jadoube.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.zxing.common.BitMatrix;
import com.google.zxing.qrcode.decoder.Decoder;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.jadoube.journal.GamePgn;
import org.jadoube.journal.form.EventCodec;
import org.jadoube.laws.game.Event;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// What the organiser of an event does beside the boards: QR codes, new links, taking everything home.
class OrganiserTest {
    private static final String ORDER = "{\"name\":\"Club evening\",\"round\":\"3\",\"edition\":\"2023\","
            + "\"profile\":\"online\",\"timeControl\":\"300+3\",\"start\":\"by-arbiter\",\"delay\":900,"
            + "\"pairings\":[\"Ana Ruiz - Boris K.\",\"Carla - Dmitri\"]}";

    @TempDir
    Path data;

    private OpenHall hall;
    private JsonNode made;

    @BeforeEach
    void open() {
        hall = OpenHall.in(data);
        made = WireClient.JSON.readTree(hall.post("/api/events", ORDER).body());
    }

    @AfterEach
    void close() {
        hall.close();
    }

    private String office(int index) {
        return made.path("arbiters").path(index).path("token").asString();
    }

    private JsonNode board(int number) {
        return made.path("boards").path(number - 1);
    }

    private String seat(int board, String colour) {
        return board(board).path("seats").path(colour).asString();
    }

    private String path(String what) {
        return "/api/events/" + made.path("event").asString() + "/" + what;
    }

    private HttpRequest.Builder request(String path, String token) {
        return HttpRequest.newBuilder(hall.address().resolve(path)).header("Authorization", "Bearer " + token);
    }

    private HttpResponse<String> renew(String token, int board, String colour) {
        String order = "{\"game\":\"%s\",\"seat\":\"%s\"}"
                .formatted(board(board).path("game").asString(), colour);
        return OpenHall.send(request(path("links"), token).POST(HttpRequest.BodyPublishers.ofString(order)));
    }

    @Test
    void the_boards_are_told_with_the_names_of_their_players() {
        assertThat(board(1).path("white").asString()).isEqualTo("Ana Ruiz");
        assertThat(board(2).path("black").asString()).isEqualTo("Dmitri");
    }

    @Test
    void a_qr_code_leads_to_the_link_it_was_drawn_for() throws Exception {
        List<String> links =
                List.of("http://192.168.1.20:8080/table#" + seat(1, "white"), "https://club.example/\u00f1");
        String order = WireClient.JSON
                .createObjectNode()
                .set("texts", WireClient.JSON.valueToTree(links))
                .toString();
        JsonNode codes =
                WireClient.JSON.readTree(hall.post("/api/qr", order).body()).path("codes");
        assertThat(codes.size()).isEqualTo(2);
        for (int i = 0; i < links.size(); i++) {
            assertThat(new Decoder().decode(modules(codes.path(i))).getText()).isEqualTo(links.get(i));
        }
    }

    /// The modules that a path darkens.
    private static BitMatrix modules(JsonNode code) {
        var modules = new BitMatrix(code.path("size").asInt());
        Pattern run = Pattern.compile("M(\\d+) (\\d+)h(\\d+)v1h-(\\d+)z");
        String path = code.path("path").asString();
        assertThat(run.matcher(path).replaceAll("")).isEmpty();
        run.matcher(path)
                .results()
                .forEach(found -> modules.setRegion(number(found, 1), number(found, 2), number(found, 3), 1));
        return modules;
    }

    private static int number(MatchResult found, int group) {
        return Integer.parseInt(found.group(group));
    }

    @Test
    void qr_codes_are_drawn_for_the_hall_s_own_pages_and_in_bounds() {
        assertThat(hall.post("/api/qr", "{\"texts\":[\"" + "x".repeat(301) + "\"]}")
                        .statusCode())
                .isEqualTo(400);
        assertThat(hall.get("/api/qr").statusCode()).isEqualTo(405);
        String many = "{\"texts\":[" + "\"x\",".repeat(499) + "\"x\"]}";
        for (int i = 0; i < 4; i++) {
            assertThat(hall.post("/api/qr", many).statusCode()).isEqualTo(200);
        }
        HttpResponse<String> answer = hall.post("/api/qr", many);
        for (int i = 0; i < 20 && answer.statusCode() == 200; i++) {
            answer = hall.post("/api/qr", many);
        }
        assertThat(answer.statusCode()).isEqualTo(429);
        assertThat(answer.body()).contains("many QR codes");
    }

    @Test
    void the_chief_arbiter_gives_a_seat_a_new_link_and_the_old_one_dies() {
        try (WireClient sitting = WireClient.sit(hall.address(), seat(1, "white"))) {
            HttpResponse<String> answer = renew(office(0), 1, "white");
            assertThat(answer.statusCode()).isEqualTo(201);
            assertThat(sitting.await(one -> WireClient.type(one).equals("problem"))
                            .path("where")
                            .asString())
                    .isEqualTo("token");
            String fresh = WireClient.JSON.readTree(answer.body()).path("token").asString();
            try (WireClient late = WireClient.connect(hall.address());
                    WireClient again = WireClient.sit(hall.address(), fresh)) {
                late.say("{\"type\":\"sit\",\"token\":\"%s\",\"seen\":0}".formatted(seat(1, "white")));
                assertThat(late.await(one -> WireClient.type(one).equals("problem"))
                                .path("where")
                                .asString())
                        .isEqualTo("token");
                again.does("arrive");
            }
        }
    }

    @Test
    void whoever_stays_when_his_link_dies_is_neither_heard_nor_present() throws Exception {
        var told = new CompletableFuture<Integer>();
        WebSocket stubborn = stubborn(told);
        try (WireClient black = WireClient.sit(hall.address(), seat(1, "black"))) {
            stubborn.sendText("{\"type\":\"sit\",\"token\":\"%s\",\"seen\":0}".formatted(seat(1, "white")), true)
                    .join();
            black.await(one -> isPresent(one, true));
            String fresh = WireClient.JSON
                    .readTree(renew(office(0), 1, "white").body())
                    .path("token")
                    .asString();
            black.await(one -> isPresent(one, false));
            assertThat(told.get(20, TimeUnit.SECONDS)).isEqualTo(1008);
            stubborn.sendText("{\"type\":\"act\",\"id\":\"late\",\"act\":{\"kind\":\"arrive\"}}", true)
                    .join();
            Thread.sleep(300);
            try (WireClient again = WireClient.sit(hall.address(), fresh)) {
                again.does("arrive");
            }
        } finally {
            stubborn.abort();
        }
    }

    private static boolean isPresent(JsonNode message, boolean white) {
        JsonNode present = message.path("table").path("present").path("white");
        return present.isBoolean() && present.asBoolean() == white;
    }

    /// A client that hears that its connection is closed, and leaves it open.
    private WebSocket stubborn(CompletableFuture<Integer> told) {
        var listener = new WebSocket.Listener() {
            @Override
            public CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
                told.complete(code);
                return new CompletableFuture<>();
            }
        };
        URI wire = URI.create(hall.address().toString().replaceFirst("^http", "ws"))
                .resolve("/wire");
        return HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(wire, listener)
                .join();
    }

    @Test
    void nobody_else_gives_new_links() {
        assertThat(renew(office(1), 1, "white").statusCode()).isEqualTo(403);
        assertThat(renew(seat(1, "white"), 1, "white").statusCode()).isEqualTo(403);
        assertThat(renew(office(0), 1, "arbiter").statusCode()).isEqualTo(400);
        JsonNode other =
                WireClient.JSON.readTree(hall.post("/api/events", ORDER).body());
        String theirs = other.path("arbiters").path(0).path("token").asString();
        assertThat(renew(theirs, 1, "white").statusCode()).isEqualTo(403);
        assertThat(hall.get(path("links")).statusCode()).isEqualTo(405);
        try (WireClient white = WireClient.sit(hall.address(), seat(1, "white"))) {
            white.does("arrive");
        }
    }

    @Test
    void everything_is_taken_home_and_the_journal_read_back_is_the_same_game() throws Exception {
        try (WireClient white = WireClient.sit(hall.address(), seat(1, "white"));
                WireClient black = WireClient.sit(hall.address(), seat(1, "black"));
                WireClient chief = WireClient.connect(hall.address())) {
            white.does("arrive");
            black.does("arrive");
            chief.say("{\"type\":\"sit\",\"token\":\"%s\",\"seen\":0}".formatted(office(0)));
            chief.say("{\"type\":\"all\",\"id\":\"a\",\"act\":{\"kind\":\"start\"}}");
            chief.await(one -> WireClient.type(one).equals("done"));
            white.releases("f2f3");
            black.releases("e7e5");
            white.releases("g2g4");
            black.releases("d8h4");
        }
        Map<String, String> files = unpacked();
        assertThat(files.keySet())
                .containsExactlyInAnyOrder(
                        "README.txt",
                        "event.pgn",
                        "pgn/board-001.pgn",
                        "journal/board-001.jsonl",
                        "scoresheets/board-001.pdf",
                        "pgn/board-002.pgn",
                        "journal/board-002.jsonl",
                        "scoresheets/board-002.pdf");
        assertThat(files.get("scoresheets/board-001.pdf")).startsWith("%PDF-");
        assertThat(files.get("README.txt")).contains("Club evening, round 3", "Ana Ruiz - Boris K.");
        assertThat(files.get("event.pgn")).contains("Qh4#", "[White \"Carla\"]");
        List<Event> events = files.get("journal/board-001.jsonl")
                .lines()
                .map(EventCodec::read)
                .toList();
        String moves = GamePgn.write(events).replaceAll("(?m)^\\[.*\\n", "").strip();
        assertThat(moves).contains("Qh4#");
        assertThat(files.get("pgn/board-001.pgn")).contains(moves, "[Board \"1\"]", "[Result \"0-1\"]");
    }

    @Test
    void an_export_is_for_the_chief_arbiter_alone() {
        assertThat(hall.get(path("export")).statusCode()).isEqualTo(403);
        assertThat(OpenHall.send(request(path("export"), office(1))).statusCode())
                .isEqualTo(403);
        assertThat(hall.get("/api/events/nosuch/export").statusCode()).isEqualTo(404);
    }

    private Map<String, String> unpacked() throws IOException, InterruptedException {
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpResponse<byte[]> answer =
                    client.send(request(path("export"), office(0)).build(), HttpResponse.BodyHandlers.ofByteArray());
            assertThat(answer.statusCode()).isEqualTo(200);
            Map<String, String> files = new TreeMap<>();
            try (var zip = new ZipInputStream(new ByteArrayInputStream(answer.body()), UTF_8)) {
                for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                    files.put(entry.getName(), new String(zip.readAllBytes(), UTF_8));
                }
            }
            return files;
        }
    }
}
