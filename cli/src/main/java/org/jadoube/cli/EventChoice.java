package org.jadoube.cli;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.journal.form.ValueCodec;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.edition.EventRules;
import org.jadoube.laws.edition.Profile;

/// What an event may choose, and so settle where the Laws leave it open or read them otherwise than they are written.
///
/// @param path where regulations say it: `rules.interpretations.illegalMoveTrigger`
/// @param usual what is chosen where nothing is said, over the board
/// @param others what else may be chosen; none where it is a number or takes more than a word
record EventChoice(String path, Set<String> articles, String usual, List<String> others) {
    private static final List<EventChoice> ALL = within("rules", EventRules.usual(Profile.OVER_THE_BOARD), Set.of());

    EventChoice {
        articles = Set.copyOf(articles);
        others = List.copyOf(others);
    }

    static List<EventChoice> all() {
        return ALL;
    }

    /// The choices that concern a provision.
    static List<EventChoice> of(Citation citation) {
        return ALL.stream()
                .filter(choice -> choice.articles.contains(citation.number()))
                .toList();
    }

    /// The choice with its usual value and, where it has one, its meaning.
    String said(Wording wording) {
        String words = others.isEmpty()
                ? wording.say("choice.usual", path, usual)
                : wording.say("choice.others", path, usual, String.join(", ", others));
        return wording.maybe("choice." + path)
                .map(meaning -> words + ": " + meaning)
                .orElse(words);
    }

    private static List<EventChoice> within(String path, Record rules, Set<String> articles) {
        List<EventChoice> choices = new ArrayList<>();
        for (RecordComponent component : rules.getClass().getRecordComponents()) {
            Object value = valueOf(component, rules);
            Class<?> type = component.getType();
            Set<String> named = Stream.of(articles, articlesOf(component), articlesOf(type))
                    .flatMap(Set::stream)
                    .collect(Collectors.toUnmodifiableSet());
            String name = path + "." + component.getName();
            if (value instanceof Record inner && type.isRecord()) {
                choices.addAll(within(name, inner, named));
            } else if (!(value instanceof Optional)) {
                choices.add(new EventChoice(name, named, word(value), others(value)));
            }
        }
        return choices;
    }

    private static Object valueOf(RecordComponent component, Record rules) {
        try {
            return component.getAccessor().invoke(rules);
        } catch (ReflectiveOperationException hidden) {
            throw new IllegalStateException(component + " cannot be read", hidden);
        }
    }

    private static Set<String> articlesOf(AnnotatedElement element) {
        return Optional.ofNullable(element.getAnnotation(Article.class)).stream()
                .flatMap(article -> Arrays.stream(article.value()))
                .collect(Collectors.toUnmodifiableSet());
    }

    private static String word(Object value) {
        if (value instanceof Enum<?> constant) {
            return ValueCodec.word(constant);
        }
        String simple = value.getClass().getSimpleName();
        return value instanceof Record
                ? Character.toLowerCase(simple.charAt(0)) + simple.substring(1)
                : value.toString();
    }

    private static List<String> others(Object value) {
        if (!(value instanceof Enum<?> usual)) {
            return List.of();
        }
        return Arrays.stream(usual.getDeclaringClass().getEnumConstants())
                .filter(constant -> constant != usual)
                .map(constant -> ValueCodec.word((Enum<?>) constant))
                .toList();
    }
}
