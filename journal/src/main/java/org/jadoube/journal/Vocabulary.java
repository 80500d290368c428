package org.jadoube.journal;

import java.util.Map;
import org.jadoube.board.Colour;
import org.jadoube.clock.AtLastZero;
import org.jadoube.clock.PeriodSwitch;
import org.jadoube.laws.edition.FlagObserver;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.SessionStart;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Result;

/// The words of the journal's form.
final class Vocabulary {
    static final Words<Colour> COLOUR = Words.of(Colour.class, Map.of(Colour.WHITE, "white", Colour.BLACK, "black"));

    static final Words<Actor> ACTOR = Words.of(
            Actor.class,
            Map.of(
                    Actor.WHITE, "white",
                    Actor.BLACK, "black",
                    Actor.ARBITER, "arbiter",
                    Actor.OBSERVER, "observer",
                    Actor.HALL, "hall",
                    Actor.SPECTATOR, "spectator"));

    static final Words<Result> RESULT = Words.of(
            Result.class,
            Map.of(
                    Result.WHITE_WINS, "1-0",
                    Result.BLACK_WINS, "0-1",
                    Result.DRAW, "1/2-1/2",
                    Result.BOTH_LOSE, "0-0"));

    static final Words<Ending> ENDING = Words.of(
            Ending.class,
            Map.of(
                    Ending.CHECKMATE, "CHECKMATE",
                    Ending.RESIGNATION, "RESIGNATION",
                    Ending.STALEMATE, "STALEMATE",
                    Ending.DEAD_POSITION, "DEAD_POSITION",
                    Ending.AGREEMENT, "AGREEMENT",
                    Ending.TIME_FORFEIT, "TIME_FORFEIT",
                    Ending.TIME_WITHOUT_MATING_MATERIAL, "TIME_WITHOUT_MATING_MATERIAL",
                    Ending.DEFAULT_TIME, "DEFAULT_TIME",
                    Ending.RULING, "RULING"));

    static final Words<Profile> PROFILE = Words.of(
            Profile.class,
            Map.of(Profile.OVER_THE_BOARD, "over-the-board", Profile.ONLINE, "online", Profile.HYBRID, "hybrid"));

    static final Words<SessionStart> START = Words.of(
            SessionStart.class,
            Map.of(SessionStart.BY_ARBITER, "by-arbiter", SessionStart.WHEN_BOTH_PRESENT, "when-both-present"));

    static final Words<FlagObserver> FLAG_OBSERVER =
            Words.of(FlagObserver.class, Map.of(FlagObserver.ARBITER, "arbiter", FlagObserver.AUTOMATIC, "automatic"));

    static final Words<PeriodSwitch> PERIOD_SWITCH = Words.of(
            PeriodSwitch.class, Map.of(PeriodSwitch.AT_ZERO, "at-zero", PeriodSwitch.AT_MOVE_COUNT, "at-move-count"));

    static final Words<AtLastZero> AT_LAST_ZERO =
            Words.of(AtLastZero.class, Map.of(AtLastZero.FREEZE, "freeze", AtLastZero.RUN_ON, "run-on"));

    private Vocabulary() {}
}
