package org.jadoube.laws.completion;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.clock.ClockReading;
import org.jadoube.clock.Flag;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.arbiter.Asking;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.ClocksStopped;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.game.Running;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Question;

/// A player has not completed his moves in time. He has lost, or drawn where his opponent could never checkmate;
/// where nobody can prove the one or the other, the clocks stand until the arbiter has decided.
@Article("6.9")
public final class LossOnTime {
    private static final Citation LOSS = new Citation("6.9");
    private static final Citation INTERRUPTION = new Citation("6.12a");

    private LossOnTime() {}

    /// What follows, by what can be told of the opponent's chance to checkmate.
    @Article("6.9")
    public static List<Event> of(Table table, Colour loser, Moment at) {
        return switch (Loss.onTime(table, loser.opponent())) {
            case WON -> List.of(lost(loser, at));
            case DRAWN -> List.of(drawn(at));
            case UNDETERMINED -> undetermined(table, loser.opponent(), at);
        };
    }

    private static GameEnded lost(Colour loser, Moment at) {
        return new GameEnded(at, LOSS, Result.win(loser.opponent()), Ending.TIME_FORFEIT, Optional.empty());
    }

    private static GameEnded drawn(Moment at) {
        return new GameEnded(at, LOSS, Result.DRAW, Ending.TIME_WITHOUT_MATING_MATERIAL, Optional.empty());
    }

    private static List<Event> undetermined(Table table, Colour opponent, Moment at) {
        List<Event> events = new ArrayList<>(stopped(table, at));
        events.add(Asking.of(table, at).about(opponent, LOSS, Matter.CAN_STILL_CHECKMATE, ""));
        return events;
    }

    /// The arbiter stops the clocks, where they run: what has to be decided now is not to be overtaken by play.
    public static List<Event> stopped(Table table, Moment at) {
        return table.game().clocks() == Running.GOING
                ? List.of(new ClocksStopped(at, INTERRUPTION, Actor.ARBITER, ""))
                : List.of();
    }

    /// Whose flag is known to have fallen for good, while the game goes on nevertheless.
    @Article("6.9")
    public static Optional<Colour> pending(Table table) {
        ClockReading reading = table.clock().reading(table.game().latest());
        return reading.firstFlag()
                .filter(side -> reading.face(side).flag() instanceof Flag.Final(Moment zero)
                        && table.game().fallen().stream()
                                .anyMatch(seen -> seen.flag() == side
                                        && seen.reachedZero().equals(zero)));
    }

    /// The arbiter says whether the opponent of the player whose time is up can still checkmate.
    @Article("6.9")
    public static List<Event> answered(Question question, Act.AnswerQuestion act) {
        boolean possible = act.answer() == Answer.UPHELD;
        return question.player().stream()
                .<Event>map(opponent -> possible ? lost(opponent.opponent(), act.at()) : drawn(act.at()))
                .toList();
    }
}
