package org.jadoube.clock;

/// That a side's time for a period ran out, and when.
///
/// @param period the period, from 1
public record RunOut(int period, Moment reachedZero) {}
