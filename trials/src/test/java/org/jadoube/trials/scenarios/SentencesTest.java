package org.jadoube.trials.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.cucumberexpressions.ExpressionFactory;
import io.cucumber.cucumberexpressions.ParameterType;
import io.cucumber.cucumberexpressions.ParameterTypeRegistry;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.io.IOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.ReflectionSupport;

/// That `docs/scenarios.md` lists every sentence a scenario may use, each with an example, and no other.
final class SentencesTest {
    private static final Pattern ENTRY = Pattern.compile("^- `([^`]+)`: (?:[^`]*)`([^`]+)`", Pattern.MULTILINE);
    private static final Pattern TERM = Pattern.compile("^- `\\{(\\w+)}`", Pattern.MULTILINE);

    private static final List<Method> METHODS =
            ReflectionSupport.findAllClassesInPackage("org.jadoube.trials.scenarios", type -> true, name -> true)
                    .stream()
                    .flatMap(type -> Stream.of(type.getDeclaredMethods()))
                    .toList();

    @Test
    void every_sentence_is_documented_and_no_other() throws IOException {
        assertThat(entries().map(entry -> entry.group(1)))
                .doesNotHaveDuplicates()
                .containsExactlyInAnyOrderElementsOf(sentences());
    }

    @Test
    void every_example_is_such_a_sentence() throws IOException {
        ExpressionFactory expressions = new ExpressionFactory(terms());
        assertThat(entries()
                        .filter(entry -> Optional.ofNullable(expressions
                                        .createExpression(entry.group(1))
                                        .match(entry.group(2)))
                                .isEmpty()))
                .extracting(MatchResult::group)
                .isEmpty();
    }

    @Test
    void every_gap_is_explained() throws IOException {
        Set<String> explained = TERM.matcher(document())
                .results()
                .map(result -> result.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(explained).isEqualTo(gaps().keySet());
    }

    private static Stream<MatchResult> entries() throws IOException {
        return ENTRY.matcher(document())
                .results()
                .filter(entry -> !TERM.matcher(entry.group()).find());
    }

    private static String document() throws IOException {
        return Files.readString(
                Path.of(System.getProperty("jadoube.root"), "docs", "scenarios.md"), StandardCharsets.UTF_8);
    }

    private static List<String> sentences() {
        return METHODS.stream()
                .flatMap(method -> Stream.of(
                                annotation(method, Given.class).map(Given::value),
                                annotation(method, When.class).map(When::value),
                                annotation(method, Then.class).map(Then::value))
                        .flatMap(Optional::stream))
                .toList();
    }

    private static ParameterTypeRegistry terms() {
        ParameterTypeRegistry registry = new ParameterTypeRegistry(Locale.ENGLISH);
        gaps().forEach((name, pattern) ->
                registry.defineParameterType(new ParameterType<>(name, pattern, String.class, (String text) -> text)));
        return registry;
    }

    /// Each gap with what may stand in it.
    private static Map<String, String> gaps() {
        Map<String, String> gaps = new TreeMap<>();
        METHODS.forEach(method -> annotation(method, io.cucumber.java.ParameterType.class)
                .ifPresent(gap -> gaps.put(method.getName(), gap.value())));
        return gaps;
    }

    private static <A extends Annotation> Optional<A> annotation(Method method, Class<A> kind) {
        return AnnotationSupport.findAnnotation(method, kind);
    }
}
