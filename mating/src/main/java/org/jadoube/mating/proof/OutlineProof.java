package org.jadoube.mating.proof;

import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.PackedPosition;
import org.jadoube.board.Piece;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.Square;

/// That all which may follow a position is seen in the scenes of a [Cloud] while the hidden pieces stay
/// within their ranges, and that nothing of it may be a checkmate.
///
/// A winner of whom nothing but the king is left is not followed: he cannot checkmate.
public final class OutlineProof {
    private final Position position;
    private final Colour winner;
    private final Cloud cloud;
    private final Hidden hidden;
    private final List<Castling> castlings;

    private OutlineProof(Position position, Colour winner, Cloud cloud) {
        this.position = position;
        this.winner = winner;
        this.cloud = cloud;
        hidden = new Hidden(cloud.pieces());
        castlings = Castling.of(position);
    }

    /// Why a cloud does not prove that a side never checkmates from a position, if it does not.
    public static Optional<String> fault(Position position, Colour winner, Cloud cloud) {
        if (position.isCheckmate() && position.turn() != winner) {
            return Optional.of("the checkmate stands on the board: " + position);
        }
        OutlineProof proof = new OutlineProof(position, winner, cloud);
        return proof.stranger().or(proof::missingStart).or(proof::wayOut);
    }

    /// A hidden piece that is not one of the position's, or that it takes for castling.
    private Optional<String> stranger() {
        long starts = 0;
        for (Range range : cloud.pieces()) {
            Square start = range.start();
            Optional<Piece> found = position.at(start).filter(piece -> piece == range.piece());
            boolean known = found.isPresent()
                    && range.piece().type() != PieceType.KING
                    && range.squares().contains(start)
                    && (range.isPawn() || range.promoted().isEmpty())
                    && !position.castlingRooks().contains(start)
                    && !Geometry.has(starts, start.ordinal());
            if (!known) {
                return Optional.of("what is claimed to be hidden is not on the board, or must be seen: " + range);
            }
            starts |= Geometry.one(start.ordinal());
        }
        return Optional.empty();
    }

    private Optional<String> missingStart() {
        Scene start = start();
        return cloud.scenes().contains(start.packed())
                ? position.enPassant().flatMap(passed -> fault(start, passed))
                : Optional.of("the position asked about is in no scene");
    }

    private Scene start() {
        long starts = 0;
        for (Range range : cloud.pieces()) {
            starts |= Geometry.one(range.start().ordinal());
        }
        return Scene.of(position, starts);
    }

    /// A pawn has come two squares just before the position asked about.
    private Optional<String> fault(Scene start, Square passed) {
        int victim = Geometry.ahead(passed.ordinal(), start.turn().opponent());
        return fault(Following.passing(start, victim, hidden));
    }

    private Optional<String> wayOut() {
        for (PackedPosition state : cloud.scenes()) {
            Scene scene = Scene.of(state);
            Optional<String> out = drift(scene).or(() -> fault(Following.of(scene, hidden, castlings)));
            if (out.isPresent()) {
                return out;
            }
        }
        return Optional.empty();
    }

    private Optional<String> drift(Scene scene) {
        Drift drift = new Drift(scene, hidden);
        return hidden.of(scene.turn()).stream()
                .map(drift::wayOut)
                .flatMap(Optional::stream)
                .findFirst();
    }

    private Optional<String> fault(List<Continuation> following) {
        for (Continuation next : following) {
            Optional<String> fault = next.isIllegal(hidden) ? Optional.empty() : fault(next);
            if (fault.isPresent()) {
                return fault;
            }
        }
        return Optional.empty();
    }

    private Optional<String> fault(Continuation next) {
        if (next.mover() == winner && new Shadow(next, hidden).mayBeMate()) {
            return Optional.of("this may be a checkmate: " + next.scene());
        }
        if (!isHarmless(next.scene()) && !cloud.scenes().contains(next.scene().packed())) {
            return Optional.of("what may follow is in no scene: " + next.scene());
        }
        return next.isStepOfTwo() ? fault(Following.passing(next.scene(), next.to(), hidden)) : Optional.empty();
    }

    private boolean isHarmless(Scene scene) {
        return scene.isBare(winner) && !hidden.hasAny(winner);
    }
}
