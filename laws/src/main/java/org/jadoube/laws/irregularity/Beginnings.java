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
import org.jadoube.laws.term.Question;

/// What has been wrong with the board from the beginning, or is found wrong on it now. What a player says is put to
/// the arbiter, what the arbiter says is so. Where moves are made on a screen none of it can be.
public final class Beginnings {
    private static final Citation SET_UP = new Citation("7.1a");
    private static final Citation BOARD = new Citation("7.1b");
    private static final Citation COLOURS = new Citation("7.2");
    private static final Citation DISPLACED = new Citation("7.5");
    private static final Citation SPECTATORS = new Citation("13.7a");
    private static final Citation SETTLED = new Citation("A.4a");
    private static final Citation SETTLED_BOARD = new Citation("2023/A.5.1.2");
    private static final int MOVES_THAT_SETTLE_COLOURS = 10;

    private Beginnings() {}

    /// Somebody points it out. The clocks stand until it is dealt with.
    @Article({"7.1a", "7.1b", "7.2", "7.5", "13.7a"})
    public static Verdict report(Table table, Act.ReportIrregularity act) {
        if (!table.regulations().profile().pressesByHand()) {
            return Verdict.refused(citation(act.irregularity()), Refusal.NOT_IN_FORCE, "");
        }
        if (isSettled(table, act.irregularity())) {
            return Verdict.refused(settled(table.regulations().edition()), Refusal.TOO_LATE, "");
        }
        return switch (act.by()) {
            case ARBITER -> byArbiter(table, act);
            case WHITE, BLACK -> byPlayer(table, act);
            case SPECTATOR ->
                switch (table.regulations().edition().conduct().witnesses()) {
                    case KEEP_OUT -> Verdict.refused(SPECTATORS, Refusal.NOT_A_PLAYER, "");
                    case REPORT_TO_THE_ARBITER -> Verdict.taken(asked(table, act));
                };
            case OBSERVER, HALL -> Verdict.refused(SPECTATORS, Refusal.ONLY_THE_ARBITER, "");
        };
    }

    private static Verdict byArbiter(Table table, Act.ReportIrregularity act) {
        Course course = new Course(table);
        Restoration.stopClocks(course, act.by(), act.at(), "");
        found(course, act.irregularity(), act.by(), act.at());
        return Verdict.taken(course.events());
    }

    private static Verdict byPlayer(Table table, Act.ReportIrregularity act) {
        Course course = new Course(table);
        Restoration.stopClocks(course, act.by(), act.at(), "");
        return Verdict.taken(course.then(asked(course.table(), act)).events());
    }

    private static Event asked(Table table, Act.ReportIrregularity act) {
        return Asking.of(table, act.at()).inGeneral(citation(act.irregularity()), matter(act.irregularity()), "");
    }

    /// In rapid chess and blitz nothing more is said of set-up and board once both players have completed some moves.
    @Article({"A.4a", "2023/A.5.1.2"})
    private static boolean isSettled(Table table, Irregularity irregularity) {
        boolean concerned = switch (irregularity) {
            case WRONG_INITIAL_POSITION, BOARD_TURNED -> true;
            case COLOURS_REVERSED, PIECES_FOUND_DISPLACED, WRONG_CLOCK_SETTING, DEFECTIVE_CLOCK -> false;
        };
        int moves = table.regulations().edition().rapid().settled();
        return concerned
                && Unasked.isRapid(table)
                && table.game().completed(Colour.WHITE) >= moves
                && table.game().completed(Colour.BLACK) >= moves;
    }

    private static Citation settled(Edition edition) {
        return edition.cite(SETTLED_BOARD, SETTLED);
    }

    /// The arbiter answers whether it is so, or what becomes of it.
    @Article({"7.1a", "7.1b", "7.2", "7.5"})
    public static List<Event> answered(Table table, Question question, Act.AnswerQuestion act) {
        Course course = new Course(table);
        switch (act.answer()) {
            case REJECTED -> {}
            case NEW_GAME, PLAY_ON -> reversed(course, act.answer(), act.by(), act.at());
            default -> found(course, irregularity(question.matter()), act.by(), act.at());
        }
        return course.events();
    }

    private static Irregularity irregularity(Matter matter) {
        return switch (matter) {
            case BOARD_TURNED -> Irregularity.BOARD_TURNED;
            case DISPLACED_PIECES -> Irregularity.PIECES_FOUND_DISPLACED;
            default -> Irregularity.WRONG_INITIAL_POSITION;
        };
    }

