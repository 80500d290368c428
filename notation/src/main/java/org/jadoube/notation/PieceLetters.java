package org.jadoube.notation;

import java.util.List;
import java.util.Optional;
import org.jadoube.board.PieceType;

/// The letters that one language has for the pieces. Which language a text is written in is always said by whoever
/// hands it over: `R` is a rook in English and the king in Spanish.
///
/// @param language the language's tag of BCP 47, `zxx` for none
/// @param letters for pawn, knight, bishop, rook, queen, king, in this order; more than one letter each is allowed
public record PieceLetters(String language, List<String> letters) {
    private static final PieceType[] TYPES = PieceType.values();
    private static final int WHITE_KING_FIGURINE = '♔';

    public static final PieceLetters ENGLISH = new PieceLetters("en", List.of("P", "N", "B", "R", "Q", "K"));
    public static final PieceLetters SPANISH = new PieceLetters("es", List.of("P", "C", "A", "T", "D", "R"));

    /// The drawn pieces that printed books use. Every language reads them too.
    public static final PieceLetters FIGURINES = new PieceLetters("zxx", List.of("♙", "♘", "♗", "♖", "♕", "♔"));

    public PieceLetters {
        letters = List.copyOf(letters);
        boolean sound = letters.size() == TYPES.length
                && letters.stream().distinct().count() == TYPES.length
                && letters.stream().noneMatch(letter -> letter.isEmpty() || !isPieceLetter(letter.charAt(0)));
        if (!sound) {
            throw new IllegalArgumentException("six different capital letters are needed, found " + letters);
        }
    }

    public String of(PieceType type) {
        return letters.get(type.ordinal());
    }

    /// The piece whose letter, or figurine, stands at a place of a text; the longest letter wins.
    Optional<PieceType> at(CharSequence text, int start) {
        char first = text.charAt(start);
        if (first >= 'a' && first <= 'h') {
            return Optional.empty();
        }
        Optional<PieceType> found = figurine(first);
        int longest = 0;
        for (PieceType type : TYPES) {
            String letter = of(type);
            if (letter.length() > longest && startsWith(text, letter, start)) {
                found = Optional.of(type);
                longest = letter.length();
            }
        }
        return found;
    }

    /// How much of the text the letter found at this place takes up.
    int lengthAt(CharSequence text, int start, PieceType type) {
        return startsWith(text, of(type), start) ? of(type).length() : 1;
    }

    private static Optional<PieceType> figurine(char sign) {
        int place = sign - WHITE_KING_FIGURINE;
        return place < 0 || place > 11 ? Optional.empty() : Optional.of(TYPES[5 - place % 6]);
    }

    private static boolean startsWith(CharSequence text, String letter, int start) {
        if (start + letter.length() > text.length()) {
            return false;
        }
        for (int i = 0; i < letter.length(); i++) {
            if (text.charAt(start + i) != letter.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isPieceLetter(char sign) {
        return Character.isUpperCase(sign) || figurine(sign).isPresent();
    }
}
