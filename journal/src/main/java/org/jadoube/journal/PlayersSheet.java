package org.jadoube.journal;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jadoube.board.Colour;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Result;

/// What a player has written on his scoresheet, as far as a journal goes.
///
/// @param entries by half-move, from 1; with gaps where he copied from another sheet or wrote nothing
/// @param signed the result under which he has put his name
public record PlayersSheet(SortedMap<Integer, String> entries, Optional<Result> signed) {
    private static final String OFFER = "(=)";

    public PlayersSheet {
        entries = Collections.unmodifiableSortedMap(new TreeMap<>(entries));
    }

    /// The sheet of a player after some events of his game.
    public static PlayersSheet of(List<Event> journal, Colour player) {
        var entries = new TreeMap<Integer, String>();
        Optional<Result> signed = Optional.empty();
        for (Event event : journal) {
            switch (event) {
                case Event.MoveRecorded recorded
                when recorded.player() == player -> entries.put(recorded.ply(), recorded.text());
                case Event.OfferRecorded offer
                when offer.player() == player && !entries.isEmpty() ->
                    entries.merge(entries.lastKey(), OFFER, (text, sign) -> text + " " + sign);
                case Event.ResultSigned signature
                when signature.player() == player -> signed = Optional.of(signature.result());
                case Event.PositionRestored restored ->
                    entries.tailMap(restored.plies() + 1).clear();
                case Event.GameAnnulled _ -> {
                    entries.clear();
                    signed = Optional.empty();
                }
                default -> {}
            }
        }
        return new PlayersSheet(entries, signed);
    }
}
