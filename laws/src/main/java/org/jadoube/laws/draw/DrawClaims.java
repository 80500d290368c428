package org.jadoube.laws.draw;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.Piece;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.edition.Claims;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.ClocksStopped;
import org.jadoube.laws.game.Event.DrawClaimRejected;
import org.jadoube.laws.game.Event.DrawClaimed;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Event.MoveBound;
import org.jadoube.laws.game.Event.PieceTouched;
import org.jadoube.laws.game.Event.TimeAdded;
import org.jadoube.laws.game.Event.TimeDeducted;
import org.jadoube.laws.game.Occurrences;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.game.Running;
import org.jadoube.laws.game.Table;

/// The player having the move claims a draw, because a position stands for the third time or because of fifty moves
/// without capture or pawn move: on the board as it is, or with the move that he has written down and will make. A
/// claim cannot be taken back: it is right and the game drawn, or wrong and it costs him.
public final class DrawClaims {
    private static final Citation STOPPED = new Citation("9.5");
    private static final Citation RIGHT = new Citation("9.5a");
    private static final Citation WRONG = new Citation("9.5b");
    private static final Citation TOUCHED = new Citation("4.3a");

    private static final int OCCURRENCES = 3;
    private static final int HALF_MOVES = 2 * 50;

    private DrawClaims() {}

    /// A claim is judged on its own ground and no other.
    @Article({"5.2d", "5.2e", "9.2", "9.3"})
    public static Verdict claim(Table table, Colour player, Act.ClaimDraw act) {
        Optional<Objection> objection = Objection.to(table, player, act);
        if (objection.isPresent()) {
            return inadmissible(table, player, act, objection.get());
        }
        Optional<String> fault = fault(table, act);
        List<Event> events = new ArrayList<>();
        if (fault.isEmpty()) {
            events.addAll(claimed(table, player, act));
            events.add(drawn(act));
        } else {
            events.addAll(penalised(table, player, act, fault.get()));
            act.written().flatMap(move -> bound(table, player, move, act.at())).ifPresent(events::add);
        }
        return Verdict.taken(events);
    }

    /// The provision under which a claim is made.
    @Article({"9.2a", "9.2b", "9.3a", "9.3b"})
    static Citation ground(Act.ClaimDraw act) {
        return new Citation(
                switch (act.grounds()) {
                    case THIRD_OCCURRENCE -> act.written().isPresent() ? "9.2a" : "9.2b";
                    case FIFTY_MOVES -> act.written().isPresent() ? "9.3a" : "9.3b";
                });
    }

    /// What a claim lacks, in words; empty when it is right. With a written move the position after it decides.
    @Article({"9.2a", "9.2b", "9.3a", "9.3b"})
    private static Optional<String> fault(Table table, Act.ClaimDraw act) {
        if (act.written().isEmpty()) {
            return lacking(act, Occurrences.of(table));
        }
        Move move = act.written().get();
        return table.game().standing().isLegal(move)
                ? lacking(act, Occurrences.after(table.game(), move))
                : Optional.of("the written move is not legal: " + move);
    }

    /// What the count lacks: the third occurrence at least, or fifty moves made by each.
    @Article({"9.2", "9.3"})
    private static Optional<String> lacking(Act.ClaimDraw act, Occurrences found) {
        if (found.justify(act.grounds())) {
            return Optional.empty();
        }
        return switch (act.grounds()) {
            case THIRD_OCCURRENCE ->
                Optional.of("occurrences of the position: %d of %d".formatted(found.count(), OCCURRENCES));
            case FIFTY_MOVES ->
                Optional.of("half-moves without capture or pawn move: %d of %d".formatted(found.quiet(), HALF_MOVES));
        };
    }

