package org.jadoube.trials.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What an arbiter does at one board of his event, opened on his desk.
class RulingTest {
    @RegisterExtension
    static final OpenHouse house = new OpenHouse();

    private final List<Hand> hands = new ArrayList<>();

    @AfterEach
    void leave() {
        hands.forEach(Hand::close);
    }

    /// A game begun, its board open on the chief arbiter's desk.
    private Seat begun(String edition) {
        Evening evening = Evening.of(house.hall().address(), 1, edition, "5400+30");
        hands.addAll(evening.players(1));
        Seat chief = house.visitor(
                evening.desk("chief"),
                new Browser.NewContextOptions().setViewportSize(1280, 800).setLocale("en-GB"));
        chief.byId("card-1").click();
        chief.byId("arbiter-start").click();
        chief.seesRunning("white");
        return chief;
    }

    private void plays(Seat chief, String white, String black) {
        hands.getFirst().plays(white);
        hands.getLast().plays(black);
        chief.seesRunning("white");
    }

    private static Locator journal(Seat chief, String kind) {
        return chief.byId("journal").locator("[data-kind=" + kind + "]");
    }

    /// White makes an illegal move, and the arbiter finds it.
    private void findsIllegal(Seat chief, String move, int found) {
        hands.getFirst().plays(move);
        chief.seesRunning("black");
        chief.byId("tab-board").click();
        chief.byId("arbiter-illegal").click();
        chief.byId("illegal-confirm").click();
        assertThat(journal(chief, "illegalMoveFound")).hasCount(found);
    }

    private static void goesOn(Seat chief) {
        chief.page().locator("[data-testid^=proposed-]").click();
        assertThat(chief.page().locator("[data-matter=clock-times]")).hasCount(0);
        chief.byId("arbiter-restart-white").click();
        chief.seesRunning("white");
    }

    @ParameterizedTest
    @CsvSource({"2023, 2", "2001, 3"})
    void an_illegal_move_is_taken_back_the_touched_piece_binds_and_one_too_many_loses(String edition, int loses) {
        Seat chief = begun(edition);
        List<String> illegal = List.of("e2e5", "d2d5", "c2c5");
        List<String> legal = List.of("e2e4", "d2d4");
        List<String> replies = List.of("e7e6", "d7d6");
        for (int found = 1; found < loses; found++) {
            findsIllegal(chief, illegal.get(found - 1), found);
            assertThat(chief.byId("illegal-tally")).containsText("White " + found + ", Black 0");
            String from = legal.get(found - 1).substring(0, 2);
            assertThat(chief.byId("touched")).containsText("Touched: " + from);
            assertThat(chief.byId("touched")).containsText(legal.get(found - 1));
            goesOn(chief);
            plays(chief, legal.get(found - 1), replies.get(found - 1));
        }
        findsIllegal(chief, illegal.get(loses - 1), loses);
        chief.seesResult("0-1");
        assertThat(chief.byId("result")).containsText("one illegal move too many");
    }

    @Test
    void a_position_is_put_up_again_and_the_times_proposed_are_set_in_one_go() {
        Seat chief = begun("2023");
        plays(chief, "e2e4", "e7e5");
        chief.byId("tab-board").click();
        chief.byId("restore-move").selectOption("1");
        chief.byId("arbiter-restore").click();
        chief.byId("restore-confirm").click();
        assertThat(chief.page().locator("[data-testid=square-e2] .piece")).isVisible();
        chief.seesNoClockRunning();
        goesOn(chief);
        assertThat(journal(chief, "positionRestored")).containsText("the start");
        assertThat(journal(chief, "clocksSet")).hasCount(1);
        hands.getFirst().plays("d2d4");
        chief.seesRunning("black");
    }

    @Test
    void a_wrong_claim_shows_what_it_was_judged_by() {
        Seat chief = begun("2023");
        plays(chief, "g1f3", "g8f6");
        plays(chief, "f3g1", "f6g8");
        hands.getFirst().does("{'kind':'claimDraw','evidence':'no-display','grounds':'third-occurrence'}");
        Locator claim = chief.byId("claim");
        assertThat(claim).containsText("The claim is wrong.");
        assertThat(claim).containsText("Times that the position has stood: 2");
        assertThat(claim.locator("figure")).hasCount(2);
        assertThat(claim.locator("figure").last()).containsText("after 2... Ng8");
        assertThat(journal(chief, "timeAdded")).containsText("Black (Black 1) was given 0:02:00");
    }

    @Test
    void what_ends_a_game_is_asked_twice_and_what_was_wrong_is_corrected_by_another_act() {
        Seat chief = begun("2023");
        chief.byId("tab-conduct").click();
        chief.byId("penalty-kind").selectOption("loss");
        chief.byId("penalty-reason").fill("A telephone rang.");
        chief.byId("arbiter-penalise").click();
        chief.byId("penalise-confirm").click();
        assertThat(chief.byId("result")).isHidden();
        chief.byId("penalise-confirm-again").click();
        chief.seesResult("0-1");
        chief.byId("tab-result").click();
        chief.byId("arbiter-rule-result").selectOption("1/2-1/2");
        chief.byId("arbiter-rule-reason").fill("It was the neighbour's.");
        chief.byId("arbiter-correct").click();
        chief.byId("arbiter-rule-confirm").click();
        chief.byId("arbiter-rule-confirm-again").click();
        chief.seesResult("1/2-1/2");
        chief.byId("journal-sift").selectOption("rulings");
        assertThat(journal(chief, "resultCorrected")).containsText("It was the neighbour's");
        assertThat(journal(chief, "clocksStarted")).hasCount(0);
    }

    @Test
    void time_is_given_another_clock_taken_incidents_put_down_and_the_game_reconstructed() {
        Seat chief = begun("2023");
        chief.byId("award-time").fill("5:00");
        chief.byId("arbiter-award").click();
        assertThat(journal(chief, "timeAdded")).containsText("White (White 1) was given 0:05:00");
        chief.byId("arbiter-stop").click();
        chief.seesNoClockRunning();
        chief.byId("set-black-time").fill("1:10:00");
        chief.byId("arbiter-replace-clock").click();
        assertThat(journal(chief, "clockReplaced")).containsText("Black 1:10:00");
        chief.byId("tab-conduct").click();
        chief.byId("incident").selectOption("device-sounded");
        chief.byId("arbiter-incident").click();
        assertThat(journal(chief, "incidentRecorded")).containsText("a device sounded");
        assertThat(chief.page().locator("#panel-conduct .law").first()).containsText("12.9.1");
        chief.byId("tab-sheets").click();
        assertThat(chief.byId("sheets")).containsText("0 missing");
        chief.byId("tab-flags").click();
        chief.byId("arbiter-flag-white").click();
        assertThat(chief.page().locator("#notice")).containsText("That flag has not fallen.");
    }
}
