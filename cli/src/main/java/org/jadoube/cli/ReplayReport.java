package org.jadoube.cli;

import java.io.PrintWriter;
import org.jadoube.laws.game.Event.GameEnded;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// What is printed of each replayed game.
interface ReplayReport {
    /// How much a reader wants to see.
    enum Detail {
        ALL,
        DISAGREEMENTS
    }

    void add(ReplayedGame game);

    /// For people: a line a game, and a line a disagreement.
    static ReplayReport text(PrintWriter out, Wording wording, Detail detail) {
        return game -> {
            if (detail == Detail.ALL) {
                out.println(line(game, wording));
            }
            game.disagreements().forEach(disagreement -> out.println("! " + line(game, disagreement, wording)));
        };
    }

    /// For programs: an object a game.
    static ReplayReport json(PrintWriter out) {
        return game -> out.println(object(game));
    }

    private static String line(ReplayedGame game, Wording wording) {
        return wording.say(
                "replay.game",
                game.file(),
                Long.toString(game.entry().number()),
                Long.toString(game.entry().line()),
                game.white(),
                game.black(),
                (game.made() + 1) / 2,
                game.score(),
                game.end().map(end -> ending(end, wording)).orElseGet(() -> wording.say("replay.ending.none")));
    }

    private static String line(ReplayedGame game, ReplayedGame.Disagreement disagreement, Wording wording) {
        String number = Long.toString(game.entry().number());
        return switch (disagreement) {
            case ReplayedGame.Disagreement.Unplayable(long line, String problem) ->
                wording.say(
                        "replay.illegal",
                        game.file(),
                        number,
                        game.white(),
                        game.black(),
                        Long.toString(line),
                        problem);
            case ReplayedGame.Disagreement.PlayAfterEnd(GameEnded end, int extra) ->
                wording.say(
                        "replay.after",
                        game.file(),
                        number,
                        game.white(),
                        game.black(),
                        at(game.made()),
                        ending(end, wording),
                        extra);
            case ReplayedGame.Disagreement.OtherResult(GameEnded end, String recorded) ->
                wording.say(
                        "replay.result",
                        game.file(),
                        number,
                        game.white(),
                        game.black(),
                        recorded,
                        end.result().score(),
                        ending(end, wording),
                        end.citation().in(game.edition().name()));
        };
    }

    private static String at(int halfMoves) {
        return (halfMoves + 1) / 2 + (halfMoves % 2 == 1 ? "." : "...");
    }

    private static String ending(GameEnded end, Wording wording) {
        return wording.say("ending." + end.ending().name());
    }

    private static ObjectNode object(ReplayedGame game) {
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        object.put("file", game.file())
                .put("game", game.entry().number())
                .put("line", game.entry().line())
                .put("white", game.white())
                .put("black", game.black())
                .put("moves", game.made())
                .put("result", game.score())
                .put("fileResult", game.entry().game().result().text());
        game.end()
                .ifPresent(end -> object.put("ending", end.ending().name())
                        .put("article", end.citation().in(game.edition().name())));
        ArrayNode disagreements = object.putArray("disagreements");
        game.disagreements().forEach(disagreement -> disagreements.add(object(disagreement)));
        return object;
    }

    private static ObjectNode object(ReplayedGame.Disagreement disagreement) {
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        return switch (disagreement) {
            case ReplayedGame.Disagreement.Unplayable(long line, String problem) ->
                object.put("kind", "unplayable").put("line", line).put("problem", problem);
            case ReplayedGame.Disagreement.PlayAfterEnd(GameEnded end, int extra) ->
                object.put("kind", "play-after-end")
                        .put("ending", end.ending().name())
                        .put("extra", extra);
            case ReplayedGame.Disagreement.OtherResult(GameEnded end, String recorded) ->
                object.put("kind", "result")
                        .put("recorded", recorded)
                        .put("result", end.result().score());
        };
    }
}
