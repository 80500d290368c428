package org.jadoube.notation;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jadoube.board.PieceType;

/// The letters that one language has for the pieces. Which language a text is written in is always said by whoever
/// hands it over: `R` is a rook in English and the king in Spanish.
///
/// @param language the language's tag of BCP 47, `zxx` for none
/// @param letters for pawn, knight, bishop, rook, queen, king, in this order; more than one letter each is allowed
public record PieceLetters(String language, List<String> letters) {
    private static final PieceType[] TYPES = PieceType.values();
    private static final int WHITE_KING_FIGURINE = '♔';

    /// Every language whose letters are known, by its tag; `zxx` are the drawn pieces that printed books use, which
    /// every language reads too.
    private static final Map<String, PieceLetters> KNOWN = known(
            "ca", "P C A T D R",
            "cs", "P J S V D K",
            "da", "B S L T D K",
            "de", "B S L T D K",
            "en", "P N B R Q K",
            "es", "P C A T D R",
            "et", "P R O V L K",
            "fi", "P R L T D K",
            "fr", "P C F T D R",
            "hu", "G H F B V K",
            "is", "P R B H D K",
            "it", "P C A T D R",
            "nb", "B S L T D K",
            "nl", "O P L T D K",
            "pl", "P S G W H K",
            "pt", "P C B T D R",
            "ro", "P C N T D R",
            "ru", "П К С Л Ф Кр",
            "sv", "B S L T D K",
            "zxx", "♙ ♘ ♗ ♖ ♕ ♔");

    public static final PieceLetters ENGLISH = of("en").orElseThrow();
    public static final PieceLetters SPANISH = of("es").orElseThrow();
    public static final PieceLetters FIGURINES = of("zxx").orElseThrow();

    private static Map<String, PieceLetters> known(String... table) {
        var all = new TreeMap<String, PieceLetters>();
        for (int i = 0; i < table.length; i += 2) {
            all.put(table[i], new PieceLetters(table[i], List.of(table[i + 1].split(" ", -1))));
        }
        return Collections.unmodifiableMap(all);
    }

    /// Those of a language, where they are known.
    ///
    /// @param language its tag of BCP 47
    public static Optional<PieceLetters> of(String language) {
        return Optional.ofNullable(KNOWN.get(language));
    }

    /// All that are known, in the order of their tags.
    public static List<PieceLetters> all() {
        return List.copyOf(KNOWN.values());
    }

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
