package org.jadoube.laws;

import java.util.List;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.game.Event;

/// What the Laws make of an act.
public sealed interface Verdict {
    /// The act took place; these events follow, in order.
    record Taken(List<Event> events) implements Verdict {
        public Taken {
            events = List.copyOf(events);
        }
    }

    /// The act has no legal meaning here.
    ///
    /// @param detail what in particular (which square, how long), in English; may be empty
    record Refused(Citation citation, Refusal because, String detail) implements Verdict {}

    static Verdict taken(Event... events) {
        return new Taken(List.of(events));
    }

    static Verdict taken(List<Event> events) {
        return new Taken(events);
    }

    static Verdict refused(Citation citation, Refusal because, String detail) {
        return new Refused(citation, because, detail);
    }
}
