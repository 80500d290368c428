package org.jadoube.laws.conduct;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.arbiter.Asking;
import org.jadoube.laws.edition.Insistence;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.DrawClaimRejected;
import org.jadoube.laws.game.Event.DrawOffered;
import org.jadoube.laws.game.Event.FlagClaimRejected;
import org.jadoube.laws.game.Event.QuickplayDrawRejected;
import org.jadoube.laws.game.Event.TouchClaimRejected;
import org.jadoube.laws.game.Manners;
import org.jadoube.laws.game.Running;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Incident;
import org.jadoube.laws.term.Matter;

/// Offers and claims that may be unreasonable. The journal shows that they are repeated or come at the wrong time;
/// whether they annoy, the arbiter judges. He is asked once a game for each pattern and player.
@Article("12.6")
public final class Distraction {
    private static final Citation DISTRACTION = new Citation("12.6");
    private static final String REPEATED_OFFERS = "draw offers in moves that follow one another";
    private static final String UNTIMELY_OFFER = "a draw offer while the opponent was thinking";
    private static final String WRONG_CLAIMS = "wrong claims, again and again";

    private Distraction() {}

    /// The events of a verdict, and after them what of them is put to the arbiter as a possible distraction.
    public static List<Event> noted(Table table, List<Event> events) {
        if (events.stream().noneMatch(event -> actor(event).isPresent())) {
            return events;
        }
        List<Event> more = new ArrayList<>(events);
        Table before = table;
        for (Event event : events) {
            Table after = before.after(event);
            for (String pattern : patterns(before, after, event)) {
                more.add(Asking.after(table, more, event.at())
                        .about(actor(event).orElseThrow(), DISTRACTION, Matter.CONDUCT, Incident.DISTRACTION, pattern));
            }
            before = after;
        }
        return more;
    }

    /// The player whose offer or wrong claim an event is.
    private static Optional<Colour> actor(Event event) {
        return switch (event) {
            case DrawOffered e -> Optional.of(e.player());
            case DrawClaimRejected e -> Optional.of(e.player());
            case QuickplayDrawRejected e -> Optional.of(e.player());
            case TouchClaimRejected e -> Optional.of(e.by());
            case FlagClaimRejected e -> e.by().colour();
            default -> Optional.empty();
        };
    }

    private static List<String> patterns(Table before, Table after, Event event) {
        return actor(event)
                .map(player -> event instanceof DrawOffered
                        ? offering(before, after.manners(player))
                        : claiming(after, after.manners(player)))
                .orElse(List.of());
    }

    private static List<String> offering(Table before, Manners manners) {
        List<String> patterns = new ArrayList<>();
        if (manners.offersInARow() >= insistence(before).offers()) {
            patterns.add(REPEATED_OFFERS);
        }
        if (isThinking(before, manners.player().opponent())) {
            patterns.add(UNTIMELY_OFFER);
        }
        patterns.removeAll(manners.noted());
        return patterns;
    }

    /// Whether the clock of a player having the move is running, the opponent having completed his own.
    private static boolean isThinking(Table table, Colour player) {
        return table.regulations().profile().pressesByHand()
                && table.game().clocks() == Running.GOING
                && table.game().turn() == player
                && table.game().uncompleted(player.opponent()) == 0;
    }

    private static List<String> claiming(Table after, Manners manners) {
        return manners.wrongClaims() >= insistence(after).wrongClaims()
                        && !manners.noted().contains(WRONG_CLAIMS)
                ? List.of(WRONG_CLAIMS)
                : List.of();
    }

    private static Insistence insistence(Table table) {
        return table.regulations().rules().interpretations().insistence();
    }
}
