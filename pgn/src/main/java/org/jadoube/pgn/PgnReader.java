package org.jadoube.pgn;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.notation.Problem;

/// Reads the games of a PGN file one by one, in memory for one game.
///
/// What real files hold is taken as it comes: UTF-8 or Latin-1 with or without a byte-order mark, comments anywhere,
/// variations of any depth (passed over), lines escaped with `%`, missing results, tags without end. A move that
/// cannot be played ends its game with a problem, the next game goes on. Only a stream that fails makes an exception.
public final class PgnReader implements AutoCloseable {
    private static final Problem UTF_16 = new Problem(
            Problem.Kind.ENCODING,
            "file",
            "a byte-order mark of UTF-16",
            "the file is written in UTF-16",
            "UTF-8 or Latin-1",
            "Save it as UTF-8.");

    private final InputStream in;
    private final PgnSource source;
    private final PgnLexer lexer;
    private Optional<PgnTag> pending = Optional.empty();
    private long number;

    /// Reads from a stream, which needs no buffer of its own and is closed with the reader.
    public PgnReader(InputStream in) {
        this.in = in;
        this.source = new PgnSource(in);
        this.lexer = new PgnLexer(source);
    }

    /// The next game, or empty at the end of the file.
    public Optional<PgnEntry> next() throws IOException {
        int sign = lexer.next();
        GameDraft draft = new GameDraft(number + 1, pending.map(PgnTag::line).orElse(source.line()));
        pending.ifPresent(draft::tag);
        pending = Optional.empty();
        boolean more = !isUtf16(draft);
        while (more) {
            more = sign != PgnSource.END && take(sign, draft);
            sign = more ? lexer.next() : sign;
        }
        if (draft.isEmpty() && draft.complaints().toList().isEmpty()) {
            return Optional.empty();
        }
        number++;
        return Optional.of(draft.finish());
    }

    /// The games that are left; a stream that fails throws an [UncheckedIOException].
    public Stream<PgnEntry> entries() {
        return Stream.generate(this::nextUnchecked)
                .takeWhile(Optional::isPresent)
                .map(Optional::orElseThrow);
    }

    private Optional<PgnEntry> nextUnchecked() {
        try {
            return next();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Override
    public void close() throws IOException {
        in.close();
    }

    /// Two bytes a letter is the one encoding that cannot be read; it is told once, for the whole file.
    private boolean isUtf16(GameDraft draft) throws IOException {
        boolean wide = number == 0 && (source.startsWith("\u00FE\u00FF") || source.startsWith("\u00FF\u00FE"));
        if (wide) {
            draft.stop(1, 1, UTF_16);
            while (source.read() != PgnSource.END) {
                source.skipLine();
            }
        }
        return wide;
    }

    /// Takes what begins with a sign; false when the game has ended before or with it.
    private boolean take(int sign, GameDraft draft) throws IOException {
        switch (sign) {
            case '{' -> draft.comment(lexer.comment(draft.complaints()));
            case ';' -> draft.comment(lexer.lineComment());
            case '(' -> lexer.variation(draft.complaints());
            case '!', '?' -> Nag.ofSign(lexer.glyph()).ifPresent(draft::nag);
            case '$' -> nag(draft);
            case '.' -> source.read();
            case '[' -> {
                return tag(draft);
            }
            case ')', '}', ']', '<', '>', '"' -> stray(sign, draft);
            default -> {
                return word(draft);
            }
        }
        return true;
    }

    private boolean tag(GameDraft draft) throws IOException {
        if (!lexer.isTag()) {
            stray('[', draft);
            return true;
        }
        if (draft.hasMovetext()) {
            return false;
        }
        PgnTag tag = lexer.tag(draft.complaints());
        if (draft.isFollowedBy(tag)) {
            pending = Optional.of(tag);
            return false;
        }
        draft.tag(tag);
        return true;
    }

    private void nag(GameDraft draft) throws IOException {
        int glyph = lexer.nag();
        if (glyph <= 255) {
            draft.nag(new Nag(glyph));
        }
    }

    private boolean word(GameDraft draft) throws IOException {
        long line = source.line();
        long column = source.column();
        String word = lexer.word();
        draft.beginMovetext();
        Optional<PgnResult> result = Words.result(word);
        if (result.isPresent()) {
            draft.terminate(result.get());
            trailing(draft);
            return false;
        }
        String move = Words.move(word);
        if (!move.isEmpty()) {
            draft.move(move, line, column + word.length() - move.length());
        }
        return true;
    }

    /// Comments on the line of the result belong to this game.
    private void trailing(GameDraft draft) throws IOException {
        for (int sign = lexer.nextInLine(); sign == '{' || sign == ';'; sign = lexer.nextInLine()) {
            draft.comment(sign == '{' ? lexer.comment(draft.complaints()) : lexer.lineComment());
        }
    }

    private void stray(int sign, GameDraft draft) throws IOException {
        draft.complaints()
                .add(
                        source.line(),
                        source.column(),
                        new Problem(
                                Problem.Kind.MOVETEXT,
                                "moves",
                                Character.toString(sign),
                                "'" + (char) sign + "' has no meaning here",
                                "a move, a comment in braces, a variation in brackets or a result",
                                "It was passed over; delete it."));
        source.read();
    }
}
