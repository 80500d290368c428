package org.jadoube.laws.game;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.clock.Moment;
import org.jadoube.laws.term.Offence;

/// The board and the moves made on it taking in what happens to them; [GameFold] knows when it may happen.
final class BoardFold {
    private Standing standing;
    private List<PlayedMove> played;
    private Set<Colour> displaced;

    BoardFold(Game game) {
        standing = game.standing();
        played = game.played();
        displaced = game.displaced();
    }

    Standing standing() {
        return standing;
    }

    List<PlayedMove> played() {
        return played;
    }

    Set<Colour> displaced() {
        return displaced;
    }

    void make(Event.MoveMade event) {
        Fit.require(standing.turn() == event.player(), "the other player has the move", event);
        Fit.require(standing.isLegal(event.move()), "the move is not legal in this position", event);
        carryOut(event.player(), event.move(), Optional.empty(), event.at());
    }

    void makeIllegally(Event.IllegalMoveMade event) {
        Fit.require(standing.turn() == event.player(), "the other player has the move", event);
        Fit.require(!standing.isLegal(event.move()), "the move is legal in this position", event);
        carryOut(event.player(), event.move(), Optional.of(event.offence()), event.at());
    }

    private void carryOut(Colour player, Move move, Optional<Offence> offence, Moment at) {
        played = Fit.with(played, new PlayedMove(player, move, standing, offence, at, Optional.empty()));
        standing = standing.after(move);
    }

    void replacePawn(Event.PawnReplaced event) {
        Fit.require(!played.isEmpty(), "nothing has been moved", event);
        PlayedMove last = played.getLast();
        Move promotion = Move.promotion(last.move().from(), event.square(), event.piece());
        Fit.require(last.player() == event.player(), "the last move was not his", event);
        Fit.require(last.before().isLegal(promotion), "no pawn of his has just reached that square", event);
        played = Fit.with(played.subList(0, played.size() - 1), last.promotedBy(promotion));
        standing = last.before().after(promotion);
    }

    void restore(Event.PositionRestored event) {
        Fit.require(event.plies() <= played.size(), "there were not so many moves", event);
        standing = event.plies() == played.size()
                ? standing
                : played.get(event.plies()).before();
        played = played.subList(0, event.plies());
        displaced = Set.of();
    }

    void displace(Event.PiecesDisplaced event) {
        displaced = EnumSet.of(event.player(), displaced.toArray(Colour[]::new));
    }

    void replace(Event.PiecesReplaced event) {
        displaced = displaced.contains(event.player().opponent())
                ? Set.of(event.player().opponent())
                : Set.of();
    }

    /// The oldest uncompleted move of the player is the one completed.
    void complete(Event.MoveCompleted event) {
        for (int i = 0; i < played.size(); i++) {
            PlayedMove move = played.get(i);
            if (move.player() == event.player() && move.completed().isEmpty()) {
                played = new ArrayList<>(played);
                played.set(i, move.completedAt(event.at()));
                return;
            }
        }
        Fit.require(false, "he has no move to complete", event);
    }
}
