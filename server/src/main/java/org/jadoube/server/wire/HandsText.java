package org.jadoube.server.wire;

import java.util.Optional;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.game.Touches;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What hands have done to the board that no move tells: everybody around it can see that.
final class HandsText {
    private HandsText() {}

    /// A piece let go with the move not yet whole, the piece put down for a pawn, and who has knocked pieces over and
    /// not put them right.
    static void put(ObjectNode object, Table table) {
        Touches now = table.touches().now();
        unfinished(now).ifPresent(unfinished -> object.set("unfinished", unfinished));
        now.promotion()
                .map(choice ->
                        Json.object().put("square", choice.square().toString()).put("piece", Words.of(choice.piece())))
                .ifPresent(choice -> object.set("promotion", choice));
        if (!table.game().displaced().isEmpty()) {
            ArrayNode displaced = object.putArray("displaced");
            table.game().displaced().stream().sorted().map(Words::of).forEach(displaced::add);
        }
    }

    private static Optional<ObjectNode> unfinished(Touches now) {
        return now.released()
                .filter(release -> release.from() != release.to())
                .map(release -> Json.object()
                        .put("from", release.from().toString())
                        .put("to", release.to().toString()));
    }
}
