package org.jadoube.pgn;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.notation.MoveWord;
import org.jadoube.notation.Problem;
import org.jspecify.annotations.Nullable;

/// Reads the games of a PGN file one by one, in memory for one game; or tells a listener what stands in them, in memory
/// for none.
///
/// What real files hold is taken as it comes: UTF-8 or Latin-1 with or without a byte-order mark, comments anywhere,
/// variations of any depth, lines escaped with `%`, missing results, tags without end. A move that cannot be played
/// ends
/// its line with a problem; the next game goes on. Only a stream that fails makes an exception.
public final class PgnReader implements AutoCloseable {
    private final InputStream in;
    private final PgnSource source;
    private final PgnLexer lexer;
    private @Nullable PgnTag pending;
    private long number;

    /// Reads from a stream, which needs no buffer of its own and is closed with the reader.
    public PgnReader(InputStream in) {
        this.in = in;
        this.source = new PgnSource(in);
        this.lexer = new PgnLexer(source);
    }

    /// The next game, or empty at the end of the file.
    public Optional<PgnEntry> next() throws IOException {
        GameDraft draft = new GameDraft();
        return next(draft) ? Optional.of(draft.entry()) : Optional.empty();
    }

    /// Tells of the next game; false at the end of the file, when there is nothing more to tell.
    public boolean next(PgnListener listener) throws IOException {
        int sign = lexer.next();
        if (sign == PgnSource.END && pending == null) {
            return false;
        }
        Course course = new Course(number + 1, pending == null ? source.place() : pending.place(), listener);
        if (pending != null) {
            course.tag(pending);
            pending = null;
        }
        boolean more = !isUtf16(course);
        while (more) {
            more = sign != PgnSource.END && take(sign, course);
            sign = more ? lexer.next() : sign;
        }
        if (!course.finish()) {
            return false;
        }
        number++;
        return true;
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
    private boolean isUtf16(Course course) throws IOException {
        boolean wide = number == 0 && (source.startsWith("\u00FE\u00FF") || source.startsWith("\u00FF\u00FE"));
        if (wide) {
            course.stop(source.place(), Complaints.UTF_16);
            while (source.peek() != PgnSource.END) {
                source.skipLine();
            }
        }
        return wide;
    }

    /// Takes what begins with a sign; false when the game has ended before or with it.
    private boolean take(int sign, Course course) throws IOException {
        if (PgnLexer.beginsWord(sign)) {
            return word(course);
        }
        switch (sign) {
            case '{' -> course.comment(comment(course));
            case ';' -> course.comment(lexer.lineComment());
            case '(' -> {
                course.open(source.place());
                source.at++;
            }
            case ')' -> {
                if (!course.close()) {
                    stray(sign, course);
                } else {
                    source.at++;
                }
            }
            case '!', '?' -> Nag.ofSign(lexer.glyph()).ifPresent(course::nag);
            case '$' -> nag(course);
            case '.' -> source.at++;
            case '[' -> {
                return tag(course);
            }
            case '}', ']', '<', '>', '"' -> stray(sign, course);
            default -> {
                return word(course);
            }
        }
        return true;
    }

    private String comment(Course course) throws IOException {
        Place place = source.place();
        return lexer.comment(
                () -> course.complain(place, Complaints.unclosed(Problem.Kind.COMMENT, "comment", "{", "}")));
    }

    private boolean tag(Course course) throws IOException {
        if (course.isInVariation() ? !lexer.isNextGame() : !lexer.isTag()) {
            stray('[', course);
            return true;
        }
        if (course.hasMovetext()) {
            return false;
        }
        PgnTag tag = lexer.tag(unsound -> course.complain(unsound.place(), Complaints.unsound(unsound)));
        if (course.isFollowedBy(tag)) {
            pending = tag;
            return false;
        }
        course.tag(tag);
        return true;
    }

    private void nag(Course course) throws IOException {
        int glyph = lexer.nag();
        if (glyph <= 255) {
            course.nag(new Nag(glyph));
        }
    }

    private boolean word(Course course) throws IOException {
        if (lexer.number()) {
            course.beginMovetext();
            return true;
        }
        int start = source.at;
        MoveWord plain = lexer.plainWord();
        if (plain != null) {
            course.beginMovetext();
            if (!course.play(plain)) {
                course.misplay(plain, source.place(start));
            }
            return true;
        }
        return oddWord(course);
    }

    /// A result, a number without space after it, or a move that is not written as most are.
    private boolean oddWord(Course course) throws IOException {
        Place place = source.place();
        String word = lexer.word();
        course.beginMovetext();
        Optional<PgnResult> result = Words.result(word);
        if (result.isPresent() && !course.isInVariation()) {
            course.result(result.get());
            trailing(course);
            return false;
        }
        String move = result.isPresent() ? "" : Words.move(word);
        if (!move.isEmpty()) {
            course.play(move, place.after(word.length() - move.length()));
        }
        return true;
    }

    /// Comments on the line of the result belong to this game.
    private void trailing(Course course) throws IOException {
        for (int sign = lexer.nextInLine(); sign == '{' || sign == ';'; sign = lexer.nextInLine()) {
            course.comment(sign == '{' ? comment(course) : lexer.lineComment());
        }
    }

    private void stray(int sign, Course course) throws IOException {
        course.complain(source.place(), Complaints.stray(sign));
        source.at++;
    }
}
