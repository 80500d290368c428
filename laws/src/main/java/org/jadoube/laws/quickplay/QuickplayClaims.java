package org.jadoube.laws.quickplay;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.arbiter.Asking;
import org.jadoube.laws.completion.LossOnTime;
import org.jadoube.laws.draw.DrawOffers;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Quickplay;
import org.jadoube.laws.edition.QuickplayFinish;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.ClocksStopped;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Event.QuickplayDrawClaimed;
import org.jadoube.laws.game.Event.QuickplayDrawPostponed;
import org.jadoube.laws.game.Event.QuickplayDrawRejected;
import org.jadoube.laws.game.Event.ResultCorrected;
import org.jadoube.laws.game.Event.TimeAdded;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.game.Running;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Basis;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Question;

/// A player short of time claims that his opponent cannot win by normal means, or does not try to. The arbiter alone
/// can tell: he declares the draw, postpones his decision, or rejects the claim.
@Article("10.2")
public final class QuickplayClaims {
    static final Duration BONUS = Duration.ofMinutes(2);

    private static final Citation CLAIM = new Citation("10.2");
    private static final Citation DRAWN = new Citation("10.2a");
    private static final Citation POSTPONED = new Citation("10.2b");
    private static final Citation REJECTED = new Citation("10.2c");
    private static final Citation REFERRED = new Citation("D.1");
    private static final Citation CANNOT_WIN = new Citation("D.1a");
    private static final Citation NO_EFFORT = new Citation("D.1b");

    private QuickplayClaims() {}

    /// The player having the move claims with less than two minutes left, before his flag has fallen. The
    /// claim offers a draw as well.
    @Article({"10.2", "9.1c"})
    public static Verdict claim(Table table, Colour player, Act.ClaimQuickplayDraw act) {
        Optional<Verdict> bar = QuickplayPhase.bar(table, player, act.at(), CLAIM);
        if (bar.isPresent()) {
            return bar.get();
        }
        if (table.quickplay().isPending()) {
            return Verdict.refused(CLAIM, Refusal.CLAIM_ALREADY_OPEN, "");
        }
        return table.regulations().rules().quickplayFinish() == QuickplayFinish.ANNOUNCED_WITHOUT_ARBITER
                ? Verdict.taken(claimed(player, act), referred(act), reviewed(table, player, act.at()))
                : Verdict.taken(summoned(table, player, act));
    }

    private static QuickplayDrawClaimed claimed(Colour player, Act.ClaimQuickplayDraw act) {
        return new QuickplayDrawClaimed(act.at(), CLAIM, player, act.basis());
    }

    private static List<Event> summoned(Table table, Colour player, Act.ClaimQuickplayDraw act) {
        List<Event> events = new ArrayList<>(stopped(table, act));
        events.add(claimed(player, act));
        events.addAll(DrawOffers.byClaim(table, player, act.at()));
        events.add(Asking.of(table, act.at()).about(player, CLAIM, Matter.QUICKPLAY_CLAIM, basis(act.basis())));
        return events;
    }

    /// Who must stop the clocks does; where he only may, they run on until he or the arbiter stops them.
    @Article("10.2")
    private static List<Event> stopped(Table table, Act act) {
        return switch (table.regulations().edition().quickplay().claimStop()) {
            case SHALL ->
                table.game().clocks() == Running.GOING
                        ? List.of(new ClocksStopped(act.at(), CLAIM, act.by(), "to claim a draw"))
                        : List.of();
            case MAY -> List.of();
        };
    }

    private static String basis(Basis basis) {
        return switch (basis) {
            case CANNOT_WIN_BY_NORMAL_MEANS -> "the opponent cannot win by normal means";
            case NO_EFFORT_TO_WIN -> "the opponent makes no effort to win by normal means";
        };
    }

    /// No arbiter is there: the claim ends the game, and another place decides it by the final position and, where
    /// the opponent's play is in question, by the scoresheets.
    @Article({"D.1", "D.1a", "D.1b"})
    private static GameEnded referred(Act.ClaimQuickplayDraw act) {
        Citation citation = switch (act.basis()) {
            case CANNOT_WIN_BY_NORMAL_MEANS -> CANNOT_WIN;
            case NO_EFFORT_TO_WIN -> NO_EFFORT;
        };
        return new GameEnded(act.at(), citation, Result.UNDECIDED, Ending.REFERRED, Optional.empty());
    }

