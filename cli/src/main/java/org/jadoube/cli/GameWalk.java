package org.jadoube.cli;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Position;
import org.jadoube.pgn.PgnGame;
import org.jadoube.pgn.PgnLine;
import org.jadoube.pgn.PgnMove;

/// Where somebody is who steps through a game: in the main line or in a variation, after some of its moves.
final class GameWalk {
    /// A line and where it parts from the one that it belongs to.
    ///
    /// @param parted how many moves of the other line come before it
    private record Line(List<PgnMove> moves, List<Position> positions, Optional<Line> from, int parted) {
        static Line of(List<PgnMove> moves, Position start, Optional<Line> from, int parted) {
            return new Line(moves, PgnGame.positions(start, moves), from, parted);
        }
    }

    private Line line;
    private int made;

    GameWalk(PgnGame game) {
        line = Line.of(game.moves(), game.start(), Optional.empty(), 0);
    }

    Position position() {
        return before(made);
    }

    private Position before(int moves) {
        return line.positions().get(moves);
    }

    /// The move made last in this line, if any was.
    Optional<PgnMove> last() {
        return made == 0 ? Optional.empty() : Optional.of(line.moves().get(made - 1));
    }

    /// The move that comes next in this line.
    Optional<PgnMove> next() {
        return made == line.moves().size()
                ? Optional.empty()
                : Optional.of(line.moves().get(made));
    }

    /// What might have been played instead of it.
    List<PgnLine> variations() {
        return next().map(PgnMove::variations).orElse(List.of()).stream()
                .filter(variation -> !variation.moves().isEmpty())
                .toList();
    }

    boolean isInVariation() {
        return line.from().isPresent();
    }

    /// What a side's clock showed last in this line.
    Optional<Duration> clock(Colour side) {
        Position position = position();
        for (int i = made - 1; i >= 0; i--) {
            boolean his = (made - 1 - i) % 2 == 0 == (position.turn() != side);
            Optional<Duration> shown = line.moves().get(i).remarks().clock();
            if (his && shown.isPresent()) {
                return shown;
            }
        }
        return Optional.empty();
    }

    /// A move on; false at the end of the line.
    boolean forward() {
        if (next().isEmpty()) {
            return false;
        }
        made++;
        return true;
    }

    /// A move back, out of a variation too; false at the start of the game.
    boolean back() {
        if (made > 0) {
            made--;
        }
        if (made == 0 && line.from().isPresent()) {
            return leave();
        }
        return made > 0 || line.from().isEmpty();
    }

    /// To the start of the game.
    void start() {
        while (leave()) {
            made = 0;
        }
        made = 0;
    }

    /// To the end of this line.
    void end() {
        made = line.moves().size();
    }

    /// Into a variation, its first move made; false where there is no such one.
    boolean enter(int number) {
        List<PgnLine> variations = variations();
        if (number < 1 || number > variations.size()) {
            return false;
        }
        line = Line.of(variations.get(number - 1).moves(), position(), Optional.of(line), made);
        made = 1;
        return true;
    }

    /// Out of a variation, to where it parted; false in the main line.
    boolean leave() {
        if (line.from().isEmpty()) {
            return false;
        }
        made = line.parted();
        line = line.from().get();
        return true;
    }

    /// To a turn of this line, or of the main line where this one has no such turn; false where neither has.
    boolean jump(TurnText turn) {
        for (int i = 0; i <= line.moves().size(); i++) {
            Position position = before(i);
            boolean there = position.fullmoveNumber() == turn.number()
                    && position.turn() == turn.player().orElse(Colour.WHITE);
            if (there) {
                made = i;
                return true;
            }
        }
        return leave() && jump(turn);
    }

    /// The number of the last move with its dots, such as `12...`; empty at the start.
    String number() {
        return made == 0 ? "" : number(before(made - 1));
    }

    static String number(Position before) {
        return before.fullmoveNumber() + (before.turn() == Colour.WHITE ? ". " : "... ");
    }
}
