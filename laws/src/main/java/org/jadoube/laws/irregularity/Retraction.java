package org.jadoube.laws.irregularity;

import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Course;
import org.jadoube.laws.game.Event.MoveBound;
import org.jadoube.laws.game.PlayedMove;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.game.Touches;
import org.jadoube.laws.term.Incident;

/// A player takes back what he has just done wrongly, before he presses: nobody holds it against him, but he has
/// touched what he has touched.
public final class Retraction {
    private static final Citation RELEASED = new Citation("4.6");
    private static final Citation FOUND = new Citation("7.5");

    private Retraction() {}

    /// A position is to be put up again: by a player the one before his last move, where he may take it back; by the
    /// arbiter any.
    @Article({"4.6", "7.4a", "7.5"})
    public static Verdict restore(Table table, Act.RestorePosition act) {
        if (!table.regulations().profile().pressesByHand()) {
            return Verdict.refused(FOUND, Refusal.NOT_IN_FORCE, "");
        }
        return act.by()
                .colour()
                .map(player -> takeBack(table, player, act))
                .orElseGet(() -> Restoration.identified(table, act));
    }

    private static Verdict takeBack(Table table, Colour player, Act.RestorePosition act) {
        if (!isOpen(table, player) || act.plies() != table.game().played().size() - 1) {
            return Verdict.refused(FOUND, Refusal.ONLY_THE_ARBITER, "");
        }
        Course course = new Course(table);
        retract(course, act.at());
        return Verdict.taken(course.events());
    }

    /// Whether a player's last move can still be put right by himself: it is illegal, or was made with both hands where
    /// that counts as illegal, it is not completed, and nobody has moved since.
    @Article({"4.3", "7.4a", "2023/7.5.4"})
    public static boolean isOpen(Table table, Colour player) {
        return last(table)
                .filter(move -> move.player() == player && move.completed().isEmpty())
                .filter(move -> isIllegal(table, move) || isWithBothHands(table, move))
                .isPresent();
    }

    /// Where an illegal move is held against its player once it is made, it is too late to think better of it.
    @Article("7.4a")
    private static boolean isIllegal(Table table, PlayedMove move) {
        return move.offence().isPresent() && !Finding.isHeldOnceMade(table);
    }

    private static Optional<PlayedMove> last(Table table) {
        List<PlayedMove> played = table.game().played();
        return played.isEmpty() ? Optional.empty() : Optional.of(played.getLast());
    }

    /// Until 2014 a move made with both hands is a move like any other: it stands, and what becomes of its player is
    /// for the arbiter to say.
    @Article({"4.1", "2023/7.5.4"})
    private static boolean isWithBothHands(Table table, PlayedMove move) {
        return switch (table.regulations().edition().illegalMoves().bothHands()) {
            case BREACH_OF_ONE_HAND -> false;
            case ILLEGAL_MOVE -> isOnRecord(table, move);
        };
    }

    private static boolean isOnRecord(Table table, PlayedMove move) {
        return table.desk().incidents().stream()
                .anyMatch(incident -> incident.incident() == Incident.MOVED_WITH_BOTH_HANDS
                        && incident.offender() == move.player()
                        && incident.at().equals(move.made()));
    }

    /// The board stands as before. An illegal move binds by what was touched; a legal one, made with both hands, was
    /// released and has to be made again.
    @Article({"4.1", "4.3", "4.6"})
    public static void retract(Course course, Moment at) {
        int ply = course.game().played().size();
        PlayedMove move = course.game().played().getLast();
        Touches before = course.table().touches().past().get(ply - 1);
        Touches touched = before.playing(move);
        Touches binding = move.offence().isPresent()
                ? touched
                : touched.bindingTo(new MoveBound(at, RELEASED, move.player(), move.move()));
        Restoration.before(course, ply, binding, at, RELEASED);
    }
}
