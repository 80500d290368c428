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

/// Scenes that hold what is seen of a position without the pieces of a [Cloud], and with each all that may
/// be seen after it, none of which may be a checkmate wherever the pieces of the cloud are.
///
/// The cloud is made of bishops, or of any pieces of the loser's; in the second case his pawns may be
/// promoted into it. A lone king needs no scenes, for he cannot checkmate.
public final class OutlineProof {
    private final Colour winner;
    private final Cloud cloud;
    private final List<Range> hidden = new ArrayList<>();
    private final long reached;
    /// Whether the loser's pawns may be promoted into the cloud: it is wherever they may be then.
    private final boolean open;
    /// How many of the loser's pawns that are seen now may be promoted.
    private final int joining;

    private OutlineProof(Colour winner, Cloud cloud, Ranges ranges) {
        this.winner = winner;
        this.cloud = cloud;
        Walls walls = new Walls(ranges);
        long attacked = 0;
        int promoted = 0;
        for (Range range : ranges.pieces()) {
            if (cloud.pieces().contains(range.start())) {
                hidden.add(range);
                attacked |= range.colour() == winner ? range.attacks(walls.all()) : 0;
            } else if (range.colour() != winner && !range.promoted().isEmpty()) {
                promoted++;
            }
        }
        reached = attacked;
        open = isOfLoser()
                && ranges.pieces().stream()
                        .filter(range -> range.colour() != winner)
                        .allMatch(range -> (range.promoted().bits() & ~cloud.of(range.colour())) == 0);
        joining = promoted;
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
        return ConfinementProof.looseness(position, ranges, new Walls(ranges))
                .or(proof::stray)
                .or(() -> proof.missingStart(position))
                .or(proof::wayOut);
    }

    private Optional<String> stray() {
        if (hidden.size() != cloud.pieces().size()) {
            return Optional.of("the cloud is made of pieces that are not on the board");
        }
        for (Range range : hidden) {
            if (!isOfBishops() && range.colour() == winner) {
                return Optional.of("the " + range + " is in a cloud with more than bishops");
            }
            if ((range.all() & ~cloud.of(range.colour())) != 0) {
                return Optional.of("the " + range + " may leave the cloud");
            }
        }
        return Optional.empty();
    }

    private boolean isOfBishops() {
        return hidden.stream().allMatch(range -> range.piece().type() == PieceType.BISHOP);
    }

    private boolean isOfLoser() {
        return hidden.stream().allMatch(range -> range.colour() != winner);
    }

    private Optional<String> missingStart(Position position) {
        Map<Square, Piece> seen = new EnumMap<>(Square.class);
        for (Square square : Square.values()) {
            if (!cloud.pieces().contains(square)) {
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
            for (Continuation next : Continuation.of(scene, cloud, passing(scene.turn()))) {
                Optional<String> fault = next.isIllegal(cloud) ? Optional.empty() : fault(next);
                if (fault.isPresent()) {
                    return fault;
                }
            }
        }
        return Optional.empty();
    }

    /// Where pawns of the cloud of a colour may capture in passing: any pawn that may have come two squares.
    private long passing(Colour mover) {
        long squares = 0;
        for (int square = 0; square < 64; square++) {
            squares |= Geometry.rank(square, mover.opponent()) == 3 ? Geometry.one(square) : 0;
        }
        return hidden.stream().anyMatch(range -> range.colour() == mover && range.isPawn()) ? squares : 0;
    }

    private Optional<String> fault(Continuation next) {
        if (next.promotes()) {
            return next.mover() != winner && open
                    ? fault(next.joined())
                    : Optional.of("a pawn may be promoted: " + next.scene());
        }
        if (next.scene().isBare(winner) && isOfLoser()) {
            return Optional.empty();
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
        return checked && canBeFilled(flights, scene, loser) && !mustBeCaptured(scene, loser);
    }

    /// Whether a piece that is seen can certainly capture one of the winner's, leaving its king unattacked.
    private boolean mustBeCaptured(Scene scene, Colour loser) {
        for (int from = 0; from < 64; from++) {
            if (scene.hasPrey(from, loser)) {
                long targets = Scene.attacks(from, scene.at(from).orElseThrow(), scene.occupied() | cloud.all());
                for (int to = 0; to < 64; to++) {
                    if (Geometry.has(targets, to)
                            && scene.hasPrey(to, winner)
                            && isSafe(scene.after(from, to), loser)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private boolean isSafe(Scene scene, Colour side) {
        return !Geometry.has(scene.attacked(side.opponent(), scene.occupied()) | reached, scene.king(side));
    }

    /// Whether a piece of the cloud can have come to check: it moved, or what left stood between.
    private static boolean isUncovered(int king, long standing, long left) {
        return (Geometry.attacks(PieceType.BISHOP, king, standing) & left) != 0;
    }

    private boolean canBeFilled(long flights, Scene scene, Colour loser) {
        int light = 0;
        int dark = 0;
        for (int square = 0; square < 64; square++) {
            if (Geometry.has(flights, square) && !scene.has(square, loser)) {
                if (scene.at(square).isPresent() || !Geometry.has(cloud.of(loser), square)) {
                    return false;
                }
                light += Square.of(square).isLight() ? 1 : 0;
                dark += Square.of(square).isLight() ? 0 : 1;
            }
        }
        return light <= fillers(loser, true) && dark <= fillers(loser, false) && light + dark <= fillers(loser);
    }

    /// How many of a colour may fill squares of one shade.
    private long fillers(Colour colour, boolean light) {
        return fillers(colour)
                - hidden.stream()
                        .filter(range ->
                                range.colour() == colour && range.piece().type() == PieceType.BISHOP)
                        .filter(range -> range.start().isLight() != light)
                        .count();
    }

    private long fillers(Colour colour) {
        long there = hidden.stream().filter(range -> range.colour() == colour).count();
        return open ? there + joining : there;
    }
}
