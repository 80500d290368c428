package org.jadoube.laws.term;

import java.util.List;
import org.jadoube.board.Colour;
import org.jadoube.board.Position;

/// What the end of a game, or an open question to the arbiter, turns on: whether these sides can still checkmate from
/// a position.
public record MatingIssue(Position position, List<Colour> sides) {
    public MatingIssue {
        sides = List.copyOf(sides);
    }
}
