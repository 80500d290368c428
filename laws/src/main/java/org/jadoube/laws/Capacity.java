package org.jadoube.laws;

import java.util.function.Function;
import java.util.function.Supplier;
import org.jadoube.board.Colour;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.edition.FlagObserver;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Table;

/// In what capacity somebody may do something, and whether it is the time for it. Whoever may not is refused; for the
/// others a rule decides.
final class Capacity {
    private static final Citation START = new Citation("6.5");
    private static final Citation ARBITER = new Citation("13.1");
    private static final Citation SPECTATORS = new Citation("13.7a");
    private static final Citation INTERRUPTION = new Citation("6.12a");

    private Capacity() {}

    /// A player's own act, before the game or in it.
    @Article("13.7a")
    static Verdict ofPlayer(Act act, Function<Colour, Verdict> rule) {
        return act.by().colour().map(rule).orElseGet(() -> Verdict.refused(SPECTATORS, Refusal.NOT_A_PLAYER, ""));
    }

    /// A player's own act that has a meaning only once the game has started.
    @Article("6.5")
    static Verdict inPlay(Table table, Act act, Function<Colour, Verdict> rule) {
        return ofPlayer(act, player -> started(table, () -> rule.apply(player)));
    }

    static Verdict started(Table table, Supplier<Verdict> rule) {
        return table.game().started().isPresent() ? rule.get() : Verdict.refused(START, Refusal.GAME_NOT_STARTED, "");
    }

    /// An act of a player or of the arbiter, in a game started.
    @Article({"6.5", "13.7a"})
    static Verdict atTheBoard(Table table, Act act, Supplier<Verdict> rule) {
        return switch (act.by()) {
            case WHITE, BLACK, ARBITER -> started(table, rule);
            case OBSERVER, HALL, SPECTATOR -> Verdict.refused(SPECTATORS, Refusal.NOT_A_PLAYER, "");
        };
    }

    /// Pointing out what everybody may see on the board, the hall too, in a game started.
    @Article({"6.5", "13.7a"})
    static Verdict pointingOut(Table table, Act act, Supplier<Verdict> rule) {
        return switch (act.by()) {
            case WHITE, BLACK, ARBITER, HALL -> started(table, rule);
            case OBSERVER, SPECTATOR -> Verdict.refused(SPECTATORS, Refusal.NOT_A_PLAYER, "");
        };
    }

    @Article("13.1")
    static Verdict ofArbiter(Act act, Supplier<Verdict> rule) {
        return act.by() == Actor.ARBITER ? rule.get() : onlyTheArbiter();
    }

    /// An act of the arbiter, or of the automatic observer where the regulations appoint one, in a game started.
    @Article({"6.8", "13.1"})
    static Verdict ofOverseer(Table table, Act act, Supplier<Verdict> rule) {
        return overseen(table, act, () -> started(table, rule));
    }

    /// The same, also in a game that has not started.
    @Article({"6.6a", "13.1"})
    static Verdict overseen(Table table, Act act, Supplier<Verdict> rule) {
        boolean appointed = table.regulations().flagObserver() == FlagObserver.AUTOMATIC;
        return act.by() == Actor.ARBITER || (appointed && act.by() == Actor.OBSERVER) ? rule.get() : onlyTheArbiter();
    }

    /// Stopping the clocks: a player's to seek the arbiter, or the arbiter's.
    @Article("6.12b")
    static Verdict stopping(Table table, Act act, Supplier<Verdict> rule) {
        return switch (act.by()) {
            case WHITE, BLACK, ARBITER -> started(table, rule);
            case OBSERVER, HALL, SPECTATOR -> onlyTheArbiter();
        };
    }

    /// Restarting them: the arbiter's, or the hall's after its own outage.
    @Article("6.12c")
    static Verdict restarting(Table table, Act act, Supplier<Verdict> rule) {
        return switch (act.by()) {
            case ARBITER, HALL -> started(table, rule);
            case WHITE, BLACK, OBSERVER, SPECTATOR -> onlyTheArbiter();
        };
    }

    static Verdict ofHall(Act act, Supplier<Verdict> rule) {
        return act.by() == Actor.HALL ? rule.get() : Verdict.refused(INTERRUPTION, Refusal.ONLY_THE_HALL, "");
    }

    static Verdict onlyTheArbiter() {
        return Verdict.refused(ARBITER, Refusal.ONLY_THE_ARBITER, "");
    }
}
