package org.jadoube.server.wire;

import java.util.Map;
import java.util.Optional;
import org.jadoube.clock.ClockSetting;
import org.jadoube.journal.form.ActCodec;
import org.jadoube.journal.form.FormProblem;
import org.jadoube.laws.game.Act;
import org.jadoube.server.play.Intent;
import org.jadoube.server.play.Problem;
import org.jadoube.server.play.Unreadable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Reads the acts of the wire: those of `docs/acts.md` without `by` and `at`, which are the hall's to know, and with
/// bounds on whatever they say. The commonest have shorter names too.
final class IntentReader {
    private static final int TEXT = 200;
    private static final long LARGEST = 1_000_000_000_000L;
    private static final int PERIODS = 99;
    private static final int MOVES = 9_999;
    private static final String REMEDY = "see docs/wire.md";

    private static final Map<String, String> SHORT = Map.ofEntries(
            Map.entry("start", "startClocks"),
            Map.entry("release", "releaseMove"),
            Map.entry("press", "pressClock"),
            Map.entry("offer", "offerDraw"),
            Map.entry("accept", "acceptDraw"),
            Map.entry("decline", "declineDraw"),
            Map.entry("stop", "stopClocks"),
            Map.entry("restart", "restartClocks"),
            Map.entry("set", "setClocks"),
            Map.entry("rule", "ruleResult"));

    private IntentReader() {}

    static Intent read(ObjectNode said) throws Unreadable {
        bound("act", said);
        ObjectNode act = said.deepCopy();
        Optional.ofNullable(SHORT.get(said.path("kind").asString(""))).ifPresent(kind -> act.put("kind", kind));
        return (by, at, table) -> {
            try {
                return bounded(ActCodec.read(act, by, at, table));
            } catch (FormProblem problem) {
                throw new Unreadable(Problem.quoting(
                        problem.where(), problem.found(), problem.expected(), problem.remedy() + "; " + REMEDY));
            }
        };
    }

    /// No text is long or hides anything, no number is beyond what a clock or a game can have.
    private static void bound(String where, JsonNode node) throws Unreadable {
        if (node.isString()) {
            String text = node.stringValue();
            require(text.codePointCount(0, text.length()) <= TEXT, where, node, "at most " + TEXT + " characters");
            require(text.codePoints().noneMatch(Problem::isHidden), where, node, "characters that can be seen");
        } else if (node.isNumber()) {
            boolean fits = node.isIntegralNumber() && node.canConvertToLong();
            require(
                    fits && node.longValue() >= 0 && node.longValue() <= LARGEST,
                    where,
                    node,
                    "a whole number from 0 to " + LARGEST);
        }
        for (Map.Entry<String, JsonNode> member : node.properties()) {
            bound(where + "." + member.getKey(), member.getValue());
        }
        if (node instanceof ArrayNode elements) {
            for (JsonNode element : elements) {
                bound(where, element);
            }
        }
    }

    private static void require(boolean fits, String where, JsonNode found, String expected) throws Unreadable {
        if (!fits) {
            throw new Unreadable(Problem.quoting(where, found.toString(), expected, REMEDY));
        }
    }

    private static Act bounded(Act act) throws Unreadable {
        switch (act) {
            case Act.SetClocks set -> bounded(set.setting());
            case Act.ReplaceClock replace -> bounded(replace.setting());
            default -> {}
        }
        return act;
    }

    private static void bounded(ClockSetting setting) throws Unreadable {
        bounded("white", setting.white());
        bounded("black", setting.black());
    }

    private static void bounded(String side, ClockSetting.Side setting) throws Unreadable {
        if (setting.period() > PERIODS || setting.moves() > MOVES) {
            throw new Unreadable(Problem.quoting(
                    "act." + side,
                    "period " + setting.period() + ", " + setting.moves() + " moves",
                    "a period to " + PERIODS + ", moves to " + MOVES,
                    REMEDY));
        }
    }
}
