package org.jadoube.lawbook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

class IndexTest {
    static final List<String> EDITIONS = Lawbook.editions();
    private static final String HEADING = "number\tcitation\tkind\tsource\tenglish\tspanish\treason\tnote";

    @ParameterizedTest
    @CsvSource({"1997, 20", "2001, 150", "2005, 155", "2009, 165", "2014, 200", "2017, 230", "2018, 230", "2023, 250"})
    void an_edition_has_at_least_so_many_entries(String edition, int fewest) {
        assertThat(Lawbook.index(edition).entries()).hasSizeGreaterThanOrEqualTo(fewest);
    }

    @ParameterizedTest
    @FieldSource("EDITIONS")
    void no_number_is_left_out(String edition) {
        Map<String, List<String>> stepsBelow = new TreeMap<>();
        for (Entry entry : Lawbook.index(edition).entries()) {
            List<String> steps = steps(entry.number());
            for (int depth = 1; depth < steps.size(); depth++) {
                List<String> below =
                        stepsBelow.computeIfAbsent(String.join(" ", steps.subList(0, depth)), _ -> new ArrayList<>());
                if (!below.contains(steps.get(depth))) {
                    below.add(steps.get(depth));
                }
            }
        }
        assertThat(stepsBelow).isNotEmpty().allSatisfy((whole, below) -> {
            List<String> expected = new ArrayList<>();
            boolean digits = Character.isDigit(below.getFirst().charAt(0));
            for (int i = 0; i < below.size(); i++) {
                expected.add(digits ? String.valueOf(i + 1) : String.valueOf((char) ('a' + i)));
            }
            assertThat(below).as("parts of %s in %s", whole, edition).isEqualTo(expected);
        });
    }

    @ParameterizedTest
    @FieldSource("EDITIONS")
    void the_articles_of_an_edition_are_all_there(String edition) {
        Set<String> articles = new LinkedHashSet<>();
        Lawbook.index(edition)
                .entries()
                .forEach(entry -> articles.add(steps(entry.number()).getFirst()));
        assertThat(articles)
                .containsExactlyElementsOf(
                        switch (edition) {
                            case "1997" -> List.of("6");
                            case "2001", "2005" -> articlesAnd("14", "B", "C", "D");
                            case "2009" -> articlesAnd("14", "A", "B", "D");
                            case "2014" -> articlesAnd("12", "A", "B", "G");
                            default -> articlesAnd("12", "A", "B", "III");
                        });
    }

    private static List<String> articlesAnd(String last, String... appendices) {
        List<String> articles = new ArrayList<>(List.of("Preface"));
        for (int article = 1; article <= Integer.parseInt(last); article++) {
            articles.add(String.valueOf(article));
        }
        articles.addAll(List.of(appendices));
        return articles;
    }

    @ParameterizedTest
    @FieldSource("EDITIONS")
    void a_number_and_a_citation_meet_once(String edition) {
        assertThat(Lawbook.index(edition).entries())
                .extracting(entry -> entry.number() + " " + entry.citation().number())
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @FieldSource("EDITIONS")
    void titles_are_short_and_tell_entries_under_one_number_apart(String edition) {
        List<Entry> entries = Lawbook.index(edition).entries();
        assertThat(entries)
                .extracting(entry -> entry.number() + entry.title().english())
                .doesNotHaveDuplicates();
        assertThat(entries).allSatisfy(entry -> {
            assertThat(entry.title().english()).hasSizeLessThan(160).doesNotEndWith(".");
            assertThat(entry.title().spanish()).hasSizeLessThan(160).doesNotEndWith(".");
            assertThat(entry.title().spanish()).isNotEqualTo(entry.title().english());
        });
    }

    @Test
    void a_citation_is_the_number_in_the_edition_that_names_it() {
        Map<String, String> elsewhere = Map.of("9.1", "9.1a", "9.1a", "9.1b1", "9.1b", "9.1b2", "9.1c", "9.1b3");
        assertThat(Lawbook.provisions()).hasSizeGreaterThan(250).allSatisfy(provision -> {
            String named = provision.citation().article();
            assertThat(provision.numberIn(provision.home()))
                    .as(provision.citation().number())
                    .hasValue(
                            provision.citation().edition().isPresent() ? named : elsewhere.getOrDefault(named, named));
        });
    }

    @Test
    void what_2009_does_not_number_is_named_after_the_latest_edition_that_does() {
        assertThat(Lawbook.provisions())
                .filteredOn(provision -> provision.citation().edition().isPresent())
                .hasSizeGreaterThan(80)
                .allSatisfy(provision -> assertThat(provision.entries().keySet())
                        .last()
                        .as(provision.citation().number())
                        .isEqualTo(provision.home()));
    }

    @Test
    void a_number_of_2009_is_one_provision_besides_those_that_later_editions_number_apart() {
        assertThat(Lawbook.index("2009").entries())
                .filteredOn(entry -> entry.citation().edition().isEmpty())
                .extracting(Entry::number)
                .hasSizeGreaterThan(150)
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @CsvSource({"7, 7.5, true", "7.5, 7.5.1, true", "9.5, 9.5b, true", "A.4d, A.4d1, true", "III, III.4, true"})
    @CsvSource({
        "7.5, 7.5, false",
        "1, 10.1, false",
        "II, III.4, false",
        "6.1, 6.11a, false",
        "9.1b, 9.1, false",
        "'', 9.1, false"
    })
    void a_part_is_told_by_its_number(String whole, String number, boolean part) {
        Entry entry = Index.read("2009", List.of(HEADING, row(number, "decides", "-")))
                .entries()
                .getFirst();
        assertThat(entry.isPartOf(whole)).isEqualTo(part);
    }

    @Test
    void a_bad_line_is_named_with_what_was_expected() {
        assertThatThrownBy(() -> Index.read("2009", List.of("number\tcitation")))
                .hasMessageContaining("2009.tsv, line 1: the heading [number, citation, kind");
        assertThatThrownBy(() -> Index.read("2009", List.of("# remark", HEADING, "6.8\t6.8")))
                .hasMessage("2009.tsv, line 3: 8 filled cells were expected: 6.8\t6.8");
        assertThatThrownBy(() -> Index.read("2009", List.of(HEADING, row("6.8", "decided", "-"))))
                .hasMessage("2009.tsv, line 2: one of [DECIDES, ASKS, RECORDS, OUTSIDE] was expected, not \"decided\"");
        assertThatThrownBy(() -> Index.read("2009", List.of(HEADING, row("6.8", "outside", "-"))))
                .hasMessage("2009.tsv, line 2: 6.8: a reason was expected exactly for what is outside");
        assertThatThrownBy(() -> Index.read("2009", List.of(HEADING, row("6.8", "outside", "because"))))
                .hasMessage("2009.tsv, line 2: English | Spanish was expected, not \"because\"");
    }

    private static String row(String number, String kind, String reason) {
        return String.join("\t", number, number, kind, "text", "a title", "un título", reason, "-");
    }

    /// A number as the steps that lead to it: 9.5b as 9, 5, b.
    private static List<String> steps(String number) {
        List<String> steps = new ArrayList<>();
        for (String dotted : number.split("\\.", -1)) {
            for (String step : dotted.split("(?<=\\d)(?=[a-z])|(?<=[a-z])(?=\\d)", -1)) {
                steps.add(step);
            }
        }
        return steps;
    }
}
