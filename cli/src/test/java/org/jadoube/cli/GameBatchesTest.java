package org.jadoube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GameBatchesTest {
    private static final String GAME = "[Event \"e\"]\n[Site \"s\"]\n\n1. e4 e5 *\n\n";

    private static List<String> pieces(String text, int usual, int longest) throws IOException {
        GameBatches batches =
                new GameBatches(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), usual, longest);
        List<String> pieces = new ArrayList<>();
        for (Optional<InputStream> piece = batches.next(); piece.isPresent(); piece = batches.next()) {
            pieces.add(new String(piece.get().readAllBytes(), StandardCharsets.UTF_8));
        }
        return pieces;
    }

    @Test
    void a_file_is_cut_before_games_and_loses_nothing() throws IOException {
        String text = GAME.repeat(50);
        List<String> pieces = pieces(text, 100, 10_000);
        assertThat(pieces)
                .hasSizeGreaterThan(10)
                .allSatisfy(piece -> assertThat(piece).startsWith("[Event "));
        assertThat(String.join("", pieces)).isEqualTo(text);
    }

    @Test
    void line_ends_of_other_systems_are_line_ends() throws IOException {
        String text = GAME.replace("\n", "\r\n").repeat(20);
        assertThat(pieces(text, 100, 10_000)).hasSizeGreaterThan(5);
    }

    @Test
    void nothing_is_cut_where_a_comment_or_a_tag_may_go_on() throws IOException {
        String text =
                "[Event \"e\"]\n\n1. e4 {as in\n[Event \"x\"] of old} e5 *\n[Event \"y\"]\n[Site \"s\"]\n\n[Event \"z\"]\n\n1. d4 *\n";
        assertThat(pieces(text, 16, 10_000)).containsExactly(text);
    }

    @Test
    void a_file_without_games_to_be_told_apart_is_one_piece_and_not_held_in_memory() throws IOException {
        String text = "1. e4 e5 *\n\n".repeat(100);
        assertThat(pieces(text, 16, 200)).containsExactly(text);
        assertThat(pieces("", 16, 200)).isEmpty();
    }
}
