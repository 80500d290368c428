package org.jadoube.laws.irregularity;

import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.arbiter.Asking;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Course;
import org.jadoube.laws.game.Event.CastlingIntended;
import org.jadoube.laws.game.Event.ClocksStopped;
import org.jadoube.laws.game.Event.MoveBound;
import org.jadoube.laws.game.Event.PieceReleased;
import org.jadoube.laws.game.Event.PositionRestored;
import org.jadoube.laws.game.Event.PromotionChosen;
import org.jadoube.laws.game.Running;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.game.Touches;
import org.jadoube.laws.term.Matter;

/// The board is put back to where it stood, and what was touched then binds again.
public final class Restoration {
    private static final Citation BY_ARBITER = new Citation("6.12a");
    private static final Citation BY_PLAYER = new Citation("6.12b");
    private static final Citation CASTLING = new Citation("4.4");
    private static final Citation TIMES = new Citation("6.13");
    private static final Citation FOUND = new Citation("7.5");

    private Restoration() {}

    /// Back to before a half-move, its player bound by what he had touched: each bond by the provision it rests on.
    ///
    /// @param ply the half-move, from 1
    /// @param citation why the position comes back
    @Article({"4.3", "4.4", "4.6", "9.5b"})
    public static void before(Course course, int ply, Touches binding, Moment at, Citation citation) {
        Colour player = course.game().played().get(ply - 1).player();
        course.then(new PositionRestored(at, citation, ply - 1, binding.touched()));
        binding.castlingRook().ifPresent(rook -> course.then(new CastlingIntended(at, CASTLING, player, rook)));
        binding.released()
                .ifPresent(release ->
                        course.then(new PieceReleased(at, release.citation(), player, release.from(), release.to())));
        binding.promotion()
                .ifPresent(choice -> course.then(
                        new PromotionChosen(at, choice.citation(), player, choice.square(), choice.piece())));
        binding.bound().ifPresent(bound -> course.then(new MoveBound(at, bound.citation(), player, bound.move())));
    }

    /// The arbiter has the position put up that he takes for the last identifiable one.
    @Article({"6.13", "7.4a", "7.5"})
    static Verdict identified(Table table, Act.RestorePosition act) {
        int plies = act.plies();
        int made = table.game().played().size();
        if (plies < 0 || plies > made) {
            return Verdict.refused(FOUND, Refusal.NO_SUCH_IRREGULARITY, "%d half-moves have been made".formatted(made));
        }
        Optional<ClockProposal> times = plies == made
                ? Optional.empty()
                : ClockProposal.before(table.times().lines().get(plies));
        Course course = new Course(table);
        stopClocks(course, act.by(), act.at(), "");
        course.then(new PositionRestored(act.at(), FOUND, plies, List.of()));
        askTimes(course, times, act.at());
        return Verdict.taken(course.events());
    }

    /// The clocks stand while the arbiter puts things right.
    @Article({"6.12a", "6.12b"})
    public static void stopClocks(Course course, Actor by, Moment at, String reason) {
        if (course.game().clocks() == Running.GOING) {
            course.then(new ClocksStopped(at, by == Actor.ARBITER ? BY_ARBITER : BY_PLAYER, by, reason));
        }
    }

    /// The arbiter is asked to judge the times.
    @Article("6.13")
    public static void askTimes(Course course, Optional<ClockProposal> proposal, Moment at) {
        String text = proposal.map(ClockProposal::text).orElse("");
        course.then(Asking.of(course.table(), at).inGeneral(TIMES, Matter.CLOCK_TIMES, text));
    }
}
