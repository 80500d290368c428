package org.jadoube.server.wire;

import org.jadoube.board.Move;
import org.jadoube.clock.ClockReading;
import org.jadoube.journal.form.EventCodec;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Lookalike;
import org.jadoube.server.play.ClaimEvidence;
import org.jadoube.server.play.Happening;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// An event as the wire has it: the journal's form with its number, the article of the game's own edition and, for a
/// move, how players write it.
final class EventText {
    private EventText() {}

    /// @param number its number among the events that the reader is told
    /// @param event as the reader may see it
    /// @param viewer the reader
    static ObjectNode of(int number, Event event, Happening happening, Regulations regulations, Actor viewer) {
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
        if (viewer == Actor.ARBITER) {
            forTheArbiter(object, happening);
        }
        return object;
    }

    /// What the clock showed then, and what a claim was judged by.
    private static void forTheArbiter(ObjectNode object, Happening happening) {
        object.putObject("clocks")
                .put("white", micros(happening.clock().white()))
                .put("black", micros(happening.clock().black()));
        happening.evidence().ifPresent(evidence -> object.set("evidence", evidence(evidence)));
    }

    private static long micros(ClockReading.Face face) {
        return face.remaining().toNanos() / 1_000;
    }

    private static ObjectNode evidence(ClaimEvidence evidence) {
        ObjectNode object = Json.object();
        ArrayNode occurrences = object.putArray("occurrences");
        evidence.found().plies().forEach(ply -> occurrences.add(board(ply, evidence)));
        ArrayNode lookalikes = object.putArray("lookalikes");
        for (Lookalike one : evidence.lookalikes()) {
            ObjectNode board = board(one.ply(), evidence);
            ArrayNode differs = board.putArray("differs");
            one.differences().stream().sorted().map(Words::of).forEach(differs::add);
            lookalikes.add(board);
        }
        object.put("quiet", evidence.found().quiet());
        evidence.found().lastIrreversible().ifPresent(ply -> object.set("lastIrreversible", board(ply, evidence)));
        return object;
    }

    private static ObjectNode board(int ply, ClaimEvidence evidence) {
        return Json.object()
                .put("ply", ply)
                .put("placement", evidence.placements().getOrDefault(ply, ""));
    }

    private static void put(ObjectNode object, Move move, Happening happening, Regulations regulations) {
        object.remove("how");
        object.put("move", MoveText.of(move, regulations));
        object.put("san", MoveText.san(move, happening.before()));
        object.put("ply", happening.ply());
    }
}
