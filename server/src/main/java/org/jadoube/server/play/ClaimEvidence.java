package org.jadoube.server.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jadoube.board.Move;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Game;
import org.jadoube.laws.game.Lookalike;
import org.jadoube.laws.game.Occurrences;
import org.jadoube.laws.game.Standing;
import org.jadoube.laws.game.Table;
import org.jadoube.notation.Fen;

/// What a claim of a draw by right was judged by, for the arbiter to see with his own eyes.
///
/// @param placements what stood after each of the half-moves that it names, in the form of a FEN's first field
public record ClaimEvidence(Occurrences found, List<Lookalike> lookalikes, Map<Integer, String> placements) {
    public ClaimEvidence {
        lookalikes = List.copyOf(lookalikes);
        placements = Map.copyOf(placements);
    }

    /// Of an event; empty unless it is a claim that could be judged.
    ///
    /// @param before the table that it met
    static Optional<ClaimEvidence> of(Event event, Table before) {
        return event instanceof Event.DrawClaimed claim ? of(before.game(), claim.written()) : Optional.empty();
    }

    private static Optional<ClaimEvidence> of(Game game, Optional<Move> written) {
        if (written.filter(move -> !game.standing().isLegal(move)).isPresent()) {
            return Optional.empty();
        }
        Standing now = written.map(game.standing()::after).orElseGet(game::standing);
        Occurrences found = written.map(move -> Occurrences.after(game, move)).orElseGet(() -> Occurrences.of(game));
        List<Lookalike> lookalikes = found.lookalikes(game, now);
        Map<Integer, String> placements = new TreeMap<>();
        Stream.of(found.plies().stream(), lookalikes.stream().map(Lookalike::ply), found.lastIrreversible().stream())
                .flatMap(plies -> plies)
                .forEach(ply -> placements.put(
                        ply, Fen.placement((ply < game.played().size() ? before(game, ply) : now).setup())));
        return Optional.of(new ClaimEvidence(found, lookalikes, placements));
    }

    private static Standing before(Game game, int ply) {
        return game.played().get(ply).before();
    }
}
