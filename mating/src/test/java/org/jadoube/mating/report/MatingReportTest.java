package org.jadoube.mating.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.jadoube.board.Colour;
import org.jadoube.mating.Budget;
import org.jadoube.notation.Fen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What people are told about who can still checkmate, and what they are shown.
class MatingReportTest {
    private static final String BLOCKED = "8/2p1k3/2p2p1p/p1P1pP1P/P3P1K1/8/8/8 w - - 0 1";
    private static final String PAWN = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";

    private static Finding finding(String fen, Colour side) {
        return Finding.about(Fen.position(fen), side, Budget.of(1L << 24));
    }

    @Test
    void a_side_that_can_is_told_with_the_line_in_notation() {
        assertThat(new MatingReport(Language.ENGLISH)
                        .sentence(finding("6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 30", Colour.WHITE)))
                .isEqualTo("White can still checkmate, in 1 half-move: 30. Rd8#");
        assertThat(new MatingReport(Language.SPANISH)
                        .sentence(finding("6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 30", Colour.WHITE)))
                .isEqualTo("Las blancas aún pueden dar mate, en 1 media jugada: 30. Td8#");
    }

    @Test
    void a_side_that_cannot_is_told_with_the_reason() {
        assertThat(new MatingReport(Language.ENGLISH).sentence(finding(BLOCKED, Colour.WHITE)))
                .startsWith("White can no longer checkmate. ")
                .contains("Black's king");
        assertThat(new MatingReport(Language.SPANISH).sentence(finding(BLOCKED, Colour.WHITE)))
                .startsWith("Las blancas ya no pueden dar mate. ")
                .contains("el rey negro");
    }

    @Test
    void several_verdicts_are_told_one_after_the_other() {
        Finding black = finding(PAWN, Colour.BLACK);
        assertThat(new MatingReport(Language.ENGLISH).sentences(List.of(black, black)))
                .isEqualTo("Black can no longer checkmate. Black has only a king. "
                        + "Black can no longer checkmate. Black has only a king.");
    }

    @Test
    void a_language_that_is_not_spoken_here_is_english() {
        assertThat(new MatingReport(Language.in(Locale.of("tlh"))).sentence(finding(PAWN, Colour.BLACK)))
                .isEqualTo("Black can no longer checkmate. Black has only a king.");
    }

    @ParameterizedTest
    @ValueSource(strings = {BLOCKED, PAWN, "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 30"})
    void the_picture_is_described_and_needs_no_style_that_a_page_would_forbid(String fen) {
        String svg = new MatingPicture(List.of(finding(fen, Colour.WHITE)), Colour.WHITE, Language.ENGLISH).svg();
        assertThat(svg)
                .contains("aria-labelledby=\"mating-white-title mating-white-desc\"")
                .contains("<desc id=\"mating-white-desc\">White can");
        assertThat(svg).doesNotContain("style").doesNotContain("class=");
    }

    @Test
    void the_picture_of_a_dead_position_tells_why_of_both_sides() {
        String bare = "4k3/8/8/8/8/8/8/4KN2 w - - 0 1";
        List<Finding> both = List.of(finding(bare, Colour.WHITE), finding(bare, Colour.BLACK));
        assertThat(new MatingPicture(both, Colour.WHITE, Language.SPANISH).svg())
                .contains(">Una posición muerta: ningún bando puede")
                .contains(">Las blancas ya no pueden dar mate. ")
                .contains(">Las negras ya no pueden dar mate. ");
    }

    @Test
    void each_player_sees_the_board_from_his_side() {
        List<Finding> findings = List.of(finding(PAWN, Colour.BLACK));
        assertThat(new MatingPicture(findings, Colour.WHITE, Language.ENGLISH).svg())
                .contains("<text x=\"40\" y=\"391\">a</text>")
                .contains("<use href=\"#mating-PAWN\" fill=\"#fdf6e7\" color=\"#1d1108\" x=\"198\" y=\"288\"");
        assertThat(new MatingPicture(findings, Colour.BLACK, Language.ENGLISH).svg())
                .contains("<text x=\"40\" y=\"391\">h</text>")
                .contains("<use href=\"#mating-PAWN\" fill=\"#fdf6e7\" color=\"#1d1108\" x=\"153\" y=\"63\"");
    }

    @Test
    void a_long_reason_is_broken_into_lines_that_fit() {
        String svg = new MatingPicture(
                        List.of(finding(BLOCKED, Colour.WHITE), finding(BLOCKED, Colour.BLACK)),
                        Colour.BLACK,
                        Language.ENGLISH)
                .svg();
        assertThat(svg.lines().filter(line -> line.startsWith("<text")).map(line -> line.replaceAll("<[^>]*>", "")))
                .hasSizeGreaterThan(20)
                .allSatisfy(line -> assertThat(line).hasSizeLessThan(60));
    }
}
