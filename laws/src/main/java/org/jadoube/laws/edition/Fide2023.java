package org.jadoube.laws.edition;

import java.time.Duration;

/// The Laws in force from 1 January 2023.
final class Fide2023 {
    private Fide2023() {}

    static Edition edition() {
        return new Edition(
                "2023",
                new DefaultTime(Duration.ZERO, DefaultTime.Waiver.EVENT_OR_ARBITER),
                Completion.BY_PRESS_OR_NEXT_MOVE,
                Resignation.LOSES_UNLESS_OPPONENT_CANNOT_MATE,
                Agreement.AFTER_A_MOVE_EACH);
    }
}
