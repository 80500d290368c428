package org.jadoube.laws.edition;

import java.time.Duration;
import java.util.Optional;
import org.jadoube.board.Position;
import org.jadoube.clock.TimeControl;

/// The rules of one game, frozen by its first event: an edition of the Laws and what the event has chosen within
/// it.
///
/// @param defaultTime how late a player may come; empty where the event leaves it to the edition
/// @param initial the position the game starts from
public record Regulations(
        Edition edition,
        Profile profile,
        TimeControl timeControl,
        SessionStart start,
        FlagObserver flagObserver,
        Optional<Duration> defaultTime,
        Position initial) {}
