package org.jadoube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LawsCommandTest {
    @Test
    void without_an_article_the_latest_edition_is_listed() {
        Session session = Session.of("laws");
        assertThat(session.status()).isZero();
        assertThat(session.lines().getFirst()).startsWith("The Laws of 2023, ");
        assertThat(session.lines()).hasSizeGreaterThan(250);
        assertThat(session.out()).contains("  7.5.5       decides  the second illegal move loses");
    }

    @Test
    void another_edition_is_listed_in_its_own_numbers() {
        assertThat(Session.of("laws", "--edition", "2001").out())
                .contains("  6.10        decides  too few moves in time lose")
                .doesNotContain("6.2.1.2");
    }

    @Test
    void an_article_is_explained_with_what_jadoube_does_and_where() {
        Session session = Session.of("laws", "6.9", "--edition", "2009");
        assertThat(session.status()).isZero();
        assertThat(session.lines().getFirst()).startsWith("6.9 (2009): too few moves in time lose");
        assertThat(session.out())
                .contains("Kind: decides (code decides it)")
                .contains("Jadoube: The game is lost, or drawn when it is proved")
                .contains("Numbers: 1997 6.9, 2001 6.10, 2005 6.10, 2009 6.9, 2014 6.9")
                .contains("Otherwise in 1997, 2001, 2005: too few moves")
                .containsPattern("Code: laws/src/main/java/org/jadoube/laws/flag/FlagFall.java:\\d+ FlagFall\\.");
    }

    @Test
    void an_article_is_explained_in_spanish() {
        Session session = Session.in(Locale.of("es"), "", "laws", "6.9", "--edition", "2009");
        assertThat(session.lines().getFirst()).startsWith("6.9 (2009): no completar las jugadas a tiempo pierde");
        assertThat(session.out()).contains("Clase: decide", "Números: 1997 6.9", "La partida se pierde");
    }

    @Test
    void what_is_outside_says_why() {
        assertThat(Session.of("laws", "8.3").out())
                .contains("Kind: outside", "Why: it is a matter of property, not of play")
                .doesNotContain("Jadoube:");
    }

    @Test
    void a_whole_article_lists_its_parts() {
        Session session = Session.of("laws", "7", "--edition", "2009");
        assertThat(session.lines().getFirst()).isEqualTo("Parts of 7 in 2009:");
        assertThat(session.lines()).hasSize(8);
        assertThat(session.out()).contains("7.1a", "7.4b", "7.5").doesNotContain(" 6.");
    }

    @Test
    void an_entry_with_parts_is_explained_and_its_parts_are_listed() {
        Session session = Session.of("laws", "9.5", "--edition", "2009");
        assertThat(session.lines().getFirst()).startsWith("9.5 (2009): a claimant may stop both clocks");
        assertThat(session.out()).contains("Parts of 9.5 in 2009:", "  9.5a", "  9.5b");
    }

    @Test
    void what_is_not_read_from_a_full_text_is_said_and_so_are_errata() {
        assertThat(Session.of("laws", "12.2b", "--edition", "2005").out())
                .contains("Note: from memory, confirmed by no text");
        assertThat(Session.of("laws", "7.4a", "--edition", "2005").out())
                .contains("Note: known from notes on the changes and fragments");
        assertThat(Session.of("laws", "9.5b", "--edition", "2001").out())
                .contains("Erratum: Exactly two minutes")
                .doesNotContain("Note:");
    }

    @ParameterizedTest
    @CsvSource({
        "9.1.b (1), 2009, 9.1b1",
        "'Art. 9.5.b', 2009, 9.5b",
        "Article 6.9, 2009, 6.9",
        "iii.4, 2023, III.4",
        "a.4.D(2), 2009, A.4d2",
        "7.5., 2018, 7.5",
        "preface, 2009, Preface"
    })
    void a_number_may_be_written_as_people_write_it(String written, String edition, String number) {
        assertThat(ArticleNumber.of(written).number()).isEqualTo(number);
        assertThat(Session.of("laws", written, "--edition", edition).status()).isZero();
    }

    @Test
    void a_citation_brings_its_edition_along() {
        assertThat(Session.of("laws", "2018/B.2").lines().getFirst()).startsWith("B.2 (2018): blitz: penalties");
    }

    @Test
    void an_unknown_article_is_refused_with_what_may_have_been_meant() {
        Session session = Session.of("laws", "6.13");
        assertThat(session.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(session.out()).isEmpty();
        assertThat(session.err())
                .startsWith("jadoube: 2023 has no Article \"6.13\"; near it are 6.1, 6.1.1, 6.10")
                .contains("the edition of 2009 has it, here it is 7.1");
        assertThat(Session.of("laws", "10.3", "--edition", "2009").err())
                .contains("the edition of 2001 has it, here it is 6.11b");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "99.9", "--", "6..9", "9.5bb", "VII"})
    void rubbish_is_no_article(String rubbish) {
        Session session = Session.of("laws", "--", rubbish);
        assertThat(session.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(session.err()).contains("2023").doesNotContain("Exception", "{0}");
    }

    @Test
    void an_unknown_edition_is_refused_with_the_known_ones() {
        Session session = Session.of("laws", "--edition", "2010");
        assertThat(session.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(session.err()).contains("\"2010\"").contains("1997, 2001, 2005, 2009, 2014, 2017, 2018, 2023");
        assertThat(Session.of("laws", "--diff", "2001", "2010").status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(Session.of("laws", "--diff", "2001").status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(Session.of("laws", "--edition", "2001", "--diff", "2001", "2009")
                        .status())
                .isEqualTo(ExitStatus.BAD_INPUT);
    }

    @Test
    void a_difference_tells_what_is_new_gone_changed_and_renumbered() {
        Session session = Session.of("laws", "--diff", "2009", "2018");
        assertThat(session.status()).isZero();
        assertThat(session.out())
                .containsPattern("New in 2018 against 2009: \\d+")
                .contains("  2018 7.5.3 a press without a move counts as an illegal move")
                .containsPattern("In 2009, gone in 2018: \\d+")
                .contains("  2009 10.2d the arbiter's decision is final")
                .contains("  2009 7.4b the third illegal move loses", "  -> 2018 7.5.5 the second illegal move loses")
                .contains("  6.7b -> 6.2.3");
    }

    @Test
    void a_difference_can_be_kept_to_an_article() {
        assertThat(Session.of("laws", "7", "--diff", "2009", "2014").out())
                .contains("7.4b", "6.13")
                .doesNotContain("9.5b");
    }

    @Test
    void the_editions_of_2017_and_2018_differ_in_illegal_moves() {
        assertThat(Session.of("laws", "--diff", "2017", "2018").out())
                .contains("New in 2018 against 2017: 0", "  2017 7.7.2 ", "  2017 A.4.2 rapid: an illegal move loses");
    }

    @Test
    void of_1997_only_the_article_we_know_is_compared() {
        assertThat(Session.of("laws", "--diff", "1997", "2001").out())
                .contains("New in 2001 against 1997: 3", "  2001 6.8d ", "  1997 6.13 ", "  6.9 -> 6.10")
                .doesNotContain("2001 7.1a");
    }

    @Test
    void an_edition_does_not_differ_from_itself() {
        assertThat(Session.of("laws", "--diff", "2009", "2009").lines().stream().filter(line -> !line.isEmpty()))
                .hasSize(4)
                .allMatch(line -> line.endsWith(": 0"));
    }

    @Test
    void every_evidence_is_of_a_provision() {
        assertThat(Evidence.load()).hasSizeGreaterThan(100).allSatisfy(evidence -> {
            assertThat(evidence.citation().title()).isNotBlank();
            assertThat(evidence.file()).endsWith(evidence.isCode() ? ".java" : ".feature");
        });
    }

    @Test
    void in_a_checkout_every_place_in_the_code_and_every_scenario_has_its_line() {
        SourceTree sources = new SourceTree(Optional.of(Path.of(System.getProperty("jadoube.root"))));
        assertThat(Evidence.load().stream()
                        .filter(evidence -> sources.line(evidence).isEmpty()))
                .as(
                        "no line declares it or names the scenario; is laws-in-code.tsv stale? CONTRIBUTING.md says how to write it anew")
                .isEmpty();
    }

    @Test
    void a_line_is_that_of_the_declaration_behind_the_mark() throws IOException {
        Path root = Path.of(System.getProperty("jadoube.root"));
        SourceTree sources = new SourceTree(Optional.of(root));
        Evidence evidence = Evidence.load().stream()
                .filter(each -> each.name().equals("FlagFall.fallen")
                        && each.citation().number().equals("6.9"))
                .findFirst()
                .orElseThrow();
        int line = sources.line(evidence).orElseThrow();
        assertThat(Files.readAllLines(root.resolve(evidence.file())).get(line - 1))
                .contains(" fallen(");
        assertThat(new SourceTree(Optional.empty()).place(evidence)).isEqualTo(evidence.file());
    }

    @Test
    void a_type_is_not_taken_for_a_component_of_its_name() throws IOException {
        Path root = Path.of(System.getProperty("jadoube.root"));
        SourceTree sources = new SourceTree(Optional.of(root));
        Evidence evidence = Evidence.load().stream()
                .filter(each -> each.name().equals("IllegalMoves.Trigger"))
                .findFirst()
                .orElseThrow();
        int line = sources.line(evidence).orElseThrow();
        assertThat(Files.readAllLines(root.resolve(evidence.file())).get(line - 1))
                .contains("enum Trigger");
    }

    @Test
    void places_come_by_file_and_line() {
        List<String> places = Session.of("laws", "6.9", "--edition", "2009").lines().stream()
                .filter(line -> line.startsWith("  Code: "))
                .toList();
        assertThat(places).hasSizeGreaterThan(3);
        List<String> files =
                places.stream().map(line -> line.replaceFirst(":\\d+ .*", "")).toList();
        assertThat(files).isSorted();
        for (int i = 1; i < places.size(); i++) {
            if (files.get(i).equals(files.get(i - 1))) {
                assertThat(line(places.get(i))).isGreaterThanOrEqualTo(line(places.get(i - 1)));
            }
        }
    }

    private static int line(String place) {
        return Integer.parseInt(place.replaceFirst(".*:(\\d+) .*", "$1"));
    }

    @Test
    void a_provision_without_a_scenario_says_so() {
        assertThat(Session.of("laws", "8.3").out())
                .contains(
                        "Code: nothing; it is nothing for a program", "Shown by: nothing; it is nothing for a program");
        assertThat(Session.of("laws", "13.4", "--edition", "2009").out()).contains("Shown by: ");
    }

    @Test
    void the_way_back_leads_from_a_class_to_its_articles() {
        Session session = Session.of("laws", "--code", "DrawClaims", "--edition", "2009");
        assertThat(session.status()).isZero();
        assertThat(session.lines().getFirst())
                .matches("laws/src/main/java/org/jadoube/laws/draw/DrawClaims.java:\\d+ DrawClaims.*");
        assertThat(session.out()).contains("  9.2 ", "  9.5b ");
        assertThat(Session.of(
                                "laws",
                                "--code",
                                "laws/src/main/java/org/jadoube/laws/draw/DrawClaims.java",
                                "--edition",
                                "2009")
                        .out())
                .isEqualTo(session.out());
        assertThat(Session.of("laws", "--code", "org.jadoube.laws.draw.DrawClaims", "--edition", "2009")
                        .out())
                .isEqualTo(session.out());
        assertThat(Session.of("laws", "--code", "Finding.lost", "--edition", "2023")
                        .out())
                .contains("  C.4 ", "(2001; not in 2023)", "  A.5.2 ");
    }

    @Test
    void code_that_names_no_article_is_refused_with_what_may_have_been_meant() {
        Session session = Session.of("laws", "--code", "claim");
        assertThat(session.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(session.err()).contains("near it are").contains("DrawClaims");
        assertThat(Session.of("laws", "--code", "Nowhere").err())
                .contains("Nowhere")
                .doesNotContain("near");
        assertThat(Session.of("laws", "9.2", "--code", "DrawClaims").status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(Session.of("laws", "--code", "DrawClaims", "--diff", "2001", "2009")
                        .status())
                .isEqualTo(ExitStatus.BAD_INPUT);
    }

    @Test
    void a_member_that_names_no_article_is_answered_for_by_its_class() {
        Session session = Session.of("laws", "--code", "Hindrance.onAPiece", "--edition", "2009");
        assertThat(session.status()).isZero();
        assertThat(session.lines().getFirst())
                .isEqualTo("Hindrance.onAPiece names no article; Hindrance, to which it belongs, does:");
        assertThat(session.out()).contains("Hindrance.onTheBoard", "  6.12c ", "  7.3 ");
    }

    @Test
    void a_class_that_carries_out_no_article_is_told_from_one_that_does_not_exist() {
        Session session = Session.of("laws", "--code", "TouchLog.after");
        assertThat(session.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(session.err())
                .contains("TouchLog.after carries out no article: "
                        + "laws/src/main/java/org/jadoube/laws/game/TouchLog.java names none");
    }

    @Test
    void code_without_a_name_is_refused_and_means_nothing_near() {
        for (String nothing : List.of("", " ", "laws/", ".java")) {
            Session session = Session.of("laws", "--code", nothing);
            assertThat(session.status()).isEqualTo(ExitStatus.BAD_INPUT);
            assertThat(session.err()).contains("--code \"" + nothing + "\" names no code: give a class (DrawClaims)");
            assertThat(session.err()).doesNotContain("near");
            assertThat(session.out()).isEmpty();
        }
    }

    @Test
    void an_article_names_the_choice_that_departs_from_its_text() {
        assertThat(Session.of("laws", "7.4a", "--edition", "2001").out())
                .contains(
                        "Choice of the event: rules.interpretations.illegalMoveTrigger, usually completed, or as-written: "
                                + "departs from the text of 2001");
        assertThat(Session.of("laws", "A.3", "--edition", "2023").out())
                .contains("rules.interpretations.blitzPenalties, usually as-meant, or as-written");
        assertThat(Session.of("laws", "12.6", "--edition", "2009").out())
                .contains("rules.interpretations.insistence.offers, usually 2");
        assertThat(Session.of("laws", "6.11", "--edition", "2009").out()).contains("rules.flagOrder, usually shown");
        assertThat(Session.in(Locale.of("es"), "", "laws", "9.4").out())
                .contains("Elección del evento: rules.interpretations.improperClaims");
    }

    @Test
    void every_reading_of_the_laws_that_an_event_may_choose_is_told_under_an_article_in_both_languages() {
        List<EventChoice> readings = EventChoice.all().stream()
                .filter(choice -> choice.path().startsWith("rules.interpretations."))
                .toList();
        assertThat(readings).hasSizeGreaterThan(7).allSatisfy(choice -> {
            assertThat(choice.articles()).as(choice.path()).isNotEmpty();
            assertThat(Wording.in(Locale.ENGLISH).maybe("choice." + choice.path()))
                    .as(choice.path())
                    .isPresent();
            assertThat(Wording.in(Locale.of("es")).maybe("choice." + choice.path()))
                    .as(choice.path())
                    .isPresent();
        });
    }
}
