package org.jadoube.laws.edition;

import java.time.Duration;
import org.jadoube.lawbook.Article;

/// How late a player may come to the board before he loses; exactly so late is in time.
///
/// @param unlessSpecified how long it is where the event says nothing
@Article("6.6a")
public record DefaultTime(Unspecified unlessSpecified, From from, Waiver waiver) {
    /// What holds where the event says nothing.
    public sealed interface Unspecified {
        /// So long after the start.
        record After(Duration time) implements Unspecified {}

        /// The event has to fix a time; the edition has none of its own.
        record EventMustSpecify() implements Unspecified {}
    }

    /// From when on it counts.
    public enum From {
        SCHEDULED_START,
        START_OF_SESSION
    }

    /// Who may let a player off who has come too late.
    public enum Waiver {
        /// Nobody during the round; only the rules of the event may set another time beforehand.
        EVENT_ALONE,
        /// The rules of the event, and the arbiter on the spot.
        EVENT_OR_ARBITER
    }
}
