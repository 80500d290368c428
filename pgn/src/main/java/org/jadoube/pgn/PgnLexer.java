package org.jadoube.pgn;

import java.io.IOException;
import org.jadoube.notation.Problem;

/// Cuts the bytes of a file into comments, tags, variations and words.
final class PgnLexer {
    private static final String BYTE_ORDER_MARK = "\u00EF\u00BB\u00BF";
    private static final int LONGEST_COMMENT = 1 << 20;
    private static final int LONGEST_TAG = 1 << 14;
    private static final int LONGEST_WORD = 64;
    private static final boolean[] ENDS_WORD = new boolean[256];

    static {
        for (char sign : " \t\r\n\f\u000B{}();[]$<>\"!?".toCharArray()) {
            ENDS_WORD[sign] = true;
        }
    }

    private final PgnSource source;

    PgnLexer(PgnSource source) {
        this.source = source;
    }

    /// Passes over white space, byte-order marks and escaped lines; answers the byte that comes then.
    int next() throws IOException {
        for (; ; ) {
            int sign = source.peek();
            if (sign == '%' && source.column() == 1) {
                source.skipLine();
            } else if (sign == BYTE_ORDER_MARK.charAt(0) && source.startsWith(BYTE_ORDER_MARK)) {
                source.skip(BYTE_ORDER_MARK.length());
            } else if (sign != PgnSource.END && (sign <= ' ' || sign == 0x7F)) {
                source.read();
            } else {
                return sign;
            }
        }
    }

    /// Passes over spaces within the line; answers the byte that comes then.
    int nextInLine() throws IOException {
        int sign = source.peek();
        while (sign == ' ' || sign == '\t') {
            source.read();
            sign = source.peek();
        }
        return sign;
    }

    /// The comment that begins here with a brace; line ends in it are spaces.
    String comment(Complaints complaints) throws IOException {
        long line = source.line();
        long column = source.column();
        source.read();
        source.clear();
        int lineEnds = 0;
        for (; ; ) {
            if ((lineEnds > 1 && source.startsWith("[Event \"")) || source.peek() == PgnSource.END) {
                complaints.add(line, column, unclosed(Problem.Kind.COMMENT, "comment", "{", "}"));
                break;
            }
            int sign = source.read();
            if (sign == '}') {
                break;
            }
            lineEnds = sign == '\n' ? lineEnds + 1 : sign == ' ' ? lineEnds : 0;
            keepText(sign == '\n' ? ' ' : sign);
        }
        return source.text(0).strip();
    }

    /// Runs of spaces that come from line ends are one space.
    private void keepText(int sign) {
        boolean twice = sign == ' ' && source.length() > 0 && source.kept(source.length() - 1) == ' ';
        if (!twice) {
            source.keep(sign, LONGEST_COMMENT);
        }
    }

    /// The comment that begins here with a semicolon and ends with the line.
    String lineComment() throws IOException {
        source.read();
        source.clear();
        for (int sign = source.read(); sign != '\n' && sign != PgnSource.END; sign = source.read()) {
            source.keep(sign, LONGEST_COMMENT);
        }
        return source.text(0).strip();
    }

    /// Passes over the variation that begins here, with all that is nested in it.
    void variation(Complaints complaints) throws IOException {
        long line = source.line();
        long column = source.column();
        int depth = 0;
        do {
            int sign = next();
            if (sign == PgnSource.END || (sign == '[' && source.startsWith("[Event \""))) {
                complaints.add(line, column, unclosed(Problem.Kind.MOVETEXT, "variation", "(", ")"));
                return;
            }
            if (sign == '{') {
                comment(complaints);
            } else if (sign == ';') {
                source.skipLine();
            } else {
                depth += sign == '(' ? 1 : sign == ')' ? -1 : 0;
                source.read();
            }
        } while (depth > 0);
    }

    private static Problem unclosed(Problem.Kind kind, String what, String open, String close) {
        return new Problem(
                kind,
                what,
                open,
                "the " + what + " that begins here is never closed",
                close + " before the next game",
                "Close it with " + close + ".");
    }

    /// Whether a tag pair begins here.
    boolean isTag() throws IOException {
        int first = source.peek(1);
        for (int ahead = 2; first == ' ' || first == '\t'; ahead++) {
            first = source.peek(ahead);
            if (ahead == LONGEST_WORD) {
                return false;
            }
        }
        return first != PgnSource.END && (Character.isLetter(first) || first == '_');
    }

