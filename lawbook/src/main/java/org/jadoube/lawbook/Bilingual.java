package org.jadoube.lawbook;

import java.util.Locale;

/// The same few words of our own in the two languages that Jadoube speaks.
public record Bilingual(String english, String spanish) {
    public Bilingual {
        if (english.isBlank() || spanish.isBlank()) {
            throw new IllegalArgumentException(
                    "words in English and in Spanish were expected, not \"%s\" and \"%s\"".formatted(english, spanish));
        }
    }

    /// Spanish for a Spanish locale, else English.
    public String in(Locale locale) {
        return locale.getLanguage().equals("es") ? spanish : english;
    }
}
