package org.jadoube.server.wire;

import java.util.Map;
import org.jadoube.laws.game.Act;
import org.jadoube.server.play.Intent;
import org.jadoube.server.play.Unreadable;
import tools.jackson.databind.node.ObjectNode;

/// Reads what an arbiter may do at all his boards in one act: set the clocks going, stop them, set them going again
/// where they stood. Whatever else he does is about one game.
final class EveryBoard {
    private static final int REASON = 200;
    private static final Map<String, Kind> KINDS = Map.ofEntries(
            Map.entry("start", Kind.START),
            Map.entry("startClocks", Kind.START),
            Map.entry("stop", Kind.STOP),
            Map.entry("stopClocks", Kind.STOP),
            Map.entry("restart", Kind.RESTART),
            Map.entry("restartClocks", Kind.RESTART));

    private enum Kind {
        START,
        STOP,
        RESTART
    }

    private EveryBoard() {}

    static Intent read(ObjectNode said) throws Unreadable {
        Members members = Members.of(said, "act");
        Intent intent = switch (members.word("kind", KINDS)) {
            case START -> (by, at, _) -> new Act.StartClocks(by, at);
            case STOP -> {
                String reason = members.text("reason", REASON);
                yield (by, at, _) -> new Act.StopClocks(by, at, reason);
            }
            case RESTART ->
                (by, at, table) -> new Act.RestartClocks(by, at, table.clock().turn());
        };
        members.end();
        return intent;
    }
}
