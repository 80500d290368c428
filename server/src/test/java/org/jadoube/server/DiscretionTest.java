package org.jadoube.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// What the hall keeps to itself and the arbiter over the board.
class DiscretionTest {
    private static final Set<String> FOR_THE_ARBITER =
            Set.of("pressed", "open", "touched", "questions", "illegalMoves", "scoresheets");

    @TempDir
    Path data;

    private OpenHall hall;
    private OpenHall.Seats seats;
    private WireClient white;
    private WireClient black;
    private WireClient arbiter;
    private WireClient spectator;

    @BeforeEach
    void start() {
        hall = OpenHall.in(data);
        seats = hall.make(
                "{\"edition\":\"2023\",\"profile\":\"over-the-board\",\"timeControl\":\"5400+30\",\"recorder\":\"players\"}");
        white = hall.sit(seats, "white");
        black = hall.sit(seats, "black");
        arbiter = hall.sit(seats, "arbiter");
        spectator = hall.sit(seats, "spectator");
        white.does("arrive");
        black.does("arrive");
        arbiter.does("startClocks");
    }

    @AfterEach
    void close() {
        List.of(white, black, arbiter, spectator).forEach(WireClient::close);
        hall.close();
    }

    private List<WireClient> atTheBoard() {
        return List.of(white, black, spectator);
    }

    @Test
    void an_illegal_move_looks_like_any_other_to_all_but_the_arbiter() {
        white.releases("g1f3");
        white.does("press");
        black.releases("b8b6");
        black.does("press");
        white.releases("f3g1");
        for (WireClient client : atTheBoard()) {
            JsonNode legal = client.awaitEvent(event -> move(event).equals("g1f3"));
            JsonNode illegal = client.awaitEvent(event -> move(event).equals("b8b6"));
            assertThat(illegal.path("kind").asString()).isEqualTo("moveMade");
            assertThat(illegal.path("article")).isEqualTo(legal.path("article"));
            assertThat(names(illegal)).isEqualTo(names(legal));
            assertThat(illegal.path("san").asString()).isEqualTo("Nb6");
            assertThat(client.awaitEvent(event -> move(event).equals("f3g1"))
                            .path("ply")
                            .asInt())
                    .isEqualTo(3);
            assertThat(names(client.table())).doesNotContainAnyElementsOf(FOR_THE_ARBITER);
        }
        JsonNode known = arbiter.awaitEvent(event -> move(event).equals("b8b6"));
        assertThat(names(arbiter.table())).containsAll(FOR_THE_ARBITER);
        assertThat(known.path("kind").asString()).isEqualTo("illegalMoveMade");
        assertThat(known.path("offence").asString()).isEqualTo("illegal-displacement");
        assertThat(hall.pgn(seats)).contains("1. Nf3").contains("Nb6").contains("2. Ng1");
    }

    @Test
    void what_the_arbiter_notes_reaches_nobody_else_and_leaves_no_gap() {
        int before = white.does("offerDraw").path("length").asInt();
        arbiter.taken(
                "{\"kind\":\"reportIncident\",\"offender\":\"black\",\"incident\":\"distraction\",\"note\":\"hums\"}");
        arbiter.awaitEvent(event -> event.path("kind").asString().equals("incidentRecorded"));
        assertThat(black.does("declineDraw").path("length").asInt()).isEqualTo(before + 1);
        for (WireClient client : atTheBoard()) {
            client.awaitEvent("drawDeclined");
            assertThat(client.events().toString()).doesNotContain("hums").doesNotContain("incident");
        }
        try (var again = hall.sit(seats, "white", before)) {
            assertThat(again.events()).hasSize(1);
            assertThat(again.events().getFirst().path("kind").asString()).isEqualTo("drawDeclined");
            assertThat(again.events().getFirst().path("number").asInt()).isEqualTo(before + 1);
        }
    }

    @Test
    void a_player_reads_no_scoresheet_but_his_own() {
        white.releases("e2e4");
        white.does("press");
        white.taken("{\"kind\":\"recordMove\",\"text\":\"e4\"}");
        white.awaitEvent("moveRecorded");
        arbiter.awaitEvent("moveRecorded");
        black.releases("e7e5");
        for (WireClient client : List.of(black, spectator)) {
            client.awaitEvent(event -> move(event).equals("e7e5"));
            assertThat(client.events().toString()).doesNotContain("moveRecorded");
        }
        assertThat(white.table().path("scoresheet").path("recorded").asInt()).isEqualTo(1);
        assertThat(black.table().path("scoresheet").path("recorded").asInt()).isZero();
        assertThat(spectator.table().has("scoresheet")).isFalse();
        arbiter.awaitEvent(event -> move(event).equals("e7e5"));
        assertThat(arbiter.table()
                        .path("scoresheets")
                        .path("white")
                        .path("recorded")
                        .asInt())
                .isEqualTo(1);
    }

