package org.jadoube.lawbook;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// A provision with its entries in every edition that has it.
///
/// @param entries by edition, oldest first; an edition that lacks the provision is not a key
public record Provision(Citation citation, Map<String, List<Entry>> entries) {
    /// Whether an edition has it.
    ///
    /// @throws IllegalArgumentException when the lawbook does not index that edition
    public boolean isIn(String edition) {
        return !entriesIn(edition).isEmpty();
    }

    /// Its entries in an edition; none where that edition lacks it.
    ///
    /// @throws IllegalArgumentException when the lawbook does not index that edition
    public List<Entry> entriesIn(String edition) {
        return entries.getOrDefault(Lawbook.index(edition).edition(), List.of());
    }

    /// Its number in an edition, the first where it is split; empty where that edition lacks it.
    ///
    /// @throws IllegalArgumentException when the lawbook does not index that edition
    public Optional<String> numberIn(String edition) {
        return entriesIn(edition).stream().map(Entry::number).findFirst();
    }

    /// What a program can do about it in an edition; empty where that edition lacks it.
    ///
    /// @throws IllegalArgumentException when the lawbook does not index that edition
    public Optional<Kind> kindIn(String edition) {
        return entriesIn(edition).stream().map(Entry::kind).findFirst();
    }

    /// What an edition demands by it, in a few words of our own; its parts one after the other where it is split.
    ///
    /// @throws IllegalArgumentException when the lawbook does not index that edition
    public Optional<String> titleIn(String edition, Locale locale) {
        return entriesIn(edition).stream()
                .map(entry -> entry.title().in(locale))
                .reduce((one, next) -> one + "; " + next);
    }

    /// The edition by which it is named: 2009, or for what that edition lacks the one in its citation.
    public String home() {
        return citation.edition().orElse(Citation.NUMBERING);
    }

    /// What it is about, as the edition by which it is named has it.
    public String title() {
        return entriesIn(home()).getFirst().title().english();
    }
}
