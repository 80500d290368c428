package org.jadoube.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jadoube.board.Colour;
import org.jadoube.board.Rank;
import org.jadoube.board.Setup;
import org.jadoube.board.Square;

/// The fields of one FEN, read in order.
final class FenFields {
    /// How exact the text must be.
    enum Rigour {
        STRICT,
        LENIENT
    }

    /// A field and the column, from 1, at which it begins.
    record Field(FenWords words, String name, String text, int column) {
        Problem problem(Problem.Kind kind, int offset, String found, String fault, String expected, String remedy) {
            return new Problem(kind, words.say("where", name, column + offset), found, fault, expected, remedy);
        }

        Problem problem(Problem.Kind kind, String fault, String expected, String remedy) {
            return problem(kind, 0, text, fault, expected, remedy);
        }
    }

    private static final int MOST = 6;
    private static final String SAMPLE = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    private static final int LONGEST_COUNTER = 5;

    private final String fen;
    private final Rigour rigour;
    private final List<String> mended;
    private final FenWords words;

    /// @param mended takes what is set right, in words
    FenFields(String fen, Rigour rigour, List<String> mended, FenWords words) {
        this.fen = fen;
        this.rigour = rigour;
        this.mended = mended;
        this.words = words;
    }

    /// What the text claims.
    Reading<Setup> setup() {
        List<Field> fields = fields();
        int least = rigour == Rigour.STRICT ? MOST : 4;
        if (fields.size() < least || fields.size() > MOST) {
            return new Reading.Unread<>(fieldCount(fields.size()));
        }
        return turn(fields.get(1))
                .then(turn -> new FenPlacement(fields.get(0), rigour, mended)
                        .pieces()
                        .then(pieces -> new FenRights(fields.get(2), pieces, rigour, mended)
                                .rooks()
                                .then(rooks -> enPassant(fields.get(3), turn)
                                        .then(square -> counter(fields, 4, 0)
                                                .then(clock -> counter(fields, 5, 1)
                                                        .then(number -> new Reading.Read<>(new Setup(
                                                                pieces, turn, rooks, square, clock, number))))))));
    }

    private List<Field> fields() {
        List<Field> fields = new ArrayList<>();
        int start = 0;
        for (int at = 0; at <= fen.length(); at++) {
            if (at < fen.length() && !isGap(fen.charAt(at))) {
                continue;
            }
            if (at > start || rigour == Rigour.STRICT) {
                fields.add(new Field(words, name(fields.size()), fen.substring(start, at), start + 1));
            }
            start = at + 1;
        }
        return fields;
    }

    private String name(int index) {
        return words.say(index < MOST ? "field." + index : "field.surplus");
    }

    private boolean isGap(char sign) {
        return sign == ' ' || (rigour == Rigour.LENIENT && (Character.isWhitespace(sign) || sign == '\uFEFF'));
    }

    private Problem fieldCount(int count) {
        return new Problem(
                Problem.Kind.FIELD_COUNT,
                "FEN",
                fen,
                words.say("count", count),
                words.say(
                        rigour == Rigour.STRICT ? "count.strict" : "count.lenient",
                        IntStream.range(0, MOST).mapToObj(this::name).collect(Collectors.joining(", "))),
                words.say("count.do", SAMPLE));
    }

    private Reading<Colour> turn(Field field) {
        if (field.text().equals("w") || field.text().equals("b")) {
            return new Reading.Read<>(field.text().equals("w") ? Colour.WHITE : Colour.BLACK);
        }
        if (rigour == Rigour.LENIENT
                && (field.text().equals("W") || field.text().equals("B"))) {
            mended.add(words.say("turn.capital"));
            return new Reading.Read<>(field.text().equals("W") ? Colour.WHITE : Colour.BLACK);
        }
        return new Reading.Unread<>(field.problem(
                Problem.Kind.TURN, words.say("turn", field.text()), words.say("turn.expected"), words.say("turn.do")));
    }

    private Reading<Optional<Square>> enPassant(Field field, Colour turn) {
        if (field.text().equals("-")) {
            return new Reading.Read<>(Optional.empty());
        }
        Rank rank = Rank.SIXTH.from(turn);
        Optional<Square> square = Square.parse(field.text()).filter(found -> found.rank() == rank);
        if (square.isPresent()) {
            return new Reading.Read<>(square);
        }
        String fault = words.say("passing", field.text(), turn.ordinal());
        if (rigour == Rigour.LENIENT) {
            mended.add(fault);
            return new Reading.Read<>(Optional.empty());
        }
        return new Reading.Unread<>(field.problem(
                Problem.Kind.EN_PASSANT, fault, words.say("passing.expected", rank.digit()), words.say("passing.do")));
    }

    private Reading<Integer> counter(List<Field> fields, int index, int least) {
        if (index >= fields.size()) {
            mended.add(words.say("counter.missing", name(index), least));
            return new Reading.Read<>(least);
        }
        Field field = fields.get(index);
        String text = field.text();
        boolean digits = !text.isEmpty()
                && text.length() <= LONGEST_COUNTER
                && text.chars().allMatch(sign -> sign >= '0' && sign <= '9');
        if (digits && Integer.parseInt(text) >= least && (text.length() == 1 || text.charAt(0) != '0')) {
            return new Reading.Read<>(Integer.parseInt(text));
        }
        if (rigour == Rigour.LENIENT && (digits || text.equals("-"))) {
            mended.add(words.say("counter.mended", field.name(), text, least));
            return new Reading.Read<>(digits ? Math.max(least, Integer.parseInt(text)) : least);
        }
        return new Reading.Unread<>(field.problem(
                Problem.Kind.COUNTER,
                words.say("counter", text, field.name()),
                words.say("counter.expected", least),
                words.say(index == 4 ? "counter.do.clock" : "counter.do.number")));
    }
}
