package org.jadoube.trials.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What goes wrong around the board and what the arbiter makes of it, with four at the board at once.
class ConductStoryTest {
    @RegisterExtension
    static final OpenHouse house = new OpenHouse();

    private static Gathering meet() {
        return Gathering.at(house, "2023", "5400+30", Map.of());
    }

    private static void calls(Seat player, String reason) {
        player.byId("stop-clocks").click();
        player.byId("stop-reason").fill(reason);
        player.byId("stop-clocks-confirm").click();
        player.seesNoClockRunning();
    }

    private static void reports(Seat player, String irregularity) {
        player.rarely("report-irregularity");
        player.byId("more-choice").selectOption(irregularity);
        player.byId("more-confirm").click();
        player.seesNoClockRunning();
    }

    @Test
    void clocks_stopped_without_good_reason_cost_what_the_arbiter_says() {
        Gathering four = meet();
        four.plays("white", "e2e4");
        calls(four.black(), "I want a rest");
        assertThat(four.question("stopped-clocks")).containsText("I want a rest");
        four.nobodyElseIsTold("incidentRecorded");
        four.answers("stopped-clocks", "penalised", "A rest is no reason.");
        penalises(four, "Clocks stopped for a rest.");
        for (Seat player : List.of(four.white(), four.black())) {
            assertThat(player.page().locator("#notice")).containsText("White (White 1) was given 0:02:00");
        }
        four.restarts("black");
        for (Seat seat : four.all()) {
            assertThat(seat.clock("white")).hasText(Pattern.compile("1:3(2:\\d\\d|3:00)"));
        }
        four.plays("black", "e7e5");
    }

    /// Two minutes for White, whose opponent has done something.
    private static void penalises(Gathering four, String reason) {
        Seat arbiter = four.arbiter();
        arbiter.byId("tab-conduct").click();
        arbiter.byId("penalty-offender").selectOption("black");
        arbiter.byId("penalty-kind").selectOption("timeToOpponent");
        arbiter.byId("penalty-time").fill("2:00");
        arbiter.byId("penalty-reason").fill(reason);
        arbiter.byId("arbiter-penalise").click();
        arbiter.byId("penalise-confirm").click();
        assertThat(four.journal("penaltyImposed")).hasCount(1);
    }

    @Test
    void pieces_knocked_over_are_put_right_on_his_own_time_and_the_opponent_calls_when_they_are_not() {
        Gathering four = meet();
        knocksOver(four.white());
        for (Seat seat : four.all()) {
            assertThat(seat.board()).hasClass(Pattern.compile("displaced"));
        }
        four.white().seesRunning("white");
        four.white().byId("replace-pieces").click();
        for (Seat seat : four.all()) {
            assertThat(seat.board()).not().hasClass(Pattern.compile("displaced"));
        }
        knocksOver(four.white());
        four.plays("white", "e2e4");
        calls(four.black(), "The pieces lie about");
        assertThat(four.question("conduct")).hasCount(1);
        four.nobodyElseIsTold("incidentRecorded");
        four.answers("stopped-clocks", "excused", "He had to.");
        four.answers("conduct", "excused", "It was the sleeve.");
        four.arbiter().byId("tab-board").click();
        four.arbiter().byId("arbiter-replaced").click();
        for (Seat seat : four.all()) {
            assertThat(seat.board()).not().hasClass(Pattern.compile("displaced"));
        }
        four.restarts("black");
        four.plays("black", "e7e5");
    }

    private static void knocksOver(Seat player) {
        player.rarely("displace");
        player.byId("more-confirm").click();
        assertThat(player.board()).hasClass(Pattern.compile("displaced"));
    }

    @Test
    void pieces_found_off_their_squares_go_back_to_where_they_stood() {
        Gathering four = meet();
        four.play(List.of("e2e4", "e7e5", "g1f3"));
        reports(four.black(), "pieces-found-displaced");
        four.answers("displaced-pieces", "upheld", "The knight stood on e5.");
        four.arbiter().byId("tab-board").click();
        four.arbiter().byId("restore-move").selectOption("3");
        four.arbiter().byId("arbiter-restore").click();
        four.arbiter().byId("restore-confirm").click();
        for (Seat seat : four.all()) {
            seat.seesPiece("g1", "N");
        }
        four.goesOn("white");
        four.plays("white", "f1c4");
    }

    @Test
    void colours_that_are_reversed_are_found_early_and_the_game_begins_anew() {
        Gathering four = meet();
        four.play(List.of("e2e4", "e7e5"));
        reports(four.white(), "colours-reversed");
        assertThat(four.question("colours-reversed")).hasCount(1);
        for (Seat player : List.of(four.white(), four.black())) {
            assertThat(player.byId("status"))
                    .containsText("Before the arbiter: The players have each other's colours.");
        }
        four.answers("colours-reversed", "new-game", "Fewer than ten moves each.");
        for (Seat seat : four.all()) {
            seat.seesPiece("e2", "P");
            assertThat(seat.byId("move-list").locator("[data-ply]")).hasCount(0);
        }
        assertThat(four.white().byId("status")).not().containsText("Before the arbiter");
    }

    @Test
    void a_game_begun_from_a_wrong_position_is_annulled() {
        Gathering four = meet();
        four.plays("white", "g1f3");
        reports(four.black(), "wrong-initial-position");
        four.answers("wrong-initial-position", "upheld", "King and queen were exchanged.");
        for (Seat seat : four.all()) {
            seat.seesPiece("g1", "N");
        }
        four.arbiter().byId("arbiter-start").click();
        four.white().seesRunning("white");
        four.plays("white", "e2e4");
    }
}