    private static Event reviewed(Table table, Colour player, Moment at) {
        return Asking.of(table, at).about(player, REFERRED, Matter.QUICKPLAY_RESULT, "");
    }

    /// The arbiter's first word. A postponed decision may bring the opponent two minutes, a rejected claim does.
    @Article({"10.2a", "10.2b", "10.2c"})
    public static List<Event> answered(Table table, Question question, Act.AnswerQuestion act) {
        Optional<Colour> claimant = question.player();
        return claimant.isEmpty()
                ? List.of()
                : switch (act.answer()) {
                    case DRAWN -> List.of(drawn(DRAWN, act.at()));
                    case POSTPONED -> postponed(table, claimant.get(), act.at(), List.of());
                    case POSTPONED_WITH_TIME ->
                        postponed(
                                table,
                                claimant.get(),
                                act.at(),
                                List.of(bonus(POSTPONED, claimant.get().opponent(), act.at())));
                    case REJECTED -> rejected(table, claimant.get(), act.at());
                    default -> List.of();
                };
    }

    private static GameEnded drawn(Citation citation, Moment at) {
        return new GameEnded(at, citation, Result.DRAW, Ending.QUICKPLAY_FINISH, Optional.empty());
    }

    static TimeAdded bonus(Citation citation, Colour player, Moment at) {
        return new TimeAdded(at, citation, player, BONUS);
    }

    /// From 2005 on the arbiter may also decide later in the game, so that the question is open from now on.
    @Article("10.2b")
    private static List<Event> postponed(Table table, Colour claimant, Moment at, List<Event> time) {
        List<Event> events = new ArrayList<>();
        events.add(new QuickplayDrawPostponed(at, POSTPONED, claimant));
        events.addAll(time);
        if (mayDecideLater(table.regulations().edition())
                || LossOnTime.pending(table).isPresent()) {
            events.add(asked(table, claimant, at));
        }
        return events;
    }

    private static boolean mayDecideLater(Edition edition) {
        return edition.quickplay().postponedRuling() == Quickplay.PostponedRuling.LATER_OR_AFTER_A_FLAG;
    }

    private static Event asked(Table table, Colour claimant, Moment at) {
        return Asking.of(table, at).about(claimant, POSTPONED, Matter.QUICKPLAY_RESULT, "");
    }

    private static List<Event> rejected(Table table, Colour claimant, Moment at) {
        List<Event> events = new ArrayList<>();
        events.add(new QuickplayDrawRejected(at, REJECTED, claimant));
        events.add(bonus(REJECTED, claimant.opponent(), at));
        LossOnTime.pending(table).ifPresent(loser -> events.addAll(LossOnTime.of(table, loser, at)));
        return events;
    }

    /// A flag has fallen, of the claimant or of his opponent, with the arbiter's last word still to come: it comes
    /// before the loss on time.
    @Article("10.2b")
    public static List<Event> afterFlag(Table table, Moment at) {
        List<Event> events = new ArrayList<>(LossOnTime.stopped(table, at));
        if (!table.desk().isAsked(Matter.QUICKPLAY_RESULT)) {
            table.quickplay().postponed().ifPresent(claimant -> events.add(asked(table, claimant, at)));
        }
        return events;
    }

    /// The arbiter's last word: drawn, or else what the clock says. Without a flag down his refusal decides nothing
    /// yet; he is asked again when one falls.
    @Article("10.2b")
    public static List<Event> decided(Table table, Act.AnswerQuestion act) {
        return act.answer() == Answer.DRAWN
                ? List.of(drawn(POSTPONED, act.at()))
                : LossOnTime.pending(table)
                        .map(loser -> LossOnTime.of(table, loser, act.at()))
                        .orElse(List.of());
    }

    /// The word of the arbiter to whom a claim was referred: drawn, or else the result is still his to say.
    @Article({"D.1", "2023/III.6.2"})
    public static List<Event> reviewed(Act.AnswerQuestion act) {
        return act.answer() == Answer.DRAWN
                ? List.of(new ResultCorrected(act.at(), REFERRED, Result.DRAW, act.reason()))
                : List.of();
    }
}
