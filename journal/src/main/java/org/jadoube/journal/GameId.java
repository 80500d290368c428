package org.jadoube.journal;

import java.util.Optional;
import java.util.random.RandomGenerator;

/// The name of a game in a journal: 1 to 32 characters of `A-Z a-z 0-9 - _`, so that it stands in a URL as it is.
public record GameId(String text) {
    public GameId {
        if (!DrawnName.isName(text)) {
            throw new IllegalArgumentException("no name of a game: \"" + text + "\"");
        }
    }

    /// Draws a name of 96 bits, which no other game has.
    public static GameId draw(RandomGenerator source) {
        return new GameId(DrawnName.draw(source, 12));
    }

    /// Reads a name of the right form; empty when the text is anything else.
    public static Optional<GameId> parse(String text) {
        return DrawnName.isName(text) ? Optional.of(new GameId(text)) : Optional.empty();
    }

    @Override
    public String toString() {
        return text;
    }
}
