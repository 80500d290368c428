package org.jadoube.clock;

import org.jadoube.lawbook.Article;

/// That a side's time for a period ran out, and when.
///
/// @param period the period, from 1
@Article("6.1")
public record RunOut(int period, Moment reachedZero) {}
