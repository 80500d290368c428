package org.jadoube.mating.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jadoube.board.Colour;
import org.jadoube.board.Piece;
import org.jadoube.board.Position;
import org.jadoube.board.Square;

/// What is claimed of one position, and so of all that may follow it.
public record Outlook(Position position, Cloud cloud) {
    /// Why it does not prove that a side never checkmates, if it does not.
    Optional<String> fault(Colour winner) {
        return OutlineProof.fault(position, winner, cloud);
    }

    /// Whether another position is among what may be seen: its hidden pieces each within the range of one that was
    /// hidden from the first, the others in a scene, and no right to castle or to capture in passing that the
    /// scenes do not know.
    boolean holds(Position other) {
        boolean rights = other.enPassant().isEmpty()
                && other.castlingRooks().toList().stream().allMatch(position.castlingRooks()::contains);
        Optional<Long> hidden = rights ? hidden(other) : Optional.empty();
        return hidden.isPresent()
                && cloud.scenes().contains(Scene.of(other, hidden.get()).packed());
    }

    /// All pieces that may be hidden ones, if there is a range for each.
    private Optional<Long> hidden(Position other) {
        Map<Integer, Square> owners = new TreeMap<>();
        long hidden = 0;
        for (Square square : other.occupied()) {
            Piece piece = other.at(square).orElseThrow();
            if (cloud.pieces().stream().anyMatch(range -> isIn(range, piece, square))) {
                hidden |= Geometry.one(square.ordinal());
                if (!place(square, other, owners, List.of())) {
                    return Optional.empty();
                }
            }
        }
        return Optional.of(hidden);
    }

    private static boolean isIn(Range range, Piece piece, Square square) {
        return range.piece() == piece && range.squares().contains(square);
    }

    /// Gives a piece a range, another's if that may have one that is not yet asked.
    private boolean place(Square square, Position other, Map<Integer, Square> owners, List<Integer> asked) {
        for (int number = 0; number < cloud.pieces().size(); number++) {
            Range range = cloud.pieces().get(number);
            if (!asked.contains(number) && isIn(range, other.at(square).orElseThrow(), square)) {
                List<Integer> more = new ArrayList<>(asked);
                more.add(number);
                Square owner = owners.get(number);
                if (owner == null || place(owner, other, owners, more)) {
                    owners.put(number, square);
                    return true;
                }
            }
        }
        return false;
    }
}
