package org.jadoube.laws.completion;

import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.arbiter.Asking;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Event.ResultCorrected;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Matter;

/// A player declares that he resigns: on his own move or not, while the clocks run or stand. It ends the game at
/// once and is not taken back.
public final class Resigning {
    private static final Citation LOSES = new Citation("5.1b");
    private static final Citation DRAWS = new Citation("2023/5.1.2");

    private Resigning() {}

    @Article({"5.1b", "2023/5.1.2"})
    public static Verdict resign(Table table, Colour player, Act.Resign act) {
        GameEnded lost = ended(act, LOSES, Result.win(player.opponent()));
        return switch (Loss.byResigning(table, player.opponent())) {
            case WON -> Verdict.taken(lost);
            case DRAWN -> Verdict.taken(ended(act, DRAWS, Result.DRAW));
            case UNDETERMINED ->
                Verdict.taken(
                        lost,
                        Asking.of(table, act.at()).about(player.opponent(), DRAWS, Matter.CAN_STILL_CHECKMATE, ""));
        };
    }

    /// The arbiter says whether the winner could have checkmated; if not, the game is drawn after all.
    ///
    /// @param table with the question closed, the game over
    @Article("2023/5.1.2")
    public static List<Event> reviewed(Table table, Act.AnswerQuestion answer) {
        boolean resigned = table.game()
                .end()
                .filter(end -> end.ending() == Ending.RESIGNATION)
                .isPresent();
        return resigned && answer.answer() == Answer.REJECTED
                ? List.of(new ResultCorrected(answer.at(), DRAWS, Result.DRAW, answer.reason()))
                : List.of();
    }

    private static GameEnded ended(Act.Resign act, Citation citation, Result result) {
        return new GameEnded(act.at(), citation, result, Ending.RESIGNATION, Optional.empty());
    }
}
