package org.jadoube.cli;

import java.time.Duration;
import org.jadoube.board.Colour;
import org.jadoube.board.Position;
import org.jadoube.mating.Budget;
import org.jadoube.mating.Mating;
import org.jadoube.mating.Prospect;
import org.jadoube.mating.report.Finding;

/// A question whether a side can still checkmate, answered.
///
/// @param time what finding the answer took, without making the line short
record Inquiry(Finding finding, Duration time) {
    static Inquiry about(Position position, Colour side, Budget budget) {
        long begun = System.nanoTime();
        Prospect prospect = Mating.possible(position, side, budget);
        Duration time = Duration.ofNanos(System.nanoTime() - begun);
        return new Inquiry(Finding.of(position, side, prospect), time);
    }

    int status() {
        return switch (finding.prospect()) {
            case Prospect.Possible _ -> ExitStatus.OK;
            case Prospect.Impossible _ -> ExitStatus.IMPOSSIBLE;
            case Prospect.Undetermined _ -> ExitStatus.UNDETERMINED;
        };
    }
}
