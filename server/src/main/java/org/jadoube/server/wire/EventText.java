package org.jadoube.server.wire;

import org.jadoube.journal.form.EventCodec;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Event;
import org.jadoube.notation.San;
import org.jadoube.server.play.Happening;
import tools.jackson.databind.node.ObjectNode;

/// An event as the wire has it: the journal's form with its number, the article of the game's own edition and, for a
/// move, how players write it.
final class EventText {
    private EventText() {}

    static ObjectNode of(Happening happening, Regulations regulations) {
        Event event = happening.event();
        Edition edition = regulations.edition();
        ObjectNode object = Json.object().put("number", happening.number());
        object.setAll(EventCodec.write(event));
        object.remove("version");
        object.put("article", event.citation().in(edition.name()));
        switch (event) {
            case Event.MoveMade made -> {
                object.remove("how");
                object.put("move", MoveText.of(made.move(), regulations));
                object.put("san", San.ENGLISH.write(made.move(), happening.before()));
                object.put("ply", happening.ply());
            }
            case Event.GameOpened opening -> object.set("regulations", RegulationsText.of(opening));
            default -> {}
        }
        return object;
    }
}
