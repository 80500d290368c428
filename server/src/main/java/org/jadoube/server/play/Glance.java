package org.jadoube.server.play;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jadoube.board.Colour;
import org.jadoube.clock.ChessClock;
import org.jadoube.clock.Moment;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Table;

/// A table seen from a distance. Its clock is read at the last moment at which something changed that the viewer may
/// see, so that two glances between which nothing did are equal.
///
/// @param at the moment of the reading
/// @param present the players who are connected
/// @param asked when each of the open questions was put to the arbiter, by its number
public record Glance(Table table, Moment at, Set<Colour> present, Map<Integer, Moment> asked) {
    private static final int PERIODS = 99;

    public Glance {
        present = Set.copyOf(present);
        asked = Map.copyOf(asked);
    }

    static Glance of(Story story, Actor viewer, Moment now, Set<Colour> present) {
        return new Glance(story.table(), changed(story, viewer, now), present, story.asked());
    }

    /// The last event seen, or the last zero that a display has reached since.
    private static Moment changed(Story story, Actor viewer, Moment now) {
        ChessClock clock = story.table().clock();
        Moment changed = story.lastSeenBy(viewer);
        for (int period = 0; period < PERIODS; period++) {
            Optional<Moment> zero = clock.nextZeroAfter(changed).filter(moment -> !now.isBefore(moment));
            if (zero.isEmpty()) {
                return changed;
            }
            changed = zero.get();
        }
        return changed;
    }
}
