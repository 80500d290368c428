package org.jadoube.journal;

import java.util.List;
import org.jadoube.laws.Verdict;

/// What an act was answered the first time it came. The same act gets the same answer for ever.
public sealed interface Answer {
    /// The act was taken.
    ///
    /// @param first the number of the first event it brought about
    /// @param count how many it brought about
    record Taken(int first, int count) implements Answer {
        /// The length of the game's journal after the act.
        public int length() {
            return first + count - 1;
        }
    }

    /// The act was refused.
    record Refused(Verdict.Refused verdict) implements Answer {}

    /// The answer that a verdict makes when it is reached at a journal of this length.
    static Answer to(Verdict verdict, int length) {
        return switch (verdict) {
            case Verdict.Taken(List<?> events) -> new Taken(length + 1, events.size());
            case Verdict.Refused refused -> new Refused(refused);
        };
    }
}
