package org.jadoube.board;

import java.util.List;
import java.util.Optional;

/// A position that the Laws can work with: both kings stand, the player not having the move is not in check.
/// Immutable.
///
/// En passant is part of a position only when a legal en-passant capture exists. Castling rights are kept as the
/// squares of the
/// rooks, so that Chess960 needs no rules of its own.
public final class Position {
    private Position() {}

    /// The initial position of Article 2.
    public static Position initial() {
        throw new UnsupportedOperationException();
    }

    /// Chess960 starting position of a number from 0 to 959 (518 is the usual one).
    public static Position chess960(int number) {
        throw new UnsupportedOperationException();
    }

    public Colour turn() {
        throw new UnsupportedOperationException();
    }

    public Optional<Piece> at(Square square) {
        throw new UnsupportedOperationException();
    }

    public SquareSet occupied() {
        throw new UnsupportedOperationException();
    }

    public SquareSet pieces(Colour colour) {
        throw new UnsupportedOperationException();
    }

    public SquareSet pieces(Colour colour, PieceType type) {
        throw new UnsupportedOperationException();
    }

    public Square king(Colour colour) {
        throw new UnsupportedOperationException();
    }

    /// The rooks with which their king may still castle.
    public SquareSet castlingRooks() {
        throw new UnsupportedOperationException();
    }

    /// The square a pawn has just passed over, when it can legally be captured there.
    public Optional<Square> enPassant() {
        throw new UnsupportedOperationException();
    }

    /// Plies since the last capture or pawn move.
    public int halfmoveClock() {
        throw new UnsupportedOperationException();
    }

    /// The number of the move to be made, from 1.
    public int fullmoveNumber() {
        throw new UnsupportedOperationException();
    }

    /// Every legal move, in no promised order; unmodifiable, with quick access by index.
    public List<Move> legalMoves() {
        throw new UnsupportedOperationException();
    }

    public boolean isLegal(Move move) {
        throw new UnsupportedOperationException();
    }

    /// The position after a legal move.
    ///
    /// @throws IllegalArgumentException when the move cannot be one of this position's; only what is cheap is
    ///     tested, so a caller with a move of unknown origin asks [#isLegal(Move)] first
    public Position after(Move move) {
        throw new UnsupportedOperationException();
    }

    /// The pieces that give check to the player having the move.
    public SquareSet checkers() {
        throw new UnsupportedOperationException();
    }

    /// The pieces of a colour that attack a square, pinned ones too (Article 3.1).
    public SquareSet attackers(Square target, Colour by) {
        throw new UnsupportedOperationException();
    }

    public boolean isCheck() {
        return !checkers().isEmpty();
    }

    public boolean isCheckmate() {
        throw new UnsupportedOperationException();
    }

    public boolean isStalemate() {
        throw new UnsupportedOperationException();
    }

    /// A 64-bit Zobrist key of what makes two positions the same; an accelerator only, never a proof. See
    /// [#recurrence()].
    public long key() {
        throw new UnsupportedOperationException();
    }

    /// What Article 9.2 compares, as a value.
    public Recurrence recurrence() {
        throw new UnsupportedOperationException();
    }

    public Setup toSetup() {
        throw new UnsupportedOperationException();
    }
}
