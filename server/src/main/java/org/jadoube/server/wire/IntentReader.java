package org.jadoube.server.wire;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jadoube.board.Colour;
import org.jadoube.clock.ClockSetting;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Result;
import org.jadoube.server.play.Intent;
import org.jadoube.server.play.Unreadable;

/// Reads the acts of the wire.
final class IntentReader {
    private static final int REASON = 200;
    private static final long LONGEST = 1_000_000_000_000L;
    private static final int PERIODS = 99;
    private static final int MOVES = 9_999;

    private static final Map<String, Colour> COLOURS = Map.of("white", Colour.WHITE, "black", Colour.BLACK);
    private static final Map<String, Result> RESULTS =
            Arrays.stream(Result.values()).collect(Collectors.toMap(Result::score, Function.identity()));

    /// Reads the members of one kind of act.
    private interface Kind {
        Intent read(Members members) throws Unreadable;
    }

    private static final Map<String, Kind> KINDS = Map.ofEntries(
            Map.entry("arrive", _ -> (by, at, _) -> new Act.Arrive(by, at)),
            Map.entry("start", _ -> (by, at, _) -> new Act.StartClocks(by, at)),
            Map.entry("release", IntentReader::release),
            Map.entry("press", _ -> (by, at, _) -> new Act.PressClock(by, at)),
            Map.entry("offer", _ -> (by, at, _) -> new Act.OfferDraw(by, at)),
            Map.entry("accept", _ -> (by, at, _) -> new Act.AcceptDraw(by, at)),
            Map.entry("decline", _ -> (by, at, _) -> new Act.DeclineDraw(by, at)),
            Map.entry("resign", _ -> (by, at, _) -> new Act.Resign(by, at)),
            Map.entry("claimFlag", IntentReader::claimFlag),
            Map.entry("observeFlag", IntentReader::observeFlag),
            Map.entry("observeAbsence", _ -> (by, at, _) -> new Act.ObserveAbsence(by, at)),
            Map.entry("stop", IntentReader::stop),
            Map.entry("restart", IntentReader::restart),
            Map.entry("set", IntentReader::set),
            Map.entry("rule", IntentReader::rule));

    private IntentReader() {}

    static Intent read(Members members) throws Unreadable {
        Intent intent = members.word("kind", KINDS).read(members);
        members.end();
        return intent;
    }

    private static Intent release(Members members) throws Unreadable {
        String move = members.text("move", 8);
        return (by, at, table) ->
                new Act.ReleaseMove(by, at, MoveText.read(move, table.game().position(), table.regulations()));
    }

    private static Intent claimFlag(Members members) throws Unreadable {
        Colour flag = members.word("flag", COLOURS);
        return (by, at, _) -> new Act.ClaimFlag(by, at, flag);
    }

    private static Intent observeFlag(Members members) throws Unreadable {
        Colour flag = members.word("flag", COLOURS);
        return (by, at, _) -> new Act.ObserveFlag(by, at, flag);
    }

    private static Intent stop(Members members) throws Unreadable {
        String reason = members.text("reason", REASON);
        return (by, at, _) -> new Act.StopClocks(by, at, reason);
    }

    private static Intent restart(Members members) throws Unreadable {
        Colour running = members.word("running", COLOURS);
        return (by, at, _) -> new Act.RestartClocks(by, at, running);
    }

    private static Intent set(Members members) throws Unreadable {
        var setting = new ClockSetting(side(members.object("white")), side(members.object("black")));
        return (by, at, _) -> new Act.SetClocks(by, at, setting);
    }

    private static ClockSetting.Side side(Members members) throws Unreadable {
        var side = new ClockSetting.Side(
                Duration.of(members.whole("remaining", 1, LONGEST), ChronoUnit.MICROS),
                (int) members.whole("period", 1, PERIODS),
                (int) members.whole("moves", 0, MOVES));
        members.end();
        return side;
    }

    private static Intent rule(Members members) throws Unreadable {
        Result result = members.word("result", RESULTS);
        String reason = members.text("reason", REASON);
        return (by, at, _) -> new Act.RuleResult(by, at, result, reason);
    }
}
