package org.jadoube.journal.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jadoube.board.Square;
import org.jadoube.clock.AtLastZero;
import org.jadoube.clock.Period;
import org.jadoube.clock.PeriodSwitch;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Event;
import org.junit.jupiter.api.Test;

class VocabularyTest {
    private static final Set<Class<?>> WRITTEN_OTHERWISE = Set.of(Square.class, Edition.class, Period.class);

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

    /// Each word that stands for a constant, and each kind inside an event or act.
    private static List<String> words() {
        return Stream.concat(
                        Stream.of(PeriodSwitch.class, AtLastZero.class),
                        Stream.concat(Kinds.records(Event.class), Kinds.records(Act.class)))
                .flatMap(VocabularyTest::words)
                .distinct()
                .toList();
    }

    private static Stream<String> words(Type type) {
        return switch (type) {
            case ParameterizedType generic -> words(generic.getActualTypeArguments()[0]);
            case Class<?> simple when WRITTEN_OTHERWISE.contains(simple) -> Stream.empty();
            case Class<?> simple
            when simple.isEnum() ->
                Arrays.stream(simple.getEnumConstants())
                        .map(Enum.class::cast)
                        .map(constant -> line(
                                simple,
                                constant.name(),
                                Vocabulary.form(simple).write(constant).stringValue()));
            case Class<?> simple
            when simple.isRecord() ->
                Arrays.stream(simple.getRecordComponents())
                        .map(RecordComponent::getGenericType)
                        .flatMap(VocabularyTest::words);
            case Class<?> simple when simple.isSealed() -> kinds(simple);
            default -> Stream.empty();
        };
    }

    private static Stream<String> kinds(Class<?> family) {
        return Stream.concat(
                Kinds.records(family).map(type -> line(family, type.getSimpleName(), Kinds.name(type))),
                Kinds.records(family).flatMap(VocabularyTest::words));
    }

    private static String line(Class<?> type, String name, String word) {
        return type.getSimpleName() + "." + name + "\t" + word;
    }
}
