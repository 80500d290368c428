package org.jadoube.trials.browser;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import org.jadoube.board.Colour;
import org.jadoube.clock.AtLastZero;
import org.jadoube.clock.Bonus;
import org.jadoube.clock.ChessClock;
import org.jadoube.clock.ClockReading;
import org.jadoube.clock.ClockSetting;
import org.jadoube.clock.Flag;
import org.jadoube.clock.Moment;
import org.jadoube.clock.Period;
import org.jadoube.clock.PeriodSwitch;
import org.jadoube.clock.Quota;
import org.jadoube.clock.TimeControl;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A random story of one clock by its seed: what was done to it, as JSON for a browser, and what the clock of the Laws
/// shows after each act.
final class ClockStory {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final int ACTS = 40;

    private final Random random;
    private final TimeControl control;
    private final ArrayNode acts = JSON.createArrayNode();
    private final List<String> readings = new ArrayList<>();
    private ChessClock clock;
    private Moment now = new Moment(1_700_000_000_000_000L);

    ClockStory(long seed) {
        random = new Random(seed);
        control = control();
        clock = ChessClock.set(control);
        for (int i = 0; i < ACTS; i++) {
            now = now.plus(step());
            act();
            readings.add(reading());
        }
    }

    /// The control and the acts.
    String told() {
        ObjectNode story = JSON.createObjectNode();
        story.set("control", controlText());
        story.set("acts", acts);
        return story.toString();
    }

    List<String> readings() {
        return readings;
    }

    private TimeControl control() {
        int count = 1 + random.nextInt(3);
        List<Period> periods = new ArrayList<>();
        for (int i = 1; i <= count; i++) {
            Quota quota = i == count ? new Quota.AllMoves() : new Quota.Moves(1 + random.nextInt(4));
            periods.add(new Period(quota, Duration.ofSeconds(1 + random.nextInt(90)), bonus()));
        }
        return new TimeControl(
                periods, one(PeriodSwitch.values()), random.nextBoolean() ? AtLastZero.FREEZE : AtLastZero.RUN_ON);
    }

    private Bonus bonus() {
        Duration perMove = Duration.ofMillis(500L * (1 + random.nextInt(20)));
        return switch (random.nextInt(4)) {
            case 0 -> new Bonus.None();
            case 1 -> new Bonus.Cumulative(perMove);
            case 2 -> new Bonus.Bronstein(perMove);
            default -> new Bonus.UsDelay(perMove);
        };
    }

    /// Nothing, a moment, a move, a long think, or up to the very microsecond of a zero, one before or one after.
    private Duration step() {
        Optional<Moment> zero = clock.nextZero();
        return switch (random.nextInt(12)) {
            case 0 -> Duration.ZERO;
            case 1 -> Duration.of(1 + random.nextInt(999_999), ChronoUnit.MICROS);
            case 2 -> Duration.ofSeconds(random.nextInt(200));
            case 3, 4 ->
                zero.map(at -> at.since(now).plus(random.nextInt(3) - 1, ChronoUnit.MICROS))
                        .filter(time -> !time.isNegative())
                        .orElse(Duration.ZERO);
            default -> Duration.of(random.nextInt(12_000_000), ChronoUnit.MICROS);
        };
    }

    private void act() {
        Colour side = one(Colour.values());
        switch (random.nextInt(16)) {
            case 0, 1 -> start(side);
            case 2 -> {
                clock = clock.stop(now);
                told("stop");
            }
            case 3 -> correct();
            case 4 -> {
                Duration time = Duration.ofSeconds(random.nextInt(60));
                clock = clock.add(side, time, now);
                told("add").put("side", name(side)).put("time", micros(time));
            }
            case 5 -> deduct(side);
            case 6 -> press(side);
            default -> clock.running().ifPresentOrElse(this::press, () -> start(clock.turn()));
        }
    }

    private void start(Colour side) {
        clock = clock.start(side, now);
        told("start").put("side", name(side));
    }

    private void press(Colour side) {
        clock = clock.press(side, now);
        told("press").put("side", name(side));
    }

