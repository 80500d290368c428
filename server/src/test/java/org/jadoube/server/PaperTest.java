package org.jadoube.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Scoresheets to be printed, and who may have which.
class PaperTest {
    private static final String KEPT = OpenHall.BLITZ.replace("over-the-board", "online");
    private static final String WRITTEN = OpenHall.BLITZ.replace("\"start\":", "\"recorder\":\"players\",\"start\":");

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

    private HttpResponse<byte[]> asked(String path, String token) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(hall.address().resolve(path));
        if (!token.isEmpty()) {
            request.header("Authorization", "Bearer " + token);
        }
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
        }
    }

    private String read(String path, String token) throws IOException, InterruptedException {
        HttpResponse<byte[]> answer = asked(path, token);
        assertThat(answer.statusCode()).isEqualTo(200);
        try (PDDocument document = Loader.loadPDF(answer.body())) {
            return new PDFTextStripper().getText(document);
        }
    }

    private static String path(OpenHall.Seats seats, String form) {
        return "/api/games/%s/scoresheet/%s.pdf".formatted(seats.game(), form);
    }

    @Test
    void a_blank_sheet_is_anybodys_in_both_languages() throws IOException, InterruptedException {
        assertThat(read("/scoresheet/a4-en.pdf", "")).contains("Scoresheet", "Signature of White", "60");
        assertThat(read("/scoresheet/a5-es.pdf", "")).contains("Planilla", "Firma de las blancas", "60");
        assertThat(asked("/scoresheet/a3-en.pdf", "").statusCode()).isEqualTo(404);
        assertThat(asked("/scoresheet/a4-fr.pdf", "").statusCode()).isEqualTo(404);
    }

    @Test
    void the_halls_own_sheet_has_the_moves_in_the_letters_asked_for() throws IOException, InterruptedException {
        OpenHall.Seats seats = hall.make(KEPT);
        try (WireClient white = hall.sit(seats, "white");
                WireClient black = hall.sit(seats, "black")) {
            white.does("arrive");
            black.does("arrive");
            white.releases("g1f3");
            black.releases("d7d5");
            black.does("resign");
        }
        assertThat(read(path(seats, "a4-en-de"), seats.token("white")))
                .contains("Ana Ruiz", "Boris K.", "Club evening", "Sf3", "d5", "1-0");
        assertThat(read(path(seats, "a5-es-es-times"), "")).contains("Planilla", "Cf3", "0:05:0");
        assertThat(read(path(seats, "a4-en-zxx"), "")).contains("♘f3");
        assertThat(asked(path(seats, "a4-en-xx"), "").statusCode()).isEqualTo(404);
        assertThat(asked("/api/games/nosuch/scoresheet/a4-en-en.pdf", "").statusCode())
                .isEqualTo(404);
    }

    @Test
    void a_player_has_his_own_sheet_alone_and_the_arbiter_both() throws IOException, InterruptedException {
        OpenHall.Seats seats = hall.make(WRITTEN);
        try (WireClient white = hall.sit(seats, "white");
                WireClient black = hall.sit(seats, "black")) {
            white.does("arrive");
            black.does("arrive");
            white.releases("e2e4");
            white.does("press");
            white.taken("{\"kind\":\"recordMove\",\"text\":\"e2-e4!\"}");
            black.taken("{\"kind\":\"recordMove\",\"text\":\"P-K4\"}");
        }
        assertThat(read(path(seats, "a4-en-en"), seats.token("white")))
                .contains("e2-e4!")
                .doesNotContain("P-K4");
        assertThat(read(path(seats, "a4-en-en"), seats.token("black")))
                .contains("P-K4")
                .doesNotContain("e2-e4!");
        assertThat(read(path(seats, "a4-en-en"), seats.token("arbiter")))
                .contains("White's scoresheet", "e2-e4!", "Black's scoresheet", "P-K4");
        assertThat(asked(path(seats, "a4-en-en"), seats.token("spectator")).statusCode())
                .isEqualTo(403);
        assertThat(asked(path(seats, "a4-en-en"), "").statusCode()).isEqualTo(403);
    }
}
