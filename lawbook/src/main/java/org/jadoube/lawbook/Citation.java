package org.jadoube.lawbook;

/// A provision of the Laws, named by its number in the edition of 2009 (or, for what that edition lacks, by
/// `edition/number`, as in
/// `2023/5.1.2`). [#in(String)] prints the number that a player of an edition knows.
///
/// @param number such as `6.9` or `9.1a`
public record Citation(String number) {
    /// The number this provision has in an edition such as `2023`; the number of 2009 where the index knows no
    /// other.
    public String in(String edition) {
        throw new UnsupportedOperationException(edition);
    }
}
