package org.jadoube.laws.term;

import java.util.Optional;
import org.jadoube.board.Colour;

/// Something put to the arbiter.
///
/// @param number its number in the game, from 1
/// @param player whom it is about, where it is about one
/// @param detail what in particular, in English; may be empty
public record Question(int number, Matter matter, Optional<Colour> player, String detail) {}
