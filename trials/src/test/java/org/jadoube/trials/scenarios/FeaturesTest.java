package org.jadoube.trials.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// That every scenario says which article it shows, in which editions, and whether the rule or its boundary.
final class FeaturesTest {
    /// Raised as features come; a suite that loses them is noticed.
    private static final int LEAST_SCENARIOS_RUN = 3040;

    /// The topics, each a folder.
    private static final List<String> TOPICS = List.of(
            "arbiter",
            "board",
            "clock",
            "completion",
            "conduct",
            "draw",
            "flag",
            "game",
            "interruption",
            "irregularity",
            "moving",
            "points",
            "quickplay",
            "rapid",
            "scoresheet",
            "session",
            "touch");

    private static final List<Feature> FEATURES = Feature.all();

    @Test
    void no_scenarios_are_lost() {
        assertThat(scenarios().mapToInt(scenario -> scenario.pickles().size()).sum())
                .isGreaterThanOrEqualTo(LEAST_SCENARIOS_RUN);
    }

    @Test
    void every_topic_has_features_and_every_feature_has_scenarios() {
        assertThat(FEATURES)
                .extracting(feature ->
                        String.valueOf(Feature.root().relativize(feature.file()).getName(0)))
                .hasSameElementsAs(TOPICS);
        assertThat(Feature.root())
                .isDirectoryNotContaining(file -> !TOPICS.contains(String.valueOf(file.getFileName())));
        assertThat(FEATURES)
                .filteredOn(feature -> feature.scenarios().isEmpty())
                .extracting(Feature::file)
                .isEmpty();
    }

    @Test
    void every_scenario_is_tagged_with_an_article() {
        assertThat(scenarios().filter(scenario -> scenario.tags("@article-").isEmpty()))
                .extracting(Feature.Scenario::name)
                .isEmpty();
    }

    @Test
    void every_scenario_shows_either_a_rule_or_its_boundary() {
        assertThat(scenarios()
                        .filter(scenario -> scenario.tags("@rule").size()
                                        + scenario.tags("@boundary").size()
                                != 1))
                .extracting(Feature.Scenario::name)
                .isEmpty();
    }

    @Test
    void every_scenario_is_played_in_just_the_editions_of_its_tags() {
        assertThat(scenarios().filter(scenario -> !scenario.tags("@edition-").equals(scenario.editions())))
                .extracting(scenario -> "%s: tagged %s, played %s"
                        .formatted(scenario.name(), scenario.tags("@edition-"), scenario.editions()))
                .isEmpty();
    }

    @Test
    void within_a_feature_no_two_scenarios_have_the_same_name() {
        for (Feature feature : FEATURES) {
            assertThat(feature.scenarios())
                    .as(feature.file().toString())
                    .extracting(Feature.Scenario::name)
                    .doesNotHaveDuplicates();
        }
    }

    @Test
    void no_two_features_have_the_same_name_and_none_speaks_of_the_program() {
        assertThat(FEATURES)
                .extracting(feature -> feature.text()
                        .lines()
                        .filter(line -> line.startsWith("Feature: "))
                        .collect(Collectors.joining()))
                .doesNotContain("")
                .doesNotHaveDuplicates();
        assertThat(FEATURES)
                .extracting(Feature::text)
                .noneMatch(text -> text.toLowerCase(Locale.ROOT).contains("jadoube"));
    }

    private static Stream<Feature.Scenario> scenarios() {
        return FEATURES.stream().map(Feature::scenarios).flatMap(List::stream);
    }
}
