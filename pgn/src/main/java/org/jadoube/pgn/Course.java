package org.jadoube.pgn;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.board.Move;
import org.jadoube.board.Position;
import org.jadoube.notation.Fen;
import org.jadoube.notation.MoveWord;
import org.jadoube.notation.Problem;
import org.jadoube.notation.Reading;
import org.jadoube.notation.San;

/// How one game runs while it is being read: where its lines stand, and what the listener is told of them.
final class Course {
    private static final int MOST_PROBLEMS = 100;
    private static final int MOST_EARLY = 100;

    /// The line from which a variation parts: the position after its last move and before that, and where it parts.
    private record Parting(Position before, Position position, Place place) {}

    private final long number;
    private final Place begin;
    private final PgnListener listener;
    private final Map<String, String> tags = new LinkedHashMap<>();
    private final List<String> early = new ArrayList<>(0);
    private final Deque<Parting> partings = new ArrayDeque<>(2);
    private final Unfollowed unfollowed = new Unfollowed();
    private Position before = Position.initial();
    private Position position = before;
    private boolean moved;
    private boolean told;
    private boolean movetext;
    private boolean stopped;
    private int problems;
    private Place fenPlace;
    private long lastTagLine;

    Course(long number, Place begin, PgnListener listener) {
        this.number = number;
        this.begin = begin;
        this.fenPlace = begin;
        this.listener = listener;
    }

    boolean hasMovetext() {
        return movetext;
    }

    boolean isInVariation() {
        return !partings.isEmpty() || unfollowed.isGoingOn();
    }

    /// Whether a tag belongs to the next game, the present one having no moves: a blank line and a name again.
    boolean isFollowedBy(PgnTag tag) {
        return tags.containsKey(tag.name())
                && (tag.name().equals("Event") || tag.place().line() > lastTagLine + 1);
    }

    /// The game begins for the listener with the first thing to tell.
    private void tell() {
        if (!told) {
            told = true;
            listener.gameBegins(number, begin);
            early.stream().filter(text -> !text.isEmpty()).forEach(listener::comment);
        }
    }

    void tag(PgnTag tag) {
        tell();
        if (tags.putIfAbsent(tag.name(), tag.value()) == null) {
            listener.tag(tag.name(), tag.value());
        }
        lastTagLine = tag.place().line();
        if (tag.name().equals("FEN")) {
            fenPlace = tag.place();
        }
    }

    void comment(String text) {
        if (unfollowed.isGoingOn()) {
            unfollowed.add("{" + text + "}");
        } else if (!told && early.size() < MOST_EARLY) {
            early.add(text);
        } else if (!stopped && !text.isEmpty()) {
            listener.comment(text);
        }
    }

    void nag(Nag nag) {
        if (unfollowed.isGoingOn()) {
            unfollowed.add(nag.toString());
        } else if (!stopped && moved) {
            listener.nag(nag);
        }
    }

    /// From here on there are moves, and no more tags.
    void beginMovetext() {
        if (movetext) {
            return;
        }
        movetext = true;
        tell();
        PgnTags known = new PgnTags(tags);
        Optional<Problem> problem = known.isForeign()
                ? Optional.of(Complaints.foreign(known))
                : known.value("FEN").flatMap(this::startFrom);
        listener.movesBegin(known, position);
        problem.ifPresent(found -> stop(fenPlace, found));
    }

    private Optional<Problem> startFrom(String fen) {
        return switch (Fen.readLeniently(fen)) {
            case Reading.Read<Position>(Position read, var _) -> {
                position = read;
                before = read;
                yield Optional.empty();
            }
            case Reading.Unread<Position>(Problem problem) -> Optional.of(problem);
        };
    }

    /// Plays the move that a word means, if that is quickly found; true also when nobody asks for moves any more.
    boolean play(MoveWord word) {
        if (stopped || unfollowed.isGoingOn()) {
            unfollowed.add(word.text());
            return true;
        }
        Position here = position;
        Optional<Move> move = word.find(here);
        if (move.isEmpty()) {
            return false;
        }
        go(word.text(), move.get(), here);
        return true;
    }

    /// Plays the move that a word means, or complains of it.
    void misplay(MoveWord word, Place place) {
        if (!word.isMove() && Words.move(word.text()).isEmpty()) {
            return;
        }
        Position here = position;
        switch (word.in(here)) {
            case Reading.Read<Move>(Move move, var _) -> go(word.text(), move, here);
            case Reading.Unread<Move>(Problem problem) -> fail(word, place, problem);
        }
    }

    void play(String text, Place place) {
        MoveWord word = San.ENGLISH.word(text);
        if (!play(word)) {
            misplay(word, place);
        }
    }

    private void go(String san, Move move, Position here) {
        before = here;
        position = here.after(move);
        moved = true;
        listener.move(san, move, position);
    }

    /// A move that cannot be played ends the variation that it stands in, or the game. A null move in a variation is a
    /// way to say what is threatened.
    private void fail(MoveWord word, Place place, Problem problem) {
        if (partings.isEmpty()) {
            stop(place, problem);
            return;
        }
        if (!word.isNullMove()) {
            complain(place, problem);
        }
        unfollowed.begin(word.text());
    }

    void open(Place place) {
        beginMovetext();
        if (stopped || unfollowed.isGoingOn()) {
            unfollowed.open();
        } else if (!moved) {
            unfollowed.openHere();
        } else {
            partings.push(new Parting(before, position, place));
            position = before;
            moved = false;
            listener.variationBegins();
        }
    }

    /// Ends the variation that began last; false when there is none.
    boolean close() {
        if (unfollowed.closes()) {
            return true;
        }
        if (partings.isEmpty()) {
            return stopped;
        }
        Parting parting = partings.pop();
        before = parting.before();
        position = parting.position();
        moved = true;
        listener.variationEnds(unfollowed.end());
        return true;
    }

    void complain(Place place, Problem problem) {
        report(place, problem, false);
    }

    /// The moves end here, before their time.
    void stop(Place place, Problem problem) {
        stopped = true;
        report(place, problem, true);
    }

    private void report(Place place, Problem problem, boolean ends) {
        tell();
        if (problems++ < MOST_PROBLEMS || ends) {
            listener.problem(new PgnProblem(number, place, problem), ends);
        }
    }

    void result(PgnResult result) {
        listener.result(result);
    }

    /// Ends the game; false when there was none.
    boolean finish() {
        if (!told) {
            return false;
        }
        beginMovetext();
        if (!partings.isEmpty()) {
            complain(partings.getLast().place(), Complaints.unclosed(Problem.Kind.MOVETEXT, "variation", "(", ")"));
        }
        while (!partings.isEmpty()) {
            close();
        }
        listener.gameEnds();
        return true;
    }
}
