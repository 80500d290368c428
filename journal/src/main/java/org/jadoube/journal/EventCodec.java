package org.jadoube.journal;

import org.jadoube.board.Colour;
import org.jadoube.clock.ClockSetting;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Events as JSON, as `docs/journal.md` describes them. Every kind has a version of its own: whoever changes the
/// members of a kind gives it the next version and keeps on reading the ones before.
public final class EventCodec {
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    /// The version in which every kind is written today.
    private static final int VERSION = 1;

    private EventCodec() {}

    /// The name of an event's kind, such as `moveMade`.
    public static String kind(Event event) {
        return switch (event) {
            case Event.GameOpened e -> "gameOpened";
            case Event.PlayerArrived e -> "playerArrived";
            case Event.ClocksStarted e -> "clocksStarted";
            case Event.MoveMade e -> "moveMade";
            case Event.ClockPressed e -> "clockPressed";
            case Event.MoveCompleted e -> "moveCompleted";
            case Event.DrawOffered e -> "drawOffered";
            case Event.DrawDeclined e -> "drawDeclined";
            case Event.FlagFell e -> "flagFell";
            case Event.FlagClaimRejected e -> "flagClaimRejected";
            case Event.ClocksStopped e -> "clocksStopped";
            case Event.ClocksRestarted e -> "clocksRestarted";
            case Event.ClocksSet e -> "clocksSet";
            case Event.OutageReported e -> "outageReported";
            case Event.GameEnded e -> "gameEnded";
            default -> throw new IllegalStateException("unwritten: " + event);
        };
    }

    /// An event with all its members; `kind` and `version` come first.
    public static ObjectNode write(Event event) {
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        object.put("kind", kind(event));
        object.put("version", VERSION);
        object.put("at", event.at().micros());
        object.put("article", event.citation().number());
        writeMembers(object, event);
        return object;
    }

    private static void writeMembers(ObjectNode to, Event event) {
        switch (event) {
            case Event.GameOpened e -> {
                to.put("white", e.white());
                to.put("black", e.black());
                e.event().ifPresent(occasion -> to.put("event", occasion));
                to.set("regulations", RegulationsCodec.write(e.regulations()));
            }
            case Event.PlayerArrived e -> player(to, e.player());
            case Event.ClocksStarted e -> {}
            case Event.MoveMade e -> MoveCodec.write(player(to, e.player()), e.move());
            case Event.ClockPressed e -> player(to, e.player());
            case Event.MoveCompleted e -> player(to, e.player());
            case Event.DrawOffered e -> player(to, e.player());
            case Event.DrawDeclined e -> player(to, e.player());
            case Event.FlagFell e ->
                by(to, e.by())
                        .put("flag", Vocabulary.COLOUR.of(e.flag()))
                        .put("reachedZero", e.reachedZero().micros());
            case Event.FlagClaimRejected e ->
                by(to, e.by()).put("flag", Vocabulary.COLOUR.of(e.flag())).put("reason", e.reason());
            case Event.ClocksStopped e -> by(to, e.by()).put("reason", e.reason());
            case Event.ClocksRestarted e -> by(to, e.by()).put("running", Vocabulary.COLOUR.of(e.running()));
            case Event.ClocksSet e -> {
                to.set("white", RegulationsCodec.write(e.setting().white()));
                to.set("black", RegulationsCodec.write(e.setting().black()));
            }
            case Event.OutageReported e -> to.put("lastAlive", e.lastAlive().micros());
            case Event.GameEnded e -> {
                to.put("result", Vocabulary.RESULT.of(e.result()));
                to.put("ending", Vocabulary.ENDING.of(e.ending()));
                e.ruling().ifPresent(ruling -> to.put("ruling", ruling));
            }
            default -> throw new IllegalStateException("unwritten: " + event);
        }
    }

    private static ObjectNode player(ObjectNode to, Colour player) {
        return to.put("player", Vocabulary.COLOUR.of(player));
    }

    private static ObjectNode by(ObjectNode to, Actor by) {
        return to.put("by", Vocabulary.ACTOR.of(by));
    }

    /// Reads what [#write(Event)] of this or an earlier Jadoube has made.
    ///
    /// @throws EventProblem when the text is anything else: no JSON, an unknown kind or version, a member that is
    ///     missing, unknown or of another type
    public static Event read(String json) {
        JsonNode node;
        try {
            node = JSON.readTree(json);
        } catch (JacksonException broken) {
            throw new EventProblem("event", json, "a JSON object").because(broken);
        }
        Members members = new Members("event", node);
        String kind = members.text("kind");
        if (members.whole("version") != VERSION) {
            throw members.problem(
                    "version", "version " + VERSION + " of " + kind + ", which is all that is known here");
        }
        Moment at = members.moment("at");
        Event event;
        try {
            event = event(kind, at, new Citation(members.text("article")), members);
        } catch (IllegalArgumentException impossible) {
            throw new EventProblem(kind, json, "values that fit together").because(impossible);
        }
        members.end();
        return event;
    }

    private static Event event(String kind, Moment at, Citation citation, Members from) {
        return switch (kind) {
            case "gameOpened" ->
                new Event.GameOpened(
                        at,
                        citation,
                        RegulationsCodec.read(from.members("regulations")),
                        from.text("white"),
                        from.text("black"),
                        from.optionalText("event"));
            case "playerArrived" -> new Event.PlayerArrived(at, citation, player(from));
            case "clocksStarted" -> new Event.ClocksStarted(at, citation);
            case "moveMade" -> new Event.MoveMade(at, citation, player(from), MoveCodec.read(from));
            case "clockPressed" -> new Event.ClockPressed(at, citation, player(from));
            case "moveCompleted" -> new Event.MoveCompleted(at, citation, player(from));
            case "drawOffered" -> new Event.DrawOffered(at, citation, player(from));
            case "drawDeclined" -> new Event.DrawDeclined(at, citation, player(from));
            case "flagFell" ->
                new Event.FlagFell(at, citation, by(from), colour(from, "flag"), from.moment("reachedZero"));
            case "flagClaimRejected" ->
                new Event.FlagClaimRejected(at, citation, by(from), colour(from, "flag"), from.text("reason"));
            case "clocksStopped" -> new Event.ClocksStopped(at, citation, by(from), from.text("reason"));
            case "clocksRestarted" -> new Event.ClocksRestarted(at, citation, by(from), colour(from, "running"));
            case "clocksSet" ->
                new Event.ClocksSet(
                        at,
                        citation,
                        new ClockSetting(
                                RegulationsCodec.side(from.members("white")),
                                RegulationsCodec.side(from.members("black"))));
            case "outageReported" -> new Event.OutageReported(at, citation, from.moment("lastAlive"));
            case "gameEnded" ->
                new Event.GameEnded(
                        at,
                        citation,
                        from.word("result", Vocabulary.RESULT),
                        from.word("ending", Vocabulary.ENDING),
                        from.optionalText("ruling"));
            default -> throw from.problem("kind", "a kind of event known here");
        };
    }

    private static Colour player(Members from) {
        return colour(from, "player");
    }

    private static Colour colour(Members from, String name) {
        return from.word(name, Vocabulary.COLOUR);
    }

    private static Actor by(Members from) {
        return from.word("by", Vocabulary.ACTOR);
    }
}
