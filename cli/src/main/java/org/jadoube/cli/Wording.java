package org.jadoube.cli;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.stream.Stream;
import org.jadoube.lawbook.Entry;
import org.jadoube.notation.Problem;

/// What the command line says, in the reader's language.
record Wording(ResourceBundle bundle, Locale locale) {
    /// The wording of a language; English where there is none in it.
    static Wording in(Locale locale) {
        ResourceBundle.Control noFallback =
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);
        return new Wording(
                Wording.class.getModule().isNamed()
                        ? ResourceBundle.getBundle("org.jadoube.cli.Messages", locale, Wording.class.getModule())
                        : ResourceBundle.getBundle("org.jadoube.cli.Messages", locale, noFallback),
                locale);
    }

    /// The language that the environment asks for, also where the system has no such locale installed and
    /// Java so does not see it; otherwise the given one.
    static Locale locale(Map<String, String> environment, Locale otherwise) {
        return Stream.of("LC_ALL", "LC_MESSAGES", "LANG")
                .map(name -> environment.getOrDefault(name, ""))
                .filter(value -> !value.isEmpty())
                .findFirst()
                .filter(value -> value.matches("[a-z]{2}([_.@].*)?"))
                .map(value -> Locale.of(value.substring(0, 2)))
                .orElse(otherwise);
    }

    String say(String key, Object... values) {
        return new MessageFormat(bundle.getString(key), locale).format(values);
    }

    /// A problem with a FEN that was read in this language.
    String problem(Problem problem) {
        return say("fen.told", problem.where(), problem.fault(), problem.expected(), problem.remedy());
    }

    /// That a file cannot be read, and why.
    String unreadable(String file, IOException failure) {
        String why = failure instanceof NoSuchFileException ? say("replay.nofile") : failure.toString();
        return say("replay.unreadable", file, why);
    }

    /// What there is to say under a key, where there is anything.
    Optional<String> maybe(String key) {
        return bundle.containsKey(key) ? Optional.of(say(key)) : Optional.empty();
    }

    /// An entry of the lawbook in a list.
    String line(Entry entry) {
        return "  %-11s %-8s %s"
                .formatted(
                        entry.number(),
                        say("kind." + entry.kind()),
                        entry.title().in(locale));
    }
}
