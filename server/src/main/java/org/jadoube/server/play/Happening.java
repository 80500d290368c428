package org.jadoube.server.play;

import org.jadoube.board.Position;
import org.jadoube.laws.game.Event;

/// An event of a game with its number, the position it met, and how many moves had been made, itself included.
public record Happening(int number, Event event, Position before, int ply) {}
