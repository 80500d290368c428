package org.jadoube.laws.edition;

import java.util.Optional;

/// An edition of the Laws of Chess: one value, one slice a topic. "Not in force" is a choice with a name, never an
/// absence.
///
/// @param name the year it is known by, such as `2009`
public record Edition(String name) {
    public static final Edition FIDE_2001 = new Edition("2001");
    public static final Edition FIDE_2009 = new Edition("2009");
    public static final Edition FIDE_2023 = new Edition("2023");

    /// The edition of a name such as `2023`.
    public static Optional<Edition> named(String name) {
        throw new UnsupportedOperationException(name);
    }
}
