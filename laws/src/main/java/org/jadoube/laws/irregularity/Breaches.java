package org.jadoube.laws.irregularity;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.board.Colour;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.IllegalMoves;
import org.jadoube.laws.game.Event.IncidentRecorded;
import org.jadoube.laws.game.PlayedMove;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Incident;
import org.jadoube.laws.term.Offence;
import org.jadoube.laws.term.Subject.Breach;

/// The illegal moves of a game, and what is treated as one, that have not been found yet.
public final class Breaches {
    private static final Citation ILLEGAL_MOVE = new Citation("7.4a");
    private static final Citation UNPROMOTED = new Citation("2023/7.5.2");
    private static final Citation EMPTY_PRESS = new Citation("2023/7.5.3");
    private static final Citation BOTH_HANDS = new Citation("2023/7.5.4");

    private Breaches() {}

    /// The one at a half-move, if there is one. Two offences in one move are one.
    ///
    /// @param ply the half-move, from 1; that of the next one where no move was made
    @Article({"7.4a", "2023/7.5.3", "2023/7.5.4"})
    public static Optional<Breach> at(Table table, int ply) {
        List<PlayedMove> played = table.game().played();
        if (ply < 1 || ply > played.size() + 1) {
            return Optional.empty();
        }
        Optional<PlayedMove> move = ply > played.size() ? Optional.empty() : Optional.of(played.get(ply - 1));
        return move.flatMap(PlayedMove::offence)
                .or(() -> move.flatMap(made -> withBothHands(table, made)))
                .or(() -> pressedEmpty(table, ply))
                .map(offence -> new Breach(ply, offence));
    }

    /// The one that is dealt with when one is found: the first before it that is taken back, which makes an end of all
    /// that came later; else itself. A breach that leaves the move on the board stands in nobody's way.
    @Article({"7.4a", "2023/7.5.3", "2023/7.5.4"})
    static Breach earliest(Table table, Breach found) {
        return IntStream.range(1, found.ply())
                .mapToObj(ply -> at(table, ply))
                .flatMap(Optional::stream)
                .filter(breach -> isOnTheBoard(breach.offence()))
                .findFirst()
                .orElse(found);
    }

    private static boolean isOnTheBoard(Offence offence) {
        return switch (offence) {
            case ILLEGAL_DISPLACEMENT, KING_LEFT_IN_CHECK, KING_CAPTURED, PAWN_LEFT_UNPROMOTED -> true;
            case PRESS_WITHOUT_MOVE, BOTH_HANDS -> false;
        };
    }

    /// The provision it offends.
    @Article({"7.4a", "2023/7.5.2", "2023/7.5.3", "2023/7.5.4"})
    static Citation citation(Table table, Offence offence) {
        Edition edition = table.regulations().edition();
        return switch (offence) {
            case ILLEGAL_DISPLACEMENT, KING_LEFT_IN_CHECK, KING_CAPTURED -> ILLEGAL_MOVE;
            case PAWN_LEFT_UNPROMOTED -> edition.cite(UNPROMOTED, ILLEGAL_MOVE);
            case PRESS_WITHOUT_MOVE -> edition.cite(EMPTY_PRESS, ILLEGAL_MOVE);
            case BOTH_HANDS -> edition.cite(BOTH_HANDS, ILLEGAL_MOVE);
        };
    }

    /// Whose it is.
    public static Colour offender(Table table, Breach breach) {
        return mover(table, breach.ply());
    }

    /// Whose half-move it is.
    private static Colour mover(Table table, int ply) {
        List<PlayedMove> played = table.game().played();
        return ply > played.size() ? table.game().turn() : played.get(ply - 1).player();
    }

    /// A press without a move, where the edition makes an illegal move of it.
    @Article("2023/7.5.3")
    private static Optional<Offence> pressedEmpty(Table table, int ply) {
        IllegalMoves.EmptyPress rule =
                table.regulations().edition().illegalMoves().emptyPress();
        return switch (rule) {
            case NOT_STATED, IMPROPER_HANDLING -> Optional.empty();
            case ILLEGAL_MOVE ->
                unfound(table, mover(table, ply), Incident.PRESSED_WITHOUT_MOVE)
                        .filter(incident -> isWhileOnMove(table, ply, incident.at()))
                        .map(_ -> Offence.PRESS_WITHOUT_MOVE)
                        .findFirst();
        };
    }

    /// Whether a moment lies between the opponent's move before and the half-move itself.
    private static boolean isWhileOnMove(Table table, int ply, Moment at) {
        List<PlayedMove> played = table.game().played();
        boolean early = ply > 1 && at.isBefore(played.get(ply - 2).made());
        boolean late = ply <= played.size() && at.isAfter(played.get(ply - 1).made());
        return !early && !late;
    }

    /// A move made with both hands and completed, where the edition makes an illegal move of it.
    @Article({"4.1", "2023/7.5.4"})
    private static Optional<Offence> withBothHands(Table table, PlayedMove move) {
        IllegalMoves.BothHands rule =
                table.regulations().edition().illegalMoves().bothHands();
        return switch (rule) {
            case BREACH_OF_ONE_HAND -> Optional.empty();
            case ILLEGAL_MOVE ->
                unfound(table, move.player(), Incident.MOVED_WITH_BOTH_HANDS)
                        .filter(incident -> incident.at().equals(move.made()))
                        .filter(_ -> move.completed().isPresent())
                        .map(_ -> Offence.BOTH_HANDS)
                        .findFirst();
        };
    }

    /// What a player has done of that kind and has not been found since.
    private static Stream<IncidentRecorded> unfound(Table table, Colour player, Incident kind) {
        return table.desk().unfound().stream()
                .filter(incident -> incident.offender() == player && incident.incident() == kind);
    }
}
