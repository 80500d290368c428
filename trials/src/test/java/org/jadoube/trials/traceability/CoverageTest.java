package org.jadoube.trials.traceability;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CoverageTest {
    private static final String FEATURE = """
            Feature: A flag falls

              @article-6.9 @rule @edition-2001 @edition-2009
              Scenario Outline: Too late
                Given the Laws of <edition>
                Examples:
                  | edition |
                  | 2001    |
                  | 2009    |

              @article-6.9 @article-2023/5.1.2 @boundary
              Scenario Outline: Just in time
                Given the Laws of <edition>

                @edition-2001
                Examples:
                  | edition |
                  | 2001    |

                @edition-2023
                Examples:
                  | edition |
                  | 2023    |
            """;

    @TempDir
    private Path folder;

    private List<Scenario> scenarios(String feature) throws IOException {
        Files.createDirectories(folder.resolve("flag"));
        Files.writeString(folder.resolve("flag/fall.feature"), feature);
        return new Features(folder).scenarios();
    }

    private static Coverage with(List<Scenario> scenarios, String... coded) {
        TreeMap<String, java.util.NavigableSet<Place>> code = new TreeMap<>();
        for (String article : coded) {
            code.put(article, new TreeSet<>(List.of(new Place("clock/Flag.java", "Flag.fall"))));
        }
        return new Coverage(code, scenarios);
    }

    @Test
    void rows_that_share_their_tags_are_read_as_one_scenario_with_the_editions_of_its_steps() throws IOException {
        List<Scenario> scenarios = scenarios(FEATURE);
        assertThat(scenarios)
                .extracting(Scenario::place)
                .containsExactly(
                        "flag/fall.feature: Just in time",
                        "flag/fall.feature: Just in time",
                        "flag/fall.feature: Too late");
        assertThat(scenarios.getLast().editions()).containsExactly("2001", "2009");
        assertThat(scenarios.getLast().articles()).containsExactly("6.9");
        assertThat(scenarios.getLast().shown()).isEqualTo("rule");
        assertThat(scenarios)
                .allSatisfy(scenario -> assertThat(scenario.editions()).isEqualTo(scenario.taggedEditions()));
    }

    @Test
    void a_row_without_its_tag_and_a_tag_without_its_row_are_seen() throws IOException {
        assertThat(scenarios(FEATURE.replace("      | 2009    |\n", "")).getLast())
                .satisfies(scenario -> assertThat(scenario.editions()).isNotEqualTo(scenario.taggedEditions()));
        assertThat(scenarios(FEATURE.replace(" @edition-2009", "")).getLast())
                .satisfies(scenario -> assertThat(scenario.editions()).isNotEqualTo(scenario.taggedEditions()));
    }

    @Test
    void what_lacks_code_a_rule_or_a_boundary_is_open_in_just_those_editions() throws IOException {
        assertThat(with(scenarios(FEATURE)).open())
                .contains("6.9 lacks code in 2001", "6.9 lacks code in 2023")
                .contains("6.9 lacks a rule in 1997", "6.9 lacks a rule in 2023")
                .contains("6.9 lacks a boundary in 2009")
                .doesNotContain("6.9 lacks a rule in 2001", "6.9 lacks a rule in 2009")
                .doesNotContain("6.9 lacks a boundary in 2001", "6.9 lacks a boundary in 2023");
        assertThat(with(List.of(), "6.9").open()).noneMatch(row -> row.startsWith("6.9 lacks code"));
    }

    @Test
    void only_what_decides_or_asks_and_is_in_force_can_be_open() {
        assertThat(with(List.of()).open())
                .hasSizeGreaterThan(3000)
                .contains("7.2 lacks a rule in 2018", "7.4a lacks a rule in 2009")
                .doesNotContain("8.3 lacks code in 2009", "6.4 lacks a rule in 2009")
                .doesNotContain("2023/5.1.2 lacks a rule in 2018", "7.4a lacks a rule in 1997");
    }

    @Test
    void a_whole_is_shown_by_its_parts_and_parts_are_not_shown_by_the_whole() throws IOException {
        List<Scenario> part = scenarios(FEATURE.replace("6.9", "9.2b"));
        assertThat(with(part).open()).doesNotContain("9.2 lacks a rule in 2001").contains("9.2a lacks a rule in 2001");
        List<Scenario> whole = scenarios(FEATURE.replace("6.9", "9.2"));
        assertThat(with(whole).open())
                .doesNotContain("9.2 lacks a rule in 2001")
                .contains("9.2b lacks a rule in 2001");
    }

    @Test
    void an_article_shown_in_an_edition_that_lacks_it_is_named() throws IOException {
        assertThat(with(scenarios(FEATURE)).notInForce())
                .containsExactly("flag/fall.feature: Just in time: 2023/5.1.2 in 2001");
    }

    @Test
    void a_file_that_is_no_gherkin_is_named() {
        assertThatThrownBy(() -> scenarios("no feature at all\n")).hasMessageContaining("flag/fall.feature");
    }

    @Test
    void every_provision_is_in_one_chapter() {
        assertThat(Chapter.inOrder()).doesNotHaveDuplicates().hasSameSizeAs(org.jadoube.lawbook.Lawbook.provisions());
    }
}
