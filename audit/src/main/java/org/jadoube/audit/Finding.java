package org.jadoube.audit;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.term.Grounds;
import org.jadoube.mating.Certificate;
import org.jadoube.pgn.PgnProblem;
import org.jadoube.pgn.PgnResult;

/// Something that the Laws, or plain sense, have to say of a recorded game.
public sealed interface Finding {
    Kind kind();

    /// Where in the game; the end of what could be followed, where it concerns the whole of it.
    Spot spot();

    /// The moves cannot be followed any further.
    record BrokenOff(Kind kind, PgnProblem problem, Spot spot) implements Finding {}

    /// A fault of the file's form, passed over.
    record Misformed(PgnProblem problem, Spot spot) implements Finding {
        @Override
        public Kind kind() {
            return Kind.FORM;
        }
    }

    /// The game was over by the Laws with one result, and recorded with another.
    record OtherResult(End end, PgnResult recorded) implements Finding {
        @Override
        public Kind kind() {
            if (recorded == PgnResult.OPEN) {
                return Kind.END_WITHOUT_RESULT;
            }
            return switch (end.ending()) {
                case CHECKMATE -> Kind.MATE_OTHER_RESULT;
                case STALEMATE -> Kind.STALEMATE_NOT_DRAWN;
                case FIFTH_OCCURRENCE -> Kind.FIVEFOLD_NOT_DRAWN;
                case SEVENTY_FIVE_MOVES -> Kind.SEVENTY_FIVE_NOT_DRAWN;
                default -> Kind.DEAD_NOT_DRAWN;
            };
        }

        @Override
        public Spot spot() {
            return end.spot();
        }
    }

    /// Moves were recorded after the game was over by the Laws.
    ///
    /// @param extra how many half-moves
    record PlayedOn(End end, int extra) implements Finding {
        @Override
        public Kind kind() {
            return switch (end.ending()) {
                case FIFTH_OCCURRENCE -> Kind.FIVEFOLD_PLAYED_ON;
                case SEVENTY_FIVE_MOVES -> Kind.SEVENTY_FIVE_PLAYED_ON;
                default -> Kind.DEAD_PLAYED_ON;
            };
        }

        @Override
        public Spot spot() {
            return end.spot();
        }
    }

    /// A move is recorded where none could be made: it was mate, or stalemate.
    record MovedAfterEnd(End end, PgnProblem problem) implements Finding {
        @Override
        public Kind kind() {
            return end.ending() == Ending.CHECKMATE ? Kind.MATE_PLAYED_ON : Kind.STALEMATE_PLAYED_ON;
        }

        @Override
        public Spot spot() {
            return end.spot();
        }
    }

    /// Won by a player who could never have checkmated: on time, which is a draw, or nobody knows how.
    record WonWithoutMate(Kind kind, Colour winner, Certificate proof, Spot spot) implements Finding {}

    /// Drawn on time, although the opponent of the player having the move could have checkmated.
    ///
    /// @param line how
    record DrawnOnTime(Colour flag, List<Move> line, Spot spot) implements Finding {
        public DrawnOnTime {
            line = List.copyOf(line);
        }

        @Override
        public Kind kind() {
            return Kind.TIME_DRAWN_WITH_MATE;
        }
    }

    /// Lost on time by the player who has made the last move.
    record LostOffMove(Colour flag, Spot spot) implements Finding {
        @Override
        public Kind kind() {
            return Kind.TIME_LOST_OFF_MOVE;
        }
    }

    /// A draw could have been claimed with what stood on the board.
    ///
    /// @param spot where for the first time
    /// @param claimant who could have been the first to do so
    /// @param turns in how many turns a player could
    /// @param standsAtEnd whether the one having the move at the end of the game could still
    /// @param missed the player who lost the game, if he was one of those who could
    record Claimable(
            Grounds grounds, Spot spot, Colour claimant, int turns, boolean standsAtEnd, Optional<Colour> missed)
            implements Finding {
        @Override
        public Kind kind() {
            return switch (grounds) {
                case THIRD_OCCURRENCE -> missed.isPresent() ? Kind.REPETITION_MISSED : Kind.REPETITION_CLAIMABLE;
                case FIFTY_MOVES -> missed.isPresent() ? Kind.FIFTY_MOVES_MISSED : Kind.FIFTY_MOVES_CLAIMABLE;
            };
        }
    }

    /// What the clocks are said to have shown cannot be.
    ///
    /// @param side whose clock
    /// @param spot the first time
    /// @param before what it showed after the player's move before
    /// @param shown what it shows now
    /// @param due what it could have shown at most, or at least
    /// @param times how often in the game, this time included
    record ClockFault(Kind kind, Colour side, Spot spot, Duration before, Duration shown, Duration due, int times)
            implements Finding {
        /// The same, once more.
        ClockFault again() {
            return new ClockFault(kind, side, spot, before, shown, due, times + 1);
        }
    }

    /// Whether a side could still checkmate was not decided within the budget.
    record Undecided(Colour side, Spot spot) implements Finding {
        @Override
        public Kind kind() {
            return Kind.MATE_UNDECIDED;
        }
    }

    /// An oddity of the record.
    ///
    /// @param found what it says
    /// @param other what it says elsewhere, or what was to be expected; may be empty
    record Oddity(Kind kind, String found, String other, Spot spot) implements Finding {}
}
