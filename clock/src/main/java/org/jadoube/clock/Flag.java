package org.jadoube.clock;

import org.jadoube.lawbook.Article;

/// The flag of one display, with the moment its time ran out.
@Article("6.1")
public sealed interface Flag {
    record Up() implements Flag {}

    /// The time of a period ran out; the device has gone on to the next.
    record Interim(Moment reachedZero) implements Flag {}

    /// The time ran out and the device has none to add: in the last period, or, where periods change at a move
    /// count, before that count was reached.
    record Final(Moment reachedZero) implements Flag {}
}
