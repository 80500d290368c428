package org.jadoube.laws.completion;

import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.game.Table;
import org.jadoube.mating.Mating;

/// A player declares that he resigns: on his own move or not, while the clocks run or stand.
public final class Resigning {
    private static final Citation LOSES = new Citation("5.1b");
    private static final Citation DRAWS = new Citation("2023/5.1.2");

    private Resigning() {}

    @Article({"5.1b", "2023/5.1.2"})
    public static Verdict resign(Table table, Colour player, Act.Resign act) {
        Colour opponent = player.opponent();
        return Verdict.taken(
                switch (table.regulations().edition().resignation()) {
                    case LOSES -> ended(act, LOSES, Result.win(opponent));
                    case LOSES_UNLESS_OPPONENT_CANNOT_MATE ->
                        Mating.ruledOutByMaterial(table.game().position(), opponent)
                                ? ended(act, DRAWS, Result.DRAW)
                                : ended(act, LOSES, Result.win(opponent));
                });
    }

    private static GameEnded ended(Act.Resign act, Citation citation, Result result) {
        return new GameEnded(act.at(), citation, result, Ending.RESIGNATION, Optional.empty());
    }
}
