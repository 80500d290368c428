package org.jadoube.audit;

import java.util.List;
import java.util.Optional;
import org.jadoube.pgn.PgnResult;
import org.jadoube.pgn.PgnTags;

/// What is odd about the record of a game, apart from chess.
record Oddities(PgnTags tags, GameScore score, List<Finding> findings) {
    private static final String RESULT = "Result";
    private static final int MOST_DIGITS = 6;

    /// @param terminator the result at the end of the moves
    /// @param stopped whether the moves could not be followed to their end
    void tell(Optional<PgnResult> terminator, boolean stopped) {
        Optional<String> tag = tags.value(RESULT);
        Optional<PgnResult> tagged = tag.flatMap(PgnResult::parse);
        if (terminator.isEmpty()) {
            if (!stopped) {
                add(Kind.RESULT_MISSING, "", tag.orElse(""));
            }
        } else if (tagged.isPresent() && !tagged.equals(terminator)) {
            add(Kind.RESULTS_DIFFER, tagged.get().text(), terminator.get().text());
        }
        tag.filter(_ -> tagged.isEmpty())
                .filter(text -> !text.isBlank() && !text.equals("?"))
                .ifPresent(text -> add(Kind.RESULT_UNKNOWN, text, ""));
        setUp();
        if (!stopped) {
            plyCount();
        }
        boolean open = terminator.or(() -> tagged).orElse(PgnResult.OPEN) == PgnResult.OPEN;
        if (open && !stopped && Termination.of(tags, "") == Termination.TIME) {
            add(Kind.TIME_FORFEIT_UNFINISHED, tags.value("Termination").orElse(""), PgnResult.OPEN.text());
        }
    }

    private void setUp() {
        boolean fen = tags.value("FEN").isPresent();
        Optional<String> setUp = tags.value("SetUp");
        if (fen && setUp.isEmpty()) {
            add(Kind.FEN_WITHOUT_SETUP, tags.value("FEN").orElse(""), "");
        } else if (!fen && setUp.filter("1"::equals).isPresent()) {
            add(Kind.SETUP_WITHOUT_FEN, "1", "");
        }
    }

    private void plyCount() {
        tags.value("PlyCount")
                .filter(text -> text.length() <= MOST_DIGITS && text.matches("[0-9]+"))
                .filter(text -> Integer.parseInt(text) != score.plies())
                .ifPresent(text -> add(Kind.PLY_COUNT_DIFFERS, text, Integer.toString(score.plies())));
    }

    private void add(Kind kind, String found, String other) {
        findings.add(new Finding.Oddity(kind, found, other, score.end()));
    }
}
