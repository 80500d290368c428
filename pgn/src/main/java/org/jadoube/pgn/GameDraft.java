package org.jadoube.pgn;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Move;
import org.jadoube.board.Position;
import org.jadoube.notation.Uci;

/// A game while it is being put together.
final class GameDraft implements PgnListener {
    private final List<PgnProblem> problems = new ArrayList<>(0);
    private final Deque<LineDraft> outer = new ArrayDeque<>(2);
    private LineDraft line = new LineDraft();
    private long number;
    private Place place = new Place(1, 1, 0);
    private PgnTags tags = PgnTags.NONE;
    private Position start = Position.initial();
    private Optional<PgnResult> terminator = Optional.empty();
    private Optional<PgnProblem> stoppedBy = Optional.empty();

    @Override
    public void gameBegins(long gameNumber, Place begin) {
        number = gameNumber;
        place = begin;
    }

    @Override
    public void movesBegin(PgnTags all, Position first) {
        tags = all;
        start = first;
    }

    @Override
    public void comment(String text) {
        line.comment(text);
    }

    @Override
    public void move(String san, Move move, Position after) {
        line.move(san, move);
    }

    @Override
    public void nag(Nag nag) {
        line.nag(nag);
    }

    @Override
    public void variationBegins() {
        outer.push(line);
        line = new LineDraft();
    }

    @Override
    public void variationEnds(String rest) {
        PgnLine variation = new PgnLine(line.preamble(), line.moves(), rest);
        line = outer.pop();
        line.variation(variation);
    }

    @Override
    public void result(PgnResult result) {
        terminator = Optional.of(result);
    }

    @Override
    public void problem(PgnProblem problem, boolean ends) {
        problems.add(problem);
        if (ends) {
            stoppedBy = Optional.of(problem);
        }
    }

    PgnEntry entry() {
        PgnResult result = terminator
                .or(() -> tags.value("Result").flatMap(PgnResult::parse))
                .orElse(PgnResult.OPEN);
        Uci dialect = tags.isChess960() ? Uci.CHESS960 : Uci.STANDARD;
        PgnGame game = new PgnGame(tags, start, dialect, line.preamble(), line.moves(), result);
        return new PgnEntry(number, place, game, terminator, problems, stoppedBy);
    }
}
