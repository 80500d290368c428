package org.jadoube.laws.game;

import java.util.ArrayList;
import java.util.List;

/// What all folds ask of an event: it fits, or somebody wrote a wrong journal.
final class Fit {
    private Fit() {}

    /// @throws IllegalStateException when the event does not fit
    static void require(boolean fits, String otherwise, Event event) {
        if (!fits) {
            throw unfit(otherwise, event);
        }
    }

    /// What to throw where there is nothing to go on with.
    static IllegalStateException unfit(String why, Event event) {
        return new IllegalStateException("this event does not fit: %s: %s".formatted(why, event));
    }

    /// A list with one thing more.
    static <T> List<T> with(List<T> list, T last) {
        List<T> longer = new ArrayList<>(list.size() + 1);
        longer.addAll(list);
        longer.add(last);
        return longer;
    }
}
