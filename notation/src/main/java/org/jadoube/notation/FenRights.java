package org.jadoube.notation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jadoube.board.Colour;
import org.jadoube.board.File;
import org.jadoube.board.Piece;
import org.jadoube.board.PieceType;
import org.jadoube.board.Rank;
import org.jadoube.board.Square;
import org.jadoube.board.SquareSet;

/// The castling field of a FEN, as X-FEN or Shredder-FEN writes it, resolved to the rooks it means.
final class FenRights {
    private final FenFields.Field field;
    private final Map<Square, Piece> pieces;
    private final FenFields.Rigour rigour;
    private final List<String> mended;
    private final FenWords words;

    FenRights(FenFields.Field field, Map<Square, Piece> pieces, FenFields.Rigour rigour, List<String> mended) {
        this.field = field;
        this.pieces = pieces;
        this.rigour = rigour;
        this.mended = mended;
        words = field.words();
    }

    /// The squares of the castling rooks.
    Reading<SquareSet> rooks() {
        SquareSet rooks = SquareSet.EMPTY;
        String text = field.text();
        if (text.equals("-")) {
            return new Reading.Read<>(rooks);
        }
        int last = -1;
        for (int at = 0; at < text.length(); at++) {
            char sign = text.charAt(at);
            if ("KQABCDEFGH".indexOf(Character.toUpperCase(sign)) < 0) {
                return new Reading.Unread<>(problem(at, words.say("right", String.valueOf(sign))));
            }
            Optional<Square> rook = rook(sign);
            Optional<String> fault = rook.isEmpty()
                    ? fault("right.unfounded", sign)
                    : rooks.contains(rook.get())
                            ? fault("right.twice", sign)
                            : order(rook.get()) < last ? fault("right.order", sign) : Optional.empty();
            if (fault.isPresent() && rigour == FenFields.Rigour.STRICT) {
                return new Reading.Unread<>(problem(at, fault.get()));
            }
            fault.ifPresent(mended::add);
            if (rook.isPresent()) {
                rooks = rooks.with(rook.get());
                last = order(rook.get());
            }
        }
        return new Reading.Read<>(rooks);
    }

    private Problem problem(int at, String fault) {
        return field.problem(
                Problem.Kind.CASTLING,
                at,
                String.valueOf(field.text().charAt(at)),
                fault,
                words.say("right.expected"),
                words.say("right.do"));
    }

    private Optional<String> fault(String key, char sign) {
        return Optional.of(words.say(key, String.valueOf(sign)));
    }

    private Optional<Square> rook(char sign) {
        Colour side = Character.isUpperCase(sign) ? Colour.WHITE : Colour.BLACK;
        Rank rank = Fen.backRank(side);
        Optional<Square> king = onRank(Piece.of(side, PieceType.KING), rank, 0, 8, false);
        if (king.isEmpty()) {
            return Optional.empty();
        }
        Piece rook = Piece.of(side, PieceType.ROOK);
        int file = king.get().file().ordinal();
        return switch (Character.toUpperCase(sign)) {
            case 'K' -> onRank(rook, rank, file + 1, 8, true);
            case 'Q' -> onRank(rook, rank, 0, file, false);
            default ->
                Optional.of(File.of(Character.toUpperCase(sign) - 'A').on(rank))
                        .filter(square -> pieces.get(square) == rook);
        };
    }

    private Optional<Square> onRank(Piece piece, Rank rank, int from, int to, boolean last) {
        return IntStream.range(from, to)
                .mapToObj(file -> File.of(file).on(rank))
                .filter(square -> pieces.get(square) == piece)
                .reduce((first, second) -> last ? second : first);
    }

    /// White's rights come before Black's, and of one player's the one nearer to `h`.
    private static int order(Square rook) {
        return (rook.rank() == Rank.FIRST ? 0 : 8) + 7 - rook.file().ordinal();
    }
}
