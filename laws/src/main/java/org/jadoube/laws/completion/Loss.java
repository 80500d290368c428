package org.jadoube.laws.completion;

import org.jadoube.board.Colour;
import org.jadoube.lawbook.Article;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.game.Standing;
import org.jadoube.laws.game.Table;

/// What becomes of the game when a player has lost it by anything but the moves themselves: his opponent has won, or
/// it is drawn since he could never have checkmated. Which losses ask for that the editions say; what the position
/// says of it, [MatingChance].
public enum Loss {
    WON,
    DRAWN,
    /// Nothing is proved: the arbiter decides. What the player has done stays on record.
    UNDETERMINED;

    /// A player resigns: since 2023 his opponent has to be able to checkmate.
    @Article({"5.1b", "2023/5.1.2"})
    static Loss byResigning(Table table, Colour winner) {
        return switch (table.regulations().edition().resignation()) {
            case LOSES -> WON;
            case LOSES_UNLESS_OPPONENT_CANNOT_MATE ->
                unlessHeCannotMate(table.game().standing(), winner);
        };
    }

    /// A player's time is up: in every edition.
    @Article("6.9")
    static Loss onTime(Table table, Colour winner) {
        return unlessHeCannotMate(table.game().standing(), winner);
    }

    /// A player has made as many illegal moves as lose: since 2009.
    ///
    /// @param standing what the opponent would have had to win
    @Article("7.4b")
    public static Loss byIllegalMoves(Edition edition, Standing standing, Colour winner) {
        return switch (edition.illegalMoves().forfeit()) {
            case LOST -> WON;
            case DRAWN_IF_OPPONENT_CANNOT_MATE -> unlessHeCannotMate(standing, winner);
        };
    }

    /// One illegal move loses a rapid or blitz game: wherever it does, nobody wins who could not checkmate.
    @Article({"A.4c", "B.3c", "2001/C.4"})
    public static Loss byOneIllegalMove(Standing standing, Colour winner) {
        return unlessHeCannotMate(standing, winner);
    }

    /// A player's device has sounded, where the edition has that lose: in 2009 his opponent scores less if he could
    /// not win.
    @Article("12.3b")
    public static Loss bySound(Table table, Colour winner) {
        return unlessHeCannotMate(table.game().standing(), winner);
    }

    private static Loss unlessHeCannotMate(Standing standing, Colour winner) {
        return switch (MatingChance.of(standing, winner)) {
            case POSSIBLE -> WON;
            case IMPOSSIBLE -> DRAWN;
            case UNDETERMINED -> UNDETERMINED;
        };
    }
}
