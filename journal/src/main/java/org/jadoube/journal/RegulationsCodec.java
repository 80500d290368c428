package org.jadoube.journal;

import java.time.Duration;
import java.util.Optional;
import org.jadoube.board.Position;
import org.jadoube.clock.Bonus;
import org.jadoube.clock.ClockSetting;
import org.jadoube.clock.Period;
import org.jadoube.clock.Quota;
import org.jadoube.clock.TimeControl;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.notation.Fen;
import org.jadoube.notation.Problem;
import org.jadoube.notation.Reading;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// The regulations of a game, whole, and the settings of its clock as JSON.
public final class RegulationsCodec {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private RegulationsCodec() {}

    public static ObjectNode write(Regulations regulations) {
        ObjectNode object = JSON.objectNode();
        object.put("edition", regulations.edition().name());
        object.put("profile", Vocabulary.PROFILE.of(regulations.profile()));
        object.set("timeControl", write(regulations.timeControl()));
        object.put("start", Vocabulary.START.of(regulations.start()));
        object.put("flagObserver", Vocabulary.FLAG_OBSERVER.of(regulations.flagObserver()));
        regulations.defaultTime().ifPresent(time -> object.put("defaultTime", micros(time)));
        object.put("initial", Fen.write(regulations.initial()));
        return object;
    }

    static Regulations read(Members from) {
        Regulations regulations = new Regulations(
                edition(from),
                from.word("profile", Vocabulary.PROFILE),
                timeControl(from.members("timeControl")),
                from.word("start", Vocabulary.START),
                from.word("flagObserver", Vocabulary.FLAG_OBSERVER),
                from.has("defaultTime") ? Optional.of(from.duration("defaultTime")) : Optional.empty(),
                initial(from));
        from.end();
        return regulations;
    }

    private static Edition edition(Members from) {
        return Edition.named(from.text("edition"))
                .orElseThrow(() -> from.problem("edition", "an edition of the Laws known here"));
    }

    private static Position initial(Members from) {
        return switch (Fen.read(from.text("initial"))) {
            case Reading.Read<Position>(Position position, var _) -> position;
            case Reading.Unread<Position>(Problem problem) ->
                throw from.problem("initial", "a position in FEN (" + problem.message() + ")");
        };
    }

    private static ObjectNode write(TimeControl control) {
        ObjectNode object = JSON.objectNode();
        object.set(
                "periods",
                JSON.arrayNode()
                        .addAll(control.periods().stream()
                                .map(RegulationsCodec::write)
                                .toList()));
        object.put("periodSwitch", Vocabulary.PERIOD_SWITCH.of(control.periodSwitch()));
        object.put("atLastZero", Vocabulary.AT_LAST_ZERO.of(control.atLastZero()));
        return object;
    }

    private static TimeControl timeControl(Members from) {
        TimeControl control = new TimeControl(
                from.list("periods").stream().map(RegulationsCodec::period).toList(),
                from.word("periodSwitch", Vocabulary.PERIOD_SWITCH),
                from.word("atLastZero", Vocabulary.AT_LAST_ZERO));
        from.end();
        return control;
    }

    /// A period without `moves` asks for all the remaining ones.
    private static ObjectNode write(Period period) {
        ObjectNode object = JSON.objectNode();
        switch (period.quota()) {
            case Quota.Moves(int count) -> object.put("moves", count);
            case Quota.AllMoves() -> {}
        }
        object.put("base", micros(period.base()));
        switch (period.bonus()) {
            case Bonus.None() -> object.put("bonus", "none");
            case Bonus.Cumulative(Duration time) ->
                object.put("bonus", "cumulative").put("perMove", micros(time));
            case Bonus.Bronstein(Duration time) ->
                object.put("bonus", "bronstein").put("perMove", micros(time));
            case Bonus.UsDelay(Duration time) -> object.put("bonus", "us-delay").put("perMove", micros(time));
        }
        return object;
    }

    private static Period period(Members from) {
        Quota quota = from.has("moves") ? new Quota.Moves(from.count("moves", 1)) : new Quota.AllMoves();
        Period period = new Period(quota, from.duration("base"), bonus(from));
        from.end();
        return period;
    }

    private static Bonus bonus(Members from) {
        return switch (from.text("bonus")) {
            case "none" -> new Bonus.None();
            case "cumulative" -> new Bonus.Cumulative(from.duration("perMove"));
            case "bronstein" -> new Bonus.Bronstein(from.duration("perMove"));
            case "us-delay" -> new Bonus.UsDelay(from.duration("perMove"));
            default -> throw from.problem("bonus", "none, cumulative, bronstein or us-delay");
        };
    }

    static ObjectNode write(ClockSetting.Side side) {
        return JSON.objectNode()
                .put("remaining", micros(side.remaining()))
                .put("period", side.period())
                .put("moves", side.moves());
    }

    static ClockSetting.Side side(Members from) {
        ClockSetting.Side side =
                new ClockSetting.Side(from.duration("remaining"), from.count("period", 1), from.count("moves", 0));
        from.end();
        return side;
    }

    private static long micros(Duration time) {
        if (time.getNano() % 1_000 != 0) {
            throw new IllegalArgumentException("the journal counts whole microseconds, not " + time);
        }
        return Math.addExact(Math.multiplyExact(time.getSeconds(), 1_000_000L), time.getNano() / 1_000);
    }
}
