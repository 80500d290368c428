package org.jadoube.laws.completion;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Position;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.arbiter.Asking;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.ArbiterAsked;
import org.jadoube.laws.game.PlayedMove;
import org.jadoube.laws.game.Standing;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.touch.TouchBreaches;
import org.jadoube.mating.Mating;

/// Neither player can checkmate any more, and somebody points it out: what [FinalPosition] leaves open in the moment
/// of the move is asked again here, with the means of a question that is asked once in a game. A dead position has
/// ended the game whether anybody has noticed or not, so it may be pointed out at any time.
@Article({"5.2b", "9.6"})
public final class DeadPosition {
    private static final Citation DEAD = new Citation("5.2b");

    private DeadPosition() {}

    /// The game is drawn, or a side can still checkmate. Where neither is proved, or an offence would be
    /// undone first, a player's word, or the arbiter's own doubt, is put to the arbiter; the game goes on
    /// meanwhile. Where a side can checkmate, or no position of chess stands on the board, the answer is the
    /// same whether the last move was legal or not, for nobody is to find that out by asking.
    @Article({"5.2b", "9.6"})
    public static Verdict pointOut(Table table, Act.PointOutDeadPosition act) {
        if (table.desk().isAsked(Matter.DEAD_POSITION)) {
            return Verdict.refused(DEAD, Refusal.ASKED_ALREADY, "");
        }
        Standing standing = table.game().standing();
        if (standing.regular().isEmpty()) {
            return Verdict.refused(DEAD, Refusal.CHECKMATE_POSSIBLE, "");
        }
        Colour mover = standing.turn();
        return switch (MatingChance.of(standing, mover)) {
            case POSSIBLE -> possible(act, mover);
            case IMPOSSIBLE -> byTheOther(table, mover.opponent(), act, dead(table, act));
            case UNDETERMINED -> byTheOther(table, mover.opponent(), act, undetermined(table, act));
        };
    }

    private static Verdict dead(Table table, Act.PointOutDeadPosition act) {
        return isLawful(table) ? Verdict.taken(FinalPosition.dead(act.at())) : undetermined(table, act);
    }

    /// The side that has the move cannot checkmate, or nobody knows.
    ///
    /// @param otherwise what follows where the other side cannot either
    private static Verdict byTheOther(Table table, Colour side, Act.PointOutDeadPosition act, Verdict otherwise) {
        return switch (MatingChance.of(table.game().standing(), side)) {
            case POSSIBLE -> possible(act, side);
            case IMPOSSIBLE -> otherwise;
            case UNDETERMINED -> undetermined(table, act);
        };
    }

    /// Whether what stands there was reached as a position has to be that ends the game: by a move that is legal, and
    /// since 2014 with the piece touched.
    @Article("5.2b")
    private static boolean isLawful(Table table) {
        List<PlayedMove> played = table.game().played();
        return (played.isEmpty() || played.getLast().offence().isEmpty())
                && FinalPosition.endsGame(table, TouchBreaches.judgeLast(table));
    }

    /// The arbiter is told which side can; a player would learn from it which perhaps cannot.
    private static Verdict possible(Act.PointOutDeadPosition act, Colour side) {
        return switch (act.by()) {
            case ARBITER, HALL, OBSERVER ->
                Verdict.refused(DEAD, Refusal.CHECKMATE_POSSIBLE, side.name().toLowerCase(Locale.ROOT));
            case WHITE, BLACK, SPECTATOR -> Verdict.refused(DEAD, Refusal.CHECKMATE_POSSIBLE, "");
        };
    }

    private static Verdict undetermined(Table table, Act.PointOutDeadPosition act) {
        return switch (act.by()) {
            case WHITE, BLACK, ARBITER -> Verdict.taken(asked(table, act));
            case OBSERVER, HALL, SPECTATOR -> Verdict.refused(DEAD, Refusal.NOTHING_PROVED, "");
        };
    }

    private static ArbiterAsked asked(Table table, Act.PointOutDeadPosition act) {
        Asking asking = Asking.of(table, act.at());
        return act.by()
                .colour()
                .map(player -> asking.about(player, DEAD, Matter.DEAD_POSITION, ""))
                .orElseGet(() -> asking.inGeneral(DEAD, Matter.DEAD_POSITION, ""));
    }

    /// The arbiter says whether the position is dead. What has been played meanwhile cannot have revived it.
    @Article({"5.2b", "9.6"})
    public static List<Event> answered(Act.AnswerQuestion act) {
        return act.answer() == Answer.UPHELD ? List.of(FinalPosition.dead(act.at())) : List.of();
    }

    /// The position in which it is worth the while of whoever has time to prove that it is dead, and to point it out;
    /// empty where that is known already, hardly to be expected, or not to be decided by a proof. It costs next to
    /// nothing to ask for it.
    @Article({"5.2b", "9.6"})
    public static Optional<Position> suspected(Table table) {
        boolean open = table.game().started().isPresent()
                && table.game().end().isEmpty()
                && !table.desk().isAsked(Matter.DEAD_POSITION);
        return open && isLawful(table)
                ? table.game().standing().regular().filter(Mating::isSuspicious)
                : Optional.empty();
    }
}
