package org.jadoube.laws.edition;

import org.jadoube.lawbook.Article;

/// When repeating something is put to the arbiter; the Laws name no number. What becomes of it he decides.
///
/// @param offers the draw offer that is one too many, in moves of the player that follow one another
/// @param distractions the improper offer or claim on record that is one too many
/// @param wrongClaims the wrong claim of a player in a game that is one too many
/// @param refusals the refusal to comply with which a player may be held to persist
@Article({"12.6", "12.8"})
public record Insistence(int offers, int distractions, int wrongClaims, int refusals) {
    /// The second time is a repetition.
    public static final Insistence USUAL = new Insistence(2, 2, 2, 2);

    public Insistence {
        if (offers < 1 || distractions < 1 || wrongClaims < 1 || refusals < 1) {
            throw new IllegalArgumentException("what is repeated is counted from 1: %d, %d, %d, %d"
                    .formatted(offers, distractions, wrongClaims, refusals));
        }
    }
}
