package org.jadoube.laws.game;

import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.laws.game.Event.GameAnnulled;
import org.jadoube.laws.game.Event.MoveRecorded;
import org.jadoube.laws.game.Event.OfferRecorded;
import org.jadoube.laws.game.Event.PositionRestored;
import org.jadoube.laws.game.Event.ReconstructionBegun;
import org.jadoube.laws.game.Event.ReconstructionEnded;
import org.jadoube.laws.game.Event.RecordingExcused;
import org.jadoube.laws.game.Event.ResultSigned;
import org.jadoube.laws.game.Event.ScoresheetCompleted;
import org.jadoube.laws.game.Event.ScoresheetUpdateOrdered;

/// One player's scoresheet: a fold over the events of the game.
///
/// @param entries what he has written himself, a half-move each
/// @param recorded the half-moves recorded without a gap from the first on, those among them that he has copied
/// @param offers after how many half-moves he has marked a draw offer
/// @param excusedIn the latest period in which he need not have recorded, as far as the clock does not tell
/// @param signed the result under which he has put his name
public record Scoresheet(
        Colour player,
        List<MoveRecorded> entries,
        int recorded,
        List<Integer> offers,
        Duty duty,
        Optional<Integer> excusedIn,
        Optional<Result> signed) {
    /// What the player owes his scoresheet.
    public enum Duty {
        /// Move after move.
        RECORDING,
        /// Nothing for the whole game.
        EXCUSED,
        /// To complete it before he moves.
        UPDATING,
        /// To play the game again on a second board.
        RECONSTRUCTING
    }

    public Scoresheet {
        entries = List.copyOf(entries);
        offers = List.copyOf(offers);
    }

    static Scoresheet blank(Colour player) {
        return new Scoresheet(player, List.of(), 0, List.of(), Duty.RECORDING, Optional.empty(), Optional.empty());
    }

    Scoresheet after(Event event) {
        return switch (event) {
            case MoveRecorded e when e.player() == player -> write(e);
            case OfferRecorded e when e.player() == player -> mark();
            case RecordingExcused e when e.player() == player -> excuse(e);
            case ScoresheetUpdateOrdered e when e.player() == player -> owing(Duty.UPDATING);
            case ScoresheetCompleted e when e.player() == player -> complete(e);
            case ReconstructionBegun _ -> owing(Duty.RECONSTRUCTING);
            case ReconstructionEnded _ -> owing(Duty.RECORDING);
            case PositionRestored e -> cutTo(e.plies());
            case ResultSigned e when e.player() == player -> sign(e);
            case GameAnnulled _ -> blank(player);
            default -> this;
        };
    }

    private Scoresheet write(MoveRecorded event) {
        Fit.require(event.ply() == recorded + 1, "half-move %d is to be recorded next".formatted(recorded + 1), event);
        return new Scoresheet(player, Fit.with(entries, event), event.ply(), offers, duty, excusedIn, signed);
    }

    private Scoresheet mark() {
        return new Scoresheet(player, entries, recorded, Fit.with(offers, recorded), duty, excusedIn, signed);
    }

    private Scoresheet excuse(RecordingExcused event) {
        return event.period().isPresent()
                ? new Scoresheet(player, entries, recorded, offers, duty, event.period(), signed)
                : owing(Duty.EXCUSED);
    }

    private Scoresheet complete(ScoresheetCompleted event) {
        int copied = Math.max(recorded, event.plies());
        return new Scoresheet(player, entries, copied, offers, duty, excusedIn, signed).owing(Duty.RECORDING);
    }

    /// Who is excused for the whole game stays so.
    private Scoresheet owing(Duty other) {
        return duty == Duty.EXCUSED
                ? this
                : new Scoresheet(player, entries, recorded, offers, other, excusedIn, signed);
    }

    private Scoresheet sign(ResultSigned event) {
        return new Scoresheet(player, entries, recorded, offers, duty, excusedIn, Optional.of(event.result()));
    }

    private Scoresheet cutTo(int plies) {
        return new Scoresheet(
                player,
                entries.stream().filter(entry -> entry.ply() <= plies).toList(),
                Math.min(recorded, plies),
                offers.stream().filter(offer -> offer <= plies).toList(),
                duty,
                excusedIn,
                signed);
    }
}
