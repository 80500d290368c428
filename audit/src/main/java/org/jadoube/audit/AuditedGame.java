package org.jadoube.audit;

import java.util.List;
import org.jadoube.laws.edition.Edition;
import org.jadoube.pgn.PgnResult;
import org.jadoube.pgn.PgnTags;
import org.jadoube.pgn.Place;

/// A game of a file with all that was found about it.
///
/// @param number its number in the file, from 1
/// @param plies how many half-moves could be followed
/// @param result at the end of the moves; that of the tags where it is missing
/// @param edition by which it was judged
public record AuditedGame(
        long number, Place place, PgnTags tags, int plies, PgnResult result, Edition edition, List<Finding> findings) {
    public AuditedGame {
        findings = List.copyOf(findings);
    }

    public String white() {
        return name("White");
    }

    public String black() {
        return name("Black");
    }

    private String name(String tag) {
        return tags.value(tag).filter(name -> !name.isBlank()).orElse("?");
    }
}
