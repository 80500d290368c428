package org.jadoube.lawbook;

import java.util.Optional;

/// A sub-article of an edition, under the number that the edition gives it.
///
/// @param number as the edition prints it, its brackets and the point before a letter left out: `6.2.1.2`, `9.5b`,
///     `9.1b1`
/// @param citation the provision it is, whatever the edition
/// @param title what this edition demands, in a few words of our own
/// @param reason why it is nothing for a program; there exactly when it is [Kind#OUTSIDE]
/// @param note what a reader should know about this entry
public record Entry(
        String number,
        Citation citation,
        Kind kind,
        Source source,
        Bilingual title,
        Optional<Bilingual> reason,
        Optional<Bilingual> note) {
    public Entry {
        if (kind == Kind.OUTSIDE != reason.isPresent()) {
            throw new IllegalArgumentException(
                    "%s: a reason was expected exactly for what is outside".formatted(number));
        }
    }

    /// Whether this entry is a part of that one, at any depth: 7.5.1 is a part of 7.5, 9.5b of 9.5.
    public boolean isPartOf(String whole) {
        if (whole.isEmpty() || !number.startsWith(whole) || number.length() == whole.length()) {
            return false;
        }
        char last = whole.charAt(whole.length() - 1);
        char next = number.charAt(whole.length());
        return next == '.' || (Character.isDigit(last) ? Character.isLowerCase(next) : Character.isDigit(next));
    }
}
