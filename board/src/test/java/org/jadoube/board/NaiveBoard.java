package org.jadoube.board;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Articles 3.1 to 3.9 once more, square by square and slowly, sharing nothing with the real generator: every
/// move that a piece's gait allows, less those after which the king could be captured. En passant is any
/// passed square.
record NaiveBoard(Map<Square, Piece> pieces, Colour turn, Set<Square> rooks, Optional<Square> passed) {
    private static final int[][] DIAGONALS = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
    private static final int[][] STRAIGHTS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    private static final int[][] LEAPS = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

    static NaiveBoard of(Position position) {
        Setup setup = position.toSetup();
        return new NaiveBoard(
                setup.pieces(),
                setup.turn(),
                new HashSet<>(setup.castlingRooks().toList()),
                setup.enPassant());
    }

    Set<Move> legalMoves() {
        Set<Move> legal = new HashSet<>();
        for (Map.Entry<Square, Piece> entry : pieces.entrySet()) {
            if (entry.getValue().colour() == turn) {
                for (Move move : gait(entry.getKey(), entry.getValue().type())) {
                    NaiveBoard next = after(move);
                    if (!next.isAttacked(kingOf(next.pieces, turn), turn.opponent())) {
                        legal.add(move);
                    }
                }
            }
        }
        legal.addAll(castlings());
        return legal;
    }

    NaiveBoard after(Move move) {
        Map<Square, Piece> next = new EnumMap<>(pieces);
        Piece piece = Optional.ofNullable(next.remove(move.from())).orElseThrow();
        Set<Square> rights = new HashSet<>(rooks);
        rights.remove(move.from());
        rights.remove(move.to());
        if (piece == Piece.of(turn, PieceType.KING)) {
            rights.removeIf(rook -> rook.rank() == Rank.FIRST.from(turn));
        }
        Optional<Square> jumped = Optional.empty();
        if (move.isCastling()) {
            next.remove(move.to());
            next.put(kingTarget(move), Piece.of(turn, PieceType.KING));
            next.put(rookTarget(move), Piece.of(turn, PieceType.ROOK));
        } else {
            next.put(
                    move.to(),
                    move.promotion().map(type -> Piece.of(turn, type)).orElse(piece));
            if (move.kind() == Move.Kind.EN_PASSANT) {
                next.remove(Square.of(move.to().file(), move.from().rank()));
            }
            int climb = move.to().rank().ordinal() - move.from().rank().ordinal();
            if (piece.type() == PieceType.PAWN && Math.abs(climb) == 2) {
                jumped =
                        Optional.of(Square.of((move.from().ordinal() + move.to().ordinal()) / 2));
            }
        }
        return new NaiveBoard(next, turn.opponent(), rights, jumped);
    }

    boolean isAttacked(Square target, Colour by) {
        return pieces.entrySet().stream()
                .filter(entry -> entry.getValue().colour() == by)
                .anyMatch(entry -> attacks(entry.getKey(), entry.getValue()).contains(target));
    }

    static Square kingOf(Map<Square, Piece> pieces, Colour colour) {
        return pieces.entrySet().stream()
                .filter(entry -> entry.getValue() == Piece.of(colour, PieceType.KING))
                .findFirst()
                .orElseThrow()
                .getKey();
    }

    private List<Move> gait(Square from, PieceType type) {
        List<Move> moves = new ArrayList<>();
        for (Square to : attacks(from, Piece.of(turn, type))) {
            boolean own = pieces.containsKey(to) && pieces.get(to).colour() == turn;
            boolean prey = pieces.containsKey(to) && pieces.get(to).colour() != turn;
            if (type == PieceType.PAWN && prey) {
                addPawnMove(moves, from, to);
            } else if (type == PieceType.PAWN && passed.equals(Optional.of(to))) {
                moves.add(Move.enPassant(from, to));
            } else if (type != PieceType.PAWN && !own) {
                moves.add(Move.plain(from, to));
            }
        }
        if (type == PieceType.PAWN) {
            int up = turn == Colour.WHITE ? 8 : -8;
            Square one = Square.of(from.ordinal() + up);
            if (!pieces.containsKey(one)) {
                addPawnMove(moves, from, one);
                Rank start = Rank.SECOND.from(turn);
                if (from.rank() == start && !pieces.containsKey(Square.of(one.ordinal() + up))) {
                    moves.add(Move.plain(from, Square.of(one.ordinal() + up)));
                }
            }
        }
        return moves;
    }

