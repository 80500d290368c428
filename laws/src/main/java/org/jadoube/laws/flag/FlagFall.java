package org.jadoube.laws.flag;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.board.Colour;
import org.jadoube.clock.Moment;
import org.jadoube.clock.RunOut;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.completion.LossOnTime;
import org.jadoube.laws.edition.FlagObserver;
import org.jadoube.laws.edition.FlagOrder;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.FlagClaimRejected;
import org.jadoube.laws.game.Event.FlagFell;
import org.jadoube.laws.game.Running;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.quickplay.QuickplayRulings;
import org.jadoube.laws.scoresheet.Updating;

/// A clock at zero is a fact; a flag has fallen when the arbiter (or the observer appointed) sees it or a player
/// rightly claims it. Then the quota of the period is checked by the moves completed before the clock reached
/// zero.
public final class FlagFall {
    private static final Citation FALL = new Citation("6.8");

    private FlagFall() {}

    /// A player claims; a wrong claim is put on record and changes nothing, and so is one that rests on a display.
    @Article({"6.8", "6.14", "2023/6.12.2"})
    public static Verdict claim(Table table, Act.ClaimFlag act) {
        Optional<Citation> display = table.regulations().edition().objectionTo(act.evidence());
        if (display.isPresent()) {
            return Verdict.taken(new FlagClaimRejected(
                    act.at(), display.get(), act.by(), act.flag(), "the claim rests on a display"));
        }
        if (RapidFlags.govern(table)) {
            return RapidFlags.claim(table, act);
        }
        return new Zeros(table, act.at()).unseen(act.flag()).isEmpty()
                ? Verdict.taken(rejected(table, act))
                : Verdict.taken(fallen(table, act.by(), act.flag(), act.at()));
    }

    static FlagClaimRejected rejected(Table table, Act.ClaimFlag act) {
        String why = table.clock().runOuts(act.flag(), act.at()).isEmpty()
                ? "the clock has not reached zero"
                : "the fall of this flag has been dealt with";
        return new FlagClaimRejected(act.at(), FALL, act.by(), act.flag(), why);
    }

    /// The arbiter or the observer looks.
    @Article("6.8")
    public static Verdict observe(Table table, Act.ObserveFlag act) {
        if (RapidFlags.silence(table, act.by())) {
            return RapidFlags.onlyPlayers();
        }
        return new Zeros(table, act.at()).unseen(act.flag()).isEmpty()
                ? Verdict.refused(FALL, Refusal.FLAG_NOT_FALLEN, "")
                : Verdict.taken(fallen(table, act.by(), act.flag(), act.at()));
    }

    /// An automatic observer looks all the time: what is done after he has seen a player's time run out is done too
    /// late, the most brilliant mate as well, and the fall of the flag is what happens instead. What the hall
    /// reports of an outage is exempt: its clocks stood.
    @Article("6.8")
    public static Optional<Verdict> seenBefore(Table table, Act act) {
        if (table.regulations().flagObserver() == FlagObserver.ARBITER
                || table.game().clocks() != Running.GOING
                || table.game().end().isPresent()
                || act instanceof Act.ReportOutage) {
            return Optional.empty();
        }
        return first(new Zeros(table, act.at()))
                .map(side -> Verdict.taken(fallen(table, Actor.OBSERVER, side, act.at())));
    }

    /// The side that was the first to run out of time with too few moves completed.
    private static Optional<Colour> first(Zeros zeros) {
        return Stream.of(Colour.values())
                .filter(side -> zeros.tooLate(side).isPresent())
                .min(Comparator.comparing(
                        side -> zeros.tooLate(side).orElseThrow().reachedZero()));
    }

    /// The arbiter sees both flags down and cannot tell which fell first. Where the clocks show the order they
    /// answer instead of him; else it matters only if both players have too few moves.
    @Article("6.11")
    public static Verdict observeBoth(Table table, Act.ObserveBothFlags act) {
        return RapidFlags.govern(table) ? RapidFlags.observeBoth(table, act) : observedBoth(table, act);
    }

