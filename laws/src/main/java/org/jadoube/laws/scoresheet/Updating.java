package org.jadoube.laws.scoresheet;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.clock.ClockReading.Face;
import org.jadoube.clock.ClockSetting;
import org.jadoube.clock.Moment;
import org.jadoube.clock.Quota;
import org.jadoube.clock.RunOut;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.arbiter.Asking;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.ClocksStopped;
import org.jadoube.laws.game.Event.ReconstructionBegun;
import org.jadoube.laws.game.Event.ReconstructionEnded;
import org.jadoube.laws.game.Event.ScoresheetCompleted;
import org.jadoube.laws.game.Event.ScoresheetUpdateOrdered;
import org.jadoube.laws.game.Running;
import org.jadoube.laws.game.Scoresheet.Duty;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Matter;

/// What is incomplete on the scoresheets is brought up to date once a flag has fallen: from the sheet of the arbiter or
/// the opponent, or by playing the game again on a second board.
@Article({"8.5a", "8.5b", "8.5c", "8.6"})
public final class Updating {
    private static final Citation BOTH = new Citation("8.5a");
    private static final Citation ONE = new Citation("8.5b");
    private static final Citation RECONSTRUCTION = new Citation("8.5c");
    private static final Citation NEXT_PERIOD = new Citation("8.6");

    private Updating() {}

    /// What a fallen flag, either one, asks of the players while the game goes on. Had neither to record, the clocks
    /// are stopped and both catch up; had only one not to, he catches up before he moves, and his clock runs on.
    ///
    /// @param table the flag has fallen there
    /// @param flag whose flag it is
    @Article({"8.4", "8.5a", "8.5b"})
    public static List<Event> afterFlag(Table table, Colour flag, Moment at) {
        List<RunOut> runOuts = table.clock().runOuts(flag, at);
        if (!Recording.isDuty(table) || runOuts.isEmpty()) {
            return List.of();
        }
        int ended = runOuts.getLast().period();
        boolean white = Exemption.wasExempt(table, Colour.WHITE, ended, at);
        boolean black = Exemption.wasExempt(table, Colour.BLACK, ended, at);
        List<Event> events = new ArrayList<>();
        if (white) {
            events.addAll(ordered(table, Colour.WHITE, black ? BOTH : ONE, at));
        }
        if (black) {
            events.addAll(ordered(table, Colour.BLACK, white ? BOTH : ONE, at));
        }
        if (white && black && !events.isEmpty()) {
            events.addAll(0, stopped(table, Actor.ARBITER, BOTH, at));
        }
        return events;
    }

    private static List<Event> ordered(Table table, Colour player, Citation citation, Moment at) {
        boolean complete =
                table.scoresheet(player).recorded() >= table.game().played().size();
        return complete ? List.of() : List.of(new ScoresheetUpdateOrdered(at, citation, player));
    }

    private static List<Event> stopped(Table table, Actor by, Citation citation, Moment at) {
        return table.game().clocks() == Running.GOING
                ? List.of(new ClocksStopped(at, citation, by, "to bring the scoresheets up to date"))
                : List.of();
    }

    /// A player has copied what he lacked; his sheet lies open to the arbiter.
    @Article({"8.2", "8.5a", "8.5b"})
    public static Verdict complete(Table table, Colour player, Act.CompleteScoresheet act) {
        return Recording.isByPlayers(table)
                ? Verdict.taken(completed(table, player, act.at()))
                : Verdict.refused(ONE, Refusal.SYSTEM_KEEPS_SCORE, "");
    }

    private static ScoresheetCompleted completed(Table table, Colour player, Moment at) {
        return new ScoresheetCompleted(at, ONE, player, table.game().played().size());
    }

    /// No sheet is complete: under the arbiter's eyes the game is played again on a second board. He notes before it
    /// what the clocks show, whose was running, and how many moves have been made; the position stays on the board.
    @Article("8.5c")
    public static Verdict reconstruct(Table table, Act.BeginReconstruction act) {
        if (!Recording.isByPlayers(table)) {
            return Verdict.refused(RECONSTRUCTION, Refusal.SYSTEM_KEEPS_SCORE, "");
        }
        if (isUnderWay(table)) {
            return Verdict.refused(RECONSTRUCTION, Refusal.RECONSTRUCTION_UNDER_WAY, "");
        }
        List<Event> events = new ArrayList<>(stopped(table, act.by(), RECONSTRUCTION, act.at()));
        events.add(new ReconstructionBegun(
                act.at(),
                RECONSTRUCTION,
                remaining(table, Colour.WHITE, act.at()),
                remaining(table, Colour.BLACK, act.at()),
                table.clock().turn(),
                table.game().made(Colour.WHITE),
                table.game().made(Colour.BLACK)));
        return Verdict.taken(events);
    }

    private static Duration remaining(Table table, Colour player, Moment at) {
        return table.clock().reading(at).face(player).remaining();
    }

    private static boolean isUnderWay(Table table) {
        return table.white().duty() == Duty.RECONSTRUCTING || table.black().duty() == Duty.RECONSTRUCTING;
    }

    /// The game has been played again and both sheets are complete. Where even that does not show how many moves a
    /// player has completed, his next one is the first of the next period: the arbiter sets the counters.
    @Article({"8.5c", "8.6"})
    public static Verdict reconstructed(Table table, Act.EndReconstruction act) {
        if (!isUnderWay(table)) {
            return Verdict.refused(RECONSTRUCTION, Refusal.NO_RECONSTRUCTION, "");
        }
        List<Event> events = new ArrayList<>();
        events.add(new ReconstructionEnded(act.at(), RECONSTRUCTION, act.white(), act.black()));
        events.add(completed(table, Colour.WHITE, act.at()));
        events.add(completed(table, Colour.BLACK, act.at()));
        if (act.white().isEmpty() || act.black().isEmpty()) {
            String proposed = proposal(table, act).map(ClockSetting::toString).orElse("");
            events.add(Asking.of(table, act.at()).inGeneral(NEXT_PERIOD, Matter.CLOCK_TIMES, proposed));
        }
        return Verdict.taken(events);
    }

    /// Times and counters after a reconstruction: the times as they are, a counter by what was found, or else so that
    /// the next move is the first of the period the clock is in. Empty where a clock shows no time.
    @Article("8.6")
    public static Optional<ClockSetting> proposal(Table table, Act.EndReconstruction act) {
        return side(table, Colour.WHITE, act.white(), act.at())
                .flatMap(white ->
                        side(table, Colour.BLACK, act.black(), act.at()).map(black -> new ClockSetting(white, black)));
    }

    private static Optional<ClockSetting.Side> side(Table table, Colour player, Optional<Integer> found, Moment at) {
        Face face = table.clock().reading(at).face(player);
        return face.remaining().isZero()
                ? Optional.empty()
                : Optional.of(new ClockSetting.Side(
                        face.remaining(), face.period(), found.orElse(quotaBefore(table, face.period()))));
    }

    /// The moves that all the periods before this one asked for.
    private static int quotaBefore(Table table, int period) {
        return table.clock().control().periods().subList(0, period - 1).stream()
                .mapToInt(earlier -> earlier.quota() instanceof Quota.Moves(int count) ? count : 0)
                .sum();
    }
}
