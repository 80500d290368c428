package org.jadoube.laws.completion;

import org.jadoube.board.Colour;
import org.jadoube.lawbook.Article;
import org.jadoube.laws.game.Standing;
import org.jadoube.mating.Budget;
import org.jadoube.mating.Mating;
import org.jadoube.mating.Prospect;

/// Whether a side can still checkmate from what stands on the board, by any series of legal moves, the
/// other side helping: the one question that decides between a loss and a draw, asked by [Loss].
@Article({"2023/5.1.2", "6.9", "7.4b"})
enum MatingChance {
    POSSIBLE,
    IMPOSSIBLE,
    /// Nothing is proved either way: the arbiter decides.
    UNDETERMINED;

    /// For a question that is asked once in a game: a million states, a second or so.
    private static final Budget BUDGET = Budget.of(1L << 26);

    /// What can be proved with moderate means; where no position of chess stands on the board, nothing is.
    static MatingChance of(Standing standing, Colour side) {
        return standing.regular()
                .map(position -> switch (Mating.possible(position, side, BUDGET)) {
                    case Prospect.Possible _ -> POSSIBLE;
                    case Prospect.Impossible _ -> IMPOSSIBLE;
                    case Prospect.Undetermined _ -> UNDETERMINED;
                })
                .orElse(UNDETERMINED);
    }
}
