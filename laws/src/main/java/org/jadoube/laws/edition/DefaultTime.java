package org.jadoube.laws.edition;

import java.time.Duration;
import org.jadoube.lawbook.Article;

/// How late a player may come to the board before he loses.
///
/// @param unlessSpecified how long after the start, where the event says nothing (an edition that wants it specified
/// has none, and zero stands here); exactly so late is in time
@Article("6.6a")
public record DefaultTime(Duration unlessSpecified, From from, Waiver waiver) {
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
