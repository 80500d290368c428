package org.jadoube.notation;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;
import org.jadoube.board.SetupFault;

/// A language in which to tell what is wrong with a FEN.
record FenWords(ResourceBundle words) {
    static final FenWords ENGLISH = in(Locale.ENGLISH);

    /// The language of a locale; English where nothing is said in it.
    static FenWords in(Locale locale) {
        ResourceBundle.Control noFallback =
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);
        Module module = FenWords.class.getModule();
        String name = "org.jadoube.notation.FenWords";
        return new FenWords(
                module.isNamed()
                        ? ResourceBundle.getBundle(name, locale, module)
                        : ResourceBundle.getBundle(name, locale, noFallback));
    }

    String say(String key, Object... values) {
        return new MessageFormat(words.getString(key), Locale.ROOT).format(values);
    }

    /// What is wrong with a position, as half a sentence.
    String fault(SetupFault fault) {
        String key = "fault." + fault;
        return words.containsKey(key) ? say(key) : fault.reason();
    }
}
