package org.jadoube.laws.irregularity;

import org.jadoube.lawbook.Article;
import org.jadoube.laws.edition.EventRules;
import org.jadoube.laws.edition.Supervision;
import org.jadoube.laws.edition.Tempo;
import org.jadoube.laws.game.Table;

/// What the arbiter rules on without being asked: in standard play on whatever he sees.
public final class Unasked {
    private Unasked() {}

    /// Breaches of touch-move.
    @Article({"13.1", "A.4b"})
    public static boolean onTouches(Table table) {
        return isSupervised(table.regulations().rules());
    }

    /// Illegal moves.
    @Article({"13.1", "A.4c", "B.3c"})
    public static boolean onIllegalMoves(Table table) {
        return isSupervised(table.regulations().rules());
    }

    private static boolean isSupervised(EventRules rules) {
        return rules.tempo() == Tempo.STANDARD || rules.supervision() == Supervision.ADEQUATE;
    }
}
