package org.jadoube.laws.flag;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.board.Colour;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.edition.Rapid;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.ClocksStopped;
import org.jadoube.laws.game.Event.FlagClaimRejected;
import org.jadoube.laws.game.Running;
import org.jadoube.laws.game.Table;

/// Flags in rapid chess and blitz without arbiters enough, where these have rules of their own: up to 2009 the
/// players alone notice a flag, and both flags down are a draw whoever's fell first; in 2014 a claimant must have
/// time left.
@Article({"A.4d1", "A.4d2", "A.4d3"})
final class RapidFlags {
    private static final Citation PLAYERS = new Citation("A.4d1");
    private static final Citation TO_WIN = new Citation("A.4d2");
    private static final Citation BOTH = new Citation("A.4d3");

    private RapidFlags() {}

    /// Whether such rules hold in a game.
    static boolean govern(Table table) {
        Regulations regulations = table.regulations();
        return regulations.edition().rapid().govern(regulations.rules())
                && flags(table) != Rapid.Flags.CALLED_OR_CLAIMED;
    }

    private static Rapid.Flags flags(Table table) {
        return table.regulations().edition().rapid().flags();
    }

    /// Whether the arbiter has to keep to himself that a flag is down. An automatic observer is the event's own
    /// wish.
    @Article("A.4d1")
    static boolean silence(Table table, Actor by) {
        return by == Actor.ARBITER
                && govern(table)
                && switch (flags(table)) {
                    case PLAYERS_CLAIM, PLAYERS_CLAIM_ARBITER_SEES_BOTH -> true;
                    case CALLED_OR_CLAIMED_WITH_TIME_LEFT, CALLED_OR_CLAIMED -> false;
                };
    }

    static Verdict onlyPlayers() {
        return Verdict.refused(PLAYERS, Refusal.NOT_A_PLAYER, "");
    }

    /// The claimant stops both clocks. Then it shows whose flags are down.
    @Article("A.4d2")
    static Verdict claim(Table table, Act.ClaimFlag act) {
        List<Event> events = new ArrayList<>();
        if (table.game().clocks() == Running.GOING) {
            events.add(new ClocksStopped(act.at(), TO_WIN, act.by(), ""));
        }
        events.addAll(claimed(table.afterAll(events), act));
        return Verdict.taken(events);
    }

    private static List<Event> claimed(Table table, Act.ClaimFlag act) {
        Zeros zeros = new Zeros(table, act.at());
        if (zeros.unseen(act.flag()).isEmpty()) {
            return List.of(FlagFall.rejected(table, act));
        }
        boolean both = zeros.tooLate(act.flag()).isPresent()
                && zeros.tooLate(act.flag().opponent()).isPresent();
        return both ? bothDown(table, act, zeros) : FlagFall.fallen(table, act.by(), act.flag(), act.at());
    }

    private static List<Event> bothDown(Table table, Act.ClaimFlag act, Zeros zeros) {
        return switch (flags(table)) {
            case PLAYERS_CLAIM, PLAYERS_CLAIM_ARBITER_SEES_BOTH -> drawn(zeros, act.by());
            case CALLED_OR_CLAIMED_WITH_TIME_LEFT ->
                act.by() == Actor.player(act.flag())
                        ? FlagFall.fallen(table, act.by(), act.flag(), act.at())
                        : List.of(new FlagClaimRejected(
                                act.at(), TO_WIN, act.by(), act.flag(), "the claimant's own flag is down"));
            case CALLED_OR_CLAIMED -> FlagFall.fallen(table, act.by(), act.flag(), act.at());
        };
    }

    @Article("A.4d3")
    private static List<Event> drawn(Zeros zeros, Actor by) {
        List<Event> events = FlagFall.flags(zeros, by);
        events.addAll(BothFlags.drawn(BOTH, BOTH, zeros.at()));
        return events;
    }

    /// The arbiter sees both flags down.
    @Article({"A.4d1", "A.4d3"})
    static Verdict observeBoth(Table table, Act.ObserveBothFlags act) {
        Zeros zeros = new Zeros(table, act.at());
        boolean both = List.of(Colour.values()).stream()
                .allMatch(side -> zeros.tooLate(side).isPresent());
        return switch (flags(table)) {
            case PLAYERS_CLAIM -> onlyPlayers();
            case PLAYERS_CLAIM_ARBITER_SEES_BOTH -> both ? Verdict.taken(drawn(zeros, act.by())) : onlyPlayers();
            case CALLED_OR_CLAIMED_WITH_TIME_LEFT, CALLED_OR_CLAIMED -> FlagFall.observedBoth(table, act);
        };
    }
}
