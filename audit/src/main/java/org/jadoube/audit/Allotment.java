package org.jadoube.audit;

import java.util.List;
import java.util.Optional;
import org.jadoube.clock.Bonus;
import org.jadoube.clock.Period;
import org.jadoube.clock.TagReading;
import org.jadoube.clock.TimeControlTag;

/// What a time control gives, in milliseconds: the time to begin with, the bases of the later periods, and the largest
/// bonus of a move.
record Allotment(long base, List<Long> later, long bonus) {
    Allotment {
        later = List.copyOf(later);
    }

    /// Of a `TimeControl` tag; empty where it says nothing that can be reckoned with.
    static Optional<Allotment> of(String tag) {
        return switch (TimeControlTag.read(tag)) {
            case TagReading.Timed(var control) -> {
                List<Long> bases = control.periods().stream()
                        .map(Period::base)
                        .map(java.time.Duration::toMillis)
                        .toList();
                long bonus = control.periods().stream()
                        .map(Period::bonus)
                        .map(Bonus::perMove)
                        .mapToLong(java.time.Duration::toMillis)
                        .max()
                        .orElse(0);
                yield Optional.of(new Allotment(bases.getFirst(), bases.subList(1, bases.size()), bonus));
            }
            case TagReading.Unknown _, TagReading.Untimed _, TagReading.Refused _ -> Optional.empty();
        };
    }
}
