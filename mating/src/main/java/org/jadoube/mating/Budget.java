package org.jadoube.mating;

import java.util.function.BooleanSupplier;

/// What a question may cost at most.
///
/// @param bytes the memory that the states looked at may take; a question that needs more is left
///     undetermined
/// @param cancelled asked now and then while a search goes on; once it says yes the search ends,
///     undetermined
public record Budget(long bytes, BooleanSupplier cancelled) {
    /// What a state costs at most, with its place in the table and its way back.
    static final int BYTES_A_STATE = 72;

    /// One gibibyte, never cancelled.
    public static final Budget USUAL = of(1L << 30);

    public Budget {
        if (bytes < 0) {
            throw new IllegalArgumentException("a budget of " + bytes + " bytes");
        }
    }

    public static Budget of(long bytes) {
        return new Budget(bytes, () -> false);
    }

    public Budget cancelledBy(BooleanSupplier cancelled) {
        return new Budget(bytes, cancelled);
    }

    /// How many states there is room for.
    int states() {
        return (int) Math.min(bytes / BYTES_A_STATE, Integer.MAX_VALUE / 8);
    }
}
