package org.jadoube.laws.quickplay;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.arbiter.Asking;
import org.jadoube.laws.draw.Agreements;
import org.jadoube.laws.edition.Quickplay;
import org.jadoube.laws.edition.QuickplayFinish;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.ArbiterAsked;
import org.jadoube.laws.game.Event.DrawOffered;
import org.jadoube.laws.game.Event.IncrementIntroduced;
import org.jadoube.laws.game.Event.IncrementRequested;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Question;

/// A player short of time asks that both be given five seconds more for each move. This offers a draw; only when the
/// opponent has refused it does the arbiter say whether he agrees.
@Article("2023/III.4")
public final class IncrementRequests {
    private static final Duration INCREMENT = Duration.ofSeconds(5);

    private static final Citation PHASE = new Citation("10.1");
    private static final Citation REQUEST = new Citation("2023/III.4");

    private IncrementRequests() {}

    /// The player having the move asks with less than two minutes left. He may stop the clocks to seek the arbiter;
    /// asking alone does not. Where the event lets nobody offer a draw, the arbiter has the word at once.
    @Article("2023/III.4")
    public static Verdict request(Table table, Colour player, Act.RequestIncrement act) {
        if (!isInForce(table.regulations())) {
            return Verdict.refused(PHASE, Refusal.NOT_IN_FORCE, "");
        }
        Optional<Verdict> bar = QuickplayPhase.bar(table, player, act.at(), REQUEST);
        if (bar.isPresent()) {
            return bar.get();
        }
        return table.quickplay().requested().isPresent()
                ? Verdict.refused(REQUEST, Refusal.CLAIM_ALREADY_OPEN, "")
                : Verdict.taken(requested(table, player, act));
    }

    private static boolean isInForce(Regulations regulations) {
        return regulations.rules().quickplayFinish() == QuickplayFinish.ANNOUNCED
                && regulations.edition().quickplay().fiveSeconds() != Quickplay.FiveSeconds.NOT_IN_FORCE;
    }

    private static List<Event> requested(Table table, Colour player, Act.RequestIncrement act) {
        List<Event> events = new ArrayList<>();
        events.add(new IncrementRequested(act.at(), REQUEST, player));
        if (!Agreements.mayOffer(table)) {
            events.add(asked(table, player, act.at()));
        } else if (!table.game().isOfferOpen(player)) {
            events.add(new DrawOffered(act.at(), REQUEST, player));
        }
        return events;
    }

    /// What follows when a player has refused the draw that such a request offers.
    @Article("2023/III.4")
    public static List<Event> afterRefusal(Table table, Colour refusing, Moment at) {
        return table
                .quickplay()
                .requested()
                .filter(player -> player == refusing.opponent())
                .<Event>map(player -> asked(table, player, at))
                .stream()
                .toList();
    }

    private static ArbiterAsked asked(Table table, Colour player, Moment at) {
        return Asking.of(table, at).about(player, REQUEST, Matter.INCREMENT_REQUEST, "");
    }

    /// The arbiter agrees, and the opponent is given two minutes besides, or he does not: then the player may still
    /// claim the draw. Where the edition leaves the choice of delay or increment, it is an increment.
    @Article("2023/III.4")
    public static List<Event> answered(Question question, Act.AnswerQuestion act) {
        return act.answer() == Answer.UPHELD
                ? question.player().stream()
                        .flatMap(player -> introduced(player, act.at()).stream())
                        .toList()
                : List.of();
    }

    private static List<Event> introduced(Colour player, Moment at) {
        return List.of(
                new IncrementIntroduced(at, REQUEST, INCREMENT),
                QuickplayRulings.bonus(REQUEST, player.opponent(), at));
    }
}
