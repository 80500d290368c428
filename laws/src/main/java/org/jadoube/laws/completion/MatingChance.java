package org.jadoube.laws.completion;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.PackedPosition;
import org.jadoube.board.Position;
import org.jadoube.lawbook.Article;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.PlayedMove;
import org.jadoube.laws.game.Standing;
import org.jadoube.laws.game.Table;
import org.jadoube.mating.Budget;
import org.jadoube.mating.Mating;
import org.jadoube.mating.Prospect;

/// Whether a side can still checkmate from what stands on the board, by any series of legal moves, the
/// other side helping: the one question that decides between a loss and a draw, asked by [Loss].
@Article({"2023/5.1.2", "6.9", "7.4b"})
public enum MatingChance {
    POSSIBLE,
    IMPOSSIBLE,
    /// Nothing is proved either way: the arbiter decides.
    UNDETERMINED;

    /// For a question that is asked once in a game: a million states, a second or so.
    private static final Budget BUDGET = Budget.of(1L << 26);
    private static final int MOST_ANSWERED = 1_000;

    /// The questions asked last with their answers, so that whoever asks again and again takes no time: what is proved
    /// once is proved.
    private static final Map<Asked, MatingChance> ANSWERED =
            Collections.synchronizedMap(new LinkedHashMap<>(MOST_ANSWERED, 0.75f, true) {
                @Override
                protected boolean removeEldestEntry(Map.Entry<Asked, MatingChance> eldest) {
                    return size() > MOST_ANSWERED;
                }
            });

    private record Asked(PackedPosition position, Colour side) {}

    /// Whether an act may turn on it: a dead position pointed out, a flag, a resignation, an illegal move, or what the
    /// arbiter makes of one of them.
    public static boolean mayBeAsked(Table table, Act act) {
        return switch (act) {
            case Act.PointOutDeadPosition _,
                    Act.Resign _,
                    Act.ClaimFlag _,
                    Act.ObserveFlag _,
                    Act.ObserveBothFlags _,
                    Act.ClaimIllegalMove _,
                    Act.AnswerQuestion _,
                    Act.ReportIncident _,
                    Act.RestorePosition _ -> true;
            case Act.PressClock _ -> isBreached(table);
            default -> false;
        };
    }

    /// Whether a press may lose the game: the last move or an earlier one was against the Laws.
    private static boolean isBreached(Table table) {
        List<PlayedMove> played = table.game().played();
        return (!played.isEmpty() && played.getLast().offence().isPresent())
                || !table.desk().illegalMoves().isEmpty();
    }

    /// What can be proved with moderate means; where no position of chess stands on the board, nothing is.
    static MatingChance of(Standing standing, Colour side) {
        return standing.regular().map(position -> of(position, side)).orElse(UNDETERMINED);
    }

    private static MatingChance of(Position position, Colour side) {
        Asked asked = new Asked(position.packed(), side);
        return Optional.ofNullable(ANSWERED.get(asked)).orElseGet(() -> {
            MatingChance chance = proved(position, side);
            ANSWERED.put(asked, chance);
            return chance;
        });
    }

    private static MatingChance proved(Position position, Colour side) {
        return switch (Mating.possible(position, side, BUDGET)) {
            case Prospect.Possible _ -> POSSIBLE;
            case Prospect.Impossible _ -> IMPOSSIBLE;
            case Prospect.Undetermined _ -> UNDETERMINED;
        };
    }
}
