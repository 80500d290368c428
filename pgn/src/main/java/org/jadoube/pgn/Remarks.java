package org.jadoube.pgn;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// What is written beside a move.
///
/// @param comments texts for people, without the clock commands; other commands such as `[%eval 0.3]` stay in them
/// @param clock what the mover's clock showed after the move, `[%clk 1:23:45]`
/// @param elapsed the time that was spent on the move, `[%emt 0:00:12]`
/// @param nags judgements, in their order
public record Remarks(List<String> comments, Optional<Duration> clock, Optional<Duration> elapsed, List<Nag> nags) {
    public static final Remarks NONE = new Remarks(List.of(), Optional.empty(), Optional.empty(), List.of());

    public Remarks {
        comments = List.copyOf(comments);
        nags = List.copyOf(nags);
    }

    /// What `[%clk]` in a comment shows, in milliseconds; -1 where there is none. For listeners, who hear comments
    /// as they stand and may hear millions of them.
    public static long clockMillis(String comment) {
        return ClockCommands.millis(comment, "[%clk ");
    }

    /// What `[%emt]` in a comment says was spent, in milliseconds; -1 where there is none.
    public static long elapsedMillis(String comment) {
        return ClockCommands.millis(comment, "[%emt ");
    }

    public Remarks withClock(Duration shown) {
        return new Remarks(comments, Optional.of(shown), elapsed, nags);
    }

    public Remarks withElapsed(Duration spent) {
        return new Remarks(comments, clock, Optional.of(spent), nags);
    }

    public Remarks withComments(List<String> texts) {
        return new Remarks(texts, clock, elapsed, nags);
    }

    /// Whether there is anything to write that needs braces.
    boolean isSilent() {
        return comments.isEmpty() && clock.isEmpty() && elapsed.isEmpty();
    }
}
