package org.jadoube.audit;

import java.util.List;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Result;
import org.jadoube.mating.Certificate;

/// How and where a game was over by the Laws, whoever noticed.
///
/// @param proof why neither side can checkmate, where the position is dead: for White and for Black
public record End(Ending ending, Result result, Spot spot, List<Certificate> proof) {
    public End {
        proof = List.copyOf(proof);
    }
}
