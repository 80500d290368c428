package org.jadoube.laws.quickplay;

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
import org.jadoube.laws.draw.DrawOffers;
import org.jadoube.laws.edition.QuickplayFinish;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.ClocksStopped;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Event.QuickplayDrawClaimed;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.game.Running;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Basis;
import org.jadoube.laws.term.Matter;

/// A player short of time claims that his opponent cannot win by normal means, or does not try to. The arbiter alone
/// can tell: what he says stands in [QuickplayRulings].
@Article("10.2")
public final class QuickplayClaims {
    private static final Citation CLAIM = new Citation("10.2");
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
}
