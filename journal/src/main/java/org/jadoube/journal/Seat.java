package org.jadoube.journal;

import org.jadoube.laws.game.Actor;

/// A place at or around a board, and the token that opens it.
public record Seat(Actor actor, TokenHash token) {}
