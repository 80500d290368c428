package org.jadoube.laws.game;

import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.laws.term.Offence;

/// A move on its way: made on the board and, in time, completed.
///
/// @param before what stood on the board before it
/// @param offence in what way it is illegal, if it is
/// @param completed when it began to count for the quota of its period
@Article({"4.6", "6.7a"})
public record PlayedMove(
        Colour player, Move move, Standing before, Optional<Offence> offence, Moment made, Optional<Moment> completed) {
    /// The same pawn's move as the promotion that it has been turned into.
    PlayedMove promotedBy(Move promotion) {
        return new PlayedMove(player, promotion, before, Optional.empty(), made, completed);
    }

    PlayedMove completedAt(Moment at) {
        return new PlayedMove(player, move, before, offence, made, Optional.of(at));
    }
}
