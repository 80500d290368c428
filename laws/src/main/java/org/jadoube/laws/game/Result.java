package org.jadoube.laws.game;

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

    public String score() {
        return score;
    }
}
