package org.jadoube.lawbook;

import java.util.Optional;
import java.util.regex.Pattern;

/// A provision of the Laws, named by its number in the edition of 2009 or, for what that edition does not number, by
/// `edition/number` after the latest edition that does, as in `2023/5.1.2`. [#in(String)] gives the number that a
/// player of an edition knows.
///
/// @param number such as `6.9`, `9.5b`, `A.4d1`, `2023/III.4` or `Preface`
public record Citation(String number) {
    /// The edition whose numbers name provisions: the last that the numbering of the 2001 edition survived.
    public static final String NUMBERING = "2009";

    private static final Pattern SHAPE = Pattern.compile(
            "Preface|(?:\\d{4}/)?(?:\\d{1,2}|[A-Z]|I{1,3})" + "(?:\\.\\d{1,2})*(?:[a-z](?:\\d{1,2}[a-z]?)?)?");

    public Citation {
        if (!SHAPE.matcher(number).matches()) {
            throw new IllegalArgumentException(
                    "not the number of a provision: \"%s\"; expected such as 6.9, 9.1a or 2023/5.1.2"
                            .formatted(number));
        }
    }

    /// The edition that names it; empty for a number of the edition of 2009.
    public Optional<String> edition() {
        int slash = number.indexOf('/');
        return slash < 0 ? Optional.empty() : Optional.of(number.substring(0, slash));
    }

    /// The number without the edition.
    public String article() {
        return number.substring(number.indexOf('/') + 1);
    }

    /// The number this provision has in an edition such as `2023`; where that edition lacks it, this citation's
    /// own number.
    ///
    /// @throws IllegalArgumentException when the lawbook knows no such provision or no such edition
    public String in(String edition) {
        return Lawbook.provision(this).numberIn(edition).orElse(number);
    }

    /// What the provision is about, in a few words of our own.
    ///
    /// @throws IllegalArgumentException when the lawbook knows no such provision
    public String title() {
        return Lawbook.provision(this).title();
    }
}
