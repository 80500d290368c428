package org.jadoube.journal;

import java.util.Optional;
import java.util.random.RandomGenerator;

/// The name of a competition in a journal, of the same form as that of a game. Whoever knows it may watch.
public record CompetitionId(String text) {
    public CompetitionId {
        if (!DrawnName.isName(text)) {
            throw new IllegalArgumentException("no name of a competition: \"" + text + "\"");
        }
    }

    /// Draws a name of 128 bits, which nobody guesses.
    public static CompetitionId draw(RandomGenerator source) {
        return new CompetitionId(DrawnName.draw(source, 16));
    }

    /// Reads a name of the right form; empty when the text is anything else.
    public static Optional<CompetitionId> parse(String text) {
        return DrawnName.isName(text) ? Optional.of(new CompetitionId(text)) : Optional.empty();
    }

    @Override
    public String toString() {
        return text;
    }
}
