package org.jadoube.trials.scenarios;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.cucumber.gherkin.GherkinParser;
import io.cucumber.messages.types.Envelope;
import io.cucumber.messages.types.Pickle;
import io.cucumber.messages.types.PickleStep;
import io.cucumber.messages.types.PickleTag;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A feature file as it is written.
///
/// @param text every line of it
/// @param scenarios its scenarios, an outline being one
record Feature(Path file, String text, List<Scenario> scenarios) {
    /// The folder of all topics.
    static Path root() {
        return Path.of(System.getProperty("jadoube.root"))
                .resolve("trials/src/test/resources/org/jadoube/trials/scenarios");
    }

    /// All features.
    static List<Feature> all() {
        try (Stream<Path> files = Files.walk(root())) {
            return files.filter(file -> file.toString().endsWith(".feature"))
                    .sorted()
                    .map(Feature::read)
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Feature read(Path file) {
        try {
            List<Envelope> said = GherkinParser.builder().build().parse(file).toList();
            said.stream().map(Envelope::getParseError).flatMap(Optional::stream).forEach(error -> {
                throw new AssertionError(file + ": " + error.getMessage());
            });
            Map<String, List<Pickle>> pickles = said.stream()
                    .map(Envelope::getPickle)
                    .flatMap(Optional::stream)
                    .collect(Collectors.groupingBy(
                            pickle -> pickle.getAstNodeIds().getFirst(), TreeMap::new, Collectors.toList()));
            return new Feature(
                    file,
                    Files.readString(file, UTF_8),
                    pickles.values().stream().map(Scenario::new).toList());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /// One scenario, or one outline with all its examples.
    record Scenario(List<Pickle> pickles) {
        private static final Pattern LAWS = Pattern.compile("the Laws of (\\d{4})");

        String name() {
            return pickles.getFirst().getName();
        }

        /// What follows a prefix in the tags of any of the examples.
        Set<String> tags(String prefix) {
            return pickles.stream()
                    .flatMap(pickle -> pickle.getTags().stream())
                    .map(PickleTag::getName)
                    .filter(tag -> tag.startsWith(prefix))
                    .map(tag -> tag.substring(prefix.length()))
                    .collect(Collectors.toSet());
        }

        /// The editions under which it is really played.
        Set<String> editions() {
            return pickles.stream().map(Scenario::edition).collect(Collectors.toSet());
        }

        private static String edition(Pickle pickle) {
            return pickle.getSteps().stream()
                    .map(PickleStep::getText)
                    .map(LAWS::matcher)
                    .filter(Matcher::matches)
                    .map(matcher -> matcher.group(1))
                    .findFirst()
                    .orElse("no edition");
        }
    }
}
