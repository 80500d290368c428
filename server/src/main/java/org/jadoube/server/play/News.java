package org.jadoube.server.play;

import java.util.List;
import java.util.Set;
import org.jadoube.board.Colour;
import org.jadoube.clock.Moment;
import org.jadoube.laws.game.Table;

/// What a follower of a game does not know yet, and how the table stands now.
///
/// @param from the number of the first of the events, or of the next one to come
/// @param present the players who are connected
public record News(int from, List<Happening> events, Table table, Set<Colour> present, Moment now) {
    /// The number of the last event a follower knows after this.
    public int last() {
        return from + events.size() - 1;
    }
}
