package org.jadoube.mating.report;

import org.jadoube.board.Colour;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;

/// Why the pieces alone exclude a checkmate.
record MaterialReason(Position position, Colour winner) {
    String sentence(Language language) {
        int side = winner.ordinal();
        if (!has(winner, PieceType.KNIGHT) && !has(winner, PieceType.BISHOP)) {
            return language.say("mate.bare", side);
        }
        boolean helpless = position.pieces(winner.opponent()).size() == 1;
        if (has(winner, PieceType.KNIGHT)) {
            return language.say(helpless ? "mate.knight" : "mate.knight.queens", side);
        }
        int light =
                position.pieces(winner, PieceType.BISHOP).toList().getFirst().isLight() ? 1 : 0;
        return language.say(helpless ? "mate.bishops" : "mate.bishops.helped", side, light);
    }

    private boolean has(Colour side, PieceType type) {
        return !position.pieces(side, type).isEmpty();
    }
}
