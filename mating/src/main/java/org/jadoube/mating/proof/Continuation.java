package org.jadoube.mating.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Piece;
import org.jadoube.board.PieceType;

/// What may follow a [Scene] in one move, legal or not, of a piece that is seen or of one of the cloud.
///
/// @param left the squares that the move may have opened a line across
record Continuation(Scene scene, long left) {
    private static final long ANY = -1L;

    /// All that may follow, and perhaps more: pieces of the cloud stand in nobody's way, and may be
    /// wherever something could capture them.
    ///
    /// @param passing where pawns of the cloud that have the move may capture a pawn in passing
    static List<Continuation> of(Scene scene, Cloud cloud, long passing) {
        List<Continuation> all = new ArrayList<>();
        for (int square = 0; square < 64; square++) {
            Optional<Piece> found = scene.at(square);
            if (found.isPresent() && found.get().colour() == scene.turn()) {
                if (found.get().type() == PieceType.PAWN) {
                    addPawn(scene, square, cloud, all);
                } else {
                    addPiece(scene, square, found.get(), all);
                }
            }
        }
        addCloud(scene, cloud, passing, all);
        return all;
    }

    private static void addPiece(Scene scene, int from, Piece piece, List<Continuation> all) {
        long targets = Scene.attacks(from, piece, scene.occupied());
        for (int to = 0; to < 64; to++) {
            if (Geometry.has(targets, to)
                    && (scene.at(to).isEmpty() || scene.hasPrey(to, scene.turn().opponent()))) {
                add(scene, from, to, all);
            }
        }
    }

    private static void addPawn(Scene scene, int from, Cloud cloud, List<Continuation> all) {
        Colour colour = scene.turn();
        int first = Geometry.ahead(from, colour);
        if (scene.at(first).isEmpty()) {
            add(scene, from, first, all);
            if (Geometry.rank(from, colour) == 1
                    && scene.at(Geometry.ahead(first, colour)).isEmpty()) {
                add(scene, from, Geometry.ahead(first, colour), all);
            }
        }
        for (int to = 0; to < 64; to++) {
            if (Geometry.has(Geometry.pawn(from, colour), to)) {
                boolean hidden = scene.at(to).isEmpty() && Geometry.has(cloud.of(colour.opponent()), to);
                if (hidden || scene.hasPrey(to, colour.opponent())) {
                    add(scene, from, to, all);
                }
                addPassing(scene, from, to, all);
            }
        }
    }

    private static void addPassing(Scene scene, int from, int to, List<Continuation> all) {
        Colour colour = scene.turn();
        int victim = Geometry.ahead(to, colour.opponent());
        boolean passed = Geometry.rank(to, colour) == 5
                && scene.at(to).isEmpty()
                && scene.at(Geometry.ahead(to, colour)).isEmpty()
                && scene.at(victim)
                        .filter(piece -> piece == Piece.of(colour.opponent(), PieceType.PAWN))
                        .isPresent();
        if (passed) {
            all.add(new Continuation(scene.without(victim).after(from, to), Geometry.one(from) | Geometry.one(victim)));
        }
    }

    private static void addCloud(Scene scene, Cloud cloud, long passing, List<Continuation> all) {
        long squares = cloud.of(scene.turn());
        if (squares != 0) {
            all.add(new Continuation(scene.passed(), ANY));
            for (int square = 0; square < 64; square++) {
                boolean reached =
                        Geometry.has(squares, square) || (Geometry.has(passing, square) && scene.hasPawn(square));
                if (reached && scene.hasPrey(square, scene.turn().opponent())) {
                    all.add(new Continuation(scene.without(square).passed(), ANY));
                }
            }
        }
    }

    private static void add(Scene scene, int from, int to, List<Continuation> all) {
        all.add(new Continuation(scene.after(from, to), Geometry.one(from)));
    }

    /// Whether a pawn has come to its last rank.
    boolean promotes() {
        return promoted() >= 0;
    }

    private int promoted() {
        for (int square = 0; square < 64; square++) {
            if (Geometry.has(Geometry.lastRank(mover()), square) && scene.hasPawn(square)) {
                return square;
            }
        }
        return -1;
    }

    /// The same when the pawn that was promoted belongs to the cloud from now on.
    Continuation joined() {
        return new Continuation(scene.without(promoted()), left);
    }

    Colour mover() {
        return scene.turn().opponent();
    }

    /// Whether the mover left or put his king in an attack that no piece of the cloud could stand in the
    /// way of.
    boolean isIllegal(Cloud cloud) {
        return Geometry.has(scene.attacked(scene.turn(), scene.occupied() | cloud.all()), scene.king(mover()));
    }
}
