package org.jadoube.pgn;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.board.Move;

/// A line of moves while it is being put together.
final class LineDraft {
    private final List<String> preamble = new ArrayList<>(0);
    private final List<PgnMove> moves = new ArrayList<>();
    private final List<PgnLine> variations = new ArrayList<>(0);
    private Remarks remarks = Remarks.NONE;
    private boolean clean = true;

    void move(String san, Move move) {
        settle();
        moves.add(new PgnMove(san, move, Remarks.NONE));
    }

    void comment(String text) {
        if (moves.isEmpty()) {
            preamble.add(text);
            return;
        }
        ClockCommands commands = ClockCommands.of(text);
        List<String> comments = remarks.comments();
        if (!commands.rest().isEmpty()) {
            comments = new ArrayList<>(comments);
            comments.add(commands.rest());
        }
        remark(new Remarks(
                comments,
                commands.clock().or(remarks::clock),
                commands.elapsed().or(remarks::elapsed),
                remarks.nags()));
    }

    void nag(Nag nag) {
        List<Nag> nags = new ArrayList<>(remarks.nags());
        nags.add(nag);
        remark(new Remarks(remarks.comments(), remarks.clock(), remarks.elapsed(), nags));
    }

    void variation(PgnLine variation) {
        variations.add(variation);
        clean = false;
    }

    private void remark(Remarks more) {
        remarks = more;
        clean = false;
    }

    /// Gives the last move what was said about it.
    private void settle() {
        if (!clean) {
            PgnMove last = moves.removeLast();
            moves.add(new PgnMove(last.san(), last.move(), remarks, variations));
            remarks = Remarks.NONE;
            variations.clear();
            clean = true;
        }
    }

    List<String> preamble() {
        return preamble;
    }

    List<PgnMove> moves() {
        settle();
        return moves;
    }
}
