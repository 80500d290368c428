package org.jadoube.trials.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Media;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// An organiser makes an evening of many boards with nothing but a browser.
class OrganiserPageTest {
    @RegisterExtension
    static final OpenHouse house = new OpenHouse();

    private Organiser organiser;

    @BeforeEach
    void come() {
        organiser = Organiser.in(house);
    }

    @AfterEach
    void leave() {
        organiser.close();
    }

    private Seat seat() {
        return organiser.seat();
    }

    @Test
    void a_pasted_list_is_shown_as_it_will_be_played_with_what_is_wrong_at_its_line() {
        organiser.plans(
                "over-the-board",
                "Bo.\tWhite\tBlack\n1\tGM\tRuiz, Ana\t1800\tPetrov, Boris\nEva\n2 Ida - Jan\nHugo\tbye");
        assertThat(seat().byId("preview").locator("tbody tr"))
                .hasText(new String[] {"1Ruiz, AnaPetrov, Boris", "2IdaJan"});
        assertThat(seat().byId("preview").locator(".problem")).containsText("Line 3, \"Eva\": two names are wanted");
        assertThat(seat().byId("preview").locator(".hint")).hasCount(2);
        seat().byId("create-event").click();
        assertThat(organiser.page().locator("#pairings-problem")).containsText("Line 3");
        Axe.check(organiser.page());
        organiser.page().locator("details summary").click();
        Axe.check(organiser.page());
        seat().photograph("event-form");
    }

    @Test
    void he_hands_out_links_sees_who_comes_starts_all_clocks_and_finds_it_all_again_after_a_reload() {
        List<String> hosts = new ArrayList<>();
        organiser
                .page()
                .onRequest(request -> hosts.add(URI.create(request.url()).getHost()));
        organiser.plans("over-the-board", "Ana - Boris\nIda - Jan").makes();
        assertThat(seat().byId("board-1")).containsText("White awaited");
        organiser.players(1);
        assertThat(seat().byId("board-1")).containsText("White is there");
        assertThat(organiser.page().url()).doesNotContain(organiser.chief());
        Axe.check(organiser.page());
        seat().byId("qr-1-black").click();
        assertThat(organiser.page().locator("dialog .title")).hasText("Boris");
        assertThat(organiser.page().locator("dialog .code path")).isVisible();
        Axe.check(organiser.page());
        seat().byId("qr-next").click();
        assertThat(organiser.page().locator("dialog .title")).hasText("Ida");
        seat().byId("qr-close").click();
        organiser.startsAll();
        assertThat(seat().byId("board-1")).containsText("move 1");
        organiser.page().reload();
        assertThat(seat().byId("board-2")).containsText("Ida");
        seat().photograph("event-sheet");
        assertThat(hosts).isNotEmpty().containsOnly("127.0.0.1");
    }

    @Test
    void a_card_for_each_seat_is_printed_eight_on_a_sheet() {
        organiser.plans("over-the-board", "A - B\nC - D\nE - F\nG - H\nI - J").makes();
        Page page = organiser.page();
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        page.evaluate("dispatchEvent(new Event('beforeprint'))");
        assertThat(page.locator("#cards .a4")).hasCount(2);
        assertThat(page.locator("#cards .a4").first().locator(".place")).hasCount(8);
        assertThat(page.locator("#cards .place").nth(2)).containsText("Board 2");
        assertThat(page.locator("#cards .place .code").nth(9)).isVisible();
        assertThat(page.locator("#sheet")).isHidden();
    }

    @Test
    void a_new_link_sends_away_whoever_sits_by_the_old_one() {
        organiser.plans("over-the-board", "Ana - Boris").makes();
        String old = organiser.link(1, "white");
        Seat thief = house.take(old);
        seat().byId("renew-1-white").click();
        seat().byId("renew-yes").click();
        assertThat(thief.page().locator("#noseat")).isVisible();
        assertThat(organiser.page().locator("#notice")).containsText("Ana has a new link");
        assertThat(organiser.link(1, "white")).isNotEqualTo(old);
        Seat ana = house.take(organiser.link(1, "white"));
        assertThat(ana.byId("clock-white")).containsText("Ana");
    }

    @Test
    void an_agreement_before_the_move_that_the_event_has_set_ends_no_game_and_an_offer_stays() {
        organiser
                .plans("over-the-board", "Ana - Boris")
                .chooses("draws", "afterMoves")
                .page()
                .locator("#moves")
                .fill("2");
        organiser.makes();
        Seat ana = house.take(organiser.link(1, "white"));
        Seat boris = house.take(organiser.link(1, "black"));
        assertThat(seat().byId("board-1")).containsText("Black is there");
        organiser.startsAll();
        ana.seesRunning("white");
        plays(ana, "e2e4");
        plays(boris, "e7e5");
        ana.release("g1f3");
        ana.byId("offer-draw").click();
        assertThat(ana.page().locator("#notice")).containsText("restrict agreeing to a draw");
        assertThat(boris.byId("accept-draw")).isHidden();
        ana.pressWithButton();
        plays(boris, "b8c6");
        plays(ana, "f1b5");
        boris.release("a7a6");
        boris.byId("offer-draw").click();
        assertThat(boris.byId("offer-draw")).isDisabled();
        boris.pressWithButton();
        ana.byId("accept-draw").click();
        ana.seesResult("1/2-1/2");
    }

    private static void plays(Seat seat, String move) {
        seat.release(move);
        seat.pressWithButton();
    }

    @Test
    void everything_is_taken_home_with_the_points_that_the_event_has_set() throws IOException {
        organiser.plans("online", "Ana - Boris");
        organiser.page().locator("details summary").click();
        organiser.chooses("points", "three").makes();
        Download zip =
                organiser.page().waitForDownload(() -> seat().byId("export").click());
        try (var files = new ZipFile(zip.path().toFile())) {
            var entry = Objects.requireNonNull(files.getEntry("journal/board-001.jsonl"));
            String journal = new String(files.getInputStream(entry).readAllBytes(), UTF_8);
            assertThat(journal).contains("\"win\":{\"halves\":6}", "\"draw\":{\"halves\":2}");
        }
        Download sheet =
                organiser.page().waitForDownload(() -> seat().byId("save").click());
        assertThat(sheet.suggestedFilename()).isEqualTo("Friday-rapid-3-links.json");
        seat().byId("forget").click();
        seat().byId("forget-yes").click();
        seat().byId("create-event").waitFor();
        organiser.page().locator("#file").setInputFiles(sheet.path());
        assertThat(seat().byId("board-1")).containsText("Boris");
    }
}
