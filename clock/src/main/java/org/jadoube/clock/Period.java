package org.jadoube.clock;

import java.time.Duration;

/// A part of the game with its own quota of moves, time and extra time.
public record Period(Quota quota, Duration base, Bonus bonus) {}
