package org.jadoube.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.Position;
import org.jadoube.board.Square;
import org.jadoube.clock.Bonus;
import org.jadoube.clock.Moment;
import org.jadoube.clock.TimeControl;
import org.jadoube.journal.form.Specimens;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Laws;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Offence;
import org.jadoube.notation.Fen;
import org.jadoube.notation.San;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GamePgnTest {
    private static final TimeControl BLITZ =
            TimeControl.of(Duration.ofMinutes(5), new Bonus.Cumulative(Duration.ofSeconds(3)));

    private final List<Event> journal = new ArrayList<>();
    private Moment now = Moment.of(Instant.parse("2026-11-29T23:59:58Z"));

    private void open(Position initial) {
        Regulations regulations = Regulations.usual(Edition.FIDE_2023, Profile.OVER_THE_BOARD, BLITZ)
                .withInitial(initial);
        journal.add(new Event.GameOpened(now, new Citation("6.2a"), regulations, "Ana \"Rook\" Ruiz", "Boris K."));
    }

    private void start(Position initial) {
        open(initial);
        act(new Act.Arrive(Actor.WHITE, now));
        act(new Act.Arrive(Actor.BLACK, now));
        wait(4);
        act(new Act.StartClocks(Actor.ARBITER, now));
    }

    private void wait(int seconds) {
        now = now.plus(Duration.ofSeconds(seconds));
    }

    private void act(Act act) {
        Verdict verdict = Laws.decide(Table.after(journal), act);
        assertThat(verdict).isInstanceOf(Verdict.Taken.class);
        journal.addAll(((Verdict.Taken) verdict).events());
    }

    /// Each move takes ten seconds, then the clock is pressed.
    private void play(String... moves) {
        for (String san : moves) {
            release(san);
            act(new Act.PressClock(player().opponent() == Colour.WHITE ? Actor.WHITE : Actor.BLACK, now));
        }
    }

    private void release(String san) {
        Position position = Table.after(journal).game().position();
        Move move = San.ENGLISH.read(san, position).orElseThrow();
        wait(10);
        act(new Act.ReleaseMove(Actor.player(player()), now, move));
    }

    private Colour player() {
        return Table.after(journal).game().position().turn();
    }

    /// To leave it out would be to tell of it; once the game is over nobody can make use of that.
    @Test
    void an_illegal_move_that_nobody_has_found_is_written_while_the_game_is_on_and_not_afterwards() {
        Event illegal = new Event.IllegalMoveMade(
                Sample.at(2),
                Sample.ARTICLE,
                Colour.BLACK,
                Move.plain(Square.B8, Square.B6),
                Offence.ILLEGAL_DISPLACEMENT);
        List<Event> open = List.of(
                Sample.opened(),
                new Event.ClocksStarted(Sample.at(0), Sample.ARTICLE),
                Sample.step(1),
                illegal,
                Sample.step(3));
        assertThat(GamePgn.write(open)).contains("1. Nf3 Nb6 2. Ng1 *");
        List<Event> over = new ArrayList<>(open);
        over.add(new Event.GameEnded(
                Sample.at(9), Sample.ARTICLE, Result.WHITE_WINS, Ending.RESIGNATION, Optional.empty()));
        assertThat(GamePgn.write(over)).contains("1. Nf3 {").doesNotContain("Nb6");
    }

    /// Whatever hands can do: an opponent's piece moved, one's own captured. No position can be reached by such a move.
    @ParameterizedTest
    @CsvSource({"A2, A3, 1. Nf3 a3 2. Ng1 *", "B8, D7, 1. Nf3 Nxd7 2. Ng1 *"})
    void no_illegal_move_keeps_a_game_going_on_from_being_written(Square from, Square to, String written) {
        List<Event> open = List.of(
                Sample.opened(),
                new Event.ClocksStarted(Sample.at(0), Sample.ARTICLE),
                Sample.step(1),
                new Event.IllegalMoveMade(
                        Sample.at(2), Sample.ARTICLE, Colour.BLACK, Move.plain(from, to), Offence.ILLEGAL_DISPLACEMENT),
                Sample.step(3));
        assertThat(GamePgn.write(open)).contains(written);
    }

    @Test
    void a_finished_game_tells_what_the_clocks_showed_and_how_it_ended() {
        start(Position.initial());
        play("e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6");
        release("Qxf7#");
        assertThat(GamePgn.write(journal)).isEqualTo("""
                [Event "?"]
                [Site "?"]
                [Date "2026.11.30"]
                [Round "?"]
                [White "Ana \\"Rook\\" Ruiz"]
                [Black "Boris K."]
                [Result "1-0"]
                [Termination "normal"]
                [TimeControl "300+3"]
                [UTCDate "2026.11.30"]
                [UTCTime "00:00:02"]

                1. e4 {[%clk 0:04:56] [%emt 0:00:10]} 1... e5 {[%clk 0:04:56] [%emt 0:00:10]}
                2. Bc4 {[%clk 0:04:49] [%emt 0:00:10]} 2... Nc6 {[%clk 0:04:49] [%emt 0:00:10]}
                3. Qh5 {[%clk 0:04:42] [%emt 0:00:10]} 3... Nf6 {[%clk 0:04:42] [%emt 0:00:10]}
                4. Qxf7# {[%clk 0:04:32] [%emt 0:00:10] Checkmate} 1-0

                """);
    }

    @Test
    void a_game_going_on_is_open_and_its_last_move_has_no_clock_until_it_is_completed() {
        start(Position.initial());
        play("d4");
        release("d5");
        assertThat(GamePgn.write(journal))
                .contains("[Result \"*\"]", "[Termination \"unterminated\"]")
                .endsWith("1. d4 {[%clk 0:04:56] [%emt 0:00:10]} 1... d5 *\n\n");
    }

    @Test
    void the_time_spent_on_a_move_is_that_in_which_the_clock_ran_for_it() {
        start(Position.initial());
        wait(5);
        act(new Act.StopClocks(Actor.ARBITER, now, "light"));
        wait(600);
        act(new Act.RestartClocks(Actor.ARBITER, now, Colour.WHITE));
        play("e4", "e5");
        assertThat(GamePgn.write(journal))
                .contains("e4 {[%clk 0:04:51] [%emt 0:00:15]}", "e5 {[%clk 0:04:56] [%emt 0:00:10]}");
    }

    @Test
    void a_game_not_yet_started_has_its_tags() {
        open(Position.initial());
        assertThat(GamePgn.write(journal)).contains("[Date \"2026.11.29\"]").endsWith("\n\n*\n\n");
    }

    @Test
    void a_flag_that_fell_is_a_time_forfeit() {
        start(Position.initial());
        play("e4");
        wait(400);
        act(new Act.ObserveFlag(Actor.ARBITER, now, Colour.BLACK));
        assertThat(GamePgn.write(journal))
                .contains("[Result \"1-0\"]", "[Termination \"time forfeit\"]")
                .endsWith("1. e4 {[%clk 0:04:56] [%emt 0:00:10] Black overstepped the time} 1-0\n\n");
    }

    @Test
    void a_game_that_both_lose_has_no_result_in_this_format_and_a_comment_that_says_it() {
        start(Position.initial());
        act(new Act.RuleResult(Actor.ARBITER, now, Result.BOTH_LOSE, "both phoned"));
        assertThat(GamePgn.write(journal))
                .contains("[Result \"*\"]", "[Termination \"adjudication\"]")
                .contains("{The arbiter ruled 0-0: both phoned} *");
    }

    @Test
    void a_game_of_chess960_names_its_variant_and_its_start() {
        start(Position.chess960(0));
        play("d4");
        assertThat(GamePgn.write(journal))
                .contains("[Variant \"Chess960\"]", "[SetUp \"1\"]")
                .contains("[FEN \"bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1\"]");
    }

    @Test
    void a_standard_game_from_another_position_is_set_up_but_no_variant() {
        start(Fen.position("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 5 30"));
        play("O-O", "O-O-O");
        assertThat(GamePgn.write(journal))
                .contains("[SetUp \"1\"]", "[FEN \"r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 5 30\"]")
                .doesNotContain("Variant")
                .contains("30... O-O {", "31. O-O-O {");
    }

    @Test
    void every_way_to_end_has_its_words() {
        for (Event specimen : Specimens.all().values()) {
            if (specimen instanceof Event.GameEnded ended) {
                journal.clear();
                open(Position.initial());
                journal.add(new Event.GameEnded(
                        now, ended.citation(), ended.result(), ended.ending(), Optional.of("because")));
                assertThat(GamePgn.write(journal)).contains(": because}");
            }
        }
    }

    @Test
    void what_is_no_game_is_refused() {
        assertThatThrownBy(() -> GamePgn.write(List.of())).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> GamePgn.write(List.of(Sample.step(1)))).isInstanceOf(IllegalStateException.class);
    }
}
