package org.jadoube.server.wire;

import org.jadoube.board.Move;
import org.jadoube.journal.form.EventCodec;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Event;
import org.jadoube.server.play.Happening;
import tools.jackson.databind.node.ObjectNode;

/// An event as the wire has it: the journal's form with its number, the article of the game's own edition and, for a
/// move, how players write it.
final class EventText {
    private EventText() {}

    /// @param number its number among the events that the reader is told
    /// @param event as the reader may see it
    static ObjectNode of(int number, Event event, Happening happening, Regulations regulations) {
        ObjectNode object = Json.object().put("number", number);
        object.setAll(EventCodec.write(event));
        object.remove("version");
        object.put("article", event.citation().in(regulations.edition().name()));
        switch (event) {
            case Event.MoveMade made -> put(object, made.move(), happening, regulations);
            case Event.IllegalMoveMade made -> put(object, made.move(), happening, regulations);
            case Event.MoveBound bound -> {
                object.remove("how");
                object.put("move", MoveText.of(bound.move(), regulations));
            }
            case Event.DrawClaimed claim ->
                claim.written().ifPresent(move -> object.put("written", MoveText.of(move, regulations)));
            case Event.GameOpened opening -> object.set("regulations", RegulationsText.of(opening));
            default -> {}
        }
        return object;
    }

    private static void put(ObjectNode object, Move move, Happening happening, Regulations regulations) {
        object.remove("how");
        object.put("move", MoveText.of(move, regulations));
        object.put("san", MoveText.san(move, happening.before()));
        object.put("ply", happening.ply());
    }
}
