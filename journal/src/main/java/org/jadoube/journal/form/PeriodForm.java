package org.jadoube.journal.form;

import java.time.Duration;
import java.util.List;
import org.jadoube.clock.Bonus;
import org.jadoube.clock.Period;
import org.jadoube.clock.Quota;
import tools.jackson.databind.node.ObjectNode;

/// A period of a time control. Without `moves` it asks for all the remaining ones; `bonus` is a word, with `perMove`
/// unless it is `none`.
final class PeriodForm implements ObjectForm {
    private static final String BONUS = "none, cumulative, bronstein or us-delay";

    @Override
    public List<String> names() {
        return List.of("moves", "base", "bonus", "perMove");
    }

    @Override
    public void writeInto(ObjectNode object, Object value) {
        Period period = (Period) value;
        switch (period.quota()) {
            case Quota.Moves(int count) -> object.put("moves", count);
            case Quota.AllMoves() -> {}
        }
        object.put("base", Times.micros(period.base()));
        switch (period.bonus()) {
            case Bonus.None() -> object.put("bonus", "none");
            case Bonus.Cumulative(Duration time) -> bonus(object, "cumulative", time);
            case Bonus.Bronstein(Duration time) -> bonus(object, "bronstein", time);
            case Bonus.UsDelay(Duration time) -> bonus(object, "us-delay", time);
        }
    }

    private static void bonus(ObjectNode object, String word, Duration perMove) {
        object.put("bonus", word).put("perMove", Times.micros(perMove));
    }

    @Override
    public Object readFrom(Members from) {
        Quota quota = from.has("moves")
                ? new Quota.Moves((int) from.member("moves", "").whole(1, Integer.MAX_VALUE))
                : new Quota.AllMoves();
        return new Period(quota, duration(from, "base"), bonus(from));
    }

    private static Bonus bonus(Members from) {
        Found bonus = from.member("bonus", BONUS);
        return switch (bonus.text()) {
            case "none" -> new Bonus.None();
            case "cumulative" -> new Bonus.Cumulative(duration(from, "perMove"));
            case "bronstein" -> new Bonus.Bronstein(duration(from, "perMove"));
            case "us-delay" -> new Bonus.UsDelay(duration(from, "perMove"));
            default -> throw bonus.problem(BONUS);
        };
    }

    private static Duration duration(Members from, String name) {
        return Times.duration(from.member(name, Times.DURATION));
    }
}
