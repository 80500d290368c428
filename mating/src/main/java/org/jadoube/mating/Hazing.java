package org.jadoube.mating;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.jadoube.board.Attacks;
import org.jadoube.board.Colour;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;

/// Which pieces are to be a [Haze]. As many as can be at first, and where the shadow of a checkmate is met, one of
/// those on which it rests is followed from then on.
final class Hazing {
    /// With so few everything is looked at as soon as outlines.
    private static final int FEW_MEN = 7;
    private static final int FREE = 4;
    private static final int STEPS = 3;
    private static final int AWAY = 2;
    private static final int FAR = 3;

    private final Position position;
    private final Colour winner;
    private final BooleanSupplier cancelled;
    /// Sets of pieces that are no use for a haze, however long one looks.
    private final Set<Long> vain = new HashSet<>();

    /// @param cancelled asked now and then; once it says yes nothing more is shown
    Hazing(Position position, Colour winner, BooleanSupplier cancelled) {
        this.position = position;
        this.winner = winner;
        this.cancelled = cancelled;
    }

    /// That the winner never checkmates, if so many outlines show it with free bishops for a haze: those that have
    /// room now, or else those that would have room if other pieces made it.
    Optional<Certificate.Outlined> ofBishops(int limit) {
        long pieces = position.occupied().bits();
        long free = freeBishops(pieces);
        long freed = freeBishops(Outline.of(position, PieceType.PAWN) | Outline.of(position, PieceType.KING));
        return of(free, limit).or(() -> freed == free ? Optional.empty() : of(freed, limit));
    }

    private long freeBishops(long walls) {
        long free = 0;
        for (long rest = Outline.of(position, PieceType.BISHOP); rest != 0; rest &= rest - 1) {
            free |= isFree(rest & -rest, walls) ? rest & -rest : 0;
        }
        return free;
    }

    /// The same with the loser's pieces for a haze that stand away from his king: a wall of his own men, say,
    /// is followed, and what he has elsewhere is not.
    Optional<Certificate.Outlined> ofSpares(int limit) {
        long far = spares(FAR);
        long away = spares(AWAY);
        return of(far, limit).or(() -> away == far ? Optional.empty() : of(away, limit));
    }

    /// @param distance the least, in moves of a king
    private long spares(int distance) {
        Colour loser = winner.opponent();
        int king = position.king(loser).ordinal();
        long spares = 0;
        for (long rest = position.pieces(loser).bits() & ~(1L << king); rest != 0; rest &= rest - 1) {
            spares |= isFar(Long.numberOfTrailingZeros(rest), king, distance) ? rest & -rest : 0;
        }
        return spares & ~position.castlingRooks().bits();
    }

    private static boolean isFar(int piece, int king, int distance) {
        return Math.abs((piece & 7) - (king & 7)) >= distance || Math.abs((piece >> 3) - (king >> 3)) >= distance;
    }

    /// Whether a bishop comes to more than a few squares between some walls.
    private static boolean isFree(long bishop, long walls) {
        long squares = bishop;
        for (int step = 0; step < STEPS; step++) {
            for (long rest = squares; rest != 0; rest &= rest - 1) {
                squares |= Attacks.diagonal(Long.numberOfTrailingZeros(rest), walls) & ~walls;
            }
        }
        return Long.bitCount(squares) > FREE;
    }

    private Optional<Certificate.Outlined> of(long first, int limit) {
        boolean poor = position.occupied().size() <= FEW_MEN;
        long pieces = poor || vain.contains(first) ? 0 : first;
        int left = limit;
        while (pieces != 0) {
            Haze haze = new Haze(position, pieces);
            Foresight foresight = new Foresight(position, winner, haze, cancelled);
            switch (foresight.look(left)) {
                case NO_MATE -> {
                    return Optional.of(new Certificate.Outlined(position, winner, haze, foresight.outlines()));
                }
                case TOO_MUCH -> {
                    return Optional.empty();
                }
                case PERHAPS -> {
                    left -= foresight.looks();
                    pieces &= ~culprit(haze, foresight.culprits());
                }
            }
        }
        vain.add(first);
        return Optional.empty();
    }

    /// Which is the best to be followed: if it may be, none of the bishops, which go far, and one that goes least
    /// far.
    private static long culprit(Haze haze, long suspects) {
        long others = 0;
        for (int i = 0; i < haze.size(); i++) {
            others |= haze.type(i) == PieceType.BISHOP ? 0 : suspects & 1L << i;
        }
        long eligible = others != 0 ? others : suspects != 0 ? suspects : -1L;
        int best = -1;
        for (int i = 0; i < haze.size(); i++) {
            boolean better = best < 0 || Long.bitCount(haze.stands(i)) < Long.bitCount(haze.stands(best));
            best = (eligible >>> i & 1) != 0 && better ? i : best;
        }
        return haze.start(best);
    }
}
