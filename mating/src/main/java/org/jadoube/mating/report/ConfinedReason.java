package org.jadoube.mating.report;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.board.Bits;
import org.jadoube.board.Colour;
import org.jadoube.board.PieceType;
import org.jadoube.board.Square;
import org.jadoube.board.SquareSet;
import org.jadoube.mating.Certificate;
import org.jadoube.mating.Confinement.Roamer;

/// Why the pieces cannot get to where they would have to be for a checkmate: what confines the winner's
/// pieces and the loser's king.
record ConfinedReason(Certificate.Confined confined, Language language) {
    /// More squares than these are only counted; the picture shows them.
    private static final int MOST_TOLD = 12;

    String sentence() {
        Colour winner = confined.winner();
        SquareSet king = confined.sets().king(winner.opponent());
        SquareSet checks = confined.sets().attacked(winner).and(king);
        List<String> clauses = new ArrayList<>();
        clauses.add(
                checks.isEmpty()
                        ? language.say("mate.confined.unchecked", winner.ordinal())
                        : language.say("mate.confined.flights", winner.ordinal(), told(checks)));
        clauses.add(range(winner.opponent(), PieceType.KING, "", king, -1L));
        clauses.add(range(winner, PieceType.KING, "", confined.sets().king(winner), -1L));
        List<Square> still = new ArrayList<>();
        for (Roamer roamer : confined.sets().roamers()) {
            if (roamer.piece().colour() == winner) {
                if (roamer.squares().size() + roamer.promoted().size() > 1) {
                    clauses.add(range(roamer));
                } else {
                    still.add(roamer.start());
                }
            }
        }
        if (!still.isEmpty()) {
            clauses.add(language.say("mate.confined.still", winner.ordinal(), language.list(still), still.size()));
        }
        return String.join("; ", clauses) + ".";
    }

    private String range(Roamer roamer) {
        PieceType type = roamer.piece().type();
        Colour colour = roamer.piece().colour();
        if (!roamer.promoted().isEmpty()) {
            return language.say("mate.confined.promotes", colour.ordinal(), roamer.start());
        }
        long board = type != PieceType.BISHOP ? -1L : roamer.start().isLight() ? Bits.LIGHT : ~Bits.LIGHT;
        return range(colour, type, roamer.start().toString(), roamer.squares(), board);
    }

    /// Names the squares a piece may reach, or those that it cannot, whichever are fewer.
    ///
    /// @param board where the piece might be on an empty board
    private String range(Colour colour, PieceType type, String start, SquareSet squares, long board) {
        String piece = language.say("piece." + type, colour.ordinal(), start.isEmpty() ? 0 : 1, start);
        SquareSet never = new SquareSet(board & ~squares.bits());
        if (never.isEmpty()) {
            return language.say("mate.confined.free", piece);
        }
        return type == PieceType.PAWN || squares.size() <= never.size()
                ? language.say("mate.confined.within", piece, told(squares))
                : language.say("mate.confined.never", piece, told(never));
    }

    private String told(SquareSet squares) {
        List<String> stretches = new Stretches(squares).toList();
        return stretches.size() <= MOST_TOLD ? language.list(stretches) : language.say("squares.many", squares.size());
    }
}
