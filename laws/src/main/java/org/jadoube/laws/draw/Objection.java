package org.jadoube.laws.draw;

import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Event.MoveBound;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.scoresheet.Recording;

/// Why a player's words are no claim of a draw that could be right or wrong.
///
/// @param citation what asks for more
/// @param detail what is missing, in English
record Objection(Citation citation, String detail) {
    private static final Citation THIRD_OCCURRENCE = new Citation("9.2");
    private static final Citation FIFTY_MOVES = new Citation("9.3");
    private static final Citation RIGHT_LOST = new Citation("9.4");
    private static final Citation WRITTEN = new Citation("9.5b");

    /// The first objection to a claim, if there is one.
    static Optional<Objection> to(Table table, Colour player, Act.ClaimDraw act) {
        return byDisplay(table, act)
                .or(() -> notHavingTheMove(table, player, act))
                .or(() -> rightLost(table))
                .or(() -> anotherMoveBinds(table, act))
                .or(() -> anotherMoveWritten(table, player, act));
    }

    /// Only the player having the move may claim.
    @Article({"9.2", "9.3"})
    private static Optional<Objection> notHavingTheMove(Table table, Colour player, Act.ClaimDraw act) {
        Citation ground = switch (act.grounds()) {
            case THIRD_OCCURRENCE -> THIRD_OCCURRENCE;
            case FIFTY_MOVES -> FIFTY_MOVES;
        };
        return table.game().turn() == player
                ? Optional.empty()
                : Optional.of(new Objection(ground, "he does not have the move"));
    }

    /// Since 2017 what he has written cannot be changed.
    @Article({"9.2a", "9.3a"})
    private static Optional<Objection> anotherMoveWritten(Table table, Colour player, Act.ClaimDraw act) {
        return switch (table.regulations().edition().claims().writtenMove()) {
            case NOT_STATED -> Optional.empty();
            case CANNOT_BE_CHANGED ->
                Recording.writtenMove(table, player)
                        .filter(written ->
                                act.written().filter(move -> move != written).isPresent())
                        .map(written -> new Objection(DrawClaims.ground(act), "his scoresheet says " + written));
        };
    }

    /// Whoever makes a move does not have it any more; since 2009 to touch a piece is enough. The right is back with
    /// the player's next turn.
    @Article("9.4")
    private static Optional<Objection> rightLost(Table table) {
        return switch (table.regulations().edition().claims().rightLost()) {
            case MAKING_A_MOVE -> Optional.empty();
            case TOUCHING_A_PIECE ->
                table.touches().now().isAnythingTouched()
                        ? Optional.of(new Objection(RIGHT_LOST, "he has touched a piece"))
                        : Optional.empty();
        };
    }

    /// A move written for a wrong claim must be made, so no other can be intended.
    @Article({"9.2a", "9.3a", "9.5b"})
    private static Optional<Objection> anotherMoveBinds(Table table, Act.ClaimDraw act) {
        return table.touches()
                .now()
                .bound()
                .map(MoveBound::move)
                .filter(bound -> act.written().filter(move -> move != bound).isPresent())
                .map(bound -> new Objection(WRITTEN, "he must make the move he has written: " + bound));
    }

    /// A claim that rests on what a screen or a demonstration board shows, as far as the edition forbids
    /// that.
    @Article({"6.14", "2023/6.12.2"})
    private static Optional<Objection> byDisplay(Table table, Act.ClaimDraw act) {
        return table.regulations()
                .edition()
                .objectionTo(act.evidence())
                .map(citation -> new Objection(citation, "the claim rests on a display"));
    }
}
