package org.jadoube.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.Square;
import org.jadoube.clock.Moment;
import org.jadoube.clock.TimeControl;
import org.jadoube.journal.ActKey;
import org.jadoube.journal.Answer;
import org.jadoube.journal.Journal;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Result;
import org.jadoube.notation.Fen;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayingRoomTest {
    private static final Regulations ONLINE =
            Regulations.usual(Edition.latest(), Profile.ONLINE, TimeControl.of(Duration.ofMinutes(5)));

    @TempDir
    Path data;

    private Journal journal;
    private PlayingRoom room;

    private record Person(Actor actor) implements Follower {
        @Override
        public void stir() {}
    }

    @BeforeEach
    void open() {
        journal = Journal.open(data);
        room = PlayingRoom.open(journal);
    }

    @AfterEach
    void close() {
        room.close();
        journal.close();
    }

    private Answer does(LiveGame game, Actor by, String id, Intent intent) throws Unreadable {
        return game.perform(new ActKey(by, id), room.clock().now(), intent);
    }

    @Test
    void a_game_that_nobody_follows_and_that_stands_still_is_put_away() {
        var made = room.create(ONLINE, "A", "B", Optional.empty());
        assertThat(room.gamesInMemory()).isZero();
        var white = new Person(Actor.WHITE);
        room.enter(made.id(), white);
        assertThat(room.gamesInMemory()).isEqualTo(1);
        room.leave(made.id(), white);
        assertThat(room.gamesInMemory()).isZero();
    }

    @Test
    void a_game_whose_clock_runs_stays_until_it_is_over() throws Unreadable {
        var made = room.create(ONLINE, "A", "B", Optional.empty());
        var white = new Person(Actor.WHITE);
        LiveGame game = room.enter(made.id(), white).orElseThrow();
        does(game, Actor.WHITE, "1", (by, at, _) -> new Act.Arrive(by, at));
        does(game, Actor.BLACK, "1", (by, at, _) -> new Act.Arrive(by, at));
        room.leave(made.id(), white);
        assertThat(room.gamesInMemory()).isEqualTo(1);
        room.enter(made.id(), white);
        does(game, Actor.WHITE, "2", (by, at, _) -> new Act.Resign(by, at));
        room.leave(made.id(), white);
        assertThat(room.gamesInMemory()).isZero();
    }

    @Test
    void a_game_that_ends_while_nobody_looks_is_put_away() throws Exception {
        var blitz = Regulations.usual(Edition.latest(), Profile.ONLINE, TimeControl.of(Duration.ofMillis(300)));
        var made = room.create(blitz, "A", "B", Optional.empty());
        var white = new Person(Actor.WHITE);
        LiveGame game = room.enter(made.id(), white).orElseThrow();
        does(game, Actor.WHITE, "1", (by, at, _) -> new Act.Arrive(by, at));
        does(game, Actor.BLACK, "1", (by, at, _) -> new Act.Arrive(by, at));
        room.leave(made.id(), white);
        for (int i = 0; i < 200 && room.gamesInMemory() > 0; i++) {
            Thread.sleep(25);
        }
        assertThat(room.gamesInMemory()).isZero();
        assertThat(journal.events(made.id()).getLast()).isInstanceOf(Event.GameEnded.class);
    }

    @Test
    void a_moment_before_the_last_event_counts_as_that_event() throws Unreadable {
        var made = room.create(ONLINE, "A", "B", Optional.empty());
        LiveGame game = room.enter(made.id(), new Person(Actor.WHITE)).orElseThrow();
        Moment early = new Moment(1);
        game.perform(new ActKey(Actor.WHITE, "1"), early, (by, at, _) -> new Act.Arrive(by, at));
        assertThat(journal.events(made.id()).getLast().at())
                .isEqualTo(journal.events(made.id()).getFirst().at());
    }

    @Test
    void what_another_writer_has_put_into_the_journal_is_read_before_deciding() throws Unreadable {
        var made = room.create(ONLINE, "A", "B", Optional.empty());
        LiveGame game = room.enter(made.id(), new Person(Actor.WHITE)).orElseThrow();
        var arrived = new Event.PlayerArrived(
                room.clock().now(), journal.events(made.id()).getFirst().citation(), Colour.WHITE);
        journal.append(made.id(), 1, List.of(arrived));
        Answer answer = does(game, Actor.BLACK, "1", (by, at, _) -> new Act.Arrive(by, at));
        assertThat(answer).isInstanceOf(Answer.Taken.class);
        assertThat(journal.events(made.id())).hasSize(4);
        assertThat(game.news(0, Duration.ZERO).events()).hasSize(4);
    }

    @Test
    void the_clock_of_the_hall_does_not_begin_before_what_was_written() {
        Moment future = room.clock().now().plus(Duration.ofDays(1));
        HallClock clock = HallClock.notBefore(future);
        assertThat(Optional.of(clock.now()))
                .hasValueSatisfying(now -> assertThat(now.isBefore(future)).isFalse());
    }

    /// White has a queen, but every move of his leaves Black, whose king is in the corner, stalemated.
    private LiveGame nearlyDead(String fen) throws Unreadable {
        var made = room.create(ONLINE.withInitial(Fen.position(fen)), "A", "B", Optional.empty());
        LiveGame game = room.enter(made.id(), new Person(Actor.WHITE)).orElseThrow();
        does(game, Actor.WHITE, "1", (by, at, _) -> new Act.Arrive(by, at));
        does(game, Actor.BLACK, "1", (by, at, _) -> new Act.Arrive(by, at));
        return game;
    }

    private void moves(LiveGame game, Actor by, Square from, Square to) throws Unreadable {
        does(game, by, from + "-" + to, (who, at, _) -> new Act.ReleaseMove(who, at, Move.plain(from, to)));
    }

    @Test
    void a_dead_position_that_the_quick_proof_leaves_open_ends_the_game_soon() throws Exception {
        LiveGame game = nearlyDead("1k6/Pp6/1P6/8/8/8/6K1/6Q1 b - - 0 1");
        moves(game, Actor.BLACK, Square.B8, Square.A8);
        for (int i = 0; i < 400 && game.table().game().end().isEmpty(); i++) {
            Thread.sleep(25);
        }
        List<Event> events = journal.events(game.id());
        assertThat(events.get(events.size() - 1)).isInstanceOfSatisfying(Event.GameEnded.class, end -> {
            assertThat(end.ending()).isEqualTo(Ending.DEAD_POSITION);
            assertThat(end.result()).isEqualTo(Result.DRAW);
        });
        assertThat(events.stream().filter(Event.GameEnded.class::isInstance)).hasSize(1);
    }

    @Test
    void nobody_thinks_about_a_position_that_stands_no_more() throws Exception {
        LiveGame game = nearlyDead("k1b3b1/Pp1b1b1b/1P6/8/8/1p6/bP1B1B1B/K1B1B1B1 w - - 0 1");
        moves(game, Actor.WHITE, Square.D2, Square.C3);
        Thread.sleep(50);
        assertThat(room.thinksAbout(game.id())).isTrue();
        does(game, Actor.ARBITER, "rules", (by, at, _) -> new Act.RuleResult(by, at, Result.DRAW, "enough"));
        assertThat(room.thinksAbout(game.id())).isFalse();
    }
}
