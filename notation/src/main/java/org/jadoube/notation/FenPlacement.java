package org.jadoube.notation;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.board.Piece;
import org.jadoube.board.Square;

/// The first field of a FEN: eight ranks from the eighth down, each eight squares from `a` to `h`.
final class FenPlacement {
    private final FenFields.Field field;
    private final FenFields.Rigour rigour;
    private final List<String> mended;
    private final FenWords words;

    FenPlacement(FenFields.Field field, FenFields.Rigour rigour, List<String> mended) {
        this.field = field;
        this.rigour = rigour;
        this.mended = mended;
        words = field.words();
    }

    /// What stands where.
    Reading<Map<Square, Piece>> pieces() {
        String text = field.text();
        Map<Square, Piece> pieces = new EnumMap<>(Square.class);
        int rank = 7;
        int file = 0;
        for (int at = 0; at < text.length(); at++) {
            char sign = text.charAt(at);
            Optional<Piece> piece = Fen.piece(sign);
            boolean digit = sign >= '1' && sign <= '8';
            if (sign == '/') {
                if (file != 8 || rank == 0) {
                    return rank == 0 ? tooManyRanks(at) : width(at, rank, file);
                }
                rank--;
                file = 0;
            } else if (piece.isEmpty() && !digit) {
                return sign(at, sign);
            } else if (digit && at > 0 && Character.isDigit(text.charAt(at - 1)) && isRefused(at)) {
                return sign(at, sign);
            } else if (file + (digit ? sign - '0' : 1) > 8) {
                return width(at, rank, file + (digit ? sign - '0' : 1));
            } else {
                int square = rank * 8 + file;
                piece.ifPresent(found -> pieces.put(Square.of(square), found));
                file += digit ? sign - '0' : 1;
            }
        }
        if (file != 8) {
            return width(text.length(), rank, file);
        }
        return rank == 0 ? new Reading.Read<>(pieces) : tooFewRanks(8 - rank);
    }

    private boolean isRefused(int at) {
        if (rigour == FenFields.Rigour.STRICT) {
            return true;
        }
        mended.add(words.say("placement.mended", field.column() + at));
        return false;
    }

    private Reading<Map<Square, Piece>> sign(int at, char sign) {
        boolean digit = sign >= '0' && sign <= '9';
        boolean twice = sign >= '1' && sign <= '8';
        return new Reading.Unread<>(field.problem(
                Problem.Kind.PLACEMENT,
                at,
                String.valueOf(sign),
                words.say(twice ? "sign.twice" : digit ? "sign.number" : "sign", String.valueOf(sign)),
                words.say("sign.expected"),
                words.say(twice ? "sign.twice.do" : "sign.do")));
    }

    private Reading<Map<Square, Piece>> width(int at, int rank, int width) {
        return new Reading.Unread<>(field.problem(
                Problem.Kind.PLACEMENT,
                at,
                at < field.text().length() ? String.valueOf(field.text().charAt(at)) : words.say("end"),
                words.say(width > 8 ? "width.more" : "width.less", rank + 1, width),
                words.say("width.expected"),
                words.say("width.do")));
    }

    private Reading<Map<Square, Piece>> tooManyRanks(int at) {
        return new Reading.Unread<>(field.problem(
                Problem.Kind.PLACEMENT,
                at,
                "/",
                words.say("ranks.more"),
                words.say("ranks.more.expected"),
                words.say("ranks.more.do")));
    }

    private Reading<Map<Square, Piece>> tooFewRanks(int ranks) {
        return new Reading.Unread<>(field.problem(
                Problem.Kind.PLACEMENT,
                field.text().length(),
                words.say("end"),
                words.say("ranks.less", ranks),
                words.say("ranks.less.expected"),
                words.say("ranks.less.do")));
    }
}
