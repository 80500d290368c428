package org.jadoube.cli;

import java.util.Locale;
import java.util.Optional;

/// An article as people write it, `9.1.b (1)` or `Art. 9.5b` or `2023/5.1.2`, in the form the lawbook has it.
///
/// @param edition where it was written before the number
record ArticleNumber(Optional<String> edition, String number) {
    static ArticleNumber of(String written) {
        String tidy =
                written.replaceAll("(?i)^(art(icle|iculo|ículo)?\\.?)\\s*", "").replaceAll("[()\\[\\]\\s]", "");
        int slash = tidy.indexOf('/');
        Optional<String> edition = slash < 0 ? Optional.empty() : Optional.of(tidy.substring(0, slash));
        return new ArticleNumber(edition, number(tidy.substring(slash + 1)));
    }

    private static String number(String tidy) {
        if (tidy.equalsIgnoreCase("preface") || tidy.equalsIgnoreCase("prefacio")) {
            return "Preface";
        }
        int dot = tidy.indexOf('.');
        String head = dot < 0 ? tidy : tidy.substring(0, dot);
        String rest = dot < 0 ? "" : tidy.substring(dot).toLowerCase(Locale.ROOT);
        boolean named = !head.isEmpty() && Character.isLetter(head.charAt(0));
        return (named ? head.toUpperCase(Locale.ROOT) : head) + rest.replaceAll("\\.(?=[a-z])|\\.$", "");
    }
}
