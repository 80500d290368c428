package org.jadoube.pgn;

import java.time.Duration;
import java.util.Optional;

/// The commands in a comment that tell times: `[%clk 1:23:45]` and `[%emt 0:00:12.5]`.
///
/// @param rest the comment without them
record ClockCommands(String rest, Optional<Duration> clock, Optional<Duration> elapsed) {
    private static final int MOST_DIGITS = 9;

    /// Takes out of a comment what it says about times; what looks like a time but is none stays in the comment.
    static ClockCommands of(String comment) {
        ClockCommands commands = new ClockCommands(comment, Optional.empty(), Optional.empty());
        int open = comment.indexOf("[%");
        while (open >= 0) {
            int close = commands.rest.indexOf(']', open);
            if (close < 0) {
                break;
            }
            ClockCommands next = commands.taking(open, close);
            open = next.rest.indexOf("[%", next.rest.equals(commands.rest) ? close : open);
            commands = next;
        }
        return commands;
    }

    private ClockCommands taking(int open, int close) {
        String body = rest.substring(open + 2, close);
        boolean clk = body.startsWith("clk ");
        Optional<Duration> time = clk || body.startsWith("emt ") ? parse(body.substring(4)) : Optional.empty();
        if (time.isEmpty()) {
            return this;
        }
        String before = rest.substring(0, open).stripTrailing();
        String after = rest.substring(close + 1).stripLeading();
        String left = before.isEmpty() || after.isEmpty() ? before + after : before + " " + after;
        return new ClockCommands(left, clk ? time : clock, clk ? elapsed : time);
    }

    /// Reads `h:mm:ss`, `m:ss` or `s`, each with a decimal fraction.
    static Optional<Duration> parse(String text) {
        String[] parts = text.strip().split(":", -1);
        int dot = parts[parts.length - 1].indexOf('.');
        String last = parts[parts.length - 1];
        String fraction = dot < 0 ? "0" : last.substring(dot + 1);
        parts[parts.length - 1] = dot < 0 ? last : last.substring(0, dot);
        if (parts.length > 3 || !isNumber(fraction)) {
            return Optional.empty();
        }
        long seconds = 0;
        for (String part : parts) {
            if (!isNumber(part)) {
                return Optional.empty();
            }
            seconds = seconds * 60 + Long.parseLong(part);
        }
        long nanos = Long.parseLong((fraction + "00000000").substring(0, MOST_DIGITS));
        return Optional.of(Duration.ofSeconds(seconds, nanos));
    }

    /// `h:mm:ss`, seconds begun but not full left out, so that nobody is shown more than he has.
    static String write(Duration time) {
        long seconds = Math.max(0, time.toSeconds());
        return "%d:%02d:%02d".formatted(seconds / 3600, seconds / 60 % 60, seconds % 60);
    }

    private static boolean isNumber(String text) {
        return !text.isEmpty()
                && text.length() <= MOST_DIGITS
                && text.chars().allMatch(sign -> sign >= '0' && sign <= '9');
    }
}