    /// It is so. What follows the Laws say, except for reversed colours until the edition of 2014.
    private static void found(Course course, Irregularity irregularity, Actor by, Moment at) {
        switch (irregularity) {
            case WRONG_INITIAL_POSITION -> wrongPosition(course, by, at);
            case BOARD_TURNED -> turned(course, by, at);
            case COLOURS_REVERSED -> reversed(course, by, at);
            case PIECES_FOUND_DISPLACED -> displaced(course, by, at);
            case WRONG_CLOCK_SETTING, DEFECTIVE_CLOCK ->
                throw new IllegalArgumentException("no matter of the board: " + irregularity);
        }
    }

    /// The game is void, however far it has come.
    @Article("7.1a")
    private static void wrongPosition(Course course, Actor by, Moment at) {
        course.then(new IrregularityFound(at, SET_UP, by, Irregularity.WRONG_INITIAL_POSITION));
        course.then(new GameAnnulled(at, SET_UP));
    }

    /// The position goes over to a board that lies right. That nothing else may be wrong goes without saying: what
    /// else is wrong is an irregularity of its own.
    @Article("7.1b")
    private static void turned(Course course, Actor by, Moment at) {
        course.then(new IrregularityFound(at, BOARD, by, Irregularity.BOARD_TURNED));
    }

    /// Until 2014 the arbiter may rule that the game begins anew; since 2017 the number of moves decides.
    @Article("7.2")
    private static void reversed(Course course, Actor by, Moment at) {
        switch (course.table().regulations().edition().beginning().coloursReversed()) {
            case PLAY_ON -> course.then(Asking.of(course.table(), at).inGeneral(COLOURS, Matter.COLOURS_REVERSED, ""));
            case NEW_GAME_BEFORE_TEN_MOVES -> reversed(course, Answer.PLAY_ON, by, at);
        }
    }

    /// The colours are reversed.
    ///
    /// @param ruling whether the arbiter would play on or begin anew, where that is his to say
    @Article("7.2")
    private static void reversed(Course course, Answer ruling, Actor by, Moment at) {
        course.then(new IrregularityFound(at, COLOURS, by, Irregularity.COLOURS_REVERSED));
        Beginning.ColoursReversed rule =
                course.table().regulations().edition().beginning().coloursReversed();
        boolean anew = switch (rule) {
            case PLAY_ON -> ruling == Answer.NEW_GAME;
            case NEW_GAME_BEFORE_TEN_MOVES -> made(course.game()) < MOVES_THAT_SETTLE_COLOURS;
        };
        if (anew) {
            course.then(new GameAnnulled(at, COLOURS));
        }
    }

    /// How many moves both have made.
    private static int made(Game game) {
        return Math.min(game.made(Colour.WHITE), game.made(Colour.BLACK));
    }

    /// Pieces do not stand where the moves have put them: the position before comes back, which is the one on record
    /// unless the arbiter restores another. Nothing is counted against anybody.
    @Article({"7.5", "6.13"})
    private static void displaced(Course course, Actor by, Moment at) {
        course.then(new IrregularityFound(at, DISPLACED, by, Irregularity.PIECES_FOUND_DISPLACED));
        Restoration.askTimes(course, Optional.empty(), at);
    }

    private static Matter matter(Irregularity irregularity) {
        return switch (irregularity) {
            case WRONG_INITIAL_POSITION -> Matter.WRONG_INITIAL_POSITION;
            case BOARD_TURNED -> Matter.BOARD_TURNED;
            case COLOURS_REVERSED -> Matter.COLOURS_REVERSED;
            case PIECES_FOUND_DISPLACED -> Matter.DISPLACED_PIECES;
            case WRONG_CLOCK_SETTING -> Matter.CLOCK_SETTING;
            case DEFECTIVE_CLOCK -> Matter.CLOCK_DEFECT;
        };
    }

    private static Citation citation(Irregularity irregularity) {
        return switch (irregularity) {
            case WRONG_INITIAL_POSITION -> SET_UP;
            case BOARD_TURNED -> BOARD;
            case COLOURS_REVERSED -> COLOURS;
            case PIECES_FOUND_DISPLACED, WRONG_CLOCK_SETTING, DEFECTIVE_CLOCK -> DISPLACED;
        };
    }
}
