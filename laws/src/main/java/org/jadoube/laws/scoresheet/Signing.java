package org.jadoube.laws.scoresheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.arbiter.Asking;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Event.ResultCorrected;
import org.jadoube.laws.game.Event.ResultSigned;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Matter;

/// At the end both players sign the result. What both have signed stands, even where it is not what the game ended
/// with, unless the arbiter decides otherwise.
@Article("8.7")
public final class Signing {
    private static final Citation SIGNATURE = new Citation("8.7");

    private Signing() {}

    /// A player puts his name under a result. The second signature settles it, or shows that they do not agree: then
    /// the arbiter is asked, and so he is about a result that is not the game's.
    @Article("8.7")
    public static Verdict sign(Table table, Colour player, Act.SignResult act) {
        if (table.game().end().isEmpty()) {
            return Verdict.refused(SIGNATURE, Refusal.GAME_NOT_OVER, "");
        }
        if (table.scoresheet(player).signed().isPresent()) {
            return Verdict.refused(SIGNATURE, Refusal.SIGNED_ALREADY, "");
        }
        List<Event> events = new ArrayList<>();
        events.add(new ResultSigned(act.at(), SIGNATURE, player, act.result()));
        table.scoresheet(player.opponent()).signed().ifPresent(other -> events.addAll(bothSigned(table, other, act)));
        return Verdict.taken(events);
    }

    private static List<Event> bothSigned(Table table, Result other, Act.SignResult act) {
        if (other != act.result()) {
            return List.of(disputed(
                    table,
                    act,
                    "signed: %s and %s".formatted(other.score(), act.result().score())));
        }
        return isStanding(table, act.result())
                ? List.of()
                : List.of(
                        new ResultCorrected(act.at(), SIGNATURE, act.result(), "both players have signed it"),
                        disputed(table, act, "signed by both: " + other.score()));
    }

    private static Event disputed(Table table, Act.SignResult act, String detail) {
        return Asking.of(table, act.at()).inGeneral(SIGNATURE, Matter.DISPUTED_RESULT, detail);
    }

    private static boolean isStanding(Table table, Result result) {
        return table.game().result().equals(Optional.of(result));
    }

    /// The arbiter lets the result stand that stands, or brings back the one that the game ended with. Any other he
    /// orders by correcting the result.
    ///
    /// @param table with the question closed
    @Article("8.7")
    public static List<Event> answered(Table table, Act.AnswerQuestion answer) {
        Optional<Result> ended = table.game().end().map(GameEnded::result);
        return ended.filter(result -> answer.answer() == Answer.REJECTED && !isStanding(table, result))
                .<List<Event>>map(
                        result -> List.of(new ResultCorrected(answer.at(), SIGNATURE, result, answer.reason())))
                .orElse(List.of());
    }
}
