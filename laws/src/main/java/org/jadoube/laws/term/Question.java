package org.jadoube.laws.term;

import java.util.Optional;
import org.jadoube.board.Colour;

/// Something put to the arbiter.
///
/// @param number its number in the game, from 1
/// @param player whom it is about, where it is about one
/// @param incident what he has done, where it is about that
/// @param detail what in particular, in English; may be empty
public record Question(int number, Matter matter, Optional<Colour> player, Optional<Incident> incident, String detail) {
    /// A question that is not about something a player has done.
    public Question(int number, Matter matter, Optional<Colour> player, String detail) {
        this(number, matter, player, Optional.empty(), detail);
    }
}
