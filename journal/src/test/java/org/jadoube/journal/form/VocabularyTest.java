package org.jadoube.journal.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jadoube.board.Square;
import org.jadoube.clock.AtLastZero;
import org.jadoube.clock.PeriodSwitch;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Event;
import org.junit.jupiter.api.Test;

class VocabularyTest {
    /// Run with `-Djadoube.regenerate=true` to add those that are missing.
    @Test
    void every_word_is_the_one_it_always_was() {
        List<String> words = words();
        Goldens.addWords(words);
        assertThat(words).hasSizeGreaterThan(25);
        assertThat(Goldens.words())
                .as("add new words with -Djadoube.regenerate=true; whoever renames a constant keeps its word")
                .containsExactlyInAnyOrderElementsOf(words);
    }

    private static List<String> words() {
        return Stream.concat(
                        Stream.of(PeriodSwitch.class, AtLastZero.class),
                        Stream.concat(Kinds.records(Event.class), Kinds.records(Act.class))
                                .flatMap(VocabularyTest::enums))
                .distinct()
                .filter(type -> type != Square.class)
                .flatMap(type -> Arrays.stream(type.getEnumConstants())
                        .map(Enum.class::cast)
                        .map(constant -> type.getSimpleName() + "." + constant.name() + "\t"
                                + Vocabulary.form(type).write(constant).stringValue()))
                .toList();
    }

    private static Stream<Class<?>> enums(Type type) {
        return switch (type) {
            case ParameterizedType generic -> enums(generic.getActualTypeArguments()[0]);
            case Class<?> simple when simple.isEnum() -> Stream.of(simple);
            case Class<?> simple
            when simple.isRecord() ->
                Arrays.stream(simple.getRecordComponents())
                        .map(RecordComponent::getGenericType)
                        .flatMap(VocabularyTest::enums);
            case Class<?> simple when simple.isSealed() -> Kinds.records(simple).flatMap(VocabularyTest::enums);
            default -> Stream.empty();
        };
    }
}
