package org.jadoube.laws.points;

import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Result;

/// How a result is entered in a table of results: one that was not played for has signs of its own.
public enum Mark {
    PLAYED,
    UNPLAYED;

    /// A game that ended because somebody did not come was not played.
    public static Mark of(GameEnded end) {
        return end.ending() == Ending.DEFAULT_TIME ? UNPLAYED : PLAYED;
    }

    /// As it is entered, such as `1-0` or `+/-`.
    public String entered(Result result) {
        return switch (this) {
            case PLAYED -> result.score();
            case UNPLAYED ->
                switch (result) {
                    case WHITE_WINS -> "+/-";
                    case BLACK_WINS -> "-/+";
                    case BOTH_LOSE -> "-/-";
                    case DRAW, WHITE_LOSES_BLACK_HALF, BLACK_LOSES_WHITE_HALF, UNDECIDED -> result.score();
                };
        };
    }
}
