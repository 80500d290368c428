package org.jadoube.journal;

import org.jadoube.laws.game.Actor;

/// Whom a token makes its bearer: this actor in this game.
public record SeatHolder(GameId game, Actor actor) {}
