package org.jadoube.trials.traceability;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.lawbook.Lawbook;
import org.jadoube.trials.architecture.House;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// With `-Djadoube.regenerate=true` it first writes the page and the resource anew.
class LawsInCodeTest {
    private static final Path ROOT = Path.of(System.getProperty("jadoube.root"));
    private static final Path PAGE = ROOT.resolve("docs/laws-in-code.md");
    private static final Path RESOURCE = ROOT.resolve("cli/src/main/resources/org/jadoube/cli/laws-in-code.tsv");

    private static final int FEWEST_ARTICLES = 30;
    private static final int FEWEST_CITATIONS = 20;
    private static final int FEWEST_CLASSES = 100;

    private static final Pattern CITATION = Pattern.compile("new Citation\\(\\s*\"([^\"]*)\"");

    private static final Coverage COVERAGE =
            new Coverage(Place.byArticle(), new Features(ROOT.resolve(LawsInCode.SCENARIOS)).scenarios());
    private static final LawsInCode LAWS_IN_CODE = new LawsInCode(COVERAGE);

    @BeforeAll
    static void regenerate() throws IOException {
        if (Boolean.getBoolean("jadoube.regenerate")) {
            Files.writeString(PAGE, LAWS_IN_CODE.page());
            Files.writeString(RESOURCE, LAWS_IN_CODE.resource());
        }
    }

    @Test
    void the_code_names_only_articles_of_the_lawbook() {
        Set<String> known = known();
        var places = new TreeMap<>(COVERAGE.code());
        assertThat(House.CLASSES).hasSizeGreaterThan(FEWEST_CLASSES);
        assertThat(places).hasSizeGreaterThan(FEWEST_ARTICLES);
        places.keySet().removeAll(known);
        assertThat(places)
                .as("articles that the lawbook does not know, and who names them")
                .isEmpty();
    }

    @Test
    void every_citation_written_in_the_code_is_in_the_lawbook() throws IOException {
        Set<String> cited = new TreeSet<>();
        for (String room : House.ROOMS) {
            try (Stream<Path> files = Files.walk(ROOT.resolve(room).resolve("src/main/java"))) {
                for (Path file :
                        files.filter(each -> each.toString().endsWith(".java")).toList()) {
                    Matcher matcher = CITATION.matcher(Files.readString(file));
                    while (matcher.find()) {
                        cited.add(matcher.group(1));
                    }
                }
            }
        }
        assertThat(cited).hasSizeGreaterThan(FEWEST_CITATIONS).isSubsetOf(known());
    }

    @Test
    void scenarios_name_articles_and_editions_of_the_lawbook() {
        Set<String> known = known();
        List<String> faults = new ArrayList<>();
        for (Scenario scenario : COVERAGE.scenarios()) {
            scenario.articles().stream()
                    .filter(article -> !known.contains(article))
                    .forEach(article -> faults.add(scenario.place() + ": no such article: " + article));
            if (scenario.articles().isEmpty()
                    || scenario.shows().isEmpty()
                    || scenario.editions().isEmpty()) {
                faults.add(scenario.place() + ": @article-..., @edition-..., and @rule or @boundary were expected, not "
                        + scenario.tags());
            }
            if (!Lawbook.editions().containsAll(scenario.editions())) {
                faults.add(scenario.place() + ": editions are " + Lawbook.editions() + ", not " + scenario.editions());
            }
        }
        assertThat(faults).isEmpty();
    }

    @Test
    void a_scenario_runs_in_the_editions_of_its_tags() {
        assertThat(COVERAGE.scenarios())
                .allSatisfy(scenario -> assertThat(scenario.editions())
                        .as("%s: the editions of its steps, and of its tags", scenario.place())
                        .isEqualTo(scenario.taggedEditions()));
    }

    @Test
    void a_scenario_shows_an_article_only_in_editions_that_have_it() {
        assertThat(COVERAGE.notInForce()).isEmpty();
    }

    @Test
    void the_page_and_the_resource_are_not_stale() throws IOException {
        String how = "stale: run this test with -Djadoube.regenerate=true and commit what changes";
        assertThat(Files.readString(PAGE, StandardCharsets.UTF_8)).as(how).isEqualTo(LAWS_IN_CODE.page());
        assertThat(Files.readString(RESOURCE, StandardCharsets.UTF_8)).as(how).isEqualTo(LAWS_IN_CODE.resource());
    }

    @Test
    void whatever_decides_or_asks_has_code_a_rule_and_a_boundary_in_every_edition() {
        assertThat(COVERAGE.open()).isEmpty();
    }

    private static Set<String> known() {
        return Lawbook.provisions().stream()
                .map(provision -> provision.citation().number())
                .collect(Collectors.toSet());
    }
}
