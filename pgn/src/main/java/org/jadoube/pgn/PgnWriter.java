package org.jadoube.pgn;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jadoube.board.Colour;
import org.jadoube.board.Position;
import org.jadoube.notation.Fen;
import org.jadoube.notation.San;
import org.jadoube.notation.Uci;

/// Writes a game: either in the export format of PGN, exactly, or as it was read.
///
/// The export format has the seven tags of the roster first, the others by name, exact SAN, lines of less than 80
/// signs, a
/// blank line after tags and moves. Two equal games make two equal texts. As it was read means: the tags that it has,
/// in their order, and its moves as they were written. A comment cannot hold a closing brace: it becomes a round
/// bracket.
public final class PgnWriter {
    private static final int LONGEST_LINE = 79;

    private final StringBuilder text = new StringBuilder(1024);
    private final boolean exact;
    private String held = "";
    private String opening = "";
    private int column;

    private PgnWriter(boolean exact) {
        this.exact = exact;
    }

    /// The game in the export format.
    public static String write(PgnGame game) {
        PgnWriter writer = new PgnWriter(true);
        writer.tags(game);
        writer.moves(game);
        return writer.text.toString();
    }

    /// The game as it was read, so that nothing in it is lost or put right.
    public static String writeAsRead(PgnGame game) {
        PgnWriter writer = new PgnWriter(false);
        game.tags().values().forEach(writer::tag);
        writer.text.append('\n');
        writer.moves(game);
        return writer.text.toString();
    }

    private void tags(PgnGame game) {
        Map<String, String> others = new TreeMap<>(game.tags().values());
        others.keySet().removeAll(List.of("FEN", "SetUp"));
        if (game.dialect() == Uci.CHESS960) {
            others.put("Variant", "Chess960");
        }
        if (game.dialect() == Uci.CHESS960 || !game.start().equals(Position.initial())) {
            others.put("SetUp", "1");
            others.put("FEN", Fen.write(game.start()));
        }
        others.put("Result", game.result().text());
        for (String name : PgnTags.ROSTER) {
            String value = others.remove(name);
            tag(name, value != null ? value : name.equals("Date") ? "????.??.??" : "?");
        }
        others.forEach(this::tag);
        text.append('\n');
    }

    private void tag(String name, String value) {
        text.append('[').append(name).append(" \"");
        value.codePoints().map(sign -> sign < ' ' ? ' ' : sign).forEach(sign -> {
            if (sign == '"' || sign == '\\') {
                text.append('\\');
            }
            text.appendCodePoint(sign);
        });
        text.append("\"]\n");
    }

    /// The line that is being written; one on which others wait, when it is a variation.
    private static final class Line {
        private final Iterator<PgnMove> moves;
        private final String rest;
        private Iterator<PgnLine> variations = Collections.emptyIterator();
        private Optional<Position> before;
        private Optional<Position> position;
        private Colour turn;
        private int number;
        private boolean numbered;

        Line(List<PgnMove> moves, String rest, Optional<Position> position, Colour turn, int number) {
            this.moves = moves.iterator();
            this.rest = rest;
            this.before = position;
            this.position = position;
            this.turn = turn;
            this.number = number;
        }

        /// A variation from the position before the last move.
        Line parting(PgnLine variation) {
            Colour mover = turn.opponent();
            return new Line(
                    variation.moves(), variation.rest(), before, mover, mover == Colour.BLACK ? number - 1 : number);
        }
    }

    private void moves(PgnGame game) {
        game.preamble().forEach(comment -> comment(List.of(), comment));
        Deque<Line> lines = new ArrayDeque<>();
        Position start = game.start();
        lines.push(new Line(game.moves(), "", Optional.of(start), start.turn(), start.fullmoveNumber()));
        while (!lines.isEmpty()) {
            Line line = lines.element();
            if (line.variations.hasNext()) {
                PgnLine variation = line.variations.next();
                opening += "(";
                variation.preamble().forEach(comment -> comment(List.of(), comment));
                lines.push(line.parting(variation));
                line.numbered = false;
            } else if (line.moves.hasNext()) {
                move(line, line.moves.next());
            } else {
                lines.pop();
                close(line, lines.isEmpty());
            }
        }
        token(game.result().text());
        flush();
        text.append("\n\n");
    }

    private void close(Line line, boolean main) {
        for (String word : line.rest.split(" ", -1)) {
            if (!word.isEmpty()) {
                token(word);
            }
        }
        if (!main) {
            if (!opening.isEmpty()) {
                token("");
            }
            held += ")";
        }
    }

    /// Legal moves get their exact notation. From the first that is not legal on no position says how a move is
    /// written, and each stands as its [PgnMove#san()] has it.
    private void move(Line line, PgnMove move) {
        if (line.turn == Colour.WHITE) {
            token(line.number + ".");
        } else if (!line.numbered) {
            token(line.number + "...");
        }
        line.before = line.position.filter(before -> before.isLegal(move.move()));
        token(
                exact
                        ? line.before
                                .map(before -> San.ENGLISH.write(move.move(), before))
                                .orElse(move.san())
                        : move.san());
        remarks(move.remarks());
        line.numbered = line.turn == Colour.WHITE && move.remarks().isSilent();
        line.position = line.before.map(before -> before.after(move.move()));
        line.number += line.turn == Colour.BLACK ? 1 : 0;
        line.turn = line.turn.opponent();
        line.variations = move.variations().iterator();
    }

    private void remarks(Remarks remarks) {
        remarks.nags().forEach(nag -> token(nag.toString()));
        List<String> commands = new ArrayList<>();
        remarks.clock().ifPresent(time -> commands.add("[%clk " + ClockCommands.write(time) + "]"));
        remarks.elapsed().ifPresent(time -> commands.add("[%emt " + ClockCommands.write(time) + "]"));
        List<String> comments = remarks.comments();
        if (!commands.isEmpty()) {
            comment(commands, comments.isEmpty() ? "" : comments.getFirst());
            comments = comments.subList(Math.min(1, comments.size()), comments.size());
        }
        comments.forEach(comment -> comment(List.of(), comment));
    }

    /// Commands are not broken at the end of a line, sentences are.
    private void comment(List<String> commands, String comment) {
        List<String> words = new ArrayList<>(commands);
        if (!comment.isBlank()) {
            words.addAll(List.of(comment.replace('}', ')').strip().split("\\s+")));
        }
        if (!words.isEmpty()) {
            words.set(0, "{" + words.getFirst());
            words.set(words.size() - 1, words.getLast() + "}");
        }
        words.forEach(this::token);
    }

    /// Writes a token, or rather the one before it: what closes a variation is still to be put behind this one.
    private void token(String token) {
        flush();
        held = opening + token;
        opening = "";
    }

    private void flush() {
        if (held.isEmpty()) {
            return;
        }
        int size = held.codePointCount(0, held.length());
        if (column > 0 && column + 1 + size > LONGEST_LINE) {
            text.append('\n');
            column = 0;
        }
        text.append(column > 0 ? " " : "").append(held);
        column += size + (column > 0 ? 1 : 0);
        held = "";
    }
}
