package org.jadoube.pgn;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.board.Move;
import org.jadoube.board.Position;
import org.jadoube.notation.Fen;
import org.jadoube.notation.Problem;
import org.jadoube.notation.Reading;
import org.jadoube.notation.San;
import org.jadoube.notation.Uci;

/// A game while it is being read.
final class GameDraft {
    private final long number;
    private final long line;
    private final Complaints complaints;
    private final Map<String, String> tags = new LinkedHashMap<>();
    private final List<String> preamble = new ArrayList<>(0);
    private final List<PgnMove> moves = new ArrayList<>(100);
    private Position start = Position.initial();
    private Position position = start;
    private Remarks remarks = Remarks.NONE;
    private boolean movetext;
    private boolean clean = true;
    private long fenLine;
    private long fenColumn;
    private long lastTagLine;
    private Optional<PgnResult> terminator = Optional.empty();
    private Optional<PgnProblem> stoppedBy = Optional.empty();

    GameDraft(long number, long line) {
        this.number = number;
        this.line = line;
        this.fenLine = line;
        this.fenColumn = 1;
        this.complaints = new Complaints(number);
    }

    Complaints complaints() {
        return complaints;
    }

    /// Whether nothing that makes a game has been seen yet.
    boolean isEmpty() {
        return tags.isEmpty() && !movetext;
    }

    boolean hasMovetext() {
        return movetext;
    }

    /// Whether a tag belongs to the next game, the present one having no moves: a blank line and a name again.
    boolean isFollowedBy(PgnTag tag) {
        return tags.containsKey(tag.name()) && (tag.name().equals("Event") || tag.line() > lastTagLine + 1);
    }

    void tag(PgnTag tag) {
        tags.putIfAbsent(tag.name(), tag.value());
        lastTagLine = tag.line();
        if (tag.name().equals("FEN")) {
            fenLine = tag.line();
            fenColumn = tag.column();
        }
    }

    void comment(String text) {
        if (stoppedBy.isPresent() || text.isEmpty()) {
            return;
        }
        if (moves.isEmpty()) {
            preamble.add(text);
            return;
        }
        ClockCommands commands = ClockCommands.of(text);
        List<String> comments = new ArrayList<>(remarks.comments());
        if (!commands.rest().isEmpty()) {
            comments.add(commands.rest());
        }
        remark(new Remarks(
                comments,
                commands.clock().or(remarks::clock),
                commands.elapsed().or(remarks::elapsed),
                remarks.nags()));
    }

    void nag(Nag nag) {
        if (stoppedBy.isPresent() || moves.isEmpty()) {
            return;
        }
        List<Nag> nags = new ArrayList<>(remarks.nags());
        nags.add(nag);
        remark(new Remarks(remarks.comments(), remarks.clock(), remarks.elapsed(), nags));
    }

    private void remark(Remarks more) {
        remarks = more;
        clean = false;
    }

    /// Gives the last move its remarks.
    private void settle() {
        if (!clean) {
            PgnMove last = moves.removeLast();
            moves.add(new PgnMove(last.san(), last.move(), remarks));
            remarks = Remarks.NONE;
            clean = true;
        }
    }

    /// From here on there are moves, and no more tags.
    void beginMovetext() {
        if (movetext) {
            return;
        }
        movetext = true;
        PgnTags known = new PgnTags(tags);
        if (known.isForeign()) {
            stop(fenLine, fenColumn, foreign(known));
        } else {
            known.value("FEN").ifPresent(this::startFrom);
        }
    }

    private void startFrom(String fen) {
        switch (Fen.readLeniently(fen)) {
            case Reading.Read<Position>(Position read, var _) -> {
                start = read;
                position = read;
            }
            case Reading.Unread<Position>(Problem problem) -> stop(fenLine, fenColumn, problem);
        }
    }

    void move(String text, long atLine, long atColumn) {
        if (stoppedBy.isPresent()) {
            return;
        }
        settle();
        switch (San.ENGLISH.read(text, position)) {
            case Reading.Read<Move>(Move move, var _) -> {
                moves.add(new PgnMove(text, move, Remarks.NONE));
                position = position.after(move);
            }
            case Reading.Unread<Move>(Problem problem) -> stop(atLine, atColumn, problem);
        }
    }

    /// The moves end here, before their time.
    void stop(long atLine, long atColumn, Problem problem) {
        stoppedBy = Optional.of(complaints.add(atLine, atColumn, problem));
    }

    void terminate(PgnResult result) {
        terminator = Optional.of(result);
    }

    PgnEntry finish() {
        beginMovetext();
        settle();
        PgnTags known = new PgnTags(tags);
        PgnResult result = terminator
                .or(() -> known.value("Result").flatMap(PgnResult::parse))
                .orElse(PgnResult.OPEN);
        Uci dialect = known.isChess960() ? Uci.CHESS960 : Uci.STANDARD;
        return new PgnEntry(
                number,
                line,
                new PgnGame(known, start, dialect, preamble, moves, result),
                terminator,
                complaints.toList(),
                stoppedBy);
    }

    private static Problem foreign(PgnTags tags) {
        return new Problem(
                Problem.Kind.TAG,
                "tag Variant",
                tags.value("Variant").orElse(""),
                "this is not chess by the Laws",
                "no Variant tag, or Standard or Chess960",
                "Leave this game out.");
    }
}
