package org.jadoube.laws.flag;

import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.clock.Flag;
import org.jadoube.clock.Moment;
import org.jadoube.clock.RunOut;
import org.jadoube.lawbook.Article;
import org.jadoube.laws.game.Table;

/// What the clock of a table has to show at a moment: the times its displays have reached zero.
record Zeros(Table table, Moment at) {
    /// Those of a side that nobody has dealt with yet.
    List<RunOut> unseen(Colour side) {
        return table.clock().runOuts(side, at).stream()
                .filter(runOut -> table.game().fallen().stream()
                        .noneMatch(seen ->
                                seen.flag() == side && seen.reachedZero().equals(runOut.reachedZero())))
                .toList();
    }

    /// The first of those of a side by which it had too few moves completed.
    Optional<RunOut> tooLate(Colour side) {
        return unseen(side).stream().filter(runOut -> isTooLate(side, runOut)).findFirst();
    }

    /// The zero of a side whose flag is down for good, lost by it, unseen.
    Optional<RunOut> tooLateForGood(Colour side) {
        return table.clock().reading(at).face(side).flag() instanceof Flag.Final(Moment zero)
                ? unseen(side).stream()
                        .filter(runOut -> runOut.reachedZero().equals(zero))
                        .filter(runOut -> isTooLate(side, runOut))
                        .findFirst()
                : Optional.empty();
    }

    /// Whether fewer moves were completed before the zero than the periods up to it ask for.
    @Article({"6.2a", "6.3"})
    private boolean isTooLate(Colour side, RunOut runOut) {
        int completed = table.game().completedBefore(side, runOut.reachedZero());
        return !table.regulations().timeControl().quotaThrough(runOut.period()).isMetBy(completed);
    }

    /// Whether both sides have too few moves, by what the clock shows of each or, of a side whose fall it does not
    /// show, by the period in which the other's flag fell.
    @Article("6.11")
    boolean bothTooLate() {
        return List.of(Colour.values()).stream().allMatch(this::isShort);
    }

    private boolean isShort(Colour side) {
        return unseen(side).isEmpty()
                ? tooLate(side.opponent())
                        .filter(other -> isTooLate(side, new RunOut(other.period(), at)))
                        .isPresent()
                : tooLate(side).isPresent();
    }

    boolean isInLastPeriod(RunOut runOut) {
        return table.regulations().timeControl().isLast(runOut.period());
    }
}