    private void deduct(Colour side) {
        long left = micros(clock.reading(now).face(side).remaining());
        long time = random.nextInt(3) == 0 ? left : left / (1 + random.nextInt(5));
        clock = clock.deduct(side, Duration.of(time, ChronoUnit.MICROS), now);
        told("deduct").put("side", name(side)).put("time", time);
    }

    /// A setting that suits the clock on one try in a few; another is refused by both, with the same fault.
    private void correct() {
        ClockSetting setting = new ClockSetting(setting(), setting());
        boolean suits = clock.unsuitable(setting).isEmpty();
        if (suits) {
            clock = clock.correct(setting, now);
        }
        ObjectNode act = told("correct").put("suits", suits);
        for (Colour side : Colour.values()) {
            ClockSetting.Side set = setting.side(side);
            act.set(
                    name(side),
                    JSON.createObjectNode()
                            .put("remaining", micros(set.remaining()))
                            .put("period", set.period())
                            .put("moves", set.moves()));
        }
    }

    private ClockSetting.Side setting() {
        return new ClockSetting.Side(
                Duration.of(1 + random.nextInt(60_000_000), ChronoUnit.MICROS),
                1 + random.nextInt(control.periods().size() + (random.nextInt(8) == 0 ? 1 : 0)),
                random.nextInt(5));
    }

    private ObjectNode told(String kind) {
        return acts.addObject().put("kind", kind).put("at", now.micros());
    }

    private String reading() {
        ClockReading reading = clock.reading(now);
        return "%s | %s | runs %s, first %s, turn %s, frozen %s, zero %s"
                .formatted(
                        face(Colour.WHITE, reading),
                        face(Colour.BLACK, reading),
                        reading.running().map(ClockStory::name).orElse("null"),
                        reading.firstFlag().map(ClockStory::name).orElse("null"),
                        name(clock.turn()),
                        clock.isFrozen(now),
                        clock.nextZeroAfter(now)
                                .map(zero -> Long.toString(zero.micros()))
                                .orElse("null"));
    }

    private String face(Colour side, ClockReading reading) {
        ClockReading.Face face = reading.face(side);
        String flag = switch (face.flag()) {
            case Flag.Up _ -> "up";
            case Flag.Interim(Moment at) -> "interim " + at.micros();
            case Flag.Final(Moment at) -> "final " + at.micros();
        };
        String zeros = clock.runOuts(side, now).stream()
                .map(zero -> zero.period() + "@" + zero.reachedZero().micros())
                .collect(Collectors.joining(","));
        return "%d %d %s p%d m%d [%s]"
                .formatted(micros(face.remaining()), micros(face.delay()), flag, face.period(), face.presses(), zeros);
    }

    private ObjectNode controlText() {
        ObjectNode text = JSON.createObjectNode();
        for (Colour side : Colour.values()) {
            ArrayNode periods = text.putArray(name(side));
            control.periods().forEach(period -> period(periods.addObject(), period));
        }
        return text.put("periodSwitch", kebab(control.periodSwitch()))
                .put("atLastZero", kebab(control.atLastZero()))
                .put("repeats", false);
    }

    private static void period(ObjectNode text, Period period) {
        int moves = switch (period.quota()) {
            case Quota.Moves(int count) -> count;
            case Quota.AllMoves _ -> 0;
        };
        String method = switch (period.bonus()) {
            case Bonus.None _ -> "none";
            case Bonus.Cumulative _ -> "cumulative";
            case Bonus.Bronstein _ -> "bronstein";
            case Bonus.UsDelay _ -> "us-delay";
        };
        text.put("moves", moves)
                .put("base", micros(period.base()))
                .put("method", method)
                .put("bonus", micros(period.bonus().perMove()))
                .put("count", 0);
    }

    private <T> T one(T[] values) {
        return values[random.nextInt(values.length)];
    }

    private static String kebab(Enum<?> value) {
        return value.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }

    private static String name(Colour side) {
        return side == Colour.WHITE ? "white" : "black";
    }

    private static long micros(Duration time) {
        return time.dividedBy(Duration.of(1, ChronoUnit.MICROS));
    }
}
