package org.jadoube.laws.conduct;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jadoube.board.Colour;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.arbiter.Asking;
import org.jadoube.laws.edition.Insistence;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.DrawClaimRejected;
import org.jadoube.laws.game.Event.DrawOffered;
import org.jadoube.laws.game.Event.FlagClaimRejected;
import org.jadoube.laws.game.Event.IllegalMoveClaimRejected;
import org.jadoube.laws.game.Event.IncidentRecorded;
import org.jadoube.laws.game.Event.QuickplayDrawRejected;
import org.jadoube.laws.game.Event.TouchClaimRejected;
import org.jadoube.laws.game.Manners;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Incident;
import org.jadoube.laws.term.Matter;

/// Offers and claims that may be unreasonable. The journal shows that they are repeated or come at the wrong time;
/// whether they annoy, the arbiter judges. He is asked once a game for each pattern and player.
@Article("12.6")
public final class Distraction {
    private static final Citation DISTRACTION = new Citation("12.6");
    private static final String REPEATED_OFFERS = "draw offers in moves that follow one another";
    private static final String DISTRACTIONS = "offers or claims made improperly, again and again";
    private static final String WRONG_CLAIMS = "wrong claims, again and again";

    private Distraction() {}

    /// The events of a verdict, and after them what of them is put to the arbiter as a possible distraction.
    public static List<Event> noted(Table table, List<Event> events) {
        Set<Colour> players = events.stream()
                .flatMap(event -> actor(event).stream())
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Colour.class)));
        if (players.isEmpty()) {
            return events;
        }
        List<Event> more = new ArrayList<>(events);
        Moment at = events.getLast().at();
        Table after = table.afterAll(events);
        Insistence limits = table.regulations().rules().interpretations().insistence();
        for (Colour player : players) {
            for (String pattern : patterns(limits, after.manners(player))) {
                more.add(Asking.after(table, more, at)
                        .about(player, DISTRACTION, Matter.CONDUCT, Incident.DISTRACTION, pattern));
            }
        }
        return more;
    }

    /// The player of whose offer, wrong claim or possible distraction an event tells.
    private static Optional<Colour> actor(Event event) {
        return switch (event) {
            case DrawOffered e -> Optional.of(e.player());
            case IncidentRecorded e -> Optional.of(e.offender());
            case DrawClaimRejected e -> Optional.of(e.player());
            case QuickplayDrawRejected e -> Optional.of(e.player());
            case TouchClaimRejected e -> Optional.of(e.by());
            case IllegalMoveClaimRejected e -> e.by().colour();
            case FlagClaimRejected e -> e.by().colour();
            default -> Optional.empty();
        };
    }

    private static List<String> patterns(Insistence limits, Manners manners) {
        List<String> patterns = new ArrayList<>();
        if (manners.offersInARow() >= limits.offers()) {
            patterns.add(REPEATED_OFFERS);
        }
        if (manners.distractions() >= limits.distractions()) {
            patterns.add(DISTRACTIONS);
        }
        if (manners.wrongClaims() >= limits.wrongClaims()) {
            patterns.add(WRONG_CLAIMS);
        }
        patterns.removeAll(manners.noted());
        return patterns;
    }
}
