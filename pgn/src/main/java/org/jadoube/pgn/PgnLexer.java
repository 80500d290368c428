package org.jadoube.pgn;

import java.io.IOException;
import java.util.function.Consumer;
import org.jadoube.notation.MoveWord;
import org.jadoube.notation.MoveWords;
import org.jadoube.notation.San;
import org.jspecify.annotations.Nullable;

/// Cuts the bytes of a file into comments, tags, variations and words.
final class PgnLexer {
    private static final String BYTE_ORDER_MARK = "\u00EF\u00BB\u00BF";
    private static final String NEXT_GAME = "[Event \"";
    private static final int LONGEST_COMMENT = 1 << 20;
    private static final int LONGEST_TAG = 1 << 14;
    private static final int LONGEST_WORD = 64;
    private static final long HIGH_BITS = 0x8080808080808080L;
    private static final long AFTER_BLANK = 0x2121212121212121L;
    private static final boolean[] IS_BLANK = new boolean[256];
    private static final boolean[] IS_MOVE_SIGN = new boolean[256];
    private static final boolean[] ENDS_WORD = new boolean[256];

    static {
        for (int sign = 0; sign <= ' '; sign++) {
            IS_BLANK[sign] = true;
        }
        IS_BLANK[0x7F] = true;
        for (char sign : "abcdefgh12345678KQRBNPxO+#=-".toCharArray()) {
            IS_MOVE_SIGN[sign] = true;
        }
        for (char sign : " \t\r\n\f\u000B{}();[]$<>\"!?".toCharArray()) {
            ENDS_WORD[sign] = true;
        }
    }

    private final PgnSource source;
    private final Excerpt text = new Excerpt();
    private final MoveWords words = new MoveWords(San.ENGLISH);

    PgnLexer(PgnSource source) {
        this.source = source;
    }

    /// Passes over white space, byte-order marks and escaped lines; answers the byte that comes then.
    int next() throws IOException {
        for (; ; ) {
            source.ensure();
            byte[] bytes = source.bytes;
            int limit = source.limit;
            int i = source.at;
            while (i < limit && IS_BLANK[bytes[i] & 0xFF]) {
                i++;
            }
            source.at = i;
            int sign = source.peek();
            if (sign == '%' && source.isLineStart()) {
                source.skipLine();
            } else if (sign == BYTE_ORDER_MARK.charAt(0) && source.startsWith(BYTE_ORDER_MARK)) {
                source.at += BYTE_ORDER_MARK.length();
            } else if (sign == PgnSource.END || !IS_BLANK[sign]) {
                return sign;
            }
        }
    }

    /// Whether a move or its number may begin with a sign.
    static boolean beginsWord(int sign) {
        return IS_MOVE_SIGN[sign];
    }

    /// Passes over spaces within the line; answers the byte that comes then.
    int nextInLine() throws IOException {
        int sign = source.peek();
        while (sign == ' ' || sign == '\t') {
            source.at++;
            sign = source.peek();
        }
        return sign;
    }

    /// Whether the next game begins here although this one has not ended.
    boolean isNextGame() throws IOException {
        return source.startsWith(NEXT_GAME);
    }

    /// Passes over a move's number and its dots; false when no such thing begins here.
    boolean number() {
        byte[] bytes = source.bytes;
        int limit = source.limit;
        int i = source.at;
        while (i < limit && bytes[i] >= '0' && bytes[i] <= '9') {
            i++;
        }
        boolean lone = i < limit && IS_BLANK[bytes[i] & 0xFF] && bytes[source.at] != '0';
        if (i == source.at || i == limit || (bytes[i] != '.' && !lone)) {
            return false;
        }
        while (i < limit && bytes[i] == '.') {
            i++;
        }
        source.at = i;
        return true;
    }

    /// The word that begins here, when it is short, of signs that moves have, and ends with white space or a bracket.
    @Nullable
    MoveWord plainWord() {
        int start = source.at;
        if (start + 8 > source.limit) {
            return null;
        }
        long eight = source.eight(start);
        long ends = (eight | HIGH_BITS) - AFTER_BLANK;
        ends = ~(ends | eight) & HIGH_BITS;
        if (ends == 0) {
            return endedBySign(eight, 8);
        }
        int length = Long.numberOfTrailingZeros(ends) >>> 3;
        MoveWord word = words.met(eight & ((1L << (8 * length)) - 1));
        if (word == null) {
            return endedBySign(eight, length);
        }
        source.at = start + length;
        return word;
    }

    /// The same by looking at each sign, when they are many, or the word is a new one, or not alone.
    private @Nullable MoveWord endedBySign(long eight, int most) {
        int start = source.at;
        int length = 0;
        while (length < most && IS_MOVE_SIGN[source.bytes[start + length] & 0xFF]) {
            length++;
        }
        int end = start + length;
        if (length == 0 || end == source.limit || !ENDS_WORD[source.bytes[end] & 0xFF] || source.bytes[end] == '(') {
            return null;
        }
        long bytes = length == 8 ? eight : eight & ((1L << (8 * length)) - 1);
        source.at = end;
        MoveWord word = words.met(bytes);
        return word == null ? words.meet(bytes) : word;
    }

