package org.jadoube.trials.traceability;

import io.cucumber.gherkin.GherkinParser;
import io.cucumber.messages.types.Envelope;
import io.cucumber.messages.types.FeatureChild;
import io.cucumber.messages.types.GherkinDocument;
import io.cucumber.messages.types.Pickle;
import io.cucumber.messages.types.PickleTag;
import io.cucumber.messages.types.RuleChild;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// A folder of feature files, read with Cucumber's own parser.
record Features(Path root) {
    private static final Pattern EDITION = Pattern.compile("\\bthe Laws of (\\d{4})\\b");

    /// All scenarios in order; a file that is no Gherkin is an error that says where.
    List<Scenario> scenarios() {
        if (!Files.isDirectory(root)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(file -> file.toString().endsWith(".feature"))
                    .sorted()
                    .flatMap(file -> scenariosIn(file).stream())
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<Scenario> scenariosIn(Path file) {
        String feature = root.relativize(file).toString().replace('\\', '/');
        Map<String, String> names = new HashMap<>();
        Map<List<String>, List<Pickle>> rows = new LinkedHashMap<>();
        for (Envelope envelope : parsed(file)) {
            envelope.getParseError().ifPresent(error -> {
                throw new IllegalStateException(feature + ": " + error.getMessage());
            });
            envelope.getGherkinDocument().ifPresent(document -> names.putAll(namesIn(document)));
            envelope.getPickle()
                    .ifPresent(pickle -> rows.computeIfAbsent(alike(pickle), _ -> new ArrayList<>())
                            .add(pickle));
        }
        List<Scenario> scenarios = new ArrayList<>();
        rows.forEach((alike, pickles) -> scenarios.add(new Scenario(
                feature,
                Optional.ofNullable(names.get(alike.getFirst())).orElseThrow(),
                alike.subList(1, alike.size()),
                editions(pickles))));
        return scenarios;
    }

    private static List<Envelope> parsed(Path file) {
        GherkinParser parser = GherkinParser.builder()
                .includeSource(false)
                .includeGherkinDocument(true)
                .includePickles(true)
                .build();
        try (Stream<Envelope> envelopes = parser.parse(file)) {
            return envelopes.toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// What rows of one scenario have in common: its node, then the tags.
    private static List<String> alike(Pickle pickle) {
        List<String> alike = new ArrayList<>(List.of(pickle.getAstNodeIds().getFirst()));
        pickle.getTags().stream().map(PickleTag::getName).distinct().forEach(alike::add);
        return alike;
    }

    private static SortedSet<String> editions(List<Pickle> pickles) {
        SortedSet<String> editions = new TreeSet<>();
        pickles.stream().flatMap(pickle -> pickle.getSteps().stream()).forEach(step -> {
            Matcher matcher = EDITION.matcher(step.getText());
            while (matcher.find()) {
                editions.add(matcher.group(1));
            }
        });
        return editions;
    }

    private static Map<String, String> namesIn(GherkinDocument document) {
        Map<String, String> names = new HashMap<>();
        for (FeatureChild child : document.getFeature().stream()
                .flatMap(feature -> feature.getChildren().stream())
                .toList()) {
            child.getScenario().ifPresent(scenario -> names.put(scenario.getId(), scenario.getName()));
            child.getRule().stream()
                    .flatMap(rule -> rule.getChildren().stream())
                    .map(RuleChild::getScenario)
                    .flatMap(Optional::stream)
                    .forEach(scenario -> names.put(scenario.getId(), scenario.getName()));
        }
        return names;
    }
}
