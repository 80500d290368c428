package org.jadoube.bench;

import java.util.List;
import org.jadoube.board.Move;
import org.jadoube.board.Position;

/// Jadoube as any program uses it: legal moves listed, each played to a new position whose key is taken; at
/// the last ply the size of the list.
final class LibraryRacer implements Racer {
    private long checksum;

    @Override
    public String name() {
        return "library";
    }

    @Override
    public long run(RaceCourse course) {
        return lines(course.position(), course.depth());
    }

    /// The sum of all keys seen: it keeps them from being optimised away.
    long checksum() {
        return checksum;
    }

    private long lines(Position position, int depth) {
        List<Move> moves = position.legalMoves();
        if (depth == 1) {
            return moves.size();
        }
        long lines = 0;
        for (int i = 0; i < moves.size(); i++) {
            Position next = position.after(moves.get(i));
            checksum += next.key();
            lines += lines(next, depth - 1);
        }
        return lines;
    }
}
