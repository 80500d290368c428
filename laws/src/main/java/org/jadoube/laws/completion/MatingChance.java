package org.jadoube.laws.completion;

import org.jadoube.board.Colour;
import org.jadoube.lawbook.Article;
import org.jadoube.laws.game.Standing;
import org.jadoube.mating.Mating;

/// Whether a side can still checkmate from what stands on the board, by any series of legal moves, the other side
/// helping: the one question that decides between a loss and a draw, asked by [Loss].
@Article({"2023/5.1.2", "6.9", "7.4b"})
enum MatingChance {
    POSSIBLE,
    IMPOSSIBLE,
    /// Nothing is proved either way: the arbiter decides.
    UNDETERMINED;

    /// What plain material tells. Where no position of chess stands on the board, nothing is proved.
    static MatingChance of(Standing standing, Colour side) {
        return standing.regular()
                .map(position -> Mating.ruledOutByMaterial(position, side) ? IMPOSSIBLE : POSSIBLE)
                .orElse(UNDETERMINED);
    }
}
