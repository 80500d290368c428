package org.jadoube.laws.quickplay;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.arbiter.Asking;
import org.jadoube.laws.completion.LossOnTime;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Quickplay;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Event.QuickplayDrawPostponed;
import org.jadoube.laws.game.Event.QuickplayDrawRejected;
import org.jadoube.laws.game.Event.ResultCorrected;
import org.jadoube.laws.game.Event.TimeAdded;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Question;

/// The arbiter's word on a claim in a quickplay finish: he declares the draw, postpones his decision, or rejects the
/// claim.
@Article({"10.2a", "10.2b", "10.2c"})
public final class QuickplayRulings {
    private static final Duration BONUS = Duration.ofMinutes(2);

    private static final Citation DRAWN = new Citation("10.2a");
    private static final Citation POSTPONED = new Citation("10.2b");
    private static final Citation REJECTED = new Citation("10.2c");
    private static final Citation REFERRED = new Citation("D.1");

    private QuickplayRulings() {}

    /// The arbiter's first word. A postponed decision may bring the opponent two minutes, a rejected claim does.
    @Article({"10.2a", "10.2b", "10.2c"})
    public static List<Event> answered(Table table, Question question, Act.AnswerQuestion act) {
        Optional<Colour> claimant = question.player();
        return claimant.isEmpty()
                ? List.of()
                : switch (act.answer()) {
                    case DRAWN -> List.of(drawn(DRAWN, act.at()));
                    case POSTPONED -> postponed(table, claimant.get(), act.at(), List.of());
                    case POSTPONED_WITH_TIME -> {
                        Event time = bonus(POSTPONED, claimant.get().opponent(), act.at());
                        yield postponed(table, claimant.get(), act.at(), List.of(time));
                    }
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
