package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.board.Colour.BLACK;
import static org.jadoube.board.Colour.WHITE;
import static org.jadoube.laws.edition.Edition.FIDE_2001;
import static org.jadoube.laws.edition.Edition.FIDE_2005;
import static org.jadoube.laws.edition.Edition.FIDE_2009;
import static org.jadoube.laws.edition.Edition.FIDE_2014;
import static org.jadoube.laws.edition.Edition.FIDE_2017;
import static org.jadoube.laws.edition.Edition.FIDE_2018;
import static org.jadoube.laws.edition.Edition.FIDE_2023;

import java.time.Duration;
import java.util.List;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.Position;
import org.jadoube.clock.ClockSetting;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event.ArbiterAnswered;
import org.jadoube.laws.game.Event.ArbiterAsked;
import org.jadoube.laws.game.Event.ClockPressed;
import org.jadoube.laws.game.Event.ClocksStopped;
import org.jadoube.laws.game.Event.GameAnnulled;
import org.jadoube.laws.game.Event.IrregularityFound;
import org.jadoube.laws.game.Event.MoveCompleted;
import org.jadoube.laws.game.Event.PiecesDisplaced;
import org.jadoube.laws.game.Event.PiecesReplaced;
import org.jadoube.laws.game.Event.PositionRestored;
import org.jadoube.laws.game.Occurrences;
import org.jadoube.laws.game.Running;
import org.jadoube.laws.game.TimeSheet;
import org.jadoube.laws.irregularity.ClockProposal;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Incident;
import org.jadoube.laws.term.Irregularity;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class IrregularityTest {
    private static final String[] KNIGHTS = {"g1f3", "g8f6", "f3g1", "f6g8"};

    static List<Edition> editions() {
        return Edition.all();
    }

    // A wrong initial position, a turned board.

    @ParameterizedTest
    @MethodSource("editions")
    void a_wrong_initial_position_that_a_player_reports_is_the_arbiters_to_confirm(Edition edition) {
        Sitting sitting = standard(edition).plays("e2e4", "e7e5");
        reports(sitting, Actor.BLACK, Irregularity.WRONG_INITIAL_POSITION)
                .happened(ClocksStopped.class, ArbiterAsked.class)
                .cites(ArbiterAsked.class, number(edition, "7.1a"));
        sitting.answers(Matter.WRONG_INITIAL_POSITION, Answer.UPHELD)
                .happened(ArbiterAnswered.class, IrregularityFound.class, GameAnnulled.class)
                .cites(GameAnnulled.class, number(edition, "7.1a"));
        assertThat(sitting.table().game().played()).isEmpty();
        assertThat(sitting.table().game().clocks()).isEqualTo(Running.NOT_STARTED);
        assertThat(sitting.remaining(WHITE)).isEqualTo(Duration.ofSeconds(5430));
        sitting.does(new Act.StartClocks(Actor.ARBITER, sitting.now())).accepted();
    }

    @Test
    void what_the_arbiter_finds_is_so() {
        reports(standard(FIDE_2001).plays("e2e4"), Actor.ARBITER, Irregularity.WRONG_INITIAL_POSITION)
                .happened(ClocksStopped.class, IrregularityFound.class, GameAnnulled.class);
        reports(standard(FIDE_2001).plays("e2e4"), Actor.ARBITER, Irregularity.PIECES_FOUND_DISPLACED)
                .happened(ClocksStopped.class, IrregularityFound.class, ArbiterAsked.class);
    }

    @Test
    void what_the_arbiter_does_not_find_has_no_consequence() {
        for (Irregularity irregularity : List.of(
                Irregularity.WRONG_INITIAL_POSITION,
                Irregularity.BOARD_TURNED,
                Irregularity.COLOURS_REVERSED,
                Irregularity.PIECES_FOUND_DISPLACED)) {
            Sitting sitting = standard(FIDE_2009).plays("e2e4");
            reports(sitting, Actor.WHITE, irregularity).happened(ClocksStopped.class, ArbiterAsked.class);
            Matter matter = sitting.event(ArbiterAsked.class).question().matter();
            sitting.answers(matter, Answer.REJECTED).happened(ArbiterAnswered.class);
        }
    }

    @ParameterizedTest
    @MethodSource("editions")
    void on_a_turned_board_the_game_goes_on(Edition edition) {
        Sitting sitting = standard(edition).plays("e2e4");
        reports(sitting, Actor.ARBITER, Irregularity.BOARD_TURNED)
                .happened(ClocksStopped.class, IrregularityFound.class)
                .cites(IrregularityFound.class, number(edition, "7.1b"));
        assertThat(sitting.table().game().played()).hasSize(1);
        reports(sitting, Actor.WHITE, Irregularity.BOARD_TURNED).happened(ArbiterAsked.class);
        sitting.answers(Matter.BOARD_TURNED, Answer.UPHELD).happened(ArbiterAnswered.class, IrregularityFound.class);
    }

    @Test
    void before_the_start_and_on_a_screen_there_is_nothing_to_report() {
        Sitting early = Sitting.under(FIDE_2009, Sitting.increment(90, 30));
        reports(early, Actor.WHITE, Irregularity.BOARD_TURNED).refused(Refusal.GAME_NOT_STARTED, "6.5");
        Sitting screen = Sitting.under(Regulations.usual(FIDE_2023, Profile.HYBRID, Sitting.increment(3, 2)))
                .started();
        reports(screen, Actor.ARBITER, Irregularity.WRONG_INITIAL_POSITION).refused(Refusal.NOT_IN_FORCE, "7.2.1");
        reports(screen, Actor.ARBITER, Irregularity.BOARD_TURNED).refused(Refusal.NOT_IN_FORCE, "7.2.2");
        reports(screen, Actor.ARBITER, Irregularity.COLOURS_REVERSED).refused(Refusal.NOT_IN_FORCE, "7.3");
        reports(screen, Actor.ARBITER, Irregularity.PIECES_FOUND_DISPLACED).refused(Refusal.NOT_IN_FORCE, "7.6");
        screen.does(new Act.DisplacePieces(Actor.WHITE, screen.now())).refused(Refusal.NOT_IN_FORCE, "7.4.1");
        screen.does(new Act.RestorePosition(Actor.ARBITER, screen.now(), 0)).refused(Refusal.NOT_IN_FORCE, "7.6");
    }

    @Test
    void spectators_tell_the_arbiter_since_2009() {
        reports(standard(FIDE_2005), Actor.SPECTATOR, Irregularity.BOARD_TURNED).refused(Refusal.NOT_A_PLAYER, "13.7");
        reports(standard(FIDE_2009), Actor.SPECTATOR, Irregularity.BOARD_TURNED).happened(ArbiterAsked.class);
        reports(standard(FIDE_2009), Actor.HALL, Irregularity.BOARD_TURNED).refused(Refusal.ONLY_THE_ARBITER, "13.7a");
    }

    @Test
    void what_a_spectator_has_told_stops_the_clocks_when_the_arbiter_finds_it_so() {
        Sitting sitting = standard(FIDE_2009).plays("e2e4");
        reports(sitting, Actor.SPECTATOR, Irregularity.PIECES_FOUND_DISPLACED).happened(ArbiterAsked.class);
        sitting.answers(Matter.DISPLACED_PIECES, Answer.UPHELD)
                .happened(ArbiterAnswered.class, ClocksStopped.class, IrregularityFound.class, ArbiterAsked.class);
        assertThat(sitting.table().game().clocks()).isEqualTo(Running.STOPPED);
    }

    // Colours reversed.

    @Test
    void reversed_colours_are_the_arbiters_to_rule_on_until_2014() {
        for (Edition edition : List.of(FIDE_2001, FIDE_2005, FIDE_2009, FIDE_2014)) {
            Sitting on = standard(edition).plays("e2e4");
            reports(on, Actor.WHITE, Irregularity.COLOURS_REVERSED).cites(ArbiterAsked.class, number(edition, "7.2"));
            on.answers(Matter.COLOURS_REVERSED, Answer.PLAY_ON)
                    .happened(ArbiterAnswered.class, IrregularityFound.class);
            Sitting anew = standard(edition).plays("e2e4");
            reports(anew, Actor.ARBITER, Irregularity.COLOURS_REVERSED)
                    .happened(ClocksStopped.class, ArbiterAsked.class);
            anew.answers(Matter.COLOURS_REVERSED, Answer.NEW_GAME)
                    .happened(ArbiterAnswered.class, IrregularityFound.class, GameAnnulled.class)
                    .cites(GameAnnulled.class, number(edition, "7.2"));
        }
    }

    @Test
    void reversed_colours_begin_anew_before_both_have_made_ten_moves_since_2017() {
        for (Edition edition : List.of(FIDE_2017, FIDE_2018, FIDE_2023)) {
            Sitting nine = moved(edition, 19);
            assertThat(nine.table().game().made(WHITE)).isEqualTo(10);
            reports(nine, Actor.ARBITER, Irregularity.COLOURS_REVERSED)
                    .happened(ClocksStopped.class, IrregularityFound.class, GameAnnulled.class);
            Sitting ten = moved(edition, 20);
            reports(ten, Actor.ARBITER, Irregularity.COLOURS_REVERSED)
                    .happened(ClocksStopped.class, IrregularityFound.class);
            Sitting asked = moved(edition, 20);
            reports(asked, Actor.BLACK, Irregularity.COLOURS_REVERSED);
            asked.answers(Matter.COLOURS_REVERSED, Answer.NEW_GAME)
                    .happened(ArbiterAnswered.class, IrregularityFound.class);
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Answer.class,
            names = {"PLAY_ON", "NEW_GAME"})
    void whatever_the_arbiter_would_like_the_tenth_move_decides(Answer answer) {
        Sitting early = moved(FIDE_2023, 19);
        reports(early, Actor.BLACK, Irregularity.COLOURS_REVERSED);
        early.answers(Matter.COLOURS_REVERSED, answer)
                .happened(ArbiterAnswered.class, IrregularityFound.class, GameAnnulled.class);
    }

    // Displaced pieces.

    @ParameterizedTest
    @MethodSource("editions")
    void who_knocks_pieces_over_puts_them_back_on_his_own_time(Edition edition) {
        Sitting sitting = standard(edition).plays("e2e4");
        displaces(sitting, BLACK).happened(PiecesDisplaced.class).cites(PiecesDisplaced.class, number(edition, "7.3"));
        assertThat(sitting.table().game().displaced()).contains(BLACK);
        sitting.touches("e7").refused(Refusal.NOT_BINDING, number(edition, "7.3"));
        replaces(sitting, Actor.BLACK).happened(PiecesReplaced.class);
        assertThat(sitting.table().game().displaced()).isEmpty();
    }

    @Test
    void on_the_opponents_time_the_arbiter_is_asked() {
        Sitting sitting = standard(FIDE_2009);
        displaces(sitting, BLACK);
        replaces(sitting, Actor.BLACK).happened(PiecesReplaced.class, ArbiterAsked.class);
        assertThat(sitting.event(ArbiterAsked.class).question().incident()).contains(Incident.PIECES_DISPLACED);
        assertThat(sitting.event(ArbiterAsked.class).question().player()).contains(BLACK);
        displaces(sitting, BLACK);
        replaces(sitting, Actor.ARBITER).happened(PiecesReplaced.class);
    }

    @Test
    void only_who_displaced_them_or_the_arbiter_puts_them_back() {
        Sitting sitting = standard(FIDE_2009);
        replaces(sitting, Actor.WHITE).refused(Refusal.NO_SUCH_IRREGULARITY, "7.3");
        displaces(sitting, BLACK);
        replaces(sitting, Actor.WHITE).refused(Refusal.NOT_BINDING, "7.3");
    }

    @Test
    void when_both_have_displaced_pieces_each_puts_back_his_own() {
        Sitting sitting = standard(FIDE_2009);
        displaces(sitting, WHITE);
        displaces(sitting, BLACK);
        replaces(sitting, Actor.BLACK).happened(PiecesReplaced.class, ArbiterAsked.class);
        assertThat(sitting.table().game().displaced()).containsExactly(WHITE);
        replaces(sitting, Actor.BLACK).refused(Refusal.NOT_BINDING, "7.3");
        replaces(sitting, Actor.WHITE).happened(PiecesReplaced.class);
        displaces(sitting, BLACK);
        displaces(sitting, WHITE);
        displaces(sitting, WHITE);
        replaces(sitting, Actor.ARBITER).happened(PiecesReplaced.class, PiecesReplaced.class);
        assertThat(sitting.table().game().displaced()).isEmpty();
    }

    @Test
    void pressing_before_the_pieces_stand_again_is_put_to_the_arbiter() {
        Sitting sitting = standard(FIDE_2009).releases("e2e4");
        displaces(sitting, WHITE);
        sitting.presses(WHITE).happened(ClockPressed.class, MoveCompleted.class, ArbiterAsked.class);
        assertThat(sitting.cites(ArbiterAsked.class, "7.3")
                        .event(ArbiterAsked.class)
                        .question()
                        .matter())
                .isEqualTo(Matter.CONDUCT);
        Sitting other = standard(FIDE_2009).releases("e2e4");
        displaces(other, BLACK);
        other.presses(WHITE).happened(ClockPressed.class, MoveCompleted.class);
    }

    @ParameterizedTest
    @MethodSource("editions")
    void pieces_found_displaced_count_against_nobody(Edition edition) {
        Sitting sitting = standard(edition).plays("e2e4", "e7e5");
        reports(sitting, Actor.WHITE, Irregularity.PIECES_FOUND_DISPLACED)
                .cites(ArbiterAsked.class, number(edition, "7.5"));
        sitting.answers(Matter.DISPLACED_PIECES, Answer.UPHELD)
                .happened(ArbiterAnswered.class, IrregularityFound.class, ArbiterAsked.class);
        sitting.does(new Act.RestorePosition(Actor.ARBITER, sitting.now(), 1))
                .happened(PositionRestored.class, ArbiterAsked.class)
                .cites(PositionRestored.class, number(edition, "7.5"));
        assertThat(sitting.event(PositionRestored.class).touched()).isEmpty();
        assertThat(sitting.table().desk().illegalMoves()).isEmpty();
        assertThat(sitting.table().game().played()).hasSize(1);
        assertThat(sitting.table().desk().open()).hasSize(1);
    }

    @Test
    void the_arbiter_restores_what_is_known_and_no_more() {
        Sitting sitting = standard(FIDE_2009).plays("e2e4", "e7e5");
        restores(sitting, 3).refused(Refusal.NO_SUCH_IRREGULARITY, "7.5");
        restores(sitting, -1).refused(Refusal.NO_SUCH_IRREGULARITY, "7.5");
        restores(sitting, 2).happened(ClocksStopped.class, PositionRestored.class, ArbiterAsked.class);
        assertThat(sitting.event(ArbiterAsked.class).question().detail()).isEmpty();
        restores(sitting, 0).happened(PositionRestored.class, ArbiterAsked.class);
        assertThat(sitting.event(ArbiterAsked.class).question().detail()).startsWith("White 1:30:30.000");
        assertThat(sitting.table().game().played()).isEmpty();
    }

    // Counts and clocks after a rollback.

    @Test
    void what_never_happened_neither_repeats_nor_counts_for_fifty_moves() {
        Sitting sitting = standard(FIDE_2009).plays(KNIGHTS).plays(KNIGHTS);
        assertThat(sitting.table().game().position().halfmoveClock()).isEqualTo(8);
        restores(sitting, 4);
        assertThat(sitting.table().game().position().halfmoveClock()).isEqualTo(4);
        assertThat(Occurrences.of(sitting.table()).count()).isEqualTo(2);
    }

    @Test
    void the_times_proposed_can_be_read_from_the_question() {
        Sitting sitting = standard(FIDE_2009).pass(Duration.ofSeconds(90)).plays("e2e4", "e7e5");
        restores(sitting, 1);
        Question question = sitting.table().desk().open().getFirst();
        ClockSetting proposed = Laws.proposedTimes(question).orElseThrow();
        assertThat(new ClockProposal(proposed).text()).isEqualTo(question.detail());
        assertThat(proposed.white().remaining())
                .isEqualTo(Duration.ofMinutes(89).plusSeconds(30));
        assertThat(proposed.white().moves()).isEqualTo(1);
    }

    @Test
    void setting_the_clocks_answers_what_was_asked_about_them() {
        Sitting sitting = standard(FIDE_2009).plays("e2e4", "e7e5");
        restores(sitting, 1);
        assertThat(sitting.table().desk().isAsked(Matter.CLOCK_TIMES)).isTrue();
        ClockSetting.Side side = new ClockSetting.Side(Duration.ofMinutes(80), 1, 0);
        sitting.sets(Actor.ARBITER, new ClockSetting(side, side));
        assertThat(sitting.table().desk().isAsked(Matter.CLOCK_TIMES)).isFalse();
    }

    @Test
    void the_clock_is_remembered_at_every_move_and_its_completion() {
        Sitting sitting =
                Sitting.under(FIDE_2023, Sitting.increment(90, 30)).started().seconds(10);
        sitting.releases("e2e4").seconds(3).presses(WHITE).seconds(20).releases("e7e5");
        List<TimeSheet.Line> lines = sitting.table().times().lines();
        assertThat(lines).hasSize(2);
        assertThat(lines.getFirst().made().white().remaining()).isEqualTo(Duration.ofSeconds(5420));
        assertThat(lines.getFirst().completed().orElseThrow().white().remaining())
                .isEqualTo(Duration.ofSeconds(5417));
        assertThat(lines.getLast().completed()).isEmpty();
        ClockProposal proposal = ClockProposal.before(lines.getLast()).orElseThrow();
        assertThat(proposal.setting().white()).isEqualTo(new ClockSetting.Side(Duration.ofSeconds(5447), 1, 1));
        assertThat(proposal.setting().black()).isEqualTo(new ClockSetting.Side(Duration.ofSeconds(5410), 1, 0));
        assertThat(proposal.giving(WHITE, Duration.ofSeconds(60))
                        .setting()
                        .white()
                        .remaining())
                .isEqualTo(Duration.ofSeconds(5507));
        assertThat(proposal.giving(BLACK, Duration.ofSeconds(60))
                        .setting()
                        .black()
                        .remaining())
                .isEqualTo(Duration.ofSeconds(5470));
        assertThat(proposal.text())
                .isEqualTo("White 1:30:47.000 (period 1, 1 moves), Black 1:30:10.000 (period 1, 0 moves)");
    }

    @Test
    void the_next_move_completes_and_the_clock_is_remembered_as_it_is_then() {
        Sitting sitting = standard(FIDE_2023)
                .seconds(1)
                .releases("e2e4")
                .seconds(2)
                .releases("e7e5")
                .seconds(4);
        sitting.releases("d2d4");
        assertThat(sitting.table()
                        .times()
                        .lines()
                        .getFirst()
                        .completed()
                        .orElseThrow()
                        .white()
                        .remaining())
                .isEqualTo(Duration.ofSeconds(5423));
    }

    @Test
    void to_a_clock_that_showed_zero_no_clock_is_set() {
        Sitting late = Sitting.blitz(FIDE_2009).started().minutes(5).releases("g1f3");
        TimeSheet.Line line = late.table().times().lines().getFirst();
        assertThat(ClockProposal.before(line)).isEmpty();
        Sitting justIn = Sitting.blitz(FIDE_2009)
                .started()
                .pass(Duration.ofMinutes(5).minus(Sitting.MICRO))
                .releases("g1f3");
        assertThat(ClockProposal.before(justIn.table().times().lines().getFirst()))
                .isPresent();
    }

    private static Sitting moved(Edition edition, int plies) {
        Sitting sitting = standard(edition);
        for (int ply = 0; ply < plies; ply++) {
            Position position = sitting.table().game().position();
            String move = position.legalMoves().stream()
                    .map(Move::toString)
                    .filter(name -> name.matches("[a-h][27][a-h][36]|[a-h][36][a-h][45]"))
                    .sorted()
                    .findFirst()
                    .orElseThrow();
            sitting.plays(move);
        }
        return sitting;
    }

    private static Sitting reports(Sitting sitting, Actor by, Irregularity irregularity) {
        return sitting.does(new Act.ReportIrregularity(by, sitting.now(), irregularity));
    }

    private static Sitting displaces(Sitting sitting, Colour player) {
        return sitting.does(new Act.DisplacePieces(Actor.player(player), sitting.now()));
    }

    private static Sitting replaces(Sitting sitting, Actor by) {
        return sitting.does(new Act.ReplacePieces(by, sitting.now()));
    }

    private static Sitting restores(Sitting sitting, int plies) {
        return sitting.does(new Act.RestorePosition(Actor.ARBITER, sitting.now(), plies));
    }

    private static String number(Edition edition, String citation) {
        return new Citation(citation).in(edition.name());
    }

    private static Sitting standard(Edition edition) {
        return Sitting.under(edition, Sitting.increment(90, 30)).started();
    }
}
