package org.jadoube.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.Position;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Lookalike;
import org.jadoube.laws.game.Occurrences;
import org.jadoube.laws.game.Standing;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Grounds;
import org.jadoube.pgn.PgnEntry;
import org.jadoube.pgn.PgnMove;

/// A claim of a draw by the player having the move in a recorded game, with what the Laws make of it.
///
/// @param turns the tables from the start on, as far as the game had come
/// @param written the move he intends to make, where he claims with one
/// @param claimed what stands on the board, or would after the written move
record DrawClaim(
        PgnEntry entry,
        Edition edition,
        List<Table> turns,
        Optional<Move> written,
        Occurrences found,
        Standing claimed) {
    static DrawClaim of(PgnEntry entry, Edition edition, int plies, Optional<Move> written) {
        List<Move> moves =
                entry.game().moves().stream().limit(plies).map(PgnMove::move).toList();
        List<Table> turns = Replay.tables(edition, entry.game().start(), moves);
        Table table = turns.getLast();
        Optional<Move> intended = table.game().end().isPresent() ? Optional.empty() : written;
        Standing now = table.game().standing();
        return new DrawClaim(
                entry,
                edition,
                turns,
                intended,
                intended.map(move -> Occurrences.after(table.game(), move)).orElseGet(() -> Occurrences.of(table)),
                intended.map(now::after).orElse(now));
    }

    /// The table at which he claims.
    Table table() {
        return turns.getLast();
    }

    Colour claimant() {
        return table().game().turn();
    }

    /// How the game was over before the claim, if it was.
    Optional<GameEnded> over() {
        return table().game().end();
    }

    /// Whether the Laws draw the game by this claim.
    boolean isCorrect(Grounds grounds) {
        Verdict verdict =
                Replay.decided(table(), at -> new Act.ClaimDraw(Actor.player(claimant()), at, grounds, written));
        return verdict instanceof Verdict.Taken(var events) && events.stream().anyMatch(GameEnded.class::isInstance);
    }

    boolean isCorrect() {
        return over().isEmpty() && (isCorrect(Grounds.THIRD_OCCURRENCE) || isCorrect(Grounds.FIFTY_MOVES));
    }

    /// What looks the same and is another position.
    List<Lookalike> lookalikes() {
        return found.lookalikes(table().game(), claimed);
    }

    /// Every turn up to this one in which a claim on these grounds would have been correct with what stood on the
    /// board; after how many half-moves each came.
    List<Integer> chances(Grounds grounds) {
        return IntStream.range(0, turns.size())
                .filter(ply -> turns.get(ply).game().end().isEmpty()
                        && Occurrences.of(turns.get(ply)).justify(grounds))
                .boxed()
                .toList();
    }

    /// The positions up to the claim, the one after a written move too.
    List<Position> positions() {
        List<Position> positions = new ArrayList<>(table().game().positions().toList());
        if (written.isPresent()) {
            claimed.regular().ifPresent(positions::add);
        }
        return positions;
    }
}
