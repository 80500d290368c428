package org.jadoube.audit;

import java.util.Locale;
import java.util.regex.Pattern;
import org.jadoube.pgn.PgnTags;

/// How a record says that its game ended, apart from the result.
enum Termination {
    UNSAID,
    /// A tag says that a player's time ran out.
    TIME,
    /// Only the last comment says so.
    TIME_REMARKED;

    private static final int LONGEST_REMARK = 120;
    private static final String TIME_WORDS = "time forfeit|forfeits? on time|on time\\b|out of time|time ?out\\b|"
            + "flag (fell|fall)|flagged|overstepp?(ed|s)|exceeded (the |his |her )?time|time expired|"
            + "por tiempo|tiempo agotado|cay[oó] la bandera|zeit(ü|ue)berschreitung|durch zeit|au temps|(d[eé]passe|perdu au) ";
    private static final Pattern TAGGED = Pattern.compile("^time$|" + TIME_WORDS);
    private static final Pattern REMARKED = Pattern.compile("^time\\.?$|^zü\\.?$|" + TIME_WORDS);

    /// Reads the `Termination` tag and the last comment of the moves.
    static Termination of(PgnTags tags, String lastComment) {
        String tag = tags.value("Termination").orElse("").toLowerCase(Locale.ROOT);
        if (TAGGED.matcher(tag).find()) {
            return TIME;
        }
        boolean said = tag.isEmpty()
                && !lastComment.isEmpty()
                && lastComment.length() <= LONGEST_REMARK
                && REMARKED.matcher(lastComment.toLowerCase(Locale.ROOT)).find();
        return said ? TIME_REMARKED : UNSAID;
    }
}
