package org.jadoube.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.Arrays;
import java.util.Optional;

/// The bytes of a file in pieces of whole games, so that several threads can read it. A piece ends before an
/// `Event` tag after a blank line that no tag stands before; where there is none for long, all that is left is one
/// piece. The first pieces are small, so that there is soon something to tell.
final class GameBatches {
    private static final int FIRST = 1 << 15;
    private static final int USUAL = 1 << 20;
    private static final int LONGEST = 1 << 24;
    private static final byte[] GAME = {'[', 'E', 'v', 'e', 'n', 't', ' ', '"'};

    private final InputStream in;
    private final int usual;
    private final int longest;
    private int room;
    private byte[] bytes;
    private int held;
    private boolean ended;

    GameBatches(InputStream in) {
        this(in, USUAL, LONGEST);
    }

    GameBatches(InputStream in, int usual, int longest) {
        this.in = in;
        this.usual = usual;
        this.longest = longest;
        this.room = Math.min(FIRST, usual);
        this.bytes = new byte[room];
    }

    /// The next piece; empty at the end.
    Optional<InputStream> next() throws IOException {
        while (!ended) {
            fill();
            int end = ended ? 0 : lastGame();
            if (end > 0) {
                return Optional.of(new ByteArrayInputStream(take(end)));
            }
            if (held >= longest) {
                ended = true;
                InputStream rest = new SequenceInputStream(new ByteArrayInputStream(take(held)), in);
                return Optional.of(rest);
            }
            if (held == bytes.length) {
                bytes = Arrays.copyOf(bytes, 2 * bytes.length);
            }
        }
        return held > 0 ? Optional.of(new ByteArrayInputStream(take(held))) : Optional.empty();
    }

    private void fill() throws IOException {
        while (held < bytes.length && !ended) {
            int read = in.read(bytes, held, bytes.length - held);
            ended = read < 0;
            held += Math.max(read, 0);
        }
    }

    private byte[] take(int end) {
        byte[] piece = Arrays.copyOf(bytes, end);
        room = Math.min(2 * room, usual);
        byte[] rest = new byte[Math.max(room, held - end)];
        System.arraycopy(bytes, end, rest, 0, held - end);
        bytes = rest;
        held -= end;
        return piece;
    }

    /// Where the last game that begins in the bytes does; 0 where none can be told to.
    private int lastGame() {
        for (int i = held - GAME.length; i > 0; i--) {
            if (bytes[i] == '[' && bytes[i - 1] == '\n' && isGame(i) && isAfterMoves(i - 1)) {
                return i;
            }
        }
        return 0;
    }

    private boolean isGame(int at) {
        return Arrays.equals(bytes, at, at + GAME.length, GAME, 0, GAME.length);
    }

    /// Whether a blank line comes before, and before that something other than a tag.
    private boolean isAfterMoves(int lineEnd) {
        int i = lineEnd;
        int lines = 0;
        while (i >= 0 && bytes[i] <= ' ' && bytes[i] >= 0) {
            lines += bytes[i] == '\n' ? 1 : 0;
            i--;
        }
        if (i < 0 || lines < 2) {
            return false;
        }
        while (i > 0 && bytes[i - 1] != '\n') {
            i--;
        }
        return bytes[i] != '[';
    }
}
