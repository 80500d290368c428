package org.jadoube.audit;

import java.io.IOException;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jadoube.laws.edition.Edition;
import org.jadoube.mating.Budget;
import org.jadoube.pgn.PgnReader;
import org.jadoube.pgn.PgnTags;

/// Looks at the games of files by the Laws: what of their legality, their ends, results and clocks does not fit.
///
/// Games are read as a stream, each looked at once. Whether a side can still checkmate is asked about the last position
/// of every game, within a budget. One audit is for one thread; several threads have one each.
public final class Audit {
    /// For a question asked in every game: a million states, a second or so where it is hard.
    public static final Budget USUAL = Budget.of(1L << 26);

    private final Auditor auditor;

    /// @param laws the edition that a game is judged by, from its tags
    /// @param taker is handed every game with what was found about it, in the order of the file
    public Audit(Function<PgnTags, Edition> laws, Budget budget, Consumer<AuditedGame> taker) {
        auditor = new Auditor(laws, new Ends(budget), taker);
    }

    /// Looks at all games that a reader has left.
    public void of(PgnReader reader) throws IOException {
        boolean more = true;
        while (more) {
            more = next(reader);
        }
    }

    /// Looks at the next game; false when there is none.
    public boolean next(PgnReader reader) throws IOException {
        return reader.next(auditor);
    }
}
