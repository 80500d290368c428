package org.jadoube.journal.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.laws.edition.EventRules;
import org.junit.jupiter.api.Test;

/// The table of an event's rules in `docs/journal.md`, which is written from their types.
class RulesDescriptionTest {
    /// Run with `-Djadoube.regenerate=true` to write it anew.
    @Test
    void the_description_has_every_rule_and_every_word() {
        String table = Stream.concat(Stream.of("| member of `rules` | |", "|---|---|"), rows("", EventRules.class))
                .collect(Collectors.joining("\n"));
        assertThat(table.lines()).hasSizeGreaterThan(8);
        Goldens.setRules(table);
        assertThat(Goldens.description()).contains(table);
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
