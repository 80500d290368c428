package org.jadoube.trials.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.SelectOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Claims and calls by the players, and what the arbiter answers, all through the pages.
class ClaimsTest {
    @RegisterExtension
    static final OpenHouse house = new OpenHouse();

    private Seat white;
    private Seat black;
    private Seat arbiter;

    private void sit() {
        var links = house.hall().make("over-the-board", "40/5400+30:1800+30", "by-arbiter", "arbiter");
        arbiter = house.take(links.arbiter());
        white = house.take(links.white());
        black = house.take(links.black());
        arbiter.byId("arbiter-start").click();
        white.seesRunning("white");
    }

    private static void play(Seat mover, Seat other, String move, String next) {
        mover.release(move);
        mover.pressWithButton();
        other.seesRunning(next);
    }

    private Locator journal(String kind) {
        return arbiter.page().locator("[data-testid=journal] [data-kind=" + kind + "]");
    }

    @Test
    void a_call_without_good_reason_waits_for_the_arbiter_who_excuses_it() {
        sit();
        play(white, black, "e2e4", "black");
        assertThat(arbiter.page().getByText("Nobody waits for an answer.")).isVisible();
        black.byId("stop-clocks").click();
        black.byId("stop-clocks-confirm").click();
        white.seesNoClockRunning();
        Locator question = arbiter.page().locator("[data-matter=stopped-clocks]");
        assertThat(question).containsText("Black (Duke & Count): stopped the clocks");
        arbiter.photograph("arbiter-question");
        question.getByText("Excuse").click();
        arbiter.byId("answer-reason").fill("A fair question.");
        arbiter.byId("answer-confirm").click();
        assertThat(question).hasCount(0);
        assertThat(journal("arbiterAnswered")).hasCount(1);
        arbiter.byId("arbiter-restart-black").click();
        black.seesRunning("black");
    }

    @Test
    void a_draw_by_the_third_occurrence_is_claimed_too_early_and_then_with_the_move_written_down() {
        sit();
        play(white, black, "g1f3", "black");
        play(black, white, "g8f6", "white");
        white.byId("claim-draw").click();
        white.photograph("player-claim");
        white.byId("claim-draw-confirm").click();
        assertThat(journal("drawClaimRejected")).hasCount(1);
        arbiter.byId("arbiter-restart-white").click();
        white.seesRunning("white");
        play(white, black, "f3g1", "black");
        play(black, white, "f6g8", "white");
        play(white, black, "g1f3", "black");
        play(black, white, "g8f6", "white");
        play(white, black, "f3g1", "black");
        black.byId("claim-draw").click();
        black.byId("claim-grounds").selectOption(new SelectOption().setValue("third-occurrence"));
        black.byId("claim-written").fill("Ng8");
        black.byId("claim-draw-confirm").click();
        for (Seat seat : house.seats()) {
            seat.seesResult("1/2-1/2");
        }
    }

    @Test
    void an_illegal_move_is_pointed_out_by_the_opponent() {
        sit();
        play(white, black, "e2e5", "black");
        black.byId("claim-illegal").click();
        black.byId("claim-illegal-confirm").click();
        white.seesNoClockRunning();
        assertThat(journal("illegalMoveFound")).hasCount(1);
        assertThat(white.page().locator("[data-testid=square-e2] .piece")).isVisible();
    }
}
