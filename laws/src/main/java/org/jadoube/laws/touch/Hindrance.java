package org.jadoube.laws.touch;

import java.util.Optional;
import org.jadoube.board.Square;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.game.Running;
import org.jadoube.laws.game.Table;

/// Why a hand over the board means nothing now, whoever's it is.
final class Hindrance {
    private static final Citation DISPLACED = new Citation("7.3");
    private static final Citation CLOCKS_STAND = new Citation("6.12c");

    private Hindrance() {}

    /// The move is made on a screen, the clocks stand, or pieces are being put back.
    @Article({"6.12c", "7.3"})
    static Optional<Verdict> onTheBoard(Table table, Citation citation) {
        if (!table.regulations().profile().pressesByHand()) {
            return Optional.of(Verdict.refused(citation, Refusal.NOT_IN_FORCE, ""));
        }
        if (table.game().clocks() != Running.GOING) {
            return Optional.of(Verdict.refused(CLOCKS_STAND, Refusal.CLOCKS_STAND, ""));
        }
        return table.game().displaced().isEmpty()
                ? Optional.empty()
                : Optional.of(Verdict.refused(DISPLACED, Refusal.NOT_BINDING, "pieces are being put back"));
    }

    /// The same, or there is no piece on the square.
    static Optional<Verdict> onAPiece(Table table, Square square, Citation citation) {
        return onTheBoard(table, citation)
                .or(() -> table.game().standing().at(square).isPresent()
                        ? Optional.empty()
                        : Optional.of(Verdict.refused(citation, Refusal.NO_SUCH_PIECE, square.toString())));
    }
}
