package org.jadoube.laws.edition;

/// Whether there are arbiters enough for rapid and blitz games to follow the Competition Rules.
public enum Supervision {
    ADEQUATE,
    LACKING
}
