package org.jadoube.laws.flag;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.arbiter.Asking;
import org.jadoube.laws.completion.LossOnTime;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.BothFlagsFell;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.quickplay.QuickplayPhase;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Matter;

/// Both flags are down, both players have too few moves completed, and nobody can tell whose flag fell first. Where
/// the clock shows the order there is nothing to decide here: the first flag does.
@Article("6.11")
public final class BothFlags {
    private static final Citation BOTH = new Citation("6.11");
    private static final Citation CONTINUES = new Citation("6.11a");
    private static final Citation DRAWN = new Citation("6.11b");
    private static final Citation FALL = new Citation("6.8");
    private static final Citation PREFACE = new Citation("Preface");

    private BothFlags() {}

    /// What follows in a period that is the last or is not.
    @Article({"6.11", "6.11a", "6.11b"})
    static List<Event> inUnknownOrder(Table table, Moment at) {
        Zeros zeros = new Zeros(table, at);
        boolean last = List.of(Colour.values()).stream()
                .flatMap(side -> zeros.unseen(side).stream())
                .anyMatch(zeros::isInLastPeriod);
        return switch (table.regulations().edition().clock().bothFlags()) {
            case CONTINUE -> continued(at);
            case DRAW_IN_QUICKPLAY_FINISH ->
                last && QuickplayPhase.isForeseen(table) ? drawn(BOTH, DRAWN, at) : continued(at);
            case DRAW_IN_LAST_PERIOD -> last ? drawn(BOTH, DRAWN, at) : continued(at);
            case DRAW_IN_LAST_PERIOD_IF_ANNOUNCED -> {
                if (!QuickplayPhase.isForeseen(table)) {
                    yield asked(table, at);
                }
                yield last ? drawn(BOTH, DRAWN, at) : continued(at);
            }
        };
    }

    private static List<Event> continued(Moment at) {
        return List.of(new BothFlagsFell(at, CONTINUES));
    }

    static List<Event> drawn(Citation both, Citation draw, Moment at) {
        return List.of(new BothFlagsFell(at, both), draw(draw, at));
    }

    private static GameEnded draw(Citation citation, Moment at) {
        return new GameEnded(at, citation, Result.DRAW, Ending.BOTH_FLAGS, Optional.empty());
    }

    /// The edition has no rule for this game: the arbiter finds one.
    @Article("Preface")
    private static List<Event> asked(Table table, Moment at) {
        List<Event> events = new ArrayList<>();
        events.add(new BothFlagsFell(at, FALL));
        events.addAll(LossOnTime.stopped(table, at));
        events.add(Asking.of(table, at).inGeneral(PREFACE, Matter.BOTH_FLAGS, ""));
        return events;
    }

    @Article("Preface")
    public static List<Event> answered(Act.AnswerQuestion act) {
        return act.answer() == Answer.DRAWN ? List.of(draw(PREFACE, act.at())) : List.of();
    }
}
