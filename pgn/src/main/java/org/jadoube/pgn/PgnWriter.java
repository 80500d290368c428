package org.jadoube.pgn;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jadoube.board.Colour;
import org.jadoube.board.Position;
import org.jadoube.notation.Fen;
import org.jadoube.notation.San;
import org.jadoube.notation.Uci;

/// Writes a game in the export format of PGN: the seven tags of the roster first, the others by name, exact SAN,
/// lines of less than 80 signs, a blank line after tags and moves. Two equal games make two equal texts.
///
/// A comment cannot hold a closing brace: it becomes a round bracket.
public final class PgnWriter {
    private static final int LONGEST_LINE = 79;

    private final StringBuilder text = new StringBuilder(1024);
    private int column;

    private PgnWriter() {}

    public static String write(PgnGame game) {
        PgnWriter writer = new PgnWriter();
        writer.tags(game);
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

    /// Legal moves get their exact notation. From the first that is not legal on no position says how a move is
    /// written, and each stands as its [PgnMove#san()] has it.
    private void moves(PgnGame game) {
        game.preamble().forEach(comment -> comment(List.of(), comment));
        Optional<Position> position = Optional.of(game.start());
        Colour turn = game.start().turn();
        int number = game.start().fullmoveNumber();
        boolean numbered = false;
        for (PgnMove move : game.moves()) {
            if (turn == Colour.WHITE) {
                token(number + ".");
            } else if (!numbered) {
                token(number + "...");
            }
            position = position.filter(before -> before.isLegal(move.move()));
            token(position.map(before -> San.ENGLISH.write(move.move(), before)).orElse(move.san()));
            remarks(move.remarks());
            numbered = turn == Colour.WHITE && move.remarks().isSilent();
            position = position.map(before -> before.after(move.move()));
            number += turn == Colour.BLACK ? 1 : 0;
            turn = turn.opponent();
        }
        token(game.result().text());
        text.append("\n\n");
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

    private void token(String token) {
        int size = token.codePointCount(0, token.length());
        if (column > 0 && column + 1 + size > LONGEST_LINE) {
            text.append('\n');
            column = 0;
        }
        text.append(column > 0 ? " " : "").append(token);
        column += size + (column > 0 ? 1 : 0);
    }
}