    static Verdict observedBoth(Table table, Act.ObserveBothFlags act) {
        Zeros zeros = new Zeros(table, act.at());
        List<Event> down = flags(zeros, act.by());
        if (down.isEmpty()) {
            return Verdict.refused(FALL, Refusal.FLAG_NOT_FALLEN, "");
        }
        if (table.regulations().rules().flagOrder() == FlagOrder.NOT_SHOWN && zeros.bothTooLate()) {
            return Verdict.taken(inUnknownOrder(zeros, act.by()));
        }
        return Verdict.taken(first(zeros)
                .map(side -> fallen(table, act.by(), side, act.at()))
                .orElseGet(() -> caughtUp(table, down)));
    }

    private static List<Event> inUnknownOrder(Zeros zeros, Actor by) {
        List<Event> events = flags(zeros, by);
        events.addAll(BothFlags.inUnknownOrder(zeros.table(), zeros.at()));
        return caughtUp(zeros.table(), events);
    }

    /// What the fall of flags that decides nothing asks of the scoresheets.
    @Article({"8.4", "8.5a", "8.5b"})
    private static List<Event> caughtUp(Table table, List<Event> fall) {
        Table after = table.afterAll(fall);
        Optional<FlagFell> last = after.game().fallen().stream().reduce((_, later) -> later);
        List<Event> events = new ArrayList<>(fall);
        last.filter(_ -> after.game().end().isEmpty())
                .ifPresent(fell -> events.addAll(Updating.afterFlag(after, fell.flag(), fell.at())));
        return events;
    }

    /// The fall of every flag that is down and unseen.
    static List<Event> flags(Zeros zeros, Actor by) {
        List<Event> events = new ArrayList<>();
        for (Colour side : Colour.values()) {
            zeros.unseen(side)
                    .forEach(runOut -> events.add(new FlagFell(zeros.at(), FALL, by, side, runOut.reachedZero())));
        }
        return events;
    }

    /// The quota is checked at once. With both flags down for good the one that fell first decides, whichever was
    /// named, where the clock shows the order. With the quota met the game goes on, the
    /// scoresheets being brought up to date.
    @Article({"6.3", "6.9", "6.11", "8.4"})
    static List<Event> fallen(Table table, Actor by, Colour flag, Moment at) {
        Zeros zeros = new Zeros(table, at);
        Optional<RunOut> own = zeros.tooLate(flag);
        Optional<RunOut> other = own.flatMap(_ -> zeros.tooLateForGood(flag.opponent()));
        if (other.isPresent() && table.regulations().rules().flagOrder() == FlagOrder.NOT_SHOWN) {
            return inUnknownOrder(zeros, by);
        }
        Optional<RunOut> before = other.filter(
                runOut -> runOut.reachedZero().isBefore(own.orElseThrow().reachedZero()));
        List<Event> events = new ArrayList<>();
        before.ifPresent(runOut -> events.add(new FlagFell(at, FALL, by, flag.opponent(), runOut.reachedZero())));
        zeros.unseen(flag).forEach(runOut -> events.add(new FlagFell(at, FALL, by, flag, runOut.reachedZero())));
        events.addAll(
                own.isPresent()
                        ? overstepped(table, before.isPresent() ? flag.opponent() : flag, at)
                        : Updating.afterFlag(table.afterAll(events), flag, at));
        return events;
    }

    /// A player has overstepped the time. The arbiter's word on a claim in a quickplay finish, where he owes one,
    /// comes first.
    @Article({"6.9", "10.2b"})
    static List<Event> overstepped(Table table, Colour loser, Moment at) {
        return table.quickplay().isPending() ? QuickplayRulings.afterFlag(table, at) : LossOnTime.of(table, loser, at);
    }
}
