package org.jadoube.clock;

import org.jadoube.lawbook.Article;

/// How many moves are asked for in a time.
@Article("6.2a")
public sealed interface Quota {
    /// Whether so many completed moves are enough.
    boolean isMetBy(int completed);

    /// Both quotas, one after the other.
    Quota and(Quota next);

    /// A number of moves, from 1.
    record Moves(int count) implements Quota {
        public Moves {
            if (count < 1 || count > 10_000) {
                throw new IllegalArgumentException("a quota is 1 to 10000 moves: " + count);
            }
        }

        @Override
        public boolean isMetBy(int completed) {
            return completed >= count;
        }

        @Override
        public Quota and(Quota next) {
            return switch (next) {
                case Moves more -> new Moves(count + more.count);
                case AllMoves all -> all;
            };
        }
    }

    /// All the remaining moves: met by no number, only by the end of the game.
    record AllMoves() implements Quota {
        @Override
        public boolean isMetBy(int completed) {
            return false;
        }

        @Override
        public Quota and(Quota next) {
            return this;
        }
    }
}
