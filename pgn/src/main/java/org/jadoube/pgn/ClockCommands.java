package org.jadoube.pgn;

import java.time.Duration;
import java.util.Optional;

/// The commands in a comment that tell times: `[%clk 1:23:45]` and `[%emt 0:00:12.5]`.
///
/// @param rest the comment without them
record ClockCommands(String rest, Optional<Duration> clock, Optional<Duration> elapsed) {
    private static final int MOST_DIGITS = 9;
    private static final long NANOS_A_MILLI = 1_000_000;
    private static final long NANOS_A_SECOND = 1_000_000_000;
    /// Some eighty years.
    private static final long MOST_SECONDS = 2_500_000_000L;

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

    /// The time that a command of a comment tells, in milliseconds, what is less being left out; -1 where it tells
    /// none. Nothing is made for it, so that the comments of large files can be asked.
    ///
    /// @param command how it begins, such as `[%clk `
    static long millis(String comment, String command) {
        int open = comment.indexOf(command);
        int close = open < 0 ? -1 : comment.indexOf(']', open);
        long nanos = close < 0 ? -1 : nanos(comment, open + command.length(), close);
        return nanos < 0 ? -1 : nanos / NANOS_A_MILLI;
    }

    /// Reads `h:mm:ss`, `m:ss` or `s`, each with a decimal fraction.
    static Optional<Duration> parse(String text) {
        long nanos = nanos(text, 0, text.length());
        return nanos < 0 ? Optional.empty() : Optional.of(Duration.ofNanos(nanos));
    }

    /// The same in nanoseconds, of a part of a text; -1 where it is no time.
    private static long nanos(String text, int begin, int end) {
        int from = begin;
        int to = end;
        while (from < to && text.charAt(from) <= ' ') {
            from++;
        }
        while (from < to && text.charAt(to - 1) <= ' ') {
            to--;
        }
        int dot = from;
        while (dot < to && text.charAt(dot) != '.') {
            dot++;
        }
        long seconds = seconds(text, from, dot);
        long fraction = dot == to ? 0 : fraction(text, dot + 1, to);
        return seconds < 0 || fraction < 0 ? -1 : seconds * NANOS_A_SECOND + fraction;
    }

    private static long seconds(String text, int from, int to) {
        long seconds = 0;
        long part = 0;
        int digits = 0;
        int parts = 1;
        for (int i = from; i < to; i++) {
            char sign = text.charAt(i);
            if (sign == ':' && digits > 0) {
                seconds = (seconds + part) * 60;
                part = 0;
                digits = 0;
                parts++;
            } else if (sign >= '0' && sign <= '9' && digits < MOST_DIGITS) {
                part = part * 10 + sign - '0';
                digits++;
            } else {
                return -1;
            }
        }
        long all = seconds + part;
        return digits == 0 || parts > 3 || all > MOST_SECONDS ? -1 : all;
    }

    private static long fraction(String text, int from, int to) {
        long nanos = 0;
        if (from == to || to - from > MOST_DIGITS) {
            return -1;
        }
        for (int i = from; i < from + MOST_DIGITS; i++) {
            char sign = i < to ? text.charAt(i) : '0';
            if (sign < '0' || sign > '9') {
                return -1;
            }
            nanos = nanos * 10 + sign - '0';
        }
        return nanos;
    }

    /// `h:mm:ss`, with thousandths of a second where there are any, without zeroes at their end. What is less than a
    /// thousandth is left out, so that nobody is shown more than he has.
    static String write(Duration time) {
        long millis = Math.max(0, time.toMillis());
        long seconds = millis / 1000;
        String whole = "%d:%02d:%02d".formatted(seconds / 3600, seconds / 60 % 60, seconds % 60);
        return millis % 1000 == 0 ? whole : whole + ("." + "%03d".formatted(millis % 1000)).replaceAll("0+$", "");
    }
}
