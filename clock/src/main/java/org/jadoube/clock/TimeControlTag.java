package org.jadoube.clock;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The PGN `TimeControl` tag: periods parted by colons, each `moves/seconds+bonus`, the last without moves, as in
/// `40/5400+30:1800+30`. Seconds may have up to six decimals. What the tag cannot say (the kind of bonus, when
/// periods change, what happens at the last zero) is given beside it.
public final class TimeControlTag {
    private static final Pattern PERIOD =
            Pattern.compile("(?:(\\d{1,5})/)?(\\d{1,9}(?:\\.\\d{1,6})?)(?:\\+(\\d{1,9}(?:\\.\\d{1,6})?))?");
    private static final String EXAMPLE = "Write seconds, as in 300+3, or periods, as in 40/5400+30:1800+30.";

    private TimeControlTag() {}

    /// Reads a tag with the usual settings of a digital clock: cumulative bonus, next period at zero.
    public static TagReading read(String text) {
        return read(text, BonusMode.CUMULATIVE, PeriodSwitch.AT_ZERO, Optional.empty());
    }

    /// Reads a tag.
    ///
    /// @param atLastZero empty for the usual: freeze where the last period has a bonus, run on where it has none
    public static TagReading read(
            String text, BonusMode mode, PeriodSwitch periodSwitch, Optional<AtLastZero> atLastZero) {
        return switch (text) {
            case "?" -> new TagReading.Unknown();
            case "-" -> new TagReading.Untimed();
            default -> {
                try {
                    TimeControl usual =
                            TimeControl.inPeriods(periods(text, mode)).with(periodSwitch);
                    yield new TagReading.Timed(atLastZero.map(usual::with).orElse(usual));
                } catch (Unreadable unreadable) {
                    yield new TagReading.Refused(unreadable.problem);
                }
            }
        };
    }

    /// The tag of a time control; the kind of bonus and the device's settings are not in it.
    public static String print(TimeControl control) {
        return control.periods().stream().map(TimeControlTag::print).collect(Collectors.joining(":"));
    }

    private static String print(Period period) {
        String quota = switch (period.quota()) {
            case Quota.Moves(int count) -> count + "/";
            case Quota.AllMoves _ -> "";
        };
        Duration bonus = period.bonus().perMove();
        return quota + seconds(period.base()) + (bonus.isZero() ? "" : "+" + seconds(bonus));
    }

    private static String seconds(Duration time) {
        return BigDecimal.valueOf(time.getSeconds())
                .add(BigDecimal.valueOf(time.getNano(), 9))
                .stripTrailingZeros()
                .toPlainString();
    }

    private static List<Period> periods(String text, BonusMode mode) throws Unreadable {
        if (text.startsWith("*")) {
            throw new Unreadable(
                    "the time control", text, "a time of one's own", "An hourglass is not in the Laws. " + EXAMPLE);
        }
        String[] parts = text.split(":", -1);
        List<Period> periods = new ArrayList<>();
        for (int i = 0; i < parts.length; i++) {
            periods.add(period(parts[i], i + 1, i + 1 == parts.length, mode));
        }
        return periods;
    }

    private static Period period(String part, int number, boolean last, BonusMode mode) throws Unreadable {
        String where = "period " + number;
        Matcher matcher = PERIOD.matcher(part);
        if (!matcher.matches()) {
            throw new Unreadable(where, part, "moves/seconds+bonus, or seconds+bonus in the last period", EXAMPLE);
        }
        Optional<String> moves = Optional.ofNullable(matcher.group(1));
        if (last && moves.isPresent()) {
            throw new Unreadable(
                    where,
                    part,
                    "a last period for all the remaining moves",
                    "Add one, as in %s:3600.".formatted(part));
        }
        if (!last && moves.isEmpty()) {
            throw new Unreadable(
                    where,
                    part,
                    "a number of moves, since another period follows",
                    "Put it in front, as in 40/%s.".formatted(part));
        }
        try {
            Quota quota = moves.<Quota>map(count -> new Quota.Moves(Integer.parseInt(count)))
                    .orElseGet(Quota.AllMoves::new);
            Duration bonus = Optional.ofNullable(matcher.group(3))
                    .map(TimeControlTag::duration)
                    .orElse(Duration.ZERO);
            return new Period(quota, duration(matcher.group(2)), mode.of(bonus));
        } catch (IllegalArgumentException unusable) {
            throw new Unreadable(where, part, "usable times and moves: " + unusable.getMessage(), EXAMPLE);
        }
    }

    private static Duration duration(String seconds) {
        return Duration.ofNanos(new BigDecimal(seconds).movePointRight(9).longValueExact());
    }

    /// A problem on its way out of the reader.
    private static final class Unreadable extends Exception {
        private static final long serialVersionUID = 1L;
        private final transient TimeControlProblem problem;

        Unreadable(String where, String found, String expected, String remedy) {
            super(where);
            problem = new TimeControlProblem(where, found, expected, remedy);
        }
    }
}
