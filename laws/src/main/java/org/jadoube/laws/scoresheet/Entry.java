package org.jadoube.laws.scoresheet;

import java.util.List;
import java.util.Optional;
import org.jadoube.board.Move;
import org.jadoube.lawbook.Article;
import org.jadoube.laws.game.Standing;
import org.jadoube.notation.PieceLetters;
import org.jadoube.notation.Reading;
import org.jadoube.notation.San;

/// An entry of a scoresheet: algebraic notation, with the piece letters of one of the languages known, or else just a
/// text.
///
/// @param ply the half-move it is for, from 1
@Article("8.1")
record Entry(int ply, String text) {
    private static final String OFFER = "(=)";
    private static final List<San> LANGUAGES =
            List.of(San.ENGLISH, San.in(PieceLetters.SPANISH), San.in(PieceLetters.FIGURINES));

    /// Whether it bears the sign of a draw offer.
    @Article("2023/8.1.5")
    boolean marksOffer() {
        return text.contains(OFFER);
    }

    /// The legal move it means; none where no language, or more than one, makes one of it.
    Optional<Move> reading(Standing standing) {
        List<Move> read = readings(standing);
        return read.size() == 1 ? Optional.of(read.getFirst()) : Optional.empty();
    }

    /// Whether it can be read as this move. Of a move that is not legal nothing can be said.
    boolean says(Standing standing, Move move) {
        return !standing.isLegal(move) || readings(standing).contains(move);
    }

    private List<Move> readings(Standing standing) {
        return standing.regular().stream()
                .flatMap(position -> LANGUAGES.stream().map(language -> language.read(text, position)))
                .map(Reading::toOptional)
                .flatMap(Optional::stream)
                .distinct()
                .toList();
    }

    /// For the arbiter to read.
    @Override
    public String toString() {
        return "half-move %d: \"%s\"".formatted(ply, text);
    }
}
