package org.jadoube.server.play;

import java.time.Duration;
import java.util.Optional;
import org.jadoube.journal.Competition;
import org.jadoube.journal.GameId;
import org.jadoube.journal.Office;
import org.jadoube.journal.Warrant;
import org.jadoube.laws.game.Actor;

/// What a token opens in a competition.
///
/// @param warrant the office of its bearer; none for a spectator
public record Pass(Competition competition, Optional<Warrant> warrant) {
    /// As whom he sees the boards: whoever holds an office sees what the arbiter sees.
    public Actor viewer() {
        return warrant.isPresent() ? Actor.ARBITER : Actor.SPECTATOR;
    }

    public Duration delay() {
        return warrant.isPresent() ? Duration.ZERO : competition.delay();
    }

    public boolean isOf(Office office) {
        return warrant.filter(one -> one.office() == office).isPresent();
    }

    /// What it opens at one of the boards; empty for a game played elsewhere.
    public Optional<Admission> at(GameId game) {
        return competition.board(game).map(board -> {
            boolean rules = warrant.filter(one -> one.rulesAt(board)).isPresent();
            return new Admission(game, viewer(), rules ? Optional.of(Actor.ARBITER) : Optional.empty(), delay());
        });
    }
}
