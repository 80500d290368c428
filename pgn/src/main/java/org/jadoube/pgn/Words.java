package org.jadoube.pgn;

import java.util.Optional;
import java.util.Set;

/// What a word between the comments is: a result, a number, a mark, or a move.
final class Words {
    /// Marks of check, of capture in passing and of evaluation that stand apart from their move.
    private static final Set<String> MARKS = Set.of(
            "+", "++", "#", "e.p.", "e.p", "ep", "ch", "ch.", "dbl", "mate", "N", "D", "=", "+-", "-+", "+/-", "-/+",
            "+=", "=+", "+/=", "=/+", "-", "~", "…", "±", "∓", "⩲", "⩱", "∞", "□");

    private Words() {}

    static Optional<PgnResult> result(String word) {
        char first = word.isEmpty() ? ' ' : word.charAt(0);
        return first == '1' || first == '0' || first == '*' || first == '½' ? PgnResult.parse(word) : Optional.empty();
    }

    /// The move in a word that is no result, without a number before it; empty when there is none.
    static String move(String word) {
        int start = 0;
        while (start < word.length() && word.charAt(start) >= '0' && word.charAt(start) <= '9') {
            start++;
        }
        if (start > 0) {
            return isCastlingOrNothing(word) ? word : word.substring(start);
        }
        boolean square = !word.isEmpty() && Character.isDigit(word.charAt(word.length() - 1));
        return !square && word.length() < 5 && MARKS.contains(word) ? "" : word;
    }

    private static boolean isCastlingOrNothing(String word) {
        return word.startsWith("0-0") || word.startsWith("00");
    }
}