    @Test
    void the_arbiter_sees_what_is_open_touched_and_asked() {
        white.taken("{\"kind\":\"touch\",\"square\":\"g1\",\"contact\":\"intending\"}");
        white.taken("{\"kind\":\"askLeave\",\"leave\":\"playing-venue\"}");
        arbiter.awaitEvent("arbiterAsked");
        JsonNode table = arbiter.table();
        assertThat(table.path("open").toString()).isEqualTo("[\"g1f3\",\"g1h3\"]");
        assertThat(table.path("touched").toString()).isEqualTo("[\"g1\"]");
        JsonNode question = table.path("questions").path(0);
        assertThat(question.path("matter").asString()).isEqualTo("leave");
        assertThat(question.path("answers").toString()).isEqualTo("[\"upheld\",\"rejected\"]");
        arbiter.taken("{\"kind\":\"answerQuestion\",\"question\":%d,\"answer\":\"upheld\",\"reason\":\"\"}"
                .formatted(question.path("number").asInt()));
        arbiter.awaitEvent("arbiterAnswered");
        assertThat(arbiter.table().path("questions").isEmpty()).isTrue();
    }

    @Test
    void what_hands_have_done_to_the_board_everybody_sees() {
        play("a2a4", "b7b5", "a4b5", "a7a6", "b5a6", "c8b7", "a6b7", "b8c6");
        white.taken("{\"kind\":\"releasePiece\",\"from\":\"b7\",\"to\":\"a8\"}");
        for (WireClient client : List.of(white, black, spectator, arbiter)) {
            client.awaitEvent("pieceReleased");
            assertThat(client.table().path("unfinished").toString()).isEqualTo("{\"from\":\"b7\",\"to\":\"a8\"}");
            assertThat(client.table().has("promotion")).isFalse();
            assertThat(client.table().path("placement").asString()).startsWith("r2qkbnr/1Ppppppp");
        }
        white.taken("{\"kind\":\"placePromotion\",\"square\":\"a8\",\"piece\":\"knight\"}");
        black.awaitEvent("promotionChosen");
        assertThat(black.table().path("promotion").toString()).isEqualTo("{\"square\":\"a8\",\"piece\":\"knight\"}");
        white.releases("b7a8n");
        black.awaitEvent(event -> move(event).equals("b7a8n"));
        assertThat(names(black.table())).doesNotContain("unfinished", "promotion", "displaced");
        white.does("displacePieces");
        black.awaitEvent("piecesDisplaced");
        assertThat(black.table().path("displaced").toString()).isEqualTo("[\"white\"]");
        white.does("replacePieces");
        black.awaitEvent("piecesReplaced");
        assertThat(black.table().has("displaced")).isFalse();
    }

    @Test
    void a_pawn_on_the_last_rank_looks_the_same_whether_it_may_go_there_or_not() {
        play("a2a4", "b7b5", "a4b5", "a7a6", "b5a6", "c8b7", "a6b7", "b8c6");
        white.taken("{\"kind\":\"releasePiece\",\"from\":\"b7\",\"to\":\"d8\"}");
        for (WireClient client : atTheBoard()) {
            client.awaitEvent("pieceReleased");
            assertThat(client.table().path("unfinished").toString()).isEqualTo("{\"from\":\"b7\",\"to\":\"d8\"}");
        }
        white.does("press");
        assertThat(black.awaitEvent(event -> move(event).equals("b7d8"))
                        .path("kind")
                        .asString())
                .isEqualTo("moveMade");
        assertThat(names(black.table())).doesNotContain("unfinished");
    }

    private void play(String... moves) {
        for (int ply = 0; ply < moves.length; ply++) {
            WireClient player = ply % 2 == 0 ? white : black;
            player.releases(moves[ply]);
            player.does("press");
        }
    }

    private static String move(JsonNode event) {
        return event.path("move").asString("");
    }

    private static Set<String> names(JsonNode object) {
        return new TreeSet<>(object.propertyNames());
    }
}
