package org.jadoube.laws.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Move;
import org.jadoube.board.Position;
import org.jadoube.lawbook.Article;
import org.jadoube.laws.edition.AutomaticDraws;
import org.jadoube.laws.term.Grounds;

/// How often a position has stood on the board, and how long nothing irreversible has happened: what claims and
/// unclaimed draws are judged by. For the arbiter's desk too; the players are told nothing of it.
///
/// Two positions are the same with the same player to move, the same pieces on the same squares, the same rights
/// to castle and the same legal capture in passing; the initial position counts like any other. What an illegal
/// move left behind is no position and never recurs.
///
/// @param ply after how many half-moves it stands
/// @param plies after how many half-moves it has stood, this time included, the first time first
/// @param quiet how many half-moves in a row, up to now, have neither captured nor moved a pawn
@Article({"9.2", "9.3"})
public record Occurrences(int ply, List<Integer> plies, int quiet) {
    /// Half-moves that must pass before a position can stand again with the same player to move.
    private static final int APART = 4;

    private static final int ROUND = 2;
    private static final int TO_CLAIM = 3;
    private static final int UNCLAIMED = 5;
    private static final int FIFTY_MOVES = 2 * 50;
    private static final int SEVENTY_FIVE_MOVES = 2 * 75;

    public Occurrences {
        plies = List.copyOf(plies);
    }

    /// Of what stands on the board now.
    public static Occurrences of(Table table) {
        return of(table.game());
    }

    /// Of what stands on the board now.
    public static Occurrences of(Game game) {
        return counted(game, game.standing(), game.played().size());
    }

    /// Of the position that a legal move would bring about.
    @Article({"9.2a", "9.3a"})
    public static Occurrences after(Game game, Move move) {
        return counted(game, game.standing().after(move), game.played().size() + 1);
    }

    /// Where the same pieces have stood on the same squares before, and it was another position all the same; what
    /// stands after as many half-moves as this.
    @Article("2023/9.2.3")
    public List<Lookalike> lookalikes(Game game, Standing now) {
        List<Lookalike> found = new ArrayList<>();
        for (int before = Math.max(0, ply - quiet); before < ply; before++) {
            Standing then = standing(game, before);
            if (!plies.contains(before)
                    && then.setup().pieces().equals(now.setup().pieces())) {
                found.add(Lookalike.of(before, then, now));
            }
        }
        return List.copyOf(found);
    }

    /// How many times.
    public int count() {
        return plies.size();
    }

    /// Whether a claim on these grounds is right.
    @Article({"9.2", "9.3"})
    public boolean justify(Grounds grounds) {
        return switch (grounds) {
            case THIRD_OCCURRENCE -> count() >= TO_CLAIM;
            case FIFTY_MOVES -> quiet >= FIFTY_MOVES;
        };
    }

    /// Whether the position has recurred as often as ends the game without a claim.
    @Article("2023/9.6.1")
    public boolean isFivefold(AutomaticDraws draws) {
        return switch (draws.fivefold()) {
            case NOT_IN_FORCE -> false;
            case CONSECUTIVE -> inSuccession() >= UNCLAIMED;
            case ANY -> count() >= UNCLAIMED;
        };
    }

    /// Whether so many half-moves without capture or pawn move end the game without a claim, all of them counting.
    @Article("2023/9.6.2")
    public static boolean isSeventyFive(int halfMoves, AutomaticDraws draws) {
        return switch (draws.seventyFive()) {
            case NOT_IN_FORCE -> false;
            case COMPLETED, MADE -> halfMoves >= SEVENTY_FIVE_MOVES;
        };
    }

    /// How many times it has come up again as quickly as it can, up to now: the last occurrences that lie four
    /// half-moves from one another.
    @Article("2023/9.6.1")
    public int inSuccession() {
        int times = 0;
        while (plies.contains(ply - APART * times)) {
            times++;
        }
        return times;
    }

    /// The half-move that captured or moved a pawn last; empty where none of this game has.
    @Article("9.3")
    public Optional<Integer> lastIrreversible() {
        return quiet < ply ? Optional.of(ply - quiet) : Optional.empty();
    }

    /// Only what came since the last capture or pawn move can be the same.
    @Article("2023/9.2.3")
    private static Occurrences counted(Game game, Standing now, int ply) {
        int quiet = now.regular()
                .map(Position::halfmoveClock)
                .orElseGet(() -> now.setup().halfmoveClock());
        List<Integer> plies = new ArrayList<>();
        if (now.regular().isPresent()) {
            for (int before = ply - APART; before >= Math.max(0, ply - quiet); before -= ROUND) {
                if (isSame(standing(game, before), now)) {
                    plies.addFirst(before);
                }
            }
            plies.add(ply);
        }
        return new Occurrences(ply, plies, quiet);
    }

    private static Standing standing(Game game, int ply) {
        return ply < game.played().size() ? game.played().get(ply).before() : game.standing();
    }

    private static boolean isSame(Standing standing, Standing other) {
        return standing instanceof Standing.Regular(Position one)
                && other instanceof Standing.Regular(Position two)
                && one.key() == two.key()
                && one.recurrence().equals(two.recurrence());
    }
}
