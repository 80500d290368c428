package org.jadoube.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jadoube.board.Move;
import org.jadoube.board.Perft;
import org.jadoube.board.Position;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// The single steps that everything on the board is made of, each measured alone.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class BoardBenchmark {
    /// Which of the six usual positions.
    @Param({"0", "1", "2", "3", "4", "5"})
    public int course;

    private Position position = Position.initial();
    private List<Move> moves = List.of();
    private int next;

    @Setup
    public void place() {
        position = RaceCourse.USUAL.get(course).position();
        moves = position.legalMoves();
    }

    @Benchmark
    public List<Move> legalMoves() {
        return position.legalMoves();
    }

    /// Another legal move each time.
    @Benchmark
    public Position after() {
        next = next + 1 == moves.size() ? 0 : next + 1;
        return position.after(moves.get(next));
    }

    @Benchmark
    public boolean isCheckmate() {
        return position.isCheckmate();
    }

    @Benchmark
    public long perftOfThreePlies() {
        return Perft.count(position, 3);
    }
}
