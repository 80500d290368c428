package org.jadoube.laws.flag;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.clock.Flag;
import org.jadoube.clock.Moment;
import org.jadoube.clock.RunOut;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.FlagClaimRejected;
import org.jadoube.laws.game.Event.FlagFell;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.game.Table;
import org.jadoube.mating.Mating;

/// A clock at zero is a fact; a flag has fallen when the arbiter (or the observer appointed) sees it or a player
/// rightly claims it. Then the quota of the period is checked by the moves completed before the clock reached
/// zero.
public final class FlagFall {
    private static final Citation FALL = new Citation("6.8");
    private static final Citation LOSS = new Citation("6.9");

    private FlagFall() {}

    /// A player claims; a wrong claim is put on record and changes nothing.
    @Article("6.8")
    public static Verdict claim(Table table, Act.ClaimFlag act) {
        List<RunOut> down = unseen(table, act.flag(), act.at());
        return down.isEmpty()
                ? Verdict.taken(new FlagClaimRejected(act.at(), FALL, act.by(), act.flag(), notDown(table, act)))
                : fallen(table, act.by(), act.flag(), act.at(), down);
    }

    private static String notDown(Table table, Act.ClaimFlag act) {
        return table.clock().runOuts(act.flag(), act.at()).isEmpty()
                ? "the clock has not reached zero"
                : "the fall of this flag has been dealt with";
    }

    /// The arbiter or the observer looks.
    @Article("6.8")
    public static Verdict observe(Table table, Act.ObserveFlag act) {
        List<RunOut> down = unseen(table, act.flag(), act.at());
        return down.isEmpty()
                ? Verdict.refused(FALL, Refusal.FLAG_NOT_FALLEN, "")
                : fallen(table, act.by(), act.flag(), act.at(), down);
    }

    /// The times a side reached zero that nobody has noticed yet.
    private static List<RunOut> unseen(Table table, Colour side, Moment at) {
        return table.clock().runOuts(side, at).stream()
                .filter(runOut -> table.game().fallen().stream()
                        .noneMatch(seen ->
                                seen.flag() == side && seen.reachedZero().equals(runOut.reachedZero())))
                .toList();
    }

    /// The quota is checked at once. With both flags down for good the one that fell first decides, whichever was
    /// named: the clock knows the order.
    @Article({"6.3", "6.9", "6.11"})
    private static Verdict fallen(Table table, Actor by, Colour flag, Moment at, List<RunOut> down) {
        Colour opponent = flag.opponent();
        Optional<RunOut> late =
                down.stream().filter(runOut -> isTooLate(table, flag, runOut)).findFirst();
        Optional<RunOut> before = late.flatMap(own -> downBefore(table, opponent, own, at));
        List<Event> events = new ArrayList<>();
        before.ifPresent(runOut -> events.add(new FlagFell(at, FALL, by, opponent, runOut.reachedZero())));
        down.forEach(runOut -> events.add(new FlagFell(at, FALL, by, flag, runOut.reachedZero())));
        late.ifPresent(_ -> events.add(lost(table, at, before.isPresent() ? opponent : flag)));
        return Verdict.taken(events);
    }

    /// Whether fewer moves were completed before the zero than the periods up to it ask for.
    @Article({"6.2a", "6.3"})
    private static boolean isTooLate(Table table, Colour side, RunOut runOut) {
        int completed = table.game().completedBefore(side, runOut.reachedZero());
        return !table.regulations().timeControl().quotaThrough(runOut.period()).isMetBy(completed);
    }

    /// The zero of a side whose flag is down for good, lost by it, unseen, and earlier than another.
    @Article("6.11")
    private static Optional<RunOut> downBefore(Table table, Colour side, RunOut other, Moment at) {
        return table.clock().reading(at).face(side).flag() instanceof Flag.Final(Moment zero)
                ? unseen(table, side, at).stream()
                        .filter(runOut -> runOut.reachedZero().equals(zero))
                        .filter(runOut -> zero.isBefore(other.reachedZero()))
                        .filter(runOut -> isTooLate(table, side, runOut))
                        .findFirst()
                : Optional.empty();
    }

    /// Lost on time, or drawn when the opponent could never checkmate.
    @Article("6.9")
    private static GameEnded lost(Table table, Moment at, Colour loser) {
        Colour opponent = loser.opponent();
        return Mating.ruledOutByMaterial(table.game().position(), opponent)
                ? new GameEnded(at, LOSS, Result.DRAW, Ending.TIME_WITHOUT_MATING_MATERIAL, Optional.empty())
                : new GameEnded(at, LOSS, Result.win(opponent), Ending.TIME_FORFEIT, Optional.empty());
    }
}
