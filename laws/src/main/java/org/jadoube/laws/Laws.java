package org.jadoube.laws;

import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Table;

/// The Laws of Chess as a function: what an act means at this table.
public final class Laws {
    private Laws() {}

    /// Decides an act. Pure: the same table and act always give the same verdict.
    public static Verdict decide(Table table, Act act) {
        throw new UnsupportedOperationException(table + " " + act);
    }
}
