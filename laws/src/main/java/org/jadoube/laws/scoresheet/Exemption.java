package org.jadoube.laws.scoresheet;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jadoube.board.Colour;
import org.jadoube.clock.ClockReading.Face;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.RecordingExcused;
import org.jadoube.laws.game.Scoresheet.Duty;
import org.jadoube.laws.game.Table;

/// Who is short of time need not record: with less than five minutes on his clock, and less than thirty seconds more
/// for each move. Exactly five minutes, and exactly thirty seconds, are enough to write.
///
/// What the clock shows tells who is exempt at a moment. What it no longer shows, since time was added or a period
/// has ended, goes on record as [RecordingExcused].
@Article("8.4")
public final class Exemption {
    private static final Citation SHORT_OF_TIME = new Citation("8.4");
    private static final Duration ENOUGH = Duration.ofMinutes(5);
    private static final Duration ENOUGH_PER_MOVE = Duration.ofSeconds(30);

    private Exemption() {}

    /// Whether a player need not record now: since 2005 for the rest of a period in which he has been short of time,
    /// before that only as long as he is.
    @Article("8.4")
    static boolean isExempt(Table table, Colour player, Moment at) {
        Face face = face(table, player, at);
        return table.scoresheet(player).duty() == Duty.EXCUSED
                || isShort(table, face)
                || switch (table.regulations().edition().recording().exemption()) {
                    case WHILE_SHORT_OF_TIME -> false;
                    case UNTIL_THE_PERIOD_ENDS -> wasExcusedIn(table, player, face.period());
                };
    }

    /// Whether a player was short of time when his period ran out, or that of his opponent.
    ///
    /// @param ended the period that ran out
    static boolean wasExempt(Table table, Colour player, int ended, Moment at) {
        Face face = face(table, player, at);
        return wasExcusedIn(table, player, ended) || (face.period() == ended && isShort(table, face));
    }

    private static boolean wasExcusedIn(Table table, Colour player, int period) {
        return table.scoresheet(player)
                .excusedIn()
                .filter(excused -> excused == period)
                .isPresent();
    }

    @Article("8.4")
    private static boolean isShort(Table table, Face face) {
        return face.remaining().compareTo(ENOUGH) < 0 && hasLittlePerMove(table, face.period());
    }

    /// A delay is time added with each move like any other.
    @Article("8.4")
    private static boolean hasLittlePerMove(Table table, int period) {
        return table.clock().control().period(period).bonus().perMove().compareTo(ENOUGH_PER_MOVE) < 0;
    }

    private static Face face(Table table, Colour player, Moment at) {
        return table.clock().reading(at).face(player);
    }

    /// The verdict on an act, with what must be remembered put on record before it.
    @Article("8.4")
    public static Verdict remembering(Table table, Moment at, Function<Table, Verdict> rule) {
        if (!Recording.isDuty(table) || table.game().started().isEmpty()) {
            return rule.apply(table);
        }
        List<Event> noted = periodEnded(table, at);
        Table now = table.afterAll(noted);
        return switch (rule.apply(now)) {
            case Verdict.Refused refused -> refused;
            case Verdict.Taken(List<Event> events) -> {
                List<Event> all = new ArrayList<>(noted);
                all.addAll(timeGiven(now, events, at));
                all.addAll(events);
                yield Verdict.taken(all);
            }
        };
    }

    /// Who was short of time when a period ended since the last event: the side whose time ran out, and the other if
    /// it was.
    private static List<Event> periodEnded(Table table, Moment at) {
        List<Event> events = new ArrayList<>();
        for (Colour player : Colour.values()) {
            Face then = face(table, player, table.game().latest());
            boolean ended = face(table, player, at).period() > then.period();
            boolean ranOut = table.clock().running().equals(Optional.of(player));
            boolean wasShort = ranOut ? hasLittlePerMove(table, then.period()) : isShort(table, then);
            if (ended && wasShort && !wasExcusedIn(table, player, then.period())) {
                events.add(excused(player, then.period(), at));
            }
        }
        return events;
    }

    /// Who is short of time now and will not be after these events.
    private static List<Event> timeGiven(Table table, List<Event> events, Moment at) {
        return switch (table.regulations().edition().recording().exemption()) {
            case WHILE_SHORT_OF_TIME -> List.of();
            case UNTIL_THE_PERIOD_ENDS -> {
                Table after = table.afterAll(events);
                List<Event> noted = new ArrayList<>();
                for (Colour player : Colour.values()) {
                    Face now = face(table, player, at);
                    boolean given = isShort(table, now) && !isShort(after, face(after, player, at));
                    if (given && !wasExcusedIn(table, player, now.period())) {
                        noted.add(excused(player, now.period(), at));
                    }
                }
                yield noted;
            }
        };
    }

    private static RecordingExcused excused(Colour player, int period, Moment at) {
        return new RecordingExcused(at, SHORT_OF_TIME, player, Optional.of(period));
    }
}
