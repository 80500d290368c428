package org.jadoube.laws.term;

import java.util.Optional;
import org.jadoube.board.Colour;

/// Something put to the arbiter.
///
/// @param number its number in the game, from 1
/// @param player whom it is about, where it is about one
/// @param incident what he has done, where it is about that
/// @param detail what in particular, in English; may be empty
/// @param subject the same for the program, where the answer has consequences that depend on it
public record Question(
        int number,
        Matter matter,
        Optional<Colour> player,
        Optional<Incident> incident,
        String detail,
        Optional<Subject> subject) {
    /// A question whose matter says enough.
    public Question(int number, Matter matter, Optional<Colour> player, String detail) {
        this(number, matter, player, Optional.empty(), detail, Optional.empty());
    }

    /// A question about something a player has done.
    public Question(int number, Matter matter, Optional<Colour> player, Optional<Incident> incident, String detail) {
        this(number, matter, player, incident, detail, Optional.empty());
    }
}
