package org.jadoube.journal;

import org.jadoube.clock.Moment;
import org.jadoube.journal.form.EventCodec;
import org.jadoube.laws.game.Event;

/// An event written out for the file. Its body says everything; kind and moment stand beside it so that SQL can ask
/// for them.
record Inscription(String kind, Moment at, String body) {
    static Inscription of(Event event) {
        return new Inscription(
                EventCodec.kind(event), event.at(), EventCodec.write(event).toString());
    }
}
