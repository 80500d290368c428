package org.jadoube.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jadoube.board.Move;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Result;
import org.jadoube.pgn.PgnEntry;
import org.jadoube.pgn.PgnMove;
import org.jadoube.pgn.PgnResult;

/// A game of a file beside what the Laws make of it.
///
/// @param made half-moves made by the Laws
record ReplayedGame(
        String file,
        PgnEntry entry,
        Edition edition,
        int made,
        Optional<GameEnded> end,
        List<Disagreement> disagreements) {

    /// Where the Laws and a file part ways.
    sealed interface Disagreement {
        /// A move that cannot be read or played.
        record Unplayable(long line, String problem) implements Disagreement {}

        /// Moves after the game was over.
        record PlayAfterEnd(GameEnded end, int extra) implements Disagreement {}

        /// Another result than the file's.
        record OtherResult(GameEnded end, String recorded) implements Disagreement {}
    }

    static ReplayedGame of(String file, PgnEntry entry, Edition edition) {
        List<Move> moves = entry.game().moves().stream().map(PgnMove::move).toList();
        boolean whole = entry.stoppedBy().isEmpty();
        RecordedEnd recorded = whole ? recorded(entry) : RecordedEnd.NONE;
        Replay.Outcome outcome = Replay.of(edition, entry.game().start(), moves, recorded);
        List<Disagreement> disagreements = new ArrayList<>();
        entry.stoppedBy()
                .ifPresent(
                        problem -> disagreements.add(new Disagreement.Unplayable(problem.line(), problem.message())));
        outcome.end().ifPresent(end -> {
            if (outcome.made() < moves.size()) {
                disagreements.add(new Disagreement.PlayAfterEnd(end, moves.size() - outcome.made()));
            } else if (whole && recorded.isKnown() && !end.result().score().equals(recorded.score())) {
                disagreements.add(new Disagreement.OtherResult(end, recorded.score()));
            }
        });
        return new ReplayedGame(file, entry, edition, outcome.made(), outcome.end(), List.copyOf(disagreements));
    }

    private static RecordedEnd recorded(PgnEntry entry) {
        PgnResult result = entry.game().result();
        boolean onTime = entry.game()
                .tags()
                .value("Termination")
                .orElse("")
                .toLowerCase(Locale.ROOT)
                .contains("time");
        return new RecordedEnd(result.text(), onTime);
    }

    String white() {
        return entry.game().tags().shown("White");
    }

    String black() {
        return entry.game().tags().shown("Black");
    }

    /// The score by the Laws; `*` for a game without end.
    String score() {
        return end.map(GameEnded::result).map(Result::score).orElse("*");
    }
}
