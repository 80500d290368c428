package org.jadoube.laws.irregularity;

import org.jadoube.lawbook.Article;
import org.jadoube.laws.edition.RapidMoves;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Subject.Breach;

/// What the arbiter rules on without being asked: under the Competition Rules on whatever he sees, under the rules for
/// rapid chess and blitz on less.
public final class Unasked {
    private Unasked() {}

    /// Breaches of touch-move.
    @Article({"13.1", "A.4b"})
    public static boolean onTouches(Table table) {
        return !isRapid(table)
                || switch (table.regulations().edition().rapidMoves().touches()) {
                    case WHEN_ASKED -> false;
                    case AS_EVER -> true;
                };
    }

    /// An illegal move.
    @Article({"13.1", "A.4c", "B.3c"})
    static boolean on(Table table, Breach breach) {
        return !isRapid(table)
                || switch (ruling(table)) {
                    case LOSES, PENALISED_BEFORE_NEXT_MOVE -> true;
                    case CLAIMED_BEFORE_OWN_MOVE -> isGlaring(table);
                    case WHEN_ASKED, WINS_BY_CLAIM, WINS_BY_CLAIM_IF_HE_CAN_MATE -> false;
                };
    }

    /// Both kings in check or a pawn on its last rank, where the arbiter rules on that.
    @Article("A.4c")
    private static boolean isGlaring(Table table) {
        return switch (table.regulations().edition().rapidMoves().illegalPosition()) {
            case RULED_ON -> IllegalPosition.stands(table.game().standing());
            case NOT_STATED, DRAWN_AFTER_NEXT_MOVE -> false;
        };
    }

    /// Whether the rules for rapid chess and blitz hold.
    @Article({"A.3", "A.4", "B.2", "B.3"})
    static boolean isRapid(Table table) {
        Regulations regulations = table.regulations();
        return regulations.edition().rapid().govern(regulations.rules());
    }

    /// What those rules make of an illegal move.
    @Article({"A.4c", "B.3c"})
    static RapidMoves.IllegalMove ruling(Table table) {
        Regulations regulations = table.regulations();
        return regulations
                .edition()
                .rapidMoves()
                .illegalMove(regulations.rules().tempo());
    }
}