    /// The tag pair that begins here.
    PgnTag tag(Complaints complaints) throws IOException {
        long line = source.line();
        long column = source.column();
        source.read();
        nextInLine();
        source.clear();
        while (isNameSign(source.peek())) {
            source.keep(source.read(), LONGEST_TAG);
        }
        String name = source.text(0);
        source.clear();
        boolean sound = nextInLine() == '"' ? quoted() : bare();
        PgnTag tag = new PgnTag(name, source.text(0).strip(), line, column);
        if (!sound) {
            complaints.add(
                    line,
                    column,
                    new Problem(
                            Problem.Kind.TAG,
                            "tag " + name,
                            tag.value(),
                            "its value does not stand between two quotation marks followed by ]",
                            "[" + name + " \"...\"] on one line",
                            "It was read as \"" + tag.value() + "\"; write a quotation mark within it as \\\"."));
        }
        return tag;
    }

    private static boolean isNameSign(int sign) {
        return sign > ' ' && sign != '"' && sign != ']' && sign != '[';
    }

    /// Reads up to the quotation mark before the bracket; others within the value are taken as they are.
    private boolean quoted() throws IOException {
        source.read();
        boolean sound = true;
        for (; ; ) {
            int sign = source.peek();
            if (sign == '\n' || sign == '\r' || sign == PgnSource.END) {
                trimTail();
                return false;
            }
            source.read();
            if (sign == '\\' && (source.peek() == '"' || source.peek() == '\\') && !closes(1)) {
                source.keep(source.read(), LONGEST_TAG);
            } else if (sign != '"') {
                source.keep(sign, LONGEST_TAG);
            } else if (closes(0)) {
                nextInLine();
                source.read();
                return sound;
            } else {
                source.keep(sign, LONGEST_TAG);
                sound = false;
            }
        }
    }

    /// Whether the bracket that ends the tag and the line comes after some bytes.
    private boolean closes(int ahead) throws IOException {
        int at = ahead;
        while (source.peek(at) == ' ' || source.peek(at) == '\t') {
            if (at++ > LONGEST_WORD) {
                return false;
            }
        }
        if (source.peek(at) != ']') {
            return false;
        }
        if (ahead == 0) {
            return true;
        }
        int after = source.peek(at + 1);
        return after == '\n' || after == '\r' || after == PgnSource.END;
    }

    private boolean bare() throws IOException {
        int sign = source.peek();
        while (sign != ']' && sign != '\n' && sign != '\r' && sign != PgnSource.END) {
            source.keep(source.read(), LONGEST_TAG);
            sign = source.peek();
        }
        if (sign == ']') {
            source.read();
        }
        trimTail();
        return false;
    }

    private void trimTail() {
        int length = source.length();
        while (length > 0 && " \t\"]".indexOf(source.kept(length - 1)) >= 0) {
            length--;
        }
        source.shorten(length);
    }

    /// The word that begins here; a move's number ends before its dots.
    String word() throws IOException {
        source.clear();
        boolean number = true;
        for (; ; ) {
            int sign = source.peek();
            if (sign == PgnSource.END || (ENDS_WORD[sign] && !isAttached(sign)) || (sign == '.' && number)) {
                return source.text(0);
            }
            if (sign == '(') {
                source.keep(source.read(), LONGEST_WORD);
                source.keep(source.read(), LONGEST_WORD);
            }
            number &= sign >= '0' && sign <= '9';
            source.keep(source.read(), LONGEST_WORD);
        }
    }

    /// Whether this is the bracket of `e8(Q)` or of a draw offer `(=)`.
    private boolean isAttached(int sign) throws IOException {
        return sign == '('
                && source.length() > 1
                && source.peek(1) != PgnSource.END
                && "QRBNqrbn=".indexOf(source.peek(1)) >= 0
                && source.peek(2) == ')';
    }

    /// The signs of praise or doubt that stand here.
    String glyph() throws IOException {
        source.clear();
        while (source.peek() == '!' || source.peek() == '?') {
            source.keep(source.read(), LONGEST_WORD);
        }
        return source.text(0);
    }

    /// The number after the dollar sign that stands here; above 255 when there is none that counts.
    int nag() throws IOException {
        source.read();
        int number = source.peek() >= '0' && source.peek() <= '9' ? 0 : 256;
        while (source.peek() >= '0' && source.peek() <= '9') {
            number = Math.min(256, number * 10 + source.read() - '0');
        }
        return number;
    }
}
