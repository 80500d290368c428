package org.jadoube.server.play;

import java.time.Duration;
import java.util.List;
import org.jadoube.journal.Warrant;
import org.jadoube.laws.edition.Regulations;

/// What a competition is to be.
///
/// @param name as people know it
/// @param round which round of it; may be empty
/// @param delay how much later than it happens the spectators are shown it
/// @param pairings that of board 1 first
/// @param sections the boards of those arbiters who do not have all
public record Programme(
        String name,
        String round,
        Duration delay,
        Regulations regulations,
        List<Pairing> pairings,
        List<Warrant> sections) {
    public Programme {
        pairings = List.copyOf(pairings);
        sections = List.copyOf(sections);
    }
}
