package org.jadoube.mating.proof;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.PackedPosition;
import org.jadoube.board.Piece;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.Square;

/// Scenes that hold what is seen of a position without the bishops of a [Cloud], and with each all that
/// may be seen after it, none of which may be a checkmate wherever the bishops are.
public final class OutlineProof {
    private final Colour winner;
    private final Cloud cloud;
    private final List<Range> bishops = new ArrayList<>();
    private final long reached;

    private OutlineProof(Colour winner, Cloud cloud, Ranges ranges) {
        this.winner = winner;
        this.cloud = cloud;
        Walls walls = new Walls(ranges);
        long attacked = 0;
        for (Range range : ranges.pieces()) {
            if (cloud.bishops().contains(range.start())) {
                bishops.add(range);
                attacked |= range.colour() == winner ? range.attacks(walls.all()) : 0;
            }
        }
        reached = attacked;
    }

    /// Why a cloud does not prove that a side never checkmates from a position, if it does not.
    ///
    /// @param ranges where all that stands on the board is claimed ever to stand
    public static Optional<String> fault(Position position, Colour winner, Cloud cloud, Ranges ranges) {
        if (!position.castlingRooks().isEmpty()) {
            return Optional.of("a king may still castle, which scenes do not show");
        }
        if (position.isCheckmate() && position.turn() != winner) {
            return Optional.of("the checkmate stands on the board: " + position);
        }
        OutlineProof proof = new OutlineProof(winner, cloud, ranges);
        return ConfinementProof.looseness(position, ranges)
                .or(proof::strayBishop)
                .or(() -> proof.missingStart(position))
                .or(proof::wayOut);
    }

    private Optional<String> strayBishop() {
        if (bishops.size() != cloud.bishops().size()) {
            return Optional.of("the cloud is made of bishops that are not on the board");
        }
        for (Range range : bishops) {
            boolean inside = (range.all() & ~cloud.of(range.colour())) == 0;
            if (range.piece().type() != PieceType.BISHOP || !inside) {
                return Optional.of("the " + range + " may leave the cloud");
            }
        }
        return Optional.empty();
    }

    private Optional<String> missingStart(Position position) {
        Map<Square, Piece> seen = new EnumMap<>(Square.class);
        for (Square square : Square.values()) {
            if (!cloud.bishops().contains(square)) {
                position.at(square).ifPresent(piece -> seen.put(square, piece));
            }
        }
        Scene scene = Scene.of(seen, position.turn());
        return cloud.scenes().contains(scene.packed())
                ? Optional.empty()
                : Optional.of("the position asked about is in no scene");
    }

    private Optional<String> wayOut() {
        for (PackedPosition state : cloud.scenes()) {
            Scene scene = Scene.of(state);
            for (Continuation next : Continuation.of(scene, cloud)) {
                Optional<String> fault = next.isIllegal(cloud) ? Optional.empty() : fault(next);
                if (fault.isPresent()) {
                    return fault;
                }
            }
        }
        return Optional.empty();
    }

    private Optional<String> fault(Continuation next) {
        if (next.promotes()) {
            return Optional.of("a pawn may be promoted: " + next.scene());
        }
        if (next.scene().turn() != winner && mayBeMate(next)) {
            return Optional.of("this may be a checkmate: " + next.scene());
        }
        return cloud.scenes().contains(next.scene().packed())
                ? Optional.empty()
                : Optional.of("what may follow is in no scene: " + next.scene());
    }

    private boolean mayBeMate(Continuation next) {
        Scene scene = next.scene();
        Colour loser = winner.opponent();
        int king = scene.king(loser);
        long standing = scene.occupied() & ~Geometry.one(king);
        long attacked = scene.attacked(winner, standing);
        boolean checked = Geometry.has(attacked, king)
                || (Geometry.has(reached, king) && isUncovered(king, standing, next.left()));
        long flights = Geometry.attacks(PieceType.KING, king, 0) & ~attacked & ~reached;
        return checked && canBeFilled(flights, scene, loser);
    }

    /// Whether a bishop of the cloud can have come to check: it moved, or what left stood between.
    private static boolean isUncovered(int king, long standing, long left) {
        return (Geometry.attacks(PieceType.BISHOP, king, standing) & left) != 0;
    }

    private boolean canBeFilled(long flights, Scene scene, Colour loser) {
        int light = 0;
        int dark = 0;
        for (int square = 0; square < 64; square++) {
            if (Geometry.has(flights, square) && !scene.has(square, loser)) {
                if (!Geometry.has(cloud.of(loser), square)) {
                    return false;
                }
                light += Square.of(square).isLight() ? 1 : 0;
                dark += Square.of(square).isLight() ? 0 : 1;
            }
        }
        return light <= bishops(loser, true) && dark <= bishops(loser, false);
    }

    private long bishops(Colour colour, boolean light) {
        return bishops.stream()
                .filter(range -> range.colour() == colour && range.start().isLight() == light)
                .count();
    }
}
