package org.jadoube.journal.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.board.Square;
import org.jadoube.laws.game.Act;
import org.junit.jupiter.api.Test;

/// `docs/acts.md` against the acts themselves.
class ActsDescriptionTest {
    private static final List<String> OF_ALL = List.of("by", "at");

    /// Run with `-Djadoube.regenerate=true` to add rows and members that are missing.
    @Test
    void every_act_has_a_row_with_its_members_and_no_row_is_of_another() {
        Map<String, RecordForm> kinds = Kinds.of(Act.class).all();
        kinds.forEach(ActsDescriptionTest::complete);
        Map<String, String> rows = rows();
        kinds.forEach((kind, form) -> {
            assertThat(rows).as("a row of docs/acts.md").containsKey(kind);
            assertThat(missing(rows.getOrDefault(kind, ""), form)).as(kind).isEmpty();
        });
        assertThat(rows.keySet()).isSubsetOf(kinds.keySet());
    }

    private static List<String> missing(String row, RecordForm form) {
        return form.names().stream()
                .filter(member -> !OF_ALL.contains(member) && !row.contains("`" + member + "`"))
                .toList();
    }

    private static void complete(String kind, RecordForm form) {
        String beginning = "| `" + kind + "` |";
        String row = rows().getOrDefault(kind, beginning + " | |");
        for (String member : missing(row, form).reversed()) {
            String rest = row.substring(beginning.length());
            row = beginning + " `" + member + "`" + (rest.startsWith(" |") ? "" : ",") + rest;
        }
        Goldens.setActRow(beginning, row, "\n## Values");
    }

    /// The rows of the tables of acts, by kind.
    private static Map<String, String> rows() {
        String description = Goldens.acts();
        return description
                .substring(description.indexOf("## At the board"), description.indexOf("## Values"))
                .lines()
                .filter(line -> line.startsWith("| `"))
                .collect(Collectors.toMap(line -> line.substring(3, line.indexOf("` |")), line -> line));
    }

    /// Run with `-Djadoube.regenerate=true` to add rows that are missing.
    @Test
    void every_member_that_is_a_word_has_a_row_with_its_words() {
        Map<String, String> words = new TreeMap<>();
        Kinds.records(Act.class).forEach(type -> addWords(type, words));
        assertThat(words).containsKeys("contact", "grounds", "piece");
        words.forEach((member, row) -> Goldens.setActRow("| `" + member + "` | `", row, ""));
        assertThat(Goldens.acts().lines()).as("docs/acts.md").containsAll(words.values());
    }

    private static void addWords(Class<?> type, Map<String, String> words) {
        for (RecordComponent component : type.getRecordComponents()) {
            Class<?> simple = simple(component.getGenericType());
            if (simple.isEnum()
                    && simple != Square.class
                    && !component.getName().equals("by")) {
                words.put(
                        component.getName(),
                        "| `%s` | %s |"
                                .formatted(
                                        component.getName(),
                                        Stream.of(simple.getEnumConstants())
                                                .map(constant -> "`"
                                                        + Vocabulary.form(simple)
                                                                .write(constant)
                                                                .stringValue() + "`")
                                                .collect(Collectors.joining(", "))));
            } else if (simple.isSealed() && !simple.isEnum()) {
                Arrays.stream(simple.getPermittedSubclasses()).forEach(kind -> addWords(kind, words));
            }
        }
    }

    private static Class<?> simple(Type type) {
        return type instanceof ParameterizedType generic
                ? simple(generic.getActualTypeArguments()[0])
                : (Class<?>) type;
    }
}
