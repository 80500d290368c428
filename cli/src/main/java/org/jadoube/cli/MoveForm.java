package org.jadoube.cli;

import org.jadoube.board.Move;
import org.jadoube.board.Piece;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.notation.San;
import org.jadoube.notation.Uci;

/// A way to write moves.
enum MoveForm {
    /// As PGN has it: `exd8=Q#`, `O-O`.
    SAN {
        @Override
        String write(Move move, Position before, San letters, Uci dialect) {
            return letters.write(move, before);
        }
    },
    /// With the departure: `e7xd8=Q#`, `Ng1-f3`.
    LONG {
        @Override
        String write(Move move, Position before, San letters, Uci dialect) {
            String exact = letters.write(move, before);
            if (move.isCastling()) {
                return exact;
            }
            PieceType type = before.at(move.from()).map(Piece::type).orElse(PieceType.PAWN);
            boolean capture = before.at(move.to()).isPresent() || move.kind() == Move.Kind.EN_PASSANT;
            String arrival = move.to().toString();
            return (type == PieceType.PAWN ? "" : letters.letters().of(type))
                    + move.from()
                    + (capture ? "x" : "-")
                    + exact.substring(exact.lastIndexOf(arrival));
        }
    },
    /// As the Laws' appendix has it: `exd8D++`, `0-0`, `exd6 e.p.`.
    LAWS {
        @Override
        String write(Move move, Position before, San letters, Uci dialect) {
            String exact = letters.write(move, before)
                    .replace("=", "")
                    .replace("#", "++")
                    .replace('O', move.isCastling() ? '0' : 'O');
            return move.kind() == Move.Kind.EN_PASSANT ? exact + " e.p." : exact;
        }
    },
    /// As engines have it: `e7d8q`.
    UCI {
        @Override
        String write(Move move, Position before, San letters, Uci dialect) {
            return dialect.write(move);
        }
    };

    /// A legal move of a position.
    ///
    /// @param letters the language
    /// @param dialect how castling is written for engines
    abstract String write(Move move, Position before, San letters, Uci dialect);
}
