package org.jadoube.notation;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jadoube.board.File;
import org.jadoube.board.PieceType;
import org.jadoube.board.Rank;

/// Reads one move in algebraic notation, short or long, with the habits that players and programs have.
final class MoveScanner {
    private static final int NONE = -1;
    private static final List<String> WORDS = List.of("e.p.", "e.p", "ep", "(=)");
    private static final String NULL_MOVES = " -- Z0 0000 @@@@ null pass ";

    private final CharSequence text;
    private final PieceLetters letters;
    private final int end;
    private int at;
    private int departureFile = NONE;
    private int departureRank = NONE;
    private int file = NONE;
    private int rank = NONE;
    private String fault = "";

    MoveScanner(CharSequence text, PieceLetters letters) {
        this.text = text;
        this.letters = letters;
        this.end = endOfMove(text);
    }

    /// What is written, or empty: then [#fault()] says what is wrong.
    Optional<MoveText> scan() {
        if (end == 0 || isNullMove(text)) {
            fault = end == 0 ? "there is no move" : "a null move is no move of a game";
            return Optional.empty();
        }
        char first = text.charAt(0);
        return first == 'O' || first == '0' || first == 'o' ? castling() : step();
    }

    static boolean isNullMove(CharSequence text) {
        return !text.isEmpty() && "-Z0@np".indexOf(text.charAt(0)) >= 0 && NULL_MOVES.contains(" " + text + " ");
    }

    /// What is wrong, as a sentence without full stop.
    String fault() {
        return fault;
    }

    private Optional<MoveText> castling() {
        int rooks = 0;
        for (at = 0; at < end; at++) {
            char sign = text.charAt(at);
            if (sign == 'O' || sign == '0' || sign == 'o') {
                rooks++;
            } else if (!isHyphen(sign)) {
                return unexpected("is no part of O-O or O-O-O");
            }
        }
        if (rooks < 2 || rooks > 3) {
            fault = "castling is written with two or three letters O";
            return Optional.empty();
        }
        return Optional.of(new MoveText.Castling(rooks == 2 ? Wing.KINGSIDE : Wing.QUEENSIDE));
    }

    private Optional<MoveText> step() {
        Optional<PieceType> piece = letters.at(text, 0);
        at = piece.map(type -> letters.lengthAt(text, 0, type)).orElse(0);
        squares();
        if (file == NONE || rank == NONE) {
            if (at < end) {
                return unexpected("is no part of a square's name");
            }
            fault = "it names no arrival square";
            return Optional.empty();
        }
        Optional<PieceType> promotion = at < end ? promotion() : Optional.empty();
        if (at < end) {
            return unexpected("is no part of a move");
        }
        boolean complete = departureFile != NONE && departureRank != NONE;
        return Optional.of(new MoveText.Step(
                piece.isPresent() || complete ? piece : Optional.of(PieceType.PAWN),
                departureFile == NONE ? Optional.empty() : Optional.of(File.of(departureFile)),
                departureRank == NONE ? Optional.empty() : Optional.of(Rank.of(departureRank)),
                File.of(file).on(Rank.of(rank)),
                promotion));
    }

    private void squares() {
        for (; at < end; at++) {
            char sign = text.charAt(at);
            if (sign >= 'a' && sign <= 'h') {
                if (!shift()) {
                    return;
                }
                file = sign - 'a';
            } else if (sign >= '1' && sign <= '8' && rank == NONE) {
                rank = sign - '1';
            } else if (!isHyphen(sign) && sign != 'x' && sign != ':' && sign != '×') {
                return;
            }
        }
    }

    /// What was taken for the arrival square was the departure; false when there is one already.
    private boolean shift() {
        boolean free = departureFile == NONE && departureRank == NONE;
        boolean empty = file == NONE && rank == NONE;
        if (!free || empty) {
            return empty;
        }
        departureFile = file;
        departureRank = rank;
        file = NONE;
        rank = NONE;
        return true;
    }

    private Optional<PieceType> promotion() {
        int start = at;
        while (at < end && "=/(".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        Optional<PieceType> piece = at < end ? promoted() : Optional.empty();
        if (piece.isEmpty()) {
            at = Math.max(start, at - 1);
            return piece;
        }
        if (at < end && text.charAt(at) == ')') {
            at++;
        }
        return piece;
    }

    private Optional<PieceType> promoted() {
        Optional<PieceType> piece = letters.at(text, at);
        if (piece.isPresent()) {
            at += letters.lengthAt(text, at, piece.get());
            return piece;
        }
        String capital = String.valueOf(text.charAt(at)).toUpperCase(Locale.ROOT);
        piece = letters.at(capital, 0);
        at += piece.isPresent() ? 1 : 0;
        return piece;
    }

    private Optional<MoveText> unexpected(String reason) {
        fault = "'" + text.charAt(at) + "' in column " + (at + 1) + " " + reason;
        return Optional.empty();
    }

    private static boolean isHyphen(char sign) {
        return sign == '-' || sign == '\u2013' || sign == '\u2010' || sign == '\u2011' || sign == '\u2212';
    }

    /// Where the move itself ends: signs of check, praise, doubt, a draw offer and `e.p.` say nothing about it.
    private static int endOfMove(CharSequence text) {
        int end = text.length();
        while (end > 0) {
            int shorter = "+#!? \u2020\u2021".indexOf(text.charAt(end - 1)) >= 0 ? end - 1 : withoutWord(text, end);
            if (shorter == end) {
                break;
            }
            end = shorter;
        }
        return end;
    }

    private static int withoutWord(CharSequence text, int end) {
        if (".p)".indexOf(text.charAt(end - 1)) < 0) {
            return end;
        }
        for (String word : WORDS) {
            int start = end - word.length();
            if (start > 0 && word.contentEquals(text.subSequence(start, end))) {
                return start;
            }
        }
        return end;
    }
}
