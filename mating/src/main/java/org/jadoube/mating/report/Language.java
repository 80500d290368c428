package org.jadoube.mating.report;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import org.jadoube.notation.PieceLetters;
import org.jadoube.notation.San;

/// A language in which findings are told.
public record Language(ResourceBundle words, Locale locale) {
    public static final Language ENGLISH = in(Locale.ENGLISH);
    public static final Language SPANISH = in(Locale.of("es"));

    /// The language of a locale; English where nothing is said in it.
    public static Language in(Locale locale) {
        ResourceBundle.Control noFallback =
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);
        Module module = Language.class.getModule();
        String name = "org.jadoube.mating.report.Words";
        return new Language(
                module.isNamed()
                        ? ResourceBundle.getBundle(name, locale, module)
                        : ResourceBundle.getBundle(name, locale, noFallback),
                locale);
    }

    /// How moves are written in it.
    San notation() {
        return San.in(
                words.getLocale().getLanguage().equals(PieceLetters.SPANISH.language())
                        ? PieceLetters.SPANISH
                        : PieceLetters.ENGLISH);
    }

    String say(String key, Object... values) {
        return new MessageFormat(words.getString(key), locale).format(values);
    }

    /// Squares or the like, one after another, the last of several with an "and".
    String list(List<?> things) {
        List<String> told = things.stream().map(Object::toString).toList();
        return told.size() < 2
                ? String.join("", told)
                : say("list.last", String.join(", ", told.subList(0, told.size() - 1)), told.getLast());
    }
}
