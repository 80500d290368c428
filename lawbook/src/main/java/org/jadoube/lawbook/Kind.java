package org.jadoube.lawbook;

import java.util.Locale;

/// What a program can do about a provision.
public enum Kind {
    /// Code decides it.
    DECIDES,
    /// Code recognises the situation and asks; a person decides.
    ASKS,
    /// An act or incident is kept, nothing follows from it by itself.
    RECORDS,
    /// Nothing for a program; the entry says why.
    OUTSIDE;

    /// Whether the provision needs code that carries it out and scenarios that show it.
    public boolean isCarriedOut() {
        return this == DECIDES || this == ASKS;
    }

    /// The word that the index has for it.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
