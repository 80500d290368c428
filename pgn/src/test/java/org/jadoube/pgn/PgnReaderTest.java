package org.jadoube.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jadoube.notation.Fen;
import org.jadoube.notation.Problem;
import org.jadoube.notation.Uci;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PgnReaderTest {
    private static final List<PgnEntry> SMALL = Texts.read(Texts.fixture());

    @Test
    void every_game_of_a_file_is_read() {
        assertThat(SMALL)
                .hasSize(4)
                .allSatisfy(entry -> assertThat(entry.problems()).isEmpty());
        assertThat(SMALL).extracting(entry -> entry.game().moves().size()).containsExactly(33, 6, 3, 5);
        assertThat(SMALL).extracting(PgnEntry::number).containsExactly(1L, 2L, 3L, 4L);
        assertThat(SMALL).extracting(PgnEntry::line).containsExactly(1L, 15L, 26L, 33L);
        assertThat(SMALL)
                .extracting(entry -> entry.game().result())
                .containsExactly(PgnResult.WHITE_WINS, PgnResult.DRAW, PgnResult.OPEN, PgnResult.OPEN);
    }

    @Test
    void tags_and_moves_are_kept_as_they_were_written() {
        PgnGame game = SMALL.getFirst().game();
        assertThat(game.tags().value("White")).contains("Morphy, Paul");
        assertThat(game.moves().get(22).san()).isEqualTo("0-0-0");
        assertThat(game.positions().getLast().isCheckmate()).isTrue();
    }

    @Test
    void variations_stay_out_of_the_main_line_and_comments_in() {
        PgnGame game = SMALL.getFirst().game();
        assertThat(game.preamble())
                .containsExactly("A few games for the tests: the habits of many programs in one file.");
        assertThat(game.moves().get(5).remarks().comments()).containsExactly("This is a weak move already.");
        assertThat(game.moves().get(7).san()).isEqualTo("Bxf3");
        assertThat(game.moves().get(7).remarks()).isEqualTo(Remarks.NONE);
        assertThat(game.moves().get(17).remarks().nags()).containsExactly(new Nag(2));
        assertThat(game.moves().get(30).remarks().nags()).containsExactly(new Nag(3));
    }

    @Test
    void clock_commands_are_read_and_other_commands_left_in_the_comment() {
        List<PgnMove> moves = SMALL.get(1).game().moves();
        assertThat(moves.get(0).remarks().clock()).contains(Duration.ofMinutes(5));
        assertThat(moves.get(0).remarks().comments()).isEmpty();
        assertThat(moves.get(1).remarks())
                .isEqualTo(new Remarks(
                        List.of("[%eval 0.3] solid"),
                        Optional.of(Duration.ofMillis(298_700)),
                        Optional.empty(),
                        List.of()));
        assertThat(moves.get(2).remarks())
                .isEqualTo(new Remarks(
                        List.of(),
                        Optional.empty(),
                        Optional.of(Duration.ofSeconds(3)),
                        List.of(new Nag(1), new Nag(14))));
        assertThat(moves.get(3).remarks().comments()).containsExactly("to the end of this line");
    }

    @Test
    void a_fen_tag_counts_with_or_without_setup() {
        assertThat(Fen.write(SMALL.get(2).game().positions().getLast())).isEqualTo("3Q4/6k1/3P4/8/8/8/8/4K3 b - - 0 2");
        assertThat(SMALL.get(3).game().dialect()).isEqualTo(Uci.CHESS960);
        assertThat(SMALL.get(3).game().moves().getLast().san()).isEqualTo("O-O");
    }

    @Test
    void a_move_that_cannot_be_played_ends_its_game_and_the_next_goes_on() {
        List<PgnEntry> entries = Texts.read("""
                [Event "first"]

                1. e4 e5 2. Nf4 Nc6 {and more} 3. Kxe8 1-0

                [Event "second"]

                1. d4 *
                """);
        assertThat(entries).hasSize(2);
        PgnEntry first = entries.getFirst();
        assertThat(first.game().moves()).hasSize(2);
        assertThat(first.terminator()).contains(PgnResult.WHITE_WINS);
        assertThat(first.problems())
                .hasSize(1)
                .containsExactly(first.stoppedBy().orElseThrow());
        assertThat(first.stoppedBy().orElseThrow().message())
                .isEqualTo("game 1, line 3, column 13: Cannot play Nf4 at move 2 by White: "
                        + "no white knight can reach f4; expected one of Na3, Nc3, Ne2, Nf3, Nh3. "
                        + "Compare this position with the score: the fault may be in an earlier move.");
        assertThat(entries.get(1).problems()).isEmpty();
        assertThat(entries.get(1).game().moves()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1. e4 --", "1. e4 Z0 2. d4", "1. e4 0000"})
    void a_null_move_is_a_problem(String pgn) {
        PgnEntry entry = Texts.only(pgn + " *");
        assertThat(entry.game().moves()).hasSize(1);
        assertThat(entry.stoppedBy().orElseThrow().problem().fault()).isEqualTo("a null move is no move of a game");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\uFEFF[Event \"x\"]\n\n1. e4 e5 2. Nf3 *",
                "1. e4 e5\n%ignored 2. d4\n2. Nf3 *",
                "1. e4 {a} 1. ... e5 {b} 2. Nf3 *",
                "1.e4 e5 2.Nf3",
                "1 e4 e5 2 Nf3 *",
                "e4 e5 Nf3 *",
                "1... e4 1... e5 2... Nf3 *",
                "1.e4! e5?! 2.Nf3!? *",
                "1.e4\r\ne5\r\n2.Nf3\r\n*\r\n",
                "1.e4\re5\r%2. Ke2\r2.Nf3\r*",
                "{file comment}\n\n[Event \"x\"]\n\n1. e4 e5 2. Nf3 *",
                "; first\n[Event \"x\"] {between} [Site \"y\"]\n1. e4 e5 2. Nf3 *",
                "[Event \"x\"]\n1. e4 (1. d4 (1. c4 (1. b4 {)} ; )\n)) d5) e5 ((())) 2. Nf3 *",
                "1. e2e4 e7-e5 2. Ng1-f3 + *",
                "1. e4 e5 2. Nf3 {[%clk 9:59]} $3 $999 *",
                "1.e4 e5 2.Nf3 N = *",
            })
    void habits_of_many_programs_are_read(String pgn) {
        PgnEntry entry = Texts.only(pgn);
        assertThat(entry.problems()).isEmpty();
        assertThat(entry.game().moves()).hasSize(3);
    }

    @Test
    void escapes_in_a_tag_are_read() {
        assertThat(Texts.only("[Event \"The \\\"Best\\\" \\\\ one\"]\n\n1. e4 *")
                        .game()
                        .tags()
                        .value("Event"))
                .contains("The \"Best\" \\ one");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[Event \"open\n[Site \"s\"]\n\n1. e4 *",
                "[Event \"open]\n[Site \"s\"]\n\n1. e4 *",
                "[Event open]\n[Site \"s\"]\n\n1. e4 *",
                "[Event open\n[Site \"s\"]\n\n1. e4 *",
            })
    void a_tag_without_end_is_told_and_its_line_taken(String pgn) {
        PgnEntry entry = Texts.only(pgn);
        assertThat(entry.game().tags().value("Event")).contains("open");
        assertThat(entry.game().tags().value("Site")).contains("s");
        assertThat(entry.game().moves()).hasSize(1);
        assertThat(entry.problems()).hasSize(1);
        assertThat(entry.problems().getFirst().message())
                .isEqualTo("game 1, line 1, column 1: tag Event: "
                        + "its value does not stand between two quotation marks followed by ]; "
                        + "expected [Event \"...\"] on one line. "
                        + "It was read as \"open\"; write a quotation mark within it as \\\".");
    }

    @Test
    void quotation_marks_without_escape_are_kept() {
        PgnEntry entry = Texts.only("[Event \"The \"Best\" one\"]\n\n1. e4 *");
        assertThat(entry.game().tags().value("Event")).contains("The \"Best\" one");
        assertThat(entry.problems()).hasSize(1);
    }

    @Test
    void a_missing_result_is_that_of_the_tag() {
        List<PgnEntry> entries =
                Texts.read("[Event \"a\"]\n[Result \"0-1\"]\n\n1. e4 e5\n\n[Event \"b\"]\n\n1. d4 d5\n");
        assertThat(entries).hasSize(2);
        assertThat(entries.get(0).terminator()).isEmpty();
        assertThat(entries.get(0).game().result()).isEqualTo(PgnResult.BLACK_WINS);
        assertThat(entries.get(1).game().result()).isEqualTo(PgnResult.OPEN);
    }

    @Test
    void games_without_moves_are_games() {
        List<PgnEntry> entries = Texts.read("[Event \"a\"]\n[Site \"s\"]\n\n[Event \"b\"]\n\n*\n\n[Event \"c\"]\n");
        assertThat(entries)
                .extracting(entry -> entry.game().tags().value("Event").orElse(""))
                .containsExactly("a", "b", "c");
        assertThat(entries).extracting(PgnEntry::line).containsExactly(1L, 4L, 8L);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " \n ", "\uFEFF", "{only a comment}", "% nothing\n"})
    void a_file_without_games_has_none(String pgn) {
        assertThat(Texts.read(pgn)).isEmpty();
    }

    @Test
    void a_comment_or_variation_without_end_does_not_swallow_the_next_game() {
        for (String open : new String[] {"{ never closed", "( 1... c5"}) {
            List<PgnEntry> entries =
                    Texts.read("[Event \"a\"]\n\n1. e4 e5 " + open + "\n\n[Event \"b\"]\n\n1. d4 d5 *\n");
            assertThat(entries).hasSize(2);
            assertThat(entries.get(0).game().moves()).hasSize(2);
            assertThat(entries.get(0).problems().getFirst().message())
                    .startsWith("game 1, line 3, column 10: ")
                    .contains("that begins here is never closed");
            assertThat(entries.get(1).game().moves()).hasSize(2);
        }
    }

    @Test
    void latin_1_is_read_where_utf_8_it_is_not() {
        String pgn = "[White \"Pérez, José\"]\n\n1. e4 {año} *";
        for (byte[] bytes : List.of(pgn.getBytes(StandardCharsets.UTF_8), pgn.getBytes(StandardCharsets.ISO_8859_1))) {
            PgnGame game = Texts.read(bytes).getFirst().game();
            assertThat(game.tags().value("White")).contains("Pérez, José");
            assertThat(game.moves().getFirst().remarks().comments()).containsExactly("año");
        }
    }

    @Test
    void utf_16_is_told() {
        List<PgnEntry> entries = Texts.read("[White \"x\"]\n\n1. e4 *".getBytes(StandardCharsets.UTF_16));
        assertThat(entries).hasSize(1);
        assertThat(entries.getFirst().stoppedBy().orElseThrow().problem().kind())
                .isEqualTo(Problem.Kind.ENCODING);
    }

    @Test
    void a_bad_fen_tag_leaves_a_game_without_moves() {
        PgnEntry entry = Texts.only("[Event \"x\"]\n[FEN \"8/8/8 w - - 0 1\"]\n\n1. e4 *");
        assertThat(entry.game().moves()).isEmpty();
        assertThat(entry.stoppedBy().orElseThrow().message())
                .isEqualTo("game 1, line 2, column 1: FEN, piece placement, column 6: there are only 3 ranks; "
                        + "expected eight ranks parted by /, from the eighth rank down. Write an empty rank as 8.");
    }

    @Test
    void a_game_that_is_no_chess_is_left_alone() {
        PgnEntry entry = Texts.only("[Variant \"Crazyhouse\"]\n\n1. e4 e5 2. N@f3 *");
        assertThat(entry.stoppedBy().orElseThrow().problem().fault()).isEqualTo("this is not chess by the Laws");
    }

    @Test
    void signs_without_meaning_are_told_and_passed_over() {
        PgnEntry entry = Texts.only("1. e4 ) e5 ] <x> *");
        assertThat(entry.game().moves()).hasSize(2);
        assertThat(entry.problems().getFirst().message())
                .isEqualTo("game 1, line 1, column 7: moves: ')' has no meaning here; expected a move, "
                        + "a comment in braces, a variation in brackets or a result. It was passed over; delete it.");
    }

    @Test
    void a_very_deep_variation_is_passed_over() {
        String deep = "1. e4 " + "(".repeat(1_000_000) + ")".repeat(1_000_000) + " e5 *";
        assertThat(Texts.only(deep).game().moves()).hasSize(2);
    }
}
