package org.jadoube.mating;

/// What a [ProofChecker] thinks of a proof.
public sealed interface ProofCheck {
    /// The proof shows what it claims.
    record Sound() implements ProofCheck {}

    /// The proof does not show what it claims, whether or not the claim is true.
    ///
    /// @param fault what is wrong, for people
    record Unsound(String fault) implements ProofCheck {}
}
