package org.jadoube.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import org.jadoube.journal.JournalProblem.Reason;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalTest {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final GameId GAME = new GameId("game-1");
    private static final ActKey ACT = new ActKey(Actor.WHITE, "c0ffee-1");
    private static final Verdict TAKEN = new Verdict.Taken(List.of(Sample.step(1), Sample.press(1)));
    private static final Verdict REFUSED =
            new Verdict.Refused(new Citation("1.1"), Refusal.NOT_YOUR_MOVE, "White is to move");

    @TempDir
    private Path folder;

    @Test
    void what_was_written_is_read_back_after_reopening() {
        try (Journal journal = Journal.open(folder)) {
            journal.create(GAME, List.of(), Sample.opened());
            assertThat(journal.append(GAME, 1, List.of(Sample.step(1), Sample.press(1))))
                    .isEqualTo(new Outcome.Written(3));
        }
        try (Journal journal = Journal.open(folder)) {
            assertThat(journal.events(GAME)).containsExactly(Sample.opened(), Sample.step(1), Sample.press(1));
            assertThat(journal.events(GAME, 3)).containsExactly(Sample.press(1));
            assertThat(journal.events(GAME, 4)).isEmpty();
            assertThat(journal.events(GAME, 99)).isEmpty();
            assertThat(journal.append(GAME, 3, List.of(Sample.step(2)))).isEqualTo(new Outcome.Written(4));
            assertThat(journal.events(GAME)).hasSize(4);
        }
    }

    @Test
    void a_writer_who_decided_on_an_old_journal_is_told_the_length_and_writes_nothing() {
        try (Journal journal = Journal.open(folder)) {
            journal.create(GAME, List.of(), Sample.opened());
            journal.append(GAME, 1, List.of(Sample.step(1)));
            assertThat(journal.append(GAME, 1, List.of(Sample.press(9)))).isEqualTo(new Outcome.Conflict(2));
            assertThat(journal.answer(GAME, 3, ACT, TAKEN)).isEqualTo(new Outcome.Conflict(2));
            assertThat(journal.answered(GAME, ACT)).isEmpty();
            assertThat(journal.events(GAME, 2)).containsExactly(Sample.step(1));
        }
    }

    @Test
    void an_act_that_comes_again_gets_its_first_answer_also_after_reopening() {
        Outcome first = new Outcome.AlreadyAnswered(new Answer.Taken(2, 2));
        try (Journal journal = Journal.open(folder)) {
            journal.create(GAME, List.of(), Sample.opened());
            assertThat(journal.answered(GAME, ACT)).isEmpty();
            assertThat(journal.answer(GAME, 1, ACT, TAKEN)).isEqualTo(new Outcome.Written(3));
            assertThat(journal.answer(GAME, 3, ACT, TAKEN)).isEqualTo(first);
            assertThat(journal.answer(GAME, 1, ACT, REFUSED)).isEqualTo(first);
        }
        try (Journal journal = Journal.open(folder)) {
            assertThat(journal.answered(GAME, ACT)).contains(new Answer.Taken(2, 2));
            assertThat(journal.answer(GAME, 3, ACT, TAKEN)).isEqualTo(first);
            assertThat(journal.events(GAME, 2)).hasSize(2);
        }
    }

    @Test
    void a_refusal_is_an_answer_too() {
        Answer refused = new Answer.Refused((Verdict.Refused) REFUSED);
        try (Journal journal = Journal.open(folder)) {
            journal.create(GAME, List.of(), Sample.opened());
            assertThat(journal.answer(GAME, 1, ACT, REFUSED)).isEqualTo(new Outcome.Written(1));
        }
        try (Journal journal = Journal.open(folder)) {
            assertThat(journal.answered(GAME, ACT)).contains(refused);
            assertThat(journal.answer(GAME, 1, ACT, TAKEN)).isEqualTo(new Outcome.AlreadyAnswered(refused));
            assertThat(journal.events(GAME, 2)).isEmpty();
        }
    }

    @Test
    void the_same_id_from_another_seat_or_in_another_game_is_another_act() {
        GameId other = new GameId("game-2");
        try (Journal journal = Journal.open(folder)) {
            journal.create(GAME, List.of(), Sample.opened());
            journal.create(other, List.of(), Sample.opened());
            journal.answer(GAME, 1, ACT, TAKEN);
            assertThat(journal.answer(GAME, 3, new ActKey(Actor.BLACK, ACT.id()), REFUSED))
                    .isEqualTo(new Outcome.Written(3));
            assertThat(journal.answer(other, 1, ACT, TAKEN)).isEqualTo(new Outcome.Written(3));
        }
    }

    @Test
    void games_are_listed_as_they_were_created_and_finished_ones_are_known() {
        GameId later = new GameId("a-later-one");
        try (Journal journal = Journal.open(folder)) {
            assertThat(journal.games()).isEmpty();
            journal.create(GAME, List.of(), Sample.opened());
            Event.GameOpened opened = Sample.opened();
            journal.create(
                    later,
                    List.of(),
                    new Event.GameOpened(Sample.at(9), opened.citation(), opened.regulations(), "C", "D"));
            assertThat(journal.games()).containsExactly(GAME, later);
            journal.append(
                    GAME,
                    1,
                    List.of(new Event.GameEnded(
                            Sample.at(10), Sample.ARTICLE, Result.DRAW, Ending.AGREEMENT, Optional.empty())));
            assertThat(journal.games()).containsExactly(GAME, later);
            assertThat(journal.unfinishedGames()).containsExactly(later);
        }
    }

    @Test
    void a_token_opens_its_seat_and_is_nowhere_in_the_files() throws Exception {
        SeatToken white = SeatToken.draw(RANDOM);
        SeatToken arbiter = SeatToken.draw(RANDOM);
        List<Seat> seats = List.of(new Seat(Actor.WHITE, white.hash()), new Seat(Actor.ARBITER, arbiter.hash()));
        try (Journal journal = Journal.open(folder)) {
            journal.create(GAME, seats, Sample.opened());
            assertThat(journal.seat(white.hash())).contains(new SeatHolder(GAME, Actor.WHITE));
            assertThat(journal.seat(arbiter.hash())).contains(new SeatHolder(GAME, Actor.ARBITER));
            assertThat(journal.seat(SeatToken.draw(RANDOM).hash())).isEmpty();
            assertThat(journal.seats(GAME)).containsExactlyInAnyOrderElementsOf(seats);
            assertThat(white.toString()).doesNotContain(white.secret());
            try (var files = Files.list(folder)) {
                assertThat(files)
                        .hasSizeGreaterThan(1)
                        .allSatisfy(
                                file -> assertThat(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1))
                                        .doesNotContain(white.secret())
                                        .doesNotContain(arbiter.secret()));
            }
        }
    }

    @Test
    void a_game_is_created_once_and_with_all_its_seats_or_not_at_all() {
        Seat taken = new Seat(Actor.WHITE, SeatToken.draw(RANDOM).hash());
        GameId second = new GameId("game-2");
        try (Journal journal = Journal.open(folder)) {
            journal.create(GAME, List.of(taken), Sample.opened());
            assertThatThrownBy(() -> journal.create(GAME, List.of(), Sample.opened()))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("game-1");
            assertThatThrownBy(() -> journal.create(second, List.of(taken), Sample.opened()))
                    .isInstanceOf(JournalProblem.class);
            assertThat(journal.games()).containsExactly(GAME);
            assertThat(journal.events(second)).isEmpty();
            journal.create(second, List.of(), Sample.opened());
            assertThat(journal.games()).containsExactlyInAnyOrder(GAME, second);
        }
    }

    @Test
    void an_unknown_game_is_a_fault_of_the_caller() {
        try (Journal journal = Journal.open(folder)) {
            assertThatThrownBy(() -> journal.append(GAME, 0, List.of(Sample.step(1))))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("game-1");
            assertThat(journal.events(GAME)).isEmpty();
        }
    }

    @Test
    void the_last_sign_of_life_is_the_one_before_the_journal_was_opened() {
        try (Journal journal = Journal.open(folder)) {
            assertThat(journal.lastAlive()).isEmpty();
            journal.create(GAME, List.of(), Sample.opened());
            journal.append(GAME, 1, List.of(Sample.step(5)));
            journal.heartbeat(Sample.at(7));
            journal.heartbeat(Sample.at(6));
            assertThat(journal.lastAlive()).isEmpty();
        }
        try (Journal journal = Journal.open(folder)) {
            journal.heartbeat(Sample.at(100));
            assertThat(journal.lastAlive()).contains(Sample.at(7));
            assertThat(journal.lastAlive(GAME)).isEqualTo(Sample.at(7));
            journal.append(GAME, 2, List.of(Sample.step(9)));
            assertThat(journal.lastAlive(GAME)).isEqualTo(Sample.at(9));
        }
    }

    @Test
    void a_closed_journal_says_so() {
        Journal journal = Journal.open(folder);
        journal.close();
        journal.close();
        assertThatThrownBy(() -> journal.create(GAME, List.of(), Sample.opened()))
                .isInstanceOfSatisfying(
                        JournalProblem.class,
                        problem -> assertThat(problem.reason()).isEqualTo(Reason.CLOSED));
        assertThatThrownBy(journal::games)
                .isInstanceOfSatisfying(
                        JournalProblem.class,
                        problem -> assertThat(problem.reason()).isEqualTo(Reason.CLOSED));
    }
}
