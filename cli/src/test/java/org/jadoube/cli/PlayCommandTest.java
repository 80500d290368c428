package org.jadoube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayCommandTest {
    private static final String GAME =
            "[White \"A\"]\n[Black \"B\"]\n\n1. e4 {[%clk 0:05:00] best by test} e5 {[%clk 0:04:58]} "
                    + "2. Nf3 (2. f4 exf4 (2... d5) 3. Nf3) (2. d4) 2... Nc6 3. Bb5 *\n";

    @TempDir
    Path folder;

    /// What is shown after each line typed; the first is shown before any.
    private List<String> shown(String... lines) throws IOException {
        String file = Files.writeString(folder.resolve("game.pgn"), GAME).toString();
        Session session = Session.fed(String.join("\n", lines) + "\n", "play", file);
        assertThat(session.status()).isZero();
        return Arrays.asList(session.out().split("\n\n", -1));
    }

    @Test
    void a_game_is_shown_move_by_move_with_clocks_and_comments() throws IOException {
        List<String> shown = shown("n", "", "b", "q");
        assertThat(shown.get(0)).startsWith("A - B, *");
        assertThat(shown.get(1)).startsWith("At the start.").contains("  2 ♙ ♙ ♙ ♙ ♙ ♙ ♙ ♙", "Next: 1. e4");
        assertThat(shown.get(2)).startsWith("1. e4").contains("White 0:05:00, Black ?", "{best by test}");
        assertThat(shown.get(3))
                .startsWith("1... e5")
                .contains("White 0:05:00, Black 0:04:58", "  v1: 2. f4", "  v2: 2. d4");
        assertThat(shown.get(4)).startsWith("1. e4");
        assertThat(shown).hasSize(5);
    }

    @Test
    void variations_are_entered_and_left() throws IOException {
        List<String> shown = shown("n", "n", "v1", "v", "u", "b", "v2", "u", "v9");
        assertThat(shown.get(4)).startsWith("(2. f4").contains("Next: 2... exf4", "  v1: 2... d5");
        assertThat(shown.get(5)).startsWith("(2... d5");
        assertThat(shown.get(6)).startsWith("(2. f4");
        assertThat(shown.get(7)).startsWith("1... e5");
        assertThat(shown.get(8)).startsWith("(2. d4");
        assertThat(shown.get(9)).startsWith("1... e5");
        assertThat(String.join("\n", shown)).contains("There is nothing there.");
    }

    @Test
    void one_jumps_to_ends_and_moves() throws IOException {
        List<String> shown = shown("e", "s", "3", "2...", "f", "99");
        assertThat(shown.get(2)).startsWith("3. Bb5").doesNotContain("Next");
        assertThat(shown.get(3)).startsWith("At the start.");
        assertThat(shown.get(4)).startsWith("2... Nc6");
        assertThat(shown.get(5)).startsWith("2. Nf3");
        assertThat(shown.get(6)).contains("  h g f e d c b a");
    }
}
