package org.jadoube.laws.edition;

import org.jadoube.lawbook.Article;
import org.jadoube.laws.term.Points;

/// What a game is worth, as an event has announced it.
///
/// @param forfeitWin for a win without play
/// @param forfeitLoss for not having come
@Article("11.1")
public record Scoring(Points win, Points draw, Points loss, Points forfeitWin, Points forfeitLoss) {
    /// One, a half, nothing: where nothing else was announced.
    public static final Scoring USUAL = of(Points.ONE, Points.HALF, Points.NONE);

    public Scoring {
        if (win.compareTo(draw) < 0 || draw.compareTo(loss) < 0) {
            throw new IllegalArgumentException(
                    "a win is worth no less than a draw, a draw no less than a loss: %s, %s, %s"
                            .formatted(win, draw, loss));
        }
    }

    /// The same points whether the game was played or not.
    public static Scoring of(Points win, Points draw, Points loss) {
        return new Scoring(win, draw, loss, win, loss);
    }

    /// The most that a game normally gives to both players together.
    @Article("2023/10.2")
    public Points most() {
        Points decided = win.plus(loss);
        Points drawn = draw.plus(draw);
        return decided.compareTo(drawn) < 0 ? drawn : decided;
    }
}
