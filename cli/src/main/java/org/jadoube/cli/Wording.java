package org.jadoube.cli;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

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

    String say(String key, Object... values) {
        return new MessageFormat(bundle.getString(key), locale).format(values);
    }
}
