/// How quick Jadoube is, measured beside what others offer. Each program states what it ran and prints a
/// table. Start at [PerftRace].
package org.jadoube.bench;
