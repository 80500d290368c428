package org.jadoube.pgn;

import org.jadoube.notation.Problem;

/// What can be wrong with the form of a file.
final class Complaints {
    static final Problem UTF_16 = new Problem(
            Problem.Kind.ENCODING,
            "file",
            "a byte-order mark of UTF-16",
            "the file is written in UTF-16",
            "UTF-8 or Latin-1",
            "Save it as UTF-8.");

    private Complaints() {}

    static Problem unclosed(Problem.Kind kind, String what, String open, String close) {
        return new Problem(
                kind,
                what,
                open,
                "the " + what + " that begins here is never closed",
                close + " before the next game",
                "Close it with " + close + ".");
    }

    static Problem unsound(PgnTag tag) {
        return new Problem(
                Problem.Kind.TAG,
                "tag " + tag.name(),
                tag.value(),
                "its value does not stand between two quotation marks followed by ]",
                "[" + tag.name() + " \"...\"] on one line",
                "It was read as \"" + tag.value() + "\"; write a quotation mark within it as \\\".");
    }

    static Problem stray(int sign) {
        return new Problem(
                Problem.Kind.MOVETEXT,
                "moves",
                Character.toString(sign),
                "'" + (char) sign + "' has no meaning here",
                "a move, a comment in braces, a variation in brackets or a result",
                "It was passed over; delete it.");
    }

    static Problem foreign(PgnTags tags) {
        return new Problem(
                Problem.Kind.TAG,
                "tag Variant",
                tags.value("Variant").orElse(""),
                "this is not chess by the Laws",
                "no Variant tag, or Standard or Chess960",
                "Leave this game out.");
    }
}
