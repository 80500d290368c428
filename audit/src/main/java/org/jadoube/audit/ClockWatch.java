package org.jadoube.audit;

import java.time.Duration;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.pgn.PgnTags;
import org.jadoube.pgn.Remarks;

/// What the comments of a game say the clocks showed, and what of it cannot be.
///
/// What depends on the time control is asked only where a tag tells it and the first times agree with it. Clocks are
/// mostly written in whole seconds, so a second more or less says nothing.
final class ClockWatch {
    private static final long UNKNOWN = -1;
    private static final long SECOND = 1_000;
    private static final long TENTH = 100;
    /// Between a clock and a time spent lie the lag of a connection and two roundings.
    private static final long SLACK = 3 * SECOND;

    private static final int MOST_CONTROLS = 1_000;

    private final Map<String, Optional<Allotment>> controls = new HashMap<>();
    private final Map<Kind, Finding.ClockFault> faults = new EnumMap<>(Kind.class);
    private final long[] shown = new long[2];
    private final int[] when = new int[2];
    private final int[] periods = new int[2];
    private Optional<Allotment> allotment = Optional.empty();
    private boolean split;

    void begin(PgnTags tags) {
        faults.clear();
        Arrays.fill(shown, UNKNOWN);
        Arrays.fill(when, 0);
        Arrays.fill(periods, 0);
        split = false;
        if (controls.size() > MOST_CONTROLS) {
            controls.clear();
        }
        allotment = isSimultaneous(tags)
                ? Optional.empty()
                : tags.value("TimeControl").flatMap(tag -> controls.computeIfAbsent(tag, Allotment::of));
    }

    /// A simultaneous player may have more time than the tag says.
    private static boolean isSimultaneous(PgnTags tags) {
        return tags.value("Event").orElse("").toLowerCase(Locale.ROOT).contains("simul");
    }

    /// A comment about the last move.
    void comment(String text, GameScore score) {
        int ply = score.plies();
        if (ply == 0 || text.indexOf("[%") < 0) {
            return;
        }
        long clock = Remarks.clockMillis(text);
        Colour side = score.mover(ply);
        int index = side.ordinal();
        if (clock < 0 || when[index] == ply) {
            return;
        }
        split |= clock % SECOND != 0;
        if (shown[index] == UNKNOWN) {
            first(clock, side, score);
        } else {
            next(clock, Remarks.elapsedMillis(text), side, score);
        }
        shown[index] = clock;
        when[index] = ply;
    }

    private long rounding() {
        return split ? TENTH : SECOND;
    }

    private void first(long clock, Colour side, GameScore score) {
        if (allotment.isEmpty()) {
            return;
        }
        Allotment given = allotment.get();
        int moves = (score.plies() + 1) / 2;
        long most = given.base() + (moves + 1L) * given.bonus();
        if (clock > most + rounding()) {
            fault(Kind.CLOCK_BEGAN_HIGHER, side, score, clock, most);
            allotment = Optional.empty();
        }
    }

    private void next(long clock, long spent, Colour side, GameScore score) {
        int index = side.ordinal();
        int moves = (score.plies() - when[index]) / 2;
        if (spent >= 0 && moves == 1 && clock < shown[index] - spent - SLACK) {
            fault(Kind.CLOCK_RAN_OFF_MOVE, side, score, clock, shown[index] - spent);
        }
        allotment.ifPresent(given -> {
            grew(clock, moves * given.bonus(), given, side, score);
            atZero(given, side, score);
            boolean single = given.later().isEmpty();
            long least = shown[index] - spent + given.bonus();
            if (spent >= 0 && moves == 1 && single && clock > least + SLACK && clock <= shown[index] + given.bonus()) {
                fault(Kind.CLOCK_LOST_TOO_LITTLE, side, score, clock, least);
            }
        });
    }

    /// More than before, and than the bonus and the next period's time explain.
    private void grew(long clock, long bonus, Allotment given, Colour side, GameScore score) {
        int index = side.ordinal();
        long most = shown[index] + bonus;
        if (clock <= most + rounding()) {
            return;
        }
        boolean another = periods[index] < given.later().size();
        if (another && clock <= most + given.later().get(periods[index]) + rounding()) {
            periods[index]++;
        } else {
            fault(Kind.CLOCK_GREW, side, score, clock, most);
        }
    }

    /// A clock that had shown nothing any more, and no further period to come.
    private void atZero(Allotment given, Colour side, GameScore score) {
        int index = side.ordinal();
        if (shown[index] == 0 && periods[index] == given.later().size()) {
            fault(split ? Kind.CLOCK_AFTER_ZERO : Kind.CLOCK_AT_ZERO, side, score, 0, 0);
        }
    }

    private void fault(Kind kind, Colour side, GameScore score, long clock, long due) {
        Finding.ClockFault before = faults.get(kind);
        faults.put(
                kind,
                before == null
                        ? new Finding.ClockFault(
                                kind,
                                side,
                                score.end(),
                                Duration.ofMillis(Math.max(0, shown[side.ordinal()])),
                                Duration.ofMillis(clock),
                                Duration.ofMillis(Math.max(0, due)),
                                1)
                        : before.again());
    }

    /// What there is to tell at the end of the game.
    void tell(List<Finding> findings) {
        findings.addAll(faults.values());
    }
}
