package org.jadoube.journal.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.laws.edition.EventRules;
import org.junit.jupiter.api.Test;

/// The table of an event's rules in `docs/acts.md`: names and words are written from their types, what they say by
/// hand.
class RulesDescriptionTest {
    private static final String END = "\n## A quickplay finish";

    /// Run with `-Djadoube.regenerate=true` to write the rows anew.
    @Test
    void the_description_has_every_rule_with_its_words_and_what_it_says() {
        Map<String, String> rows = new LinkedHashMap<>();
        rows("", EventRules.class).forEach(row -> rows.put(row.substring(0, row.indexOf("` |") + "` |".length()), row));
        assertThat(rows).hasSizeGreaterThan(20);
        rows.forEach((beginning, row) -> Goldens.setActRow(beginning, row + said(beginning), END));
        assertThat(rows).allSatisfy((beginning, row) -> {
            assertThat(Goldens.acts().lines()).as("docs/acts.md").anyMatch(line -> line.startsWith(row + " "));
            assertThat(said(beginning)).as("what %s says", beginning).matches(" \\S.* \\|");
        });
    }

    /// What the row that begins so says by hand.
    private static String said(String beginning) {
        return Goldens.acts()
                .lines()
                .filter(line -> line.startsWith(beginning))
                .map(line -> line.substring(line.lastIndexOf(" |", line.length() - " |".length() - 1) + " |".length()))
                .findFirst()
                .orElse(" |");
    }

    private static Stream<String> rows(String prefix, Class<?> type) {
        return Arrays.stream(type.getRecordComponents()).flatMap(component -> rows(prefix, component));
    }

    private static Stream<String> rows(String prefix, RecordComponent component) {
        String name = prefix + component.getName();
        Type type = component.getGenericType();
        if (type instanceof ParameterizedType optional) {
            return Stream.of(row(name, "if any: " + value((Class<?>) optional.getActualTypeArguments()[0])));
        }
        Class<?> simple = (Class<?>) type;
        return Forms.of(simple) instanceof RecordForm ? rows(name + ".", simple) : Stream.of(row(name, value(simple)));
    }

    private static String row(String name, String value) {
        return "| `" + name + "` | " + value + " |";
    }

    private static String value(Class<?> type) {
        if (type.isEnum()) {
            return Arrays.stream(type.getEnumConstants())
                    .map(constant -> "`" + Vocabulary.form(type).write(constant).stringValue() + "`")
                    .collect(Collectors.joining(", "));
        }
        return type.isSealed()
                ? "an object with its `kind`: "
                        + Kinds.records(type).map(RulesDescriptionTest::kind).collect(Collectors.joining(", "))
                : Forms.of(type).expected();
    }

    private static String kind(Class<?> type) {
        String members = RecordForm.of(type).names().stream()
                .map(name -> "`" + name + "`")
                .collect(Collectors.joining(", "));
        return "`" + Kinds.name(type) + "`" + (members.isEmpty() ? "" : " with " + members);
    }
}