    /// The word that begins here; a move's number ends before its dots.
    String word() throws IOException {
        text.clear();
        boolean number = true;
        for (; ; ) {
            int sign = source.peek();
            if (sign == PgnSource.END || (ENDS_WORD[sign] && !isAttached(sign)) || (sign == '.' && number)) {
                return text.text();
            }
            if (sign == '(') {
                text.keep(source.read(), LONGEST_WORD);
                text.keep(source.read(), LONGEST_WORD);
            }
            number &= sign >= '0' && sign <= '9';
            text.keep(source.read(), LONGEST_WORD);
        }
    }

    /// Whether this is the bracket of `e8(Q)` or of a draw offer `(=)`.
    private boolean isAttached(int sign) throws IOException {
        return sign == '('
                && text.length() > 1
                && source.peek(1) != PgnSource.END
                && "QRBNqrbn=".indexOf(source.peek(1)) >= 0
                && source.peek(2) == ')';
    }

    /// The comment that begins here with a brace; line ends in it are spaces. Empty comments and those never closed
    /// are texts too.
    ///
    /// @param unclosed what to do when the comment has no end
    String comment(Runnable unclosed) throws IOException {
        source.at++;
        text.clear();
        int lineEnds = 0;
        for (; ; ) {
            int sign = source.peek();
            if (sign == PgnSource.END || (sign == '[' && lineEnds > 1 && isNextGame())) {
                unclosed.run();
                break;
            }
            sign = source.read();
            if (sign == '}') {
                break;
            }
            lineEnds = sign == '\n' ? lineEnds + 1 : sign == ' ' ? lineEnds : 0;
            keepText(sign == '\n' ? ' ' : sign);
        }
        return text.text().strip();
    }

    /// Runs of spaces that come from line ends are one space.
    private void keepText(int sign) {
        boolean twice = sign == ' ' && text.length() > 0 && text.at(text.length() - 1) == ' ';
        if (!twice) {
            text.keep(sign, LONGEST_COMMENT);
        }
    }

    /// The comment that begins here with a semicolon and ends with the line.
    String lineComment() throws IOException {
        source.at++;
        text.clear();
        for (int sign = source.read(); sign != '\n' && sign != PgnSource.END; sign = source.read()) {
            text.keep(sign, LONGEST_COMMENT);
        }
        return text.text().strip();
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
    ///
    /// @param unsound what to do with one that does not end as it should
    PgnTag tag(Consumer<PgnTag> unsound) throws IOException {
        Place place = source.place();
        source.at++;
        nextInLine();
        text.clear();
        while (isNameSign(source.peek())) {
            text.keep(source.read(), LONGEST_TAG);
        }
        String name = text.text();
        text.clear();
        boolean sound = nextInLine() == '"' ? quoted() : bare();
        PgnTag tag = new PgnTag(name, text.text().strip(), place);
        if (!sound) {
            unsound.accept(tag);
        }
        return tag;
    }

    private static boolean isNameSign(int sign) {
        return sign > ' ' && sign != '"' && sign != ']' && sign != '[';
    }

    /// Reads up to the quotation mark before the bracket; others within the value are taken as they are.
    private boolean quoted() throws IOException {
        source.at++;
        boolean sound = true;
        for (; ; ) {
            int sign = source.peek();
            if (sign == '\n' || sign == '\r' || sign == PgnSource.END) {
                trimTail();
                return false;
            }
            source.at++;
            if (sign == '\\' && (source.peek() == '"' || source.peek() == '\\') && !closes(1)) {
                text.keep(source.read(), LONGEST_TAG);
            } else if (sign != '"') {
                text.keep(sign, LONGEST_TAG);
            } else if (closes(0)) {
                nextInLine();
                source.at++;
                return sound;
            } else {
                text.keep(sign, LONGEST_TAG);
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
            text.keep(source.read(), LONGEST_TAG);
            sign = source.peek();
        }
        if (sign == ']') {
            source.at++;
        }
        trimTail();
        return false;
    }

    private void trimTail() {
        int length = text.length();
        while (length > 0 && " \t\"]".indexOf(text.at(length - 1)) >= 0) {
            length--;
        }
        text.shorten(length);
    }

    /// The signs of praise or doubt that stand here.
    String glyph() throws IOException {
        text.clear();
        while (source.peek() == '!' || source.peek() == '?') {
            text.keep(source.read(), LONGEST_WORD);
        }
        return text.text();
    }

    /// The number after the dollar sign that stands here; above 255 when there is none that counts.
    int nag() throws IOException {
        source.at++;
        int number = source.peek() >= '0' && source.peek() <= '9' ? 0 : 256;
        while (source.peek() >= '0' && source.peek() <= '9') {
            number = Math.min(256, number * 10 + source.read() - '0');
        }
        return number;
    }
}
