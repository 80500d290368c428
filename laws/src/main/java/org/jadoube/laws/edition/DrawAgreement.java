package org.jadoube.laws.edition;

import org.jadoube.lawbook.Article;

/// What an event makes of drawing by agreement.
@Article("9.1")
public sealed interface DrawAgreement {
    record Free() implements DrawAgreement {}

    /// @param moves how many moves both must have made to agree by themselves
    record AfterMoves(int moves) implements DrawAgreement {}

    record WithConsent() implements DrawAgreement {}

    record Forbidden() implements DrawAgreement {}
}