    private void addPawnMove(List<Move> moves, Square from, Square to) {
        if (to.rank() == Rank.EIGHTH.from(turn)) {
            for (PieceType type : List.of(PieceType.KNIGHT, PieceType.BISHOP, PieceType.ROOK, PieceType.QUEEN)) {
                moves.add(Move.promotion(from, to, type));
            }
        } else {
            moves.add(Move.plain(from, to));
        }
    }

    private Set<Square> attacks(Square from, Piece piece) {
        return switch (piece.type()) {
            case PAWN -> {
                int up = piece.colour() == Colour.WHITE ? 1 : -1;
                yield walk(from, new int[][] {{1, up}, {-1, up}}, 1);
            }
            case KNIGHT -> walk(from, LEAPS, 1);
            case BISHOP -> walk(from, DIAGONALS, 7);
            case ROOK -> walk(from, STRAIGHTS, 7);
            case QUEEN -> {
                Set<Square> both = walk(from, DIAGONALS, 7);
                both.addAll(walk(from, STRAIGHTS, 7));
                yield both;
            }
            case KING -> {
                Set<Square> both = walk(from, DIAGONALS, 1);
                both.addAll(walk(from, STRAIGHTS, 1));
                yield both;
            }
        };
    }

    private Set<Square> walk(Square from, int[][] directions, int farthest) {
        Set<Square> seen = new HashSet<>();
        for (int[] direction : directions) {
            int file = from.file().ordinal();
            int rank = from.rank().ordinal();
            for (int step = 0; step < farthest; step++) {
                file += direction[0];
                rank += direction[1];
                if (file < 0 || file > 7 || rank < 0 || rank > 7) {
                    break;
                }
                Square square = Square.of(File.of(file), Rank.of(rank));
                seen.add(square);
                if (pieces.containsKey(square)) {
                    break;
                }
            }
        }
        return seen;
    }

    private Set<Move> castlings() {
        Set<Move> castlings = new HashSet<>();
        Square king = kingOf(pieces, turn);
        for (Square rook : rooks) {
            if (rook.rank() == Rank.FIRST.from(turn)) {
                Move move = Move.castling(king, rook);
                Set<Square> path = span(king, kingTarget(move));
                Set<Square> all = new HashSet<>(path);
                all.addAll(span(rook, rookTarget(move)));
                all.remove(king);
                all.remove(rook);
                boolean free = all.stream().noneMatch(pieces::containsKey);
                boolean safe = path.stream().noneMatch(square -> isAttacked(square, turn.opponent()));
                if (free && safe && !after(move).isAttacked(kingTarget(move), turn.opponent())) {
                    castlings.add(move);
                }
            }
        }
        return castlings;
    }

    private static Set<Square> span(Square from, Square to) {
        Set<Square> span = new HashSet<>();
        for (int i = Math.min(from.ordinal(), to.ordinal()); i <= Math.max(from.ordinal(), to.ordinal()); i++) {
            span.add(Square.of(i));
        }
        return span;
    }

    private static Square kingTarget(Move castling) {
        boolean right = castling.to().ordinal() > castling.from().ordinal();
        return Square.of(right ? File.G : File.C, castling.from().rank());
    }

    private static Square rookTarget(Move castling) {
        boolean right = castling.to().ordinal() > castling.from().ordinal();
        return Square.of(right ? File.F : File.D, castling.from().rank());
    }
}
