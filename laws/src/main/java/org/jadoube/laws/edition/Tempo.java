package org.jadoube.laws.edition;

/// How fast a game is by its time control, as the Laws class it.
public enum Tempo {
    STANDARD,
    RAPID,
    BLITZ
}
