package org.jadoube.laws.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.laws.game.Event.GameAnnulled;
import org.jadoube.laws.game.Event.MoveRecorded;
import org.jadoube.laws.game.Event.OfferRecorded;
import org.jadoube.laws.game.Event.PositionRestored;
import org.jadoube.laws.game.Event.RecordingExcused;
import org.jadoube.laws.game.Event.RecordingResumed;
import org.jadoube.laws.game.Event.ResultSigned;
import org.jadoube.laws.game.Event.ScoresheetCompleted;
import org.jadoube.laws.game.Event.ScoresheetUpdateOrdered;

/// One player's scoresheet: a fold over the events of the game.
///
/// @param entries what he has written, a half-move each
/// @param offers after how many entries he has marked a draw offer
/// @param signed the result under which he has put his name
public record Scoresheet(
        Colour player, List<MoveRecorded> entries, List<Integer> offers, Duty duty, Optional<Result> signed) {
    /// What the player owes his scoresheet.
    public enum Duty {
        /// Move after move.
        RECORDING,
        /// Nothing for now.
        EXCUSED,
        /// To complete it before he moves.
        UPDATING
    }

    public Scoresheet {
        entries = List.copyOf(entries);
        offers = List.copyOf(offers);
    }

    static Scoresheet blank(Colour player) {
        return new Scoresheet(player, List.of(), List.of(), Duty.RECORDING, Optional.empty());
    }

    /// The half-moves recorded without a gap from the first on.
    public int recorded() {
        return entries.size();
    }

    Scoresheet after(Event event) {
        return switch (event) {
            case MoveRecorded e
            when e.player() == player -> new Scoresheet(player, with(entries, e), offers, duty, signed);
            case OfferRecorded e
            when e.player() == player -> new Scoresheet(player, entries, with(offers, entries.size()), duty, signed);
            case RecordingExcused e when e.player() == player -> owing(Duty.EXCUSED);
            case RecordingResumed e when e.player() == player -> owing(Duty.RECORDING);
            case ScoresheetUpdateOrdered e when e.player() == player -> owing(Duty.UPDATING);
            case ScoresheetCompleted e when e.player() == player -> owing(Duty.RECORDING);
            case PositionRestored e -> cutTo(e.plies());
            case ResultSigned e
            when e.player() == player -> new Scoresheet(player, entries, offers, duty, Optional.of(e.result()));
            case GameAnnulled _ -> blank(player);
            default -> this;
        };
    }

    private Scoresheet owing(Duty other) {
        return new Scoresheet(player, entries, offers, other, signed);
    }

    private Scoresheet cutTo(int plies) {
        return new Scoresheet(
                player,
                entries.stream().filter(entry -> entry.ply() <= plies).toList(),
                offers.stream().filter(offer -> offer <= plies).toList(),
                duty,
                signed);
    }

    private static <T> List<T> with(List<T> list, T last) {
        List<T> longer = new ArrayList<>(list);
        longer.add(last);
        return longer;
    }
}
