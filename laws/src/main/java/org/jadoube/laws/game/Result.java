package org.jadoube.laws.game;

import org.jadoube.board.Colour;

/// The score of a finished game.
public enum Result {
    WHITE_WINS("1-0"),
    BLACK_WINS("0-1"),
    DRAW("1/2-1/2"),
    BOTH_LOSE("0-0");

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
