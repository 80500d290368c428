package org.jadoube.notation;

/// Why a text could not be read, or why what it says cannot be played.
///
/// @param kind what sort of problem this is, for programs
/// @param where the place within the text, in words: `castling, column 31`
/// @param found the piece of text that is wrong, as it stands there
/// @param fault what is wrong with it, as a sentence without full stop
/// @param expected what could have stood there, as half a sentence
/// @param remedy what to do, as a sentence with full stop
public record Problem(Kind kind, String where, String found, String fault, String expected, String remedy) {
    /// The sorts of problems that a program may want to tell apart.
    public enum Kind {
        FIELD_COUNT,
        PLACEMENT,
        TURN,
        CASTLING,
        EN_PASSANT,
        COUNTER,
        /// The text is well formed, but no position of chess can look like that.
        UNSOUND_POSITION,
        UNREADABLE_MOVE,
        AMBIGUOUS_MOVE,
        ILLEGAL_MOVE,
        /// The move is legal, but its exact notation is another one.
        INEXACT_MOVE,
        TAG,
        COMMENT,
        MOVETEXT,
        ENCODING
    }

    /// All of it in one line of text.
    public String message() {
        return lead() + ": " + fault + "; expected " + expected + ". " + remedy;
    }

    private String lead() {
        return switch (kind) {
            case ILLEGAL_MOVE, AMBIGUOUS_MOVE -> "Cannot play " + found + " at " + where;
            case UNREADABLE_MOVE -> "Cannot read " + found + " at " + where;
            case INEXACT_MOVE -> found + " at " + where;
            default -> where;
        };
    }

    @Override
    public String toString() {
        return message();
    }
}
