package org.jadoube.lawbook;

/// How well an entry of the index is known.
public enum Source {
    /// From a full text of the edition.
    TEXT,
    /// From notes on the changes and from fragments, not from a full text.
    NOTES,
    /// From memory, unconfirmed by anything read.
    MEMORY
}
