package org.jadoube.journal.form;

import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Result;
import tools.jackson.databind.node.JsonNodeFactory;

/// The words of the journal's form: those of each enum are the usual ones, but for the few that came first.
public final class Vocabulary {
    public static final Words<Actor> ACTOR = Words.usual(Actor.class);

    /// As a scoresheet has it.
    private static final Words<Result> RESULT = Words.of(Result.class, Result::score);

    private static final Words<Ending> ENDING = Words.of(Ending.class, Ending::name);

    private Vocabulary() {}

    /// The form of an enum's constants.
    static Form form(Class<?> type) {
        if (type == Result.class) {
            return form(Result.class, RESULT);
        }
        return type == Ending.class ? form(Ending.class, ENDING) : usual(type);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static Form usual(Class<?> type) {
        Class<? extends Enum> words = type.asSubclass(Enum.class);
        return form((Class) words, Words.usual((Class) words));
    }

    private static <E extends Enum<E>> Form form(Class<E> type, Words<E> words) {
        return Form.of(
                type,
                words.toString(),
                constant -> JsonNodeFactory.instance.stringNode(words.of(constant)),
                found -> found.word(words));
    }
}
