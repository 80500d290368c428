package org.jadoube.laws.irregularity;

import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.game.Course;
import org.jadoube.laws.game.PlayedMove;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.game.Touches;
import org.jadoube.laws.term.Incident;

/// A player takes back what he has just done wrongly, before he presses: nobody holds it against him, but he has
/// touched what he has touched.
public final class Retraction {
    private static final Citation RELEASED = new Citation("4.6");

    private Retraction() {}

    /// Whether a player's last move can still be put right by himself: it is illegal, or was made with both hands, it
    /// is not completed, and nobody has moved since.
    @Article({"4.1", "4.3", "7.4a"})
    public static boolean isOpen(Table table, Colour player) {
        return last(table)
                .filter(move -> move.player() == player && move.completed().isEmpty())
                .filter(move -> move.offence().isPresent() || isWithBothHands(table, move))
                .isPresent();
    }

    private static Optional<PlayedMove> last(Table table) {
        List<PlayedMove> played = table.game().played();
        return played.isEmpty() ? Optional.empty() : Optional.of(played.getLast());
    }

    private static boolean isWithBothHands(Table table, PlayedMove move) {
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
        Touches binding = move.offence().isPresent() ? Restoration.touched(move, before) : before.writing(move.move());
        Restoration.before(course, ply, binding, at, RELEASED);
    }
}
