package org.jadoube.audit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jadoube.board.Colour;
import org.jadoube.board.Position;
import org.jadoube.laws.game.Occurrences;

/// The main line of the game that is being read, with room that is used again for the next one.
final class GameScore {
    /// More than any game by the Laws can have, 75 moves ending it; what comes later is not looked at.
    private static final int MOST = 1 << 15;

    private static final int ROOM = 512;
    /// Half-moves that must pass before a position can stand again, and before it can stand for the third time.
    private static final int APART = 4;

    private static final int ROUND = 2;

    private Position[] positions = new Position[ROOM];
    private String[] moves = new String[ROOM];
    private long[] keys = new long[ROOM];
    private int plies;

    void begin(Position start) {
        plies = 0;
        keep("", start);
    }

    void move(String san, Position after) {
        if (plies < MOST) {
            plies++;
            keep(san, after);
        }
    }

    private void keep(String san, Position position) {
        if (plies == keys.length) {
            positions = Arrays.copyOf(positions, 2 * plies);
            moves = Arrays.copyOf(moves, 2 * plies);
            keys = Arrays.copyOf(keys, 2 * plies);
        }
        positions[plies] = position;
        moves[plies] = san;
        keys[plies] = position.key();
    }

    int plies() {
        return plies;
    }

    Position at(int ply) {
        return positions[ply];
    }

    Position last() {
        return positions[plies];
    }

    /// Who made the move that led to a ply.
    Colour mover(int ply) {
        return positions[ply].turn().opponent();
    }

    Spot spot(int ply) {
        if (ply == 0) {
            return new Spot(0, "", positions[0]);
        }
        Position before = positions[ply - 1];
        String dots = before.turn() == Colour.WHITE ? ". " : "... ";
        return new Spot(ply, before.fullmoveNumber() + dots + moves[ply], positions[ply]);
    }

    Spot end() {
        return spot(plies);
    }

    /// Whether the last position may have stood three times: its key has. Most often there is nothing to look for.
    boolean mayBeThird() {
        int quiet = positions[plies].halfmoveClock();
        if (quiet < 2 * APART) {
            return false;
        }
        int oldest = Math.max(0, plies - quiet);
        int count = 1;
        for (int before = plies - APART; before >= oldest; before -= ROUND) {
            if (keys[before] == keys[plies] && ++count > 2) {
                return true;
            }
        }
        return false;
    }

    /// How often the last position has stood, compared as the Laws do.
    Occurrences occurrences() {
        Position now = positions[plies];
        List<Integer> found = new ArrayList<>();
        for (int before = plies - APART; before >= Math.max(0, plies - now.halfmoveClock()); before -= ROUND) {
            if (keys[before] == keys[plies] && positions[before].recurrence().equals(now.recurrence())) {
                found.addFirst(before);
            }
        }
        found.add(plies);
        return new Occurrences(plies, found, now.halfmoveClock());
    }
}
