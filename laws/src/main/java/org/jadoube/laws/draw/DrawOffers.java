package org.jadoube.laws.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.edition.Touching;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.DrawDeclined;
import org.jadoube.laws.game.Event.DrawOffered;
import org.jadoube.laws.game.Event.IncidentRecorded;
import org.jadoube.laws.game.Game;
import org.jadoube.laws.game.PlayedMove;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.quickplay.IncrementRequests;
import org.jadoube.laws.term.Contact;
import org.jadoube.laws.term.Incident;

/// Offering a draw and answering. An offer is good at any time of the game, has no conditions and cannot be taken
/// back; it is open until the opponent accepts it, declines it in words or by touching a piece to move or capture
/// it, or the game ends. Each player has at most one open; offers that cross are two offers and no acceptance.
/// What an accepted offer is worth stands in [Agreements].
@Article({"9.1", "2023/9.1.2"})
public final class DrawOffers {
    private static final Citation EVENT = new Citation("9.1");
    private static final Citation OFFER = new Citation("9.1a");
    private static final Citation BY_CLAIM = new Citation("9.1c");
    private static final Citation DISTRACTION = new Citation("12.6");

    private DrawOffers() {}

    /// The place of an offer is between a player's move and his press. Elsewhere it is as good, but goes on record
    /// as what may have distracted the opponent; so does one that is open already, and a condition, which is void.
    @Article({"9.1", "9.1a", "12.6"})
    public static Verdict offer(Table table, Colour player, Act.OfferDraw act) {
        if (!Agreements.mayOffer(table)) {
            return Verdict.refused(EVENT, Refusal.AGREEMENT_RESTRICTED, "");
        }
        boolean repeated = table.game().isOfferOpen(player);
        if (repeated && !table.regulations().profile().pressesByHand()) {
            return Verdict.refused(OFFER, Refusal.OFFER_ALREADY_OPEN, "");
        }
        List<Event> events = new ArrayList<>();
        if (!repeated) {
            events.add(new DrawOffered(act.at(), OFFER, player));
        }
        improper(table, player, act)
                .ifPresent(note -> events.add(
                        new IncidentRecorded(act.at(), DISTRACTION, act.by(), player, Incident.DISTRACTION, note)));
        return Verdict.taken(events);
    }

    /// What is wrong with the manner of an offer over the board. Where the move presses the clock no offer could
    /// come in between.
    @Article({"9.1a", "12.6"})
    private static Optional<String> improper(Table table, Colour player, Act.OfferDraw act) {
        if (!table.regulations().profile().pressesByHand()) {
            return Optional.empty();
        }
        List<String> faults = new ArrayList<>();
        if (table.game().isOfferOpen(player)) {
            faults.add("offered while his offer was open");
        } else if (!isBetweenMoveAndPress(table.game(), player)) {
            faults.add("offered other than between his move and his press");
        }
        act.condition().ifPresent(condition -> faults.add("offered on a condition, which is void: " + condition));
        return faults.isEmpty() ? Optional.empty() : Optional.of(String.join("; ", faults));
    }

    private static boolean isBetweenMoveAndPress(Game game, Colour player) {
        if (game.played().isEmpty()) {
            return false;
        }
        PlayedMove last = game.played().getLast();
        return last.player() == player && last.completed().isEmpty();
    }

    /// The opponent takes the offer. That ends the game where the two of them may agree.
    @Article("9.1a")
    public static Verdict accept(Table table, Colour player, Act.AcceptDraw act) {
        return table.game().isOfferOpen(player.opponent())
                ? Agreements.agreed(table, player, act)
                : Verdict.refused(OFFER, Refusal.NO_OFFER_TO_ANSWER, "");
    }

    /// The opponent says no.
    @Article("9.1a")
    public static Verdict decline(Table table, Colour player, Act.DeclineDraw act) {
        return table.game().isOfferOpen(player.opponent())
                ? Verdict.taken(declined(table, player, act.at()))
                : Verdict.refused(OFFER, Refusal.NO_OFFER_TO_ANSWER, "");
    }

    /// The opponent touches a piece: what becomes of the offer open to him. A piece touched to move or capture it
    /// says no. One touched on purpose to another end says so only where the edition takes every touch that is no
    /// accident for such an intention.
    ///
    /// @param player who touches, having the move; his touch counts under Article 4
    @Article("9.1a")
    public static List<Event> declinedByTouching(Table table, Colour player, Contact contact, Moment at) {
        Touching.Trigger trigger = table.regulations().edition().touching().trigger();
        boolean intended = switch (contact) {
            case INTENDING -> true;
            case DELIBERATE -> trigger == Touching.Trigger.NOT_ACCIDENTAL;
            case ACCIDENTAL -> false;
        };
        return intended ? declinedByMoving(table, player, at) : List.of();
    }

    /// The opponent's offer, if one is open, is gone once the player moves: he has touched a piece for it.
    @Article("9.1a")
    public static List<Event> declinedByMoving(Table table, Colour player, Moment at) {
        return table.game().isOfferOpen(player.opponent()) ? declined(table, player, at) : List.of();
    }

    /// The offer is gone. Where it lay in a request for an increment, the arbiter has the next word.
    @Article({"9.1a", "2023/III.4"})
    private static List<Event> declined(Table table, Colour player, Moment at) {
        List<Event> events = new ArrayList<>();
        events.add(new DrawDeclined(at, OFFER, player));
        events.addAll(IncrementRequests.afterRefusal(table, player, at));
        return events;
    }

    /// A claim of a draw is an offer too, where the players may agree on one.
    @Article("9.1c")
    public static List<Event> byClaim(Table table, Colour player, Moment at) {
        return table.game().isOfferOpen(player) || !Agreements.mayOffer(table)
                ? List.of()
                : List.of(new DrawOffered(at, BY_CLAIM, player));
    }
}
