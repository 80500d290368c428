package org.jadoube.server.play;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.jadoube.board.Move;
import org.jadoube.board.Position;
import org.jadoube.clock.TimeControl;
import org.jadoube.journal.ActKey;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Table;

/// Two who play whatever comes, by one thread: now and then a move, and sometimes the one who has not the move
/// points out that the position is dead.
final class Pair {
    private record Present(Actor actor) implements Follower {
        @Override
        public void stir() {}
    }

    private final PlayingRoom room;
    private final LiveGame game;
    private final Random random;
    private final Waits moves;
    private final Waits pointings;
    private int acts;

    private Pair(PlayingRoom room, LiveGame game, Random random, Waits moves, Waits pointings) {
        this.room = room;
        this.game = game;
        this.random = random;
        this.moves = moves;
        this.pointings = pointings;
    }

    /// At a table of their own, the clocks running.
    static Pair sit(PlayingRoom room, Position initial, Duration time, long seed, Waits moves, Waits pointings)
            throws Unreadable {
        Regulations regulations = Regulations.usual(Edition.latest(), Profile.ONLINE, TimeControl.of(time))
                .withInitial(initial);
        var id = room.create(regulations, "A", "B", Optional.empty()).id();
        LiveGame game = room.enter(id, new Present(Actor.WHITE)).orElseThrow();
        Pair pair = new Pair(room, game, new Random(seed), moves, pointings);
        pair.does(Actor.WHITE, (by, at, _) -> new Act.Arrive(by, at));
        pair.does(Actor.BLACK, (by, at, _) -> new Act.Arrive(by, at));
        return pair;
    }

    LiveGame game() {
        return game;
    }

    private long does(Actor by, Intent intent) throws Unreadable {
        long begin = System.nanoTime();
        game.perform(new ActKey(by, "act-" + acts++), room.clock().now(), intent);
        return System.nanoTime() - begin;
    }

    /// Plays until the game or the time is over, and tells how many acts it took.
    ///
    /// @param pace between two moves on average
    /// @param pointed how many of a hundred moves are followed by the word that the position is dead
    int play(Duration pace, int pointed, long end) throws Unreadable, InterruptedException {
        Thread.sleep(random.nextLong(2 * pace.toMillis()));
        while (System.nanoTime() < end && isGoingOn()) {
            Optional<Move> move = move();
            if (move.isPresent()) {
                moves.add(does(turn(), (by, at, _) -> new Act.ReleaseMove(by, at, move.get())));
            }
            if (random.nextInt(100) < pointed && isGoingOn()) {
                Actor waiting =
                        Actor.player(game.table().game().standing().turn().opponent());
                pointings.add(does(waiting, (by, at, _) -> new Act.PointOutDeadPosition(by, at)));
            }
            Thread.sleep(random.nextLong(2 * pace.toMillis()));
        }
        return acts;
    }

    private boolean isGoingOn() {
        return game.table().game().end().isEmpty();
    }

    private Actor turn() {
        return Actor.player(game.table().game().standing().turn());
    }

    private Optional<Move> move() {
        Table table = game.table();
        List<Move> legal =
                table.game().standing().regular().map(Position::legalMoves).orElse(List.of());
        return legal.isEmpty() ? Optional.empty() : Optional.of(legal.get(random.nextInt(legal.size())));
    }
}
