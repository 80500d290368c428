package org.jadoube.laws.game;

import java.util.EnumSet;
import java.util.Set;
import org.jadoube.board.Position;
import org.jadoube.board.Recurrence;
import org.jadoube.lawbook.Article;

/// A position with the same pieces on the same squares as another, which is another position all the same.
///
/// @param ply after how many half-moves it stood
/// @param differences what makes it another
@Article({"2023/9.2.3", "2023/9.2.3.1", "2023/9.2.3.2"})
public record Lookalike(int ply, Set<Difference> differences) {
    /// What two positions with the same pieces on the same squares may differ in.
    public enum Difference {
        /// Whose move it is.
        TURN,
        /// The right to castle, now or later.
        CASTLING,
        /// A pawn that may be captured in passing.
        EN_PASSANT
    }

    public Lookalike {
        differences = Set.copyOf(differences);
    }

    static Lookalike of(int ply, Standing then, Standing now) {
        Set<Difference> differences = EnumSet.noneOf(Difference.class);
        if (then.turn() != now.turn()) {
            differences.add(Difference.TURN);
        }
        if (!then.setup().castlingRooks().equals(now.setup().castlingRooks())) {
            differences.add(Difference.CASTLING);
        }
        if (!then.regular()
                .map(Position::recurrence)
                .map(Recurrence::enPassant)
                .equals(now.regular().map(Position::recurrence).map(Recurrence::enPassant))) {
            differences.add(Difference.EN_PASSANT);
        }
        return new Lookalike(ply, differences);
    }
}
