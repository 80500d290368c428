package org.jadoube.laws.irregularity;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jadoube.board.Colour;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.arbiter.Asking;
import org.jadoube.laws.edition.Beginning;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Course;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.GameAnnulled;
import org.jadoube.laws.game.Event.IrregularityFound;
import org.jadoube.laws.game.Game;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Irregularity;
import org.jadoube.laws.term.Matter;

/// What has been wrong from the beginning: the pieces, the board, the colours.
public final class Beginnings {
    private static final Citation SET_UP = new Citation("7.1a");
    private static final Citation BOARD = new Citation("7.1b");
    private static final Citation COLOURS = new Citation("7.2");
    private static final Citation SETTLED = new Citation("A.4a");
    private static final Citation SETTLED_BOARD = new Citation("2023/A.5.1.2");
    private static final int MOVES_THAT_SETTLE_COLOURS = 10;

    private Beginnings() {}

    /// The pieces are said to have been set up wrongly.
    @Article("7.1a")
    public static Verdict position(Table table, Act.ReportIrregularity act) {
        return unsettled(
                table,
                () -> Report.of(
                        table,
                        act,
                        SET_UP,
                        Matter.WRONG_INITIAL_POSITION,
                        course -> wrongPosition(course, act.by(), act.at())));
    }

    /// The arbiter has looked at it.
    @Article("7.1a")
    public static List<Event> positionAnswered(Table table, Act.AnswerQuestion act) {
        return Report.answered(table, act, course -> wrongPosition(course, act.by(), act.at()));
    }

    /// The game is cancelled, however far it has come, and a new one played.
    @Article("7.1a")
    private static void wrongPosition(Course course, Actor by, Moment at) {
        course.then(new IrregularityFound(at, SET_UP, by, Irregularity.WRONG_INITIAL_POSITION));
        course.then(new GameAnnulled(at, SET_UP));
    }

    /// The board is said to lie the wrong way round.
    @Article("7.1b")
    public static Verdict board(Table table, Act.ReportIrregularity act) {
        return unsettled(
                table,
                () -> Report.of(table, act, BOARD, Matter.BOARD_TURNED, course -> turned(course, act.by(), act.at())));
    }

    /// The arbiter has looked at it.
    @Article("7.1b")
    public static List<Event> boardAnswered(Table table, Act.AnswerQuestion act) {
        return Report.answered(table, act, course -> turned(course, act.by(), act.at()));
    }

    /// The position goes over to a board that lies right. That nothing else may be wrong, as 2001 has it, goes without
    /// saying: what else is wrong is an irregularity of its own.
    @Article("7.1b")
    private static void turned(Course course, Actor by, Moment at) {
        course.then(new IrregularityFound(at, BOARD, by, Irregularity.BOARD_TURNED));
    }

    /// The players are said to have each other's pieces.
    @Article("7.2")
    public static Verdict colours(Table table, Act.ReportIrregularity act) {
        return Report.of(table, act, COLOURS, Matter.COLOURS_REVERSED, course -> reversed(course, act.by(), act.at()));
    }

    /// Until 2014 the arbiter says what becomes of the game; since 2017 the number of moves does, whatever he would
    /// like.
    @Article("7.2")
    public static List<Event> coloursAnswered(Table table, Act.AnswerQuestion act) {
        Answer ruling = switch (rule(table)) {
            case PLAY_ON -> act.answer();
            case NEW_GAME_BEFORE_TEN_MOVES -> byMoves(table.game());
        };
        return Report.answered(table, act, course -> ruled(course, ruling, act.by(), act.at()));
    }

    /// The arbiter has found it himself.
    @Article("7.2")
    private static void reversed(Course course, Actor by, Moment at) {
        switch (rule(course.table())) {
            case PLAY_ON -> course.then(Asking.of(course.table(), at).inGeneral(COLOURS, Matter.COLOURS_REVERSED, ""));
            case NEW_GAME_BEFORE_TEN_MOVES -> ruled(course, byMoves(course.game()), by, at);
        }
    }

    private static Beginning.ColoursReversed rule(Table table) {
        return table.regulations().edition().beginning().coloursReversed();
    }

    /// The game begins anew unless both have made ten moves.
    @Article("7.2")
    private static Answer byMoves(Game game) {
        int made = Math.min(game.made(Colour.WHITE), game.made(Colour.BLACK));
        return made < MOVES_THAT_SETTLE_COLOURS ? Answer.NEW_GAME : Answer.PLAY_ON;
    }

    private static void ruled(Course course, Answer ruling, Actor by, Moment at) {
        course.then(new IrregularityFound(at, COLOURS, by, Irregularity.COLOURS_REVERSED));
        if (ruling == Answer.NEW_GAME) {
            course.then(new GameAnnulled(at, COLOURS));
        }
    }

    /// In rapid chess and blitz nothing more is said of set-up and board once both players have completed some moves.
    @Article({"A.4a", "2023/A.5.1.2"})
    private static Verdict unsettled(Table table, Supplier<Verdict> rule) {
        Edition edition = table.regulations().edition();
        boolean settled = Unasked.isRapid(table)
                && Stream.of(Colour.values())
                        .allMatch(player -> table.game().completed(player)
                                >= edition.rapid().settled());
        return settled ? Verdict.refused(edition.cite(SETTLED_BOARD, SETTLED), Refusal.TOO_LATE, "") : rule.get();
    }
}
