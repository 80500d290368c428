package org.jadoube.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jadoube.laws.game.Actor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompetitionTest {
    private static final GameId ONE = new GameId("game-1");
    private static final GameId TWO = new GameId("game-2");
    private static final CompetitionId EVENING = new CompetitionId("evening");
    private static final SeatToken CHIEF = SeatToken.draw(new SecureRandom());
    private static final SeatToken HELPER = SeatToken.draw(new SecureRandom());

    private final Competition competition =
            new Competition(EVENING, "Club evening", "3", Duration.ofMinutes(15), List.of(ONE, TWO));

    @TempDir
    private Path folder;

    private void enter(Journal journal) {
        journal.create(
                competition,
                Map.of(
                        CHIEF.hash(), new Warrant(Office.CHIEF, 1, 2),
                        HELPER.hash(), new Warrant(Office.SECTION, 2, 2)),
                List.of(opening(ONE), opening(TWO)));
    }

    private static Opening opening(GameId game) {
        return new Opening(game, List.of(), Sample.opened());
    }

    @Test
    void a_competition_is_there_again_with_its_games_and_offices() {
        try (Journal journal = Journal.open(folder)) {
            enter(journal);
        }
        try (Journal journal = Journal.open(folder)) {
            assertThat(journal.competition(EVENING)).contains(competition);
            assertThat(journal.competitionOf(TWO)).contains(competition);
            assertThat(journal.games()).containsExactly(ONE, TWO);
            assertThat(journal.warrant(HELPER.hash()))
                    .contains(new WarrantHolder(EVENING, new Warrant(Office.SECTION, 2, 2)));
            assertThat(journal.warrant(SeatToken.draw(new SecureRandom()).hash()))
                    .isEmpty();
        }
    }

    @Test
    void a_competition_with_a_game_that_is_there_already_is_not_entered_at_all() {
        try (Journal journal = Journal.open(folder)) {
            journal.create(TWO, List.of(), Sample.opened());
            assertThatThrownBy(() -> enter(journal)).isInstanceOf(IllegalArgumentException.class);
            assertThat(journal.competition(EVENING)).isEmpty();
            assertThat(journal.games()).containsExactly(TWO);
            assertThat(journal.warrant(CHIEF.hash())).isEmpty();
            assertThat(journal.competitionOf(TWO)).isEmpty();
        }
    }

    @Test
    void a_seat_reissued_is_opened_by_the_new_token_alone() {
        SeatToken lost = SeatToken.draw(new SecureRandom());
        SeatToken fresh = SeatToken.draw(new SecureRandom());
        try (Journal journal = Journal.open(folder)) {
            journal.create(ONE, List.of(new Seat(Actor.WHITE, lost.hash())), Sample.opened());
            journal.reissue(ONE, new Seat(Actor.WHITE, fresh.hash()));
            assertThat(journal.seat(lost.hash())).isEmpty();
            assertThat(journal.seat(fresh.hash())).contains(new SeatHolder(ONE, Actor.WHITE));
        }
    }

    /// The file as the first format left it: the tables of competitions are what the second one adds.
    @Test
    void a_journal_of_the_first_format_is_taken_up() throws Exception {
        try (Journal journal = Journal.open(folder)) {
            journal.create(ONE, List.of(), Sample.opened());
        }
        try (Connection file = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("jadoube.db"));
                Statement sql = file.createStatement()) {
            for (String table : List.of("warrant", "board", "competition")) {
                sql.execute("DROP TABLE " + table);
            }
            sql.execute("PRAGMA user_version=1");
        }
        try (Journal journal = Journal.open(folder)) {
            assertThat(journal.events(ONE)).containsExactly(Sample.opened());
            assertThat(journal.competitionOf(ONE)).isEmpty();
        }
    }

    @Test
    void who_rules_at_a_board_is_a_matter_of_office_and_boards() {
        assertThat(new Warrant(Office.SECTION, 2, 3).rulesAt(1)).isFalse();
        assertThat(new Warrant(Office.SECTION, 2, 3).rulesAt(3)).isTrue();
        assertThat(new Warrant(Office.SECTION, 2, 3).rulesAt(4)).isFalse();
        assertThat(new Warrant(Office.ASSISTANT, 1, 3).rulesAt(2)).isFalse();
        assertThatThrownBy(() -> new Warrant(Office.CHIEF, 0, 3)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Warrant(Office.CHIEF, 2, 1)).isInstanceOf(IllegalArgumentException.class);
    }
}
