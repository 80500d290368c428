package org.jadoube.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jadoube.audit.Audit;
import org.jadoube.audit.AuditedGame;
import org.jadoube.laws.edition.Edition;
import org.jadoube.mating.Budget;
import org.jadoube.pgn.PgnReader;
import org.jadoube.pgn.PgnTags;

/// What was found in a piece of a file. Places in it are counted from the beginning of the piece.
///
/// @param told the games about which there is something to tell
record GamePiece(long games, long plies, long lines, long bytes, List<AuditedGame> told) {
    /// Looks at the games of a piece.
    static GamePiece audited(InputStream piece, Function<PgnTags, Edition> laws, Budget budget) throws IOException {
        Counts counts = new Counts();
        LineCount lines = new LineCount(piece);
        try (PgnReader reader = new PgnReader(lines)) {
            new Audit(laws, budget, counts::take).of(reader);
        }
        return new GamePiece(counts.games, counts.plies, lines.lines, lines.bytes, counts.told);
    }

    private static final class Counts {
        private long games;
        private long plies;
        private final List<AuditedGame> told = new ArrayList<>();

        void take(AuditedGame game) {
            games++;
            plies += game.plies();
            if (!game.findings().isEmpty()) {
                told.add(game);
            }
        }
    }

    /// Counts the lines and bytes that pass.
    private static final class LineCount extends InputStream {
        private final InputStream in;
        private long lines;
        private long bytes;
        private int before;

        LineCount(InputStream in) {
            this.in = in;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
        }

        @Override
        public int read(byte[] into, int from, int length) throws IOException {
            int read = in.read(into, from, length);
            for (int i = from; i < from + read; i++) {
                byte sign = into[i];
                lines += sign == '\r' || (sign == '\n' && before != '\r') ? 1 : 0;
                before = sign;
            }
            bytes += Math.max(read, 0);
            return read;
        }
    }
}
