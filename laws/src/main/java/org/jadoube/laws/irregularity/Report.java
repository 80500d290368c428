package org.jadoube.laws.irregularity;

import java.util.List;
import java.util.function.Consumer;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.arbiter.Asking;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Course;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Matter;

/// How the arbiter learns of an irregularity of the board. What a player says is put to him, and what a spectator says
/// too where the edition wants to hear it; what he says himself is so. Where moves are made on a screen none can be.
final class Report {
    private static final Citation SPECTATORS = new Citation("13.7a");

    private Report() {}

    /// Somebody points it out. The clocks stand until it is dealt with.
    ///
    /// @param citation the provision on such an irregularity
    /// @param matter what the arbiter is asked
    /// @param found what follows when it is so
    @Article("13.7a")
    static Verdict of(
            Table table, Act.ReportIrregularity act, Citation citation, Matter matter, Consumer<Course> found) {
        if (!table.regulations().profile().pressesByHand()) {
            return Verdict.refused(citation, Refusal.NOT_IN_FORCE, "");
        }
        Course course = new Course(table);
        return switch (act.by()) {
            case ARBITER -> {
                Restoration.stopClocks(course, act.by(), act.at(), "");
                found.accept(course);
                yield Verdict.taken(course.events());
            }
            case WHITE, BLACK -> {
                Restoration.stopClocks(course, act.by(), act.at(), "");
                yield asked(course, act, citation, matter);
            }
            case SPECTATOR ->
                switch (table.regulations().edition().conduct().witnesses()) {
                    case KEEP_OUT -> Verdict.refused(SPECTATORS, Refusal.NOT_A_PLAYER, "");
                    case REPORT_TO_THE_ARBITER -> asked(course, act, citation, matter);
                };
            case OBSERVER, HALL -> Verdict.refused(SPECTATORS, Refusal.ONLY_THE_ARBITER, "");
        };
    }

    private static Verdict asked(Course course, Act.ReportIrregularity act, Citation citation, Matter matter) {
        course.then(Asking.of(course.table(), act.at()).inGeneral(citation, matter, ""));
        return Verdict.taken(course.events());
    }

    /// The arbiter answers whether it is so. A spectator who told him of it has stopped no clock.
    static List<Event> answered(Table table, Act.AnswerQuestion act, Consumer<Course> found) {
        Course course = new Course(table);
        if (act.answer() != Answer.REJECTED) {
            Restoration.stopClocks(course, act.by(), act.at(), "");
            found.accept(course);
        }
        return course.events();
    }
}
