package org.jadoube.laws.game;

import java.util.HashSet;
import java.util.Set;
import org.jadoube.board.Colour;
import org.jadoube.laws.game.Event.ArbiterAsked;
import org.jadoube.laws.game.Event.DrawClaimRejected;
import org.jadoube.laws.game.Event.DrawOffered;
import org.jadoube.laws.game.Event.FlagClaimRejected;
import org.jadoube.laws.game.Event.IllegalMoveClaimRejected;
import org.jadoube.laws.game.Event.IllegalMoveMade;
import org.jadoube.laws.game.Event.IncidentRecorded;
import org.jadoube.laws.game.Event.MoveMade;
import org.jadoube.laws.game.Event.QuickplayDrawRejected;
import org.jadoube.laws.game.Event.TouchClaimRejected;
import org.jadoube.laws.term.Incident;
import org.jadoube.laws.term.Question;

/// How one player has offered and claimed: a fold over the events of the game.
///
/// @param offersInARow his draw offers with no move of his own in between, or just one
/// @param movesSinceOffer how many moves he has made since the last of them
/// @param distractions how often it is on record, not by the arbiter, that he may have distracted the opponent
/// @param wrongClaims how many of his claims were found wrong
/// @param noted what has been put to the arbiter already, as it was put
public record Manners(
        Colour player, int offersInARow, int movesSinceOffer, int distractions, int wrongClaims, Set<String> noted) {
    public Manners {
        noted = Set.copyOf(noted);
    }

    static Manners of(Colour player) {
        return new Manners(player, 0, 0, 0, 0, Set.of());
    }

    Manners after(Event event) {
        return switch (event) {
            case DrawOffered e
            when e.player() == player ->
                new Manners(player, movesSinceOffer <= 1 ? offersInARow + 1 : 1, 0, distractions, wrongClaims, noted);
            case MoveMade e when e.player() == player -> moved();
            case IllegalMoveMade e when e.player() == player -> moved();
            case DrawClaimRejected e when e.player() == player -> wrong();
            case QuickplayDrawRejected e when e.player() == player -> wrong();
            case TouchClaimRejected e when e.by() == player -> wrong();
            case IllegalMoveClaimRejected e when e.by() == Actor.player(player) -> wrong();
            case FlagClaimRejected e when e.by() == Actor.player(player) -> wrong();
            case IncidentRecorded e
            when isDistraction(e) ->
                new Manners(player, offersInARow, movesSinceOffer, distractions + 1, wrongClaims, noted);
            case ArbiterAsked e
            when isAboutHim(e.question()) -> noting(e.question().detail());
            default -> this;
        };
    }

    private Manners moved() {
        return new Manners(player, offersInARow, movesSinceOffer + 1, distractions, wrongClaims, noted);
    }

    private Manners wrong() {
        return new Manners(player, offersInARow, movesSinceOffer, distractions, wrongClaims + 1, noted);
    }

    private boolean isDistraction(IncidentRecorded event) {
        return event.incident() == Incident.DISTRACTION && event.offender() == player && event.by() != Actor.ARBITER;
    }

    private boolean isAboutHim(Question question) {
        return question.incident().filter(Incident.DISTRACTION::equals).isPresent()
                && question.player().filter(player::equals).isPresent();
    }

    private Manners noting(String detail) {
        Set<String> more = new HashSet<>(noted);
        more.add(detail);
        return new Manners(player, offersInARow, movesSinceOffer, distractions, wrongClaims, more);
    }
}
