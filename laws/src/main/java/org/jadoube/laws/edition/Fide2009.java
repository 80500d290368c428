package org.jadoube.laws.edition;

import java.time.Duration;

/// The Laws in force from 1 July 2009.
final class Fide2009 {
    private Fide2009() {}

    static Edition edition() {
        return new Edition(
                "2009",
                new DefaultTime(Duration.ZERO, DefaultTime.Waiver.EVENT_ALONE),
                Completion.BY_PRESS,
                Resignation.LOSES,
                Agreement.AT_ANY_TIME);
    }
}
