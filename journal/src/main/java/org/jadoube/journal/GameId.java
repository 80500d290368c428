package org.jadoube.journal;

import java.util.Base64;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;

/// The name of a game in a journal: 1 to 32 characters of `A-Z a-z 0-9 - _`, so that it stands in a URL as it is.
public record GameId(String text) {
    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{1,32}");

    public GameId {
        if (!FORM.matcher(text).matches()) {
            throw new IllegalArgumentException("no name of a game: \"" + text + "\"");
        }
    }

    /// Draws a name of 96 bits, which no other game has.
    public static GameId draw(RandomGenerator source) {
        byte[] bits = new byte[12];
        source.nextBytes(bits);
        return new GameId(Base64.getUrlEncoder().withoutPadding().encodeToString(bits));
    }

    /// Reads a name of the right form; empty when the text is anything else.
    public static Optional<GameId> parse(String text) {
        return FORM.matcher(text).matches() ? Optional.of(new GameId(text)) : Optional.empty();
    }

    @Override
    public String toString() {
        return text;
    }
}
