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
        String time = text.strip();
        int dot = time.indexOf('.');
        Optional<Long> nanos = dot < 0 ? Optional.of(0L) : fraction(time.substring(dot + 1));
        int end = dot < 0 ? time.length() : dot;
        long seconds = 0;
        long part = 0;
        int digits = 0;
        int parts = 1;
        for (int i = 0; i < end; i++) {
            char sign = time.charAt(i);
            if (sign == ':' && digits > 0) {
                seconds = (seconds + part) * 60;
                part = 0;
                digits = 0;
                parts++;
            } else if (sign >= '0' && sign <= '9' && digits < MOST_DIGITS) {
                part = part * 10 + sign - '0';
                digits++;
            } else {
                return Optional.empty();
            }
        }
        return digits == 0 || parts > 3 || nanos.isEmpty()
                ? Optional.empty()
                : Optional.of(Duration.ofSeconds(seconds + part, nanos.get()));
    }

    private static Optional<Long> fraction(String digits) {
        boolean sound = !digits.isEmpty()
                && digits.length() <= MOST_DIGITS
                && digits.chars().allMatch(sign -> sign >= '0' && sign <= '9');
        return sound ? Optional.of(Long.parseLong((digits + "00000000").substring(0, MOST_DIGITS))) : Optional.empty();
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
