package org.jadoube.laws.game;

import org.jadoube.board.Colour;

/// The score of a finished game.
public enum Result {
    WHITE_WINS("1-0"),
    BLACK_WINS("0-1"),
    DRAW("1/2-1/2"),
    BOTH_LOSE("0-0"),
    /// White scores nothing, Black half a point.
    WHITE_LOSES_BLACK_HALF("0-1/2"),
    /// Black scores nothing, White half a point.
    BLACK_LOSES_WHITE_HALF("1/2-0"),
    /// Still to be decided by somebody else.
    UNDECIDED("*");

    private final String score;

    Result(String score) {
        this.score = score;
    }

    /// The game won by a player.
    public static Result win(Colour player) {
        return player == Colour.WHITE ? WHITE_WINS : BLACK_WINS;
    }

    /// As it is written on a scoresheet, such as `1-0`.
    public String score() {
        return score;
    }
}
