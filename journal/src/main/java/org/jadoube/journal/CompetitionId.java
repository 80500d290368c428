package org.jadoube.journal;

import java.util.Base64;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;

/// The name of a competition in a journal, of the same form as that of a game. Whoever knows it may watch.
public record CompetitionId(String text) {
    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{1,32}");

    public CompetitionId {
        if (!FORM.matcher(text).matches()) {
            throw new IllegalArgumentException("no name of a competition: \"" + text + "\"");
        }
    }

    /// Draws a name of 128 bits, which nobody guesses.
    public static CompetitionId draw(RandomGenerator source) {
        byte[] bits = new byte[16];
        source.nextBytes(bits);
        return new CompetitionId(Base64.getUrlEncoder().withoutPadding().encodeToString(bits));
    }

    /// Reads a name of the right form; empty when the text is anything else.
    public static Optional<CompetitionId> parse(String text) {
        return FORM.matcher(text).matches() ? Optional.of(new CompetitionId(text)) : Optional.empty();
    }

    @Override
    public String toString() {
        return text;
    }
}
