package org.jadoube.board;

import java.util.Set;

/// What became of a [Setup].
public sealed interface SetupCheck {
    /// The setup is a position.
    ///
    /// @param mended the harmless faults that were set right or left to stand; always empty after a
    ///     strict check
    record Accepted(Position position, Set<SetupFault> mended) implements SetupCheck {
        public Accepted {
            mended = Set.copyOf(mended);
        }
    }

    /// The setup is no position.
    record Rejected(Set<SetupFault> faults) implements SetupCheck {
        public Rejected {
            faults = Set.copyOf(faults);
        }
    }
}
