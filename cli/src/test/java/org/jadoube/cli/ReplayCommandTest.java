package org.jadoube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayCommandTest {
    private static final String HEAD = "[White \"A\"]\n[Black \"B\"]\n";

    @TempDir
    Path folder;

    private String file(String text) throws IOException {
        return Files.writeString(folder.resolve("games.pgn"), text).toString();
    }

    @Test
    void games_that_agree_are_listed_with_their_endings() throws IOException {
        String games = HEAD + "[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n"
                + HEAD + "[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n"
                + HEAD + "[Result \"1/2-1/2\"]\n\n1. e4 e5 1/2-1/2\n";
        Session session = Session.of("replay", file(games));
        assertThat(session.status()).isZero();
        assertThat(session.lines()).hasSize(3);
        assertThat(session.lines().get(0)).endsWith("2 moves, 0-1, checkmate");
        assertThat(session.lines().get(1)).endsWith("1-0, resignation");
        assertThat(session.lines().get(2)).endsWith("1/2-1/2, agreement");
        assertThat(session.err()).contains("3 games, 8 half-moves, 0 disagreements");
    }

    @Test
    void a_result_against_the_board_is_a_disagreement() throws IOException {
        Session session = Session.of("replay", "--quiet", file(HEAD + "\n1. f3 e5 2. g4 Qh4# 1-0\n"));
        assertThat(session.status()).isEqualTo(ExitStatus.DISAGREEMENT);
        assertThat(session.lines()).singleElement().asString().contains("the file says 1-0", "0-1", "Article 5.1.1");
    }

    @Test
    void play_after_a_dead_position_is_a_disagreement() throws IOException {
        String game = HEAD + "[SetUp \"1\"]\n[FEN \"8/8/8/4k3/8/4p3/4N3/4K3 b - - 0 1\"]\n\n"
                + "1... Kd5 2. Nc3+ Kd4 3. Ke2 Kxc3 4. Kxe3 Kc4 1/2-1/2\n";
        Session session = Session.of("replay", "--quiet", file(game));
        assertThat(session.status()).isEqualTo(ExitStatus.DISAGREEMENT);
        assertThat(session.out()).contains("dead position", "goes on for 1 half-move");
    }

    @Test
    void winning_on_time_with_a_bare_king_is_a_disagreement_and_resigning_to_one_only_since_2023() throws IOException {
        String position = "[SetUp \"1\"]\n[FEN \"7k/8/8/8/8/p7/8/K7 w - - 0 1\"]\n";
        String resigned = file(HEAD + position + "\n1. Kb1 Kg7 1-0\n");
        assertThat(Session.of("replay", resigned, "--edition", "2023").status()).isEqualTo(ExitStatus.DISAGREEMENT);
        assertThat(Session.of("replay", resigned, "--edition", "2009").status()).isZero();
        String onTime = file(HEAD + position + "[Termination \"Time forfeit\"]\n\n1. Kb1 1-0\n");
        assertThat(Session.of("replay", onTime, "--edition", "2009").out()).contains("time, but the opponent cannot");
    }

    @Test
    void an_illegal_move_is_told_with_its_line_and_the_next_game_goes_on() throws IOException {
        String games = HEAD + "\n1. e4 e5\n2. Ke3 *\n\n" + HEAD + "\n1. d4 *\n";
        Session session = Session.of("replay", file(games), "--json");
        assertThat(session.status()).isEqualTo(ExitStatus.DISAGREEMENT);
        assertThat(session.lines()).hasSize(2);
        assertThat(session.lines().getFirst())
                .contains("\"kind\":\"unplayable\",\"line\":5")
                .contains("Ke3");
        assertThat(session.lines().getLast()).endsWith("\"disagreements\":[]}");
    }

    @Test
    void a_missing_file_does_not_keep_the_others_from_being_read() throws IOException {
        Session session = Session.of("replay", folder.resolve("none.pgn").toString(), file(HEAD + "\n1. e4 *\n"));
        assertThat(session.status()).isEqualTo(ExitStatus.NO_INPUT);
        assertThat(session.lines()).hasSize(1);
        assertThat(session.err()).contains("none.pgn: there is no such file").doesNotContain("Exception");
    }

    @Test
    void an_unknown_edition_is_refused_with_those_there_are() throws IOException {
        Session session = Session.of("replay", "--edition", "1812", file("1. e4 *"));
        assertThat(session.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(session.err()).contains("1812", "1997, 2001, 2005, 2009, 2014, 2017, 2018, 2023");
    }

    /// Real games, when they are there; the project's own few otherwise.
    @Test
    void real_games_are_replayed_without_a_false_complaint() throws IOException {
        Path shared = Path.of(System.getenv()
                        .getOrDefault("JADOUBE_SHARED", System.getProperty("jadoube.root") + "/../shared"))
                .resolve("pgn");
        List<String> files = Files.isDirectory(shared)
                ? pgns(shared)
                : List.of(file(HEAD + "[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n"));
        Session session = Session.of(
                Stream.concat(Stream.of("replay", "--quiet"), files.stream()).toArray(String[]::new));
        System.out.println("replay: " + session.err().strip());
        assertThat(session.lines())
                .allSatisfy(line -> assertThat(TRUE_COMPLAINTS).anyMatch(line::contains));
    }

    /// Read by eye: in two the players shuffled on after the last pawn was gone, in one a bare king is said to have
    /// won; three went on, as their own Laws let them, after a fifth occurrence or seventy-five moves.
    private static final List<String> TRUE_COMPLAINTS = List.of(
            "Hou.pgn game 1032 (Hou Yifan - Ju Wenjun): the game ended at 60... by the fifth occurrence",
            "Hou.pgn game 1154 (Hou Yifan - Muzychuk,A): the game ended at 58. by dead position",
            "Hou.pgn game 1614 (Nakamura,Hi - Hou Yifan): the file says 1-0, by the Laws it is 1/2-1/2",
            "Kasparov.pgn game 1403 (Kasparov, Gary - Miles, Anthony J): the game ended at 51. by the fifth occurrence",
            "PolgarJ.pgn game 1544 (Nisipeanu,LD - Polgar,Ju): the game ended at 135. by seventy-five moves",
            "PolgarJ.pgn game 1815 (Le Quang Liem - Polgar,Ju): the game ended at 70. by dead position");

    private static List<String> pgns(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(Path::toString)
                    .filter(name -> name.endsWith(".pgn"))
                    .sorted()
                    .toList();
        }
    }
}
