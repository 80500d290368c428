package org.jadoube.mating.proof;

import java.util.Optional;

/// A piece that may check: one that is seen, or a hidden one on a square of its range.
record Check(int square, Optional<Range> hidden) {
    static Check seen(int square) {
        return new Check(square, Optional.empty());
    }

    static Check hidden(Range range, int square) {
        return new Check(square, Optional.of(range));
    }

    boolean isBy(Range range) {
        return hidden.filter(range::equals).isPresent();
    }
}
