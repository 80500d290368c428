package org.jadoube.laws.edition;

import java.time.Duration;

/// The Laws in force from 1 July 2001.
final class Fide2001 {
    private Fide2001() {}

    static Edition edition() {
        return new Edition(
                "2001",
                new DefaultTime(Duration.ofMinutes(60), DefaultTime.Waiver.EVENT_OR_ARBITER),
                Completion.BY_PRESS,
                Resignation.LOSES,
                Agreement.AT_ANY_TIME);
    }
}
