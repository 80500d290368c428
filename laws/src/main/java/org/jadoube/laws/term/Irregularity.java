package org.jadoube.laws.term;

import org.jadoube.lawbook.Article;

/// What may turn out to have been wrong all along, apart from moves.
@Article({"7.1a", "7.1b", "7.2", "7.5", "6.10a", "6.10b"})
public enum Irregularity {
    WRONG_INITIAL_POSITION,
    BOARD_TURNED,
    COLOURS_REVERSED,
    /// Pieces do not stand where they stood, and nobody is known to have displaced them just now.
    PIECES_FOUND_DISPLACED,
    WRONG_CLOCK_SETTING,
    DEFECTIVE_CLOCK
}
