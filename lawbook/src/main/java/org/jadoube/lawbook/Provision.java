package org.jadoube.lawbook;

import java.util.Map;
import java.util.Optional;

/// A provision with its number in every edition that has it.
///
/// @param numbers the number by edition; an edition that lacks the provision is not a key
/// @param title what it is about, in a few words of our own
public record Provision(Citation citation, Map<String, String> numbers, String title) {
    public Provision {
        numbers = Map.copyOf(numbers);
    }

    /// Its number in an edition; empty where that edition lacks it.
    ///
    /// @throws IllegalArgumentException when the lawbook does not index that edition
    public Optional<String> numberIn(String edition) {
        if (!Lawbook.editions().contains(edition)) {
            throw new IllegalArgumentException(
                    "the lawbook has no edition \"%s\"; it has %s".formatted(edition, Lawbook.editions()));
        }
        return Optional.ofNullable(numbers.get(edition));
    }
}
