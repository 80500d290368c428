package org.jadoube.clock;

import java.util.List;

/// How time is allotted to both players: the definition, fixed before the game. The running device is [ChessClock].
public record TimeControl(List<Period> periods, PeriodSwitch periodSwitch, AtLastZero atLastZero) {
    public TimeControl {
        periods = List.copyOf(periods);
    }
}
