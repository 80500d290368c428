package org.jadoube.laws.game;

import java.util.List;
import org.jadoube.clock.ChessClock;
import org.jadoube.laws.edition.Regulations;

/// A game, its clock and all that lies on the table with them: what the events of a journal add up to. The folds
/// are separate;
/// this holds them together.
public record Table(Regulations regulations, Game game, ChessClock clock) {
    /// The table after the whole journal, whose first event is `GameOpened`.
    ///
    /// @throws IllegalStateException when an event does not fit what came before: that journal was not written by
    /// the Laws
    public static Table after(List<Event> journal) {
        throw new UnsupportedOperationException(journal.toString());
    }

    public Table after(Event event) {
        throw new UnsupportedOperationException(event.toString());
    }
}
