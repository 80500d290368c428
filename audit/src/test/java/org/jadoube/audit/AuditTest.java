package org.jadoube.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.audit.Audited.findings;
import static org.jadoube.audit.Audited.kinds;
import static org.jadoube.audit.Audited.position;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jadoube.board.Colour;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.term.Grounds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class AuditTest {
    private static final String FOOLS_MATE = "1. f3 e5 2. g4 Qh4# ";
    private static final String SHUFFLE = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 ";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n",
                "[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 (2. f4 exf4 {fine}) Nc6 {a comment} 1-0\n",
                "[Result \"1/2-1/2\"]\n[Termination \"Normal\"]\n\n1. e4 e5 1/2-1/2\n",
                "[Result \"1-0\"]\n[Termination \"Time forfeit\"]\n\n1. e4 e5 2. Nf3 1-0\n",
                "[Result \"*\"]\n\n1. e4 *\n",
                "[Event \"a bye\"]\n[Result \"1-0\"]\n\n1-0\n"
            })
    void a_sound_game_says_nothing(String pgn) {
        assertThat(kinds(pgn)).isEmpty();
    }

    @Test
    void a_mate_is_won_by_who_gives_it() {
        assertThat(kinds(FOOLS_MATE + "1-0")).containsExactly(Kind.MATE_OTHER_RESULT);
        assertThat(kinds(FOOLS_MATE + "1/2-1/2")).containsExactly(Kind.MATE_OTHER_RESULT);
        assertThat(kinds(FOOLS_MATE + "*")).containsExactly(Kind.END_WITHOUT_RESULT);
    }

    @Test
    void a_move_after_mate_is_play_after_the_end_and_not_an_illegal_move() {
        List<Finding> found = findings(FOOLS_MATE + "3. Kf2 Qxg4 0-1");
        assertThat(found).singleElement().isInstanceOfSatisfying(Finding.MovedAfterEnd.class, moved -> {
            assertThat(moved.kind()).isEqualTo(Kind.MATE_PLAYED_ON);
            assertThat(moved.spot().move()).isEqualTo("2... Qh4#");
            assertThat(moved.problem().problem().found()).isEqualTo("Kf2");
        });
    }

    @Test
    void a_stalemate_is_drawn() {
        String stalemate = position("7k/8/5KQ1/8/8/8/8/8 w - - 0 1") + "\n1. Qf7 ";
        assertThat(kinds(stalemate + "1-0")).containsExactly(Kind.STALEMATE_NOT_DRAWN);
        assertThat(kinds(stalemate + "1/2-1/2")).isEmpty();
        assertThat(kinds(stalemate + "Kh7 1-0")).containsExactly(Kind.STALEMATE_PLAYED_ON);
    }

    @Test
    void play_in_a_dead_position_is_told_from_its_first_one_with_the_proof() {
        String bare =
                position("8/8/8/4k3/8/2p5/4N3/4K3 b - - 0 1") + "\n1... Kd5 2. Nxc3+ Kd4 3. Ne2+ Ke3 4. Nd4 Kxd4 ";
        assertThat(findings(bare + "1/2-1/2")).singleElement().isInstanceOfSatisfying(Finding.PlayedOn.class, on -> {
            assertThat(on.kind()).isEqualTo(Kind.DEAD_PLAYED_ON);
            assertThat(on.spot().move()).isEqualTo("2. Nxc3+");
            assertThat(on.extra()).isEqualTo(5);
            assertThat(on.end().proof()).hasSize(2);
        });
        assertThat(kinds(bare + "1-0")).containsExactly(Kind.DEAD_PLAYED_ON, Kind.DEAD_NOT_DRAWN);
    }

    @Test
    void a_wall_of_pawns_is_dead_though_there_is_material() {
        String wall = position("4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 w - - 0 1") + "\n1. Ke2 Ke7 2. Ke1 Ke8 1-0";
        assertThat(kinds(wall)).containsExactly(Kind.DEAD_PLAYED_ON, Kind.DEAD_NOT_DRAWN);
    }

    @Test
    void nobody_wins_on_time_who_could_never_checkmate() {
        String bareKing = position("7k/8/8/8/8/p7/8/K7 w - - 0 1") + "[Termination \"Time forfeit\"]\n";
        List<Finding> found = findings(bareKing + "[Result \"1-0\"]\n\n1. Kb1 1-0");
        assertThat(found).singleElement().isInstanceOfSatisfying(Finding.WonWithoutMate.class, won -> {
            assertThat(won.kind()).isEqualTo(Kind.TIME_WON_WITHOUT_MATE);
            assertThat(won.winner()).isEqualTo(Colour.WHITE);
        });
        assertThat(kinds(bareKing + "[Result \"1/2-1/2\"]\n\n1. Kb1 1/2-1/2")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Black loses on time", "White wins on time", "Black overstepped the time limit", "time"})
    void a_last_comment_may_say_that_the_time_was_up(String comment) {
        String game = position("7k/8/8/8/8/p7/8/K7 w - - 0 1") + "\n1. Kb1 {" + comment + "} 1-0";
        assertThat(kinds(Edition.FIDE_2009, game)).containsExactly(Kind.TIME_WON_WITHOUT_MATE);
    }

    @Test
    void a_bare_king_wins_by_resignation_only_before_2023() {
        String game = position("7k/8/8/8/8/p7/8/K7 w - - 0 1") + "\n1. Kb1 {a pity, short of time} 1-0";
        assertThat(kinds(Edition.FIDE_2009, game)).isEmpty();
        assertThat(kinds(Edition.FIDE_2023, game)).containsExactly(Kind.WON_WITHOUT_MATE);
    }

    @Test
    void who_could_have_mated_does_not_draw_by_a_flag() {
        String knight =
                position("8/8/8/8/8/5k2/p7/N3K3 b - - 0 1") + "[Termination \"Time forfeit\"]\n\n1... Ke4 2. Kd2 ";
        assertThat(findings(knight + "1/2-1/2"))
                .singleElement()
                .isInstanceOfSatisfying(Finding.DrawnOnTime.class, drawn -> {
                    assertThat(drawn.flag()).isEqualTo(Colour.BLACK);
                    assertThat(drawn.line()).isNotEmpty();
                });
    }

    @Test
    void who_has_just_moved_does_not_usually_lose_on_time() {
        assertThat(kinds("[Termination \"Time forfeit\"]\n\n1. e4 e5 2. Nf3 0-1"))
                .containsExactly(Kind.TIME_LOST_OFF_MOVE);
    }

    @Test
    void the_first_chance_to_claim_is_told_and_whether_it_stands() {
        assertThat(findings(SHUFFLE + "1/2-1/2"))
                .singleElement()
                .satisfies(finding -> assertThat(finding.spot().move()).isEqualTo("4... Ng8"))
                .asInstanceOf(org.assertj.core.api.InstanceOfAssertFactories.type(Finding.Claimable.class))
                .satisfies(claim -> {
                    assertThat(claim.grounds()).isEqualTo(Grounds.THIRD_OCCURRENCE);
                    assertThat(claim.claimant()).isEqualTo(Colour.WHITE);
                    assertThat(claim.standsAtEnd()).isTrue();
                    assertThat(claim.missed()).isEmpty();
                });
        assertThat(findings(SHUFFLE + "5. e4 e5 0-1"))
                .singleElement()
                .isInstanceOfSatisfying(Finding.Claimable.class, claim -> {
                    assertThat(claim.missed()).isEqualTo(Optional.of(Colour.WHITE));
                    assertThat(claim.standsAtEnd()).isFalse();
                });
    }

    @Test
    void a_castling_right_or_a_capture_in_passing_makes_another_position() {
        String rights =
                position("r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1") + "\n1. Rg1 Rb8 2. Rh1 Ra8 3. Rg1 Rb8 4. Rh1 Ra8 1/2-1/2";
        assertThat(kinds(rights)).isEmpty();
        String pinned = position("k3r3/3p4/8/4P3/8/8/8/4K3 b - - 0 1")
                + "\n1... d5 2. Kd1 Kb8 3. Ke1 Ka8 4. Kd1 Kb8 5. Ke1 Ka8 1/2-1/2";
        assertThat(kinds(pinned)).containsExactly(Kind.REPETITION_CLAIMABLE);
    }

    @Test
    void a_fifth_occurrence_ends_the_game_where_the_edition_says_so() {
        String game = SHUFFLE + SHUFFLE + "9. e4 1/2-1/2";
        assertThat(findings(Edition.FIDE_2023, game).getFirst()).isInstanceOfSatisfying(Finding.PlayedOn.class, on -> {
            assertThat(on.end().ending()).isEqualTo(Ending.FIFTH_OCCURRENCE);
            assertThat(on.extra()).isEqualTo(1);
        });
        assertThat(kinds(Edition.FIDE_2009, game)).containsExactly(Kind.REPETITION_CLAIMABLE);
        assertThat(kinds(Edition.FIDE_2023, SHUFFLE + SHUFFLE + "1-0"))
                .contains(Kind.FIVEFOLD_NOT_DRAWN)
                .doesNotContain(Kind.FIVEFOLD_PLAYED_ON);
    }

    @Test
    void seventy_five_moves_end_the_game_and_fifty_may_be_claimed() {
        String start = position("4k3/8/8/8/8/8/8/R3K3 w - - 98 100");
        assertThat(kinds(start + "\n100. Ra2 Kd7 1/2-1/2")).containsExactly(Kind.FIFTY_MOVES_CLAIMABLE);
        String late = position("4k3/8/8/8/8/8/8/R3K3 w - - 149 100");
        assertThat(kinds(late + "\n100. Ra2 Kd7 1/2-1/2")).startsWith(Kind.SEVENTY_FIVE_PLAYED_ON);
        assertThat(kinds(late + "\n100. Ra2 1-0")).startsWith(Kind.SEVENTY_FIVE_NOT_DRAWN);
        assertThat(kinds(Edition.FIDE_2014, late + "\n100. Ra2 1-0")).containsExactly(Kind.FIFTY_MOVES_MISSED);
        assertThat(kinds(Edition.FIDE_2009, late + "\n100. Ra2 Kd7 1-0")).doesNotContain(Kind.SEVENTY_FIVE_PLAYED_ON);
    }

    @Test
    void a_mate_on_the_seventy_fifth_move_comes_first() {
        String mate = position("k7/8/1K6/8/8/8/8/7R w - - 149 100") + "\n100. Rh8# ";
        assertThat(kinds(mate + "1-0")).doesNotContain(Kind.SEVENTY_FIVE_NOT_DRAWN);
        assertThat(kinds(mate + "1/2-1/2")).contains(Kind.MATE_OTHER_RESULT);
    }

    @Test
    void what_cannot_be_followed_is_told_by_what_it_is() {
        assertThat(kinds("1. e4 e5 2. Ke3 1-0")).containsExactly(Kind.ILLEGAL_MOVE);
        assertThat(kinds("1. e4 e5 2. Xyz9 1-0")).containsExactly(Kind.UNREADABLE_MOVE);
        assertThat(kinds("1. e4 -- 2. d4 1-0")).containsExactly(Kind.NULL_MOVE);
        assertThat(kinds("[Variant \"Atomic\"]\n\n1. e4 1-0")).containsExactly(Kind.FOREIGN_RULES);
        assertThat(kinds("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 1-0")).containsExactly(Kind.UNSOUND_START);
    }

    @Test
    void oddities_of_the_record_are_noted() {
        assertThat(kinds("[Result \"1-0\"]\n\n1. e4 e5 0-1")).containsExactly(Kind.RESULTS_DIFFER);
        assertThat(kinds("[Result \"1-0\"]\n\n1. e4 e5\n")).containsExactly(Kind.RESULT_MISSING);
        assertThat(kinds("[Result \"0-0\"]\n\n1. e4 e5 *")).containsExactly(Kind.RESULT_UNKNOWN);
        assertThat(kinds("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *"))
                .containsExactly(Kind.FEN_WITHOUT_SETUP);
        assertThat(kinds("[SetUp \"1\"]\n\n1. e4 *")).containsExactly(Kind.SETUP_WITHOUT_FEN);
        assertThat(kinds("[PlyCount \"3\"]\n\n1. e4 e5 *")).containsExactly(Kind.PLY_COUNT_DIFFERS);
        assertThat(kinds("[Termination \"time forfeit\"]\n\n1. e4 e5 *")).containsExactly(Kind.TIME_FORFEIT_UNFINISHED);
        assertThat(kinds("1. e4 } e5 *")).containsExactly(Kind.FORM);
    }

    @Test
    void the_next_game_is_judged_afresh() {
        List<AuditedGame> games = Audited.games(
                Edition.latest(),
                "[Result \"1-0\"]\n\n" + SHUFFLE + SHUFFLE + "9. e4 {Black loses on time} 1-0\n\n"
                        + "[Result \"1-0\"]\n\n1. e4 1-0\n");
        assertThat(games).extracting(AuditedGame::number).containsExactly(1L, 2L);
        assertThat(games.getLast().findings()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void every_kind_cites_an_article_that_there_is(Kind kind) {
        for (Edition edition : Edition.all()) {
            assertThat(kind.article(edition).map(String::isBlank)).isNotEqualTo(Optional.of(true));
        }
    }

    @Test
    void each_game_can_be_judged_by_the_laws_of_its_day() {
        LawsOfTheDay laws = new LawsOfTheDay();
        List<String> editions = IntStream.of(1972, 1997, 2004, 2014, 2018, 2025)
                .mapToObj(year -> Audited.games(Edition.latest(), "[Date \"" + year + ".08.01\"]\n\n1. e4 *"))
                .map(games -> laws.apply(games.getFirst().tags()).name())
                .toList();
        assertThat(editions).containsExactly("1997", "1997", "2001", "2014", "2018", "2023");
        assertThat(laws.apply(Audited.games(Edition.latest(), "[Date \"2014.06.30\"]\n\n*")
                        .getFirst()
                        .tags()))
                .isEqualTo(Edition.FIDE_2009);
        assertThat(laws.apply(Audited.games(Edition.latest(), "[Date \"????.??.??\"]\n\n*")
                        .getFirst()
                        .tags()))
                .isEqualTo(Edition.latest());
    }
}
