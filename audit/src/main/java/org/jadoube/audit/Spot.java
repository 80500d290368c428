package org.jadoube.audit;

import org.jadoube.board.Position;

/// Where in a game something is.
///
/// @param ply after how many half-moves
/// @param move the last of them with its number, such as `42... Kd5`; empty before the first one
/// @param position what stands on the board there
public record Spot(int ply, String move, Position position) {}