    /// A claim that lacks what makes it one decides nothing and costs nothing: neither right nor wrong, it goes on
    /// record. An event may hold it to be wrong; it binds to no move then.
    @Article({"9.2", "9.3", "9.4"})
    private static Verdict inadmissible(Table table, Colour player, Act.ClaimDraw act, Objection objection) {
        if (!table.regulations().profile().pressesByHand()) {
            return Verdict.refused(objection.citation(), Refusal.CLAIM_NOT_ADMISSIBLE, objection.detail());
        }
        return switch (table.regulations().rules().interpretations().improperClaims()) {
            case NO_CLAIMS ->
                Verdict.taken(new DrawClaimRejected(
                        act.at(), objection.citation(), player, act.grounds(), objection.detail()));
            case WRONG_CLAIMS -> Verdict.taken(penalised(table, player, act, objection.detail()));
        };
    }

    /// He makes his claim and, as the edition has it, stops the clocks with it.
    @Article({"9.2", "9.3", "9.5"})
    private static List<Event> claimed(Table table, Colour player, Act.ClaimDraw act) {
        List<Event> events = new ArrayList<>();
        events.add(new DrawClaimed(act.at(), ground(act), player, act.grounds(), act.written()));
        stopped(table, player, act.at()).ifPresent(events::add);
        return events;
    }

    /// Who must stop the clocks does; where the claimant only may, they run on until he, or somebody else, stops
    /// them. Where the move presses the clock there is no need: the claim is decided at once.
    @Article("9.5")
    private static Optional<Event> stopped(Table table, Colour player, Moment at) {
        boolean running = table.game().clocks() == Running.GOING;
        if (!running || !table.regulations().profile().pressesByHand()) {
            return Optional.empty();
        }
        Claims claims = table.regulations().edition().claims();
        return switch (claims.stop()) {
            case CLAIMANT_SHALL, CLAIMANT_OR_ARBITER_SHALL ->
                Optional.of(new ClocksStopped(at, STOPPED, Actor.player(player), "to claim a draw"));
            case CLAIMANT_MAY -> Optional.empty();
        };
    }

    /// A right claim draws the game at once.
    @Article("9.5a")
    private static GameEnded drawn(Act.ClaimDraw act) {
        Ending ending = switch (act.grounds()) {
            case THIRD_OCCURRENCE -> Ending.THIRD_OCCURRENCE;
            case FIFTY_MOVES -> Ending.FIFTY_MOVES;
        };
        return new GameEnded(act.at(), RIGHT, Result.DRAW, ending, Optional.empty());
    }

    /// A wrong claim is an offer of a draw all the same. It gives the opponent time, and in the older editions costs
    /// the claimant time, both at once.
    @Article({"9.1c", "9.5b"})
    private static List<Event> penalised(Table table, Colour player, Act.ClaimDraw act, String fault) {
        Moment at = act.at();
        Claims claims = table.regulations().edition().claims();
        Duration given = claims.bonus(table.regulations().rules());
        Duration cost =
                claims.deduction().from(table.clock().reading(at).face(player).remaining());
        List<Event> events = new ArrayList<>(claimed(table, player, act));
        events.addAll(DrawOffers.byClaim(table, player, at));
        events.add(new DrawClaimRejected(at, WRONG, player, act.grounds(), fault));
        events.add(new TimeAdded(at, WRONG, player.opponent(), given));
        if (cost.isPositive()) {
            events.add(new TimeDeducted(at, WRONG, player, cost));
        }
        return events;
    }

    /// The written move must be made. One that is not legal binds over the board by touch-move, as if its piece had
    /// been touched.
    @Article({"9.5b", "4.3"})
    private static Optional<Event> bound(Table table, Colour player, Move move, Moment at) {
        if (table.game().standing().isLegal(move)) {
            return Optional.of(new MoveBound(at, WRONG, player, move));
        }
        if (!table.regulations().profile().pressesByHand()) {
            return Optional.empty();
        }
        return Optional.ofNullable(table.game().standing().setup().pieces().get(move.from()))
                .map(Piece::colour)
                .filter(player::equals)
                .map(_ -> new PieceTouched(at, TOUCHED, player, move.from()));
    }
}
