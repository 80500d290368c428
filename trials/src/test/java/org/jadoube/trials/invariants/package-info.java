/// What holds in every game whatever anybody does: whole random games, with random acts of every kind by everybody, and
/// witnesses that watch what the Laws make of them. Start at [RandomGamesTest].
package org.jadoube.trials.invariants;
