package org.jadoube.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jadoube.audit.AuditedGame;
import org.jadoube.laws.edition.Edition;
import org.jadoube.mating.Budget;
import org.jadoube.pgn.PgnTags;
import org.jspecify.annotations.Nullable;

/// Files looked at on several threads, game by game in their order. One thread reads and cuts into pieces, others
/// look at them, and what they found comes back to the one that asked, which waits for nothing that it could not be
/// called from.
final class AuditRun implements AutoCloseable {
    /// Pieces that wait for each thread, so that none ever waits for a piece.
    private static final int AHEAD = 2;

    private static final long GLANCE_MILLIS = 100;

    /// Who is told of what is found, in the order of the files.
    interface Taker {
        /// A game about which there is something to tell.
        void take(String file, AuditedGame game);

        /// So many games are done.
        void done(long games, long plies, GameSource source);
    }

    private final ExecutorService threads;
    private final int jobs;
    private final Function<PgnTags, Edition> laws;
    private final Budget budget;
    private final BooleanSupplier interrupted;

    AuditRun(int jobs, Function<PgnTags, Edition> laws, Budget budget, BooleanSupplier interrupted) {
        this.jobs = jobs;
        this.laws = laws;
        this.budget = budget.cancelledBy(interrupted);
        this.interrupted = interrupted;
        this.threads =
                Executors.newFixedThreadPool(jobs, Thread.ofPlatform().daemon().factory());
    }

    /// Looks at one file, until its end or until it is interrupted.
    void of(String file, GameSource source, Taker taker) throws IOException {
        BlockingQueue<Future<Optional<GamePiece>>> open = new ArrayBlockingQueue<>(AHEAD * jobs);
        Thread reader = Thread.ofPlatform().daemon().start(() -> read(source, open));
        Pieces pieces = new Pieces(file, source, taker);
        try {
            boolean more = true;
            while (more) {
                more = next(open).filter(pieces::take).isPresent();
            }
        } catch (ExecutionException failure) {
            throw unreadable(failure);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } finally {
            reader.interrupt();
        }
    }

    /// Cuts the file and hands the pieces out; the last one says that it was the last.
    private void read(GameSource source, BlockingQueue<Future<Optional<GamePiece>>> open) {
        GameBatches batches = new GameBatches(source.games());
        try {
            boolean more = true;
            while (more) {
                Optional<InputStream> piece = batches.next();
                more = piece.isPresent() && !interrupted.getAsBoolean();
                open.put(more ? looked(piece.get()) : CompletableFuture.completedFuture(Optional.empty()));
            }
        } catch (IOException | RuntimeException failure) {
            fail(open, failure);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    private Future<Optional<GamePiece>> looked(InputStream piece) {
        return threads.submit(() -> Optional.of(GamePiece.audited(piece, laws, budget)));
    }

    private static void fail(BlockingQueue<Future<Optional<GamePiece>>> open, Exception failure) {
        try {
            open.put(CompletableFuture.failedFuture(failure));
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /// The next piece; empty after the last one, and when interrupted.
    private Optional<GamePiece> next(BlockingQueue<Future<Optional<GamePiece>>> open)
            throws InterruptedException, ExecutionException {
        @Nullable Future<Optional<GamePiece>> future = null;
        while (!interrupted.getAsBoolean()) {
            try {
                future = future == null ? open.poll(GLANCE_MILLIS, TimeUnit.MILLISECONDS) : future;
                if (future != null) {
                    return future.get(GLANCE_MILLIS, TimeUnit.MILLISECONDS);
                }
            } catch (TimeoutException notYet) {
                // Whether to go on waiting is asked again.
            }
        }
        return Optional.empty();
    }

    private static IOException unreadable(ExecutionException failure) {
        return switch (failure.getCause()) {
            case IOException cause -> cause;
            case UncheckedIOException cause -> new IOException(cause.getMessage(), cause);
            case RuntimeException bug -> throw bug;
            case Error error -> throw error;
            case null, default -> throw new IllegalStateException(failure);
        };
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }

    /// The pieces of a file put together: what stands in one is counted from its beginning.
    private static final class Pieces {
        private final String file;
        private final GameSource source;
        private final Taker taker;
        private long games;
        private long lines;
        private long bytes;

        Pieces(String file, GameSource source, Taker taker) {
            this.file = file;
            this.source = source;
            this.taker = taker;
        }

        boolean take(GamePiece piece) {
            for (AuditedGame game : piece.told()) {
                taker.take(file, game.after(games, lines, bytes));
            }
            games += piece.games();
            lines += piece.lines();
            bytes += piece.bytes();
            taker.done(piece.games(), piece.plies(), source);
            return true;
        }
    }
}
