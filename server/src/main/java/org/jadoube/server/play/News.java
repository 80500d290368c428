package org.jadoube.server.play;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jadoube.board.Colour;
import org.jadoube.clock.Moment;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Table;

/// What a follower of a game does not know yet, and how the table stands now.
///
/// @param from the number of the first of the events, or of the next one to come
/// @param present the players who are connected
/// @param account what there is to be shown of who can still checkmate
public record News(
        int from, List<Happening> events, Table table, Set<Colour> present, Moment now, Optional<Account> account) {
    /// What of it somebody may be shown: the arbiter at any time, the others once the game is over.
    public Optional<Account> account(Actor viewer) {
        return table.game().end().isPresent()
                ? account.map(Account::onceOver)
                : account.filter(_ -> viewer == Actor.ARBITER);
    }

    /// The number of the last event a follower knows after this.
    public int last() {
        return from + events.size() - 1;
    }
}
