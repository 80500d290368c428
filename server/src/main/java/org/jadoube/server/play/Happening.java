package org.jadoube.server.play;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.clock.ClockReading;
import org.jadoube.laws.Laws;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Standing;
import org.jadoube.laws.game.Table;

/// An event of a game with its number, the board it met, and how many moves had been made, itself included.
///
/// @param clock what the clock showed right after it
/// @param evidence what a claim was judged by
/// @param seen the event as those may see it who do not see everything; none for those who may not see it at all
public record Happening(
        int number,
        Event event,
        Standing before,
        int ply,
        ClockReading clock,
        Optional<ClaimEvidence> evidence,
        Map<Actor, Event> seen) {
    private static final List<Actor> AT_THE_BOARD = List.of(Actor.WHITE, Actor.BLACK, Actor.SPECTATOR);

    /// @param before the table that the event met
    static Happening of(int number, Event event, Table before, Table after) {
        Map<Actor, Event> seen = new EnumMap<>(Actor.class);
        for (Actor viewer : AT_THE_BOARD) {
            Laws.seenBy(viewer, event, before).ifPresent(shown -> seen.put(viewer, shown));
        }
        return new Happening(
                number,
                event,
                before.game().standing(),
                after.game().played().size(),
                after.clock().reading(event.at()),
                ClaimEvidence.of(event, before),
                Map.copyOf(seen));
    }

    /// The event as somebody may see it; empty where he may not.
    public Optional<Event> seenBy(Actor viewer) {
        return AT_THE_BOARD.contains(viewer) ? Optional.ofNullable(seen.get(viewer)) : Optional.of(event);
    }
}
