package org.jadoube.trials.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Players keep their scoresheets in the browser, beside a board on which their hands play.
class ScoresheetTest {
    private static final Map<String, String> BY_PLAYERS = Map.of("recorder", "players");

    @RegisterExtension
    static final OpenHouse house = new OpenHouse();

    private OpenHall.Links links;
    private Hand white;
    private Hand black;
    private Hand arbiter;

    /// A game whose players keep score, its clocks started.
    @BeforeEach
    void begin() {
        links = house.hall().make("over-the-board", "2/3600:3600", "by-arbiter", "arbiter", BY_PLAYERS);
        white = hand(links.white());
        black = hand(links.black());
        arbiter = hand(links.arbiter());
        white.does("{'kind':'arrive'}");
        black.does("{'kind':'arrive'}");
        arbiter.does("{'kind':'start'}");
    }

    @AfterEach
    void leave() {
        white.close();
        black.close();
        arbiter.close();
    }

    private static Hand hand(String link) {
        return Hand.sit(house.hall().address(), link.substring(link.indexOf('#') + 1));
    }

    private static Seat sheet(String link, String locale) {
        return sheet(link, locale, 1280, 900);
    }

    private static Seat sheet(String link, String locale, int width, int height) {
        URI page = URI.create(link.replace("/table#", "/scoresheet#"));
        return house.visitor(
                page.toString(),
                new Browser.NewContextOptions().setViewportSize(width, height).setLocale(locale));
    }

    private static void plays(Hand player, String move) {
        player.does("{'kind':'release','move':'%s'}".formatted(move));
        player.does("{'kind':'press'}");
    }

    private static void writes(Seat player, String text) {
        player.byId("line").fill(text);
        player.byId("line").press("Enter");
    }

    private static Locator entry(Seat reader, String sheet, int ply) {
        return reader.byId("paper-" + sheet).locator("td[data-ply='" + ply + "']");
    }

    @Test
    void each_player_writes_in_his_own_letters_and_finds_it_again_after_a_reload() {
        Seat ana = sheet(links.white(), "en-GB");
        Seat boris = sheet(links.black(), "es-ES", 390, 844);
        plays(white, "g1f3");
        writes(ana, "Nf3");
        for (String key : new String[] {"C", "f", "3"}) {
            boris.page().locator(".pad [data-key='" + key + "']").click();
        }
        boris.byId("pad-offer").click();
        assertThat(boris.byId("line")).hasValue("Cf3 (=)");
        boris.byId("write").click();
        assertThat(entry(boris, "black", 1)).hasText("Cf3 (=)");
        assertThat(entry(ana, "white", 1)).hasText("Nf3");
        assertThat(entry(boris, "black", 2)).hasClass("next");
        boris.page().reload();
        assertThat(entry(boris, "black", 1)).hasText("Cf3 (=)");
        boris.byId("lettering").selectOption("de");
        assertThat(boris.page().locator(".pad [data-key='S']")).isVisible();
        assertThat(entry(boris, "black", 1)).hasText("Cf3 (=)");
        assertThat(boris.byId("paper-white")).hasCount(0);
        Axe.check(boris.page());
        boris.photograph("scoresheet-phone");
    }

    @Test
    void nothing_tells_a_player_that_he_wrote_something_else_and_the_arbiter_sees_both_sheets() {
        Seat ana = sheet(links.white(), "en-GB");
        Seat boris = sheet(links.black(), "en-GB");
        Seat judge = sheet(links.arbiter(), "en-GB");
        Seat crowd = sheet(links.spectator(), "en-GB");
        plays(white, "e2e4");
        plays(black, "c7c5");
        writes(ana, "e4");
        writes(boris, "d4");
        writes(boris, "c5");
        writes(boris, "Nf3");
        assertThat(entry(boris, "black", 3)).hasText("Nf3");
        assertThat(boris.page().locator(".differs")).hasCount(0);
        assertThat(boris.byId("duty")).containsText("You keep score");
        assertThat(entry(judge, "black", 1)).hasClass("differs");
        assertThat(entry(judge, "black", 1)).containsText("not what was made: e4");
        assertThat(entry(judge, "black", 2)).hasText("c5");
        assertThat(entry(judge, "black", 3)).hasClass("differs");
        assertThat(entry(judge, "white", 1)).hasText("e4");
        assertThat(entry(judge, "white", 2)).hasClass("gap");
        assertThat(judge.byId("line")).hasCount(0);
        assertThat(crowd.page().locator("#noseat")).isVisible();
        assertThat(crowd.page().locator("#sheets")).isHidden();
        Axe.check(judge.page());
        judge.photograph("scoresheet-arbiter");
    }

    @Test
    void sheets_are_brought_up_to_date_after_a_flag_and_signed_by_both() {
        Seat ana = sheet(links.white(), "en-GB");
        Seat boris = sheet(links.black(), "es-ES", 820, 1180);
        Seat judge = sheet(links.arbiter(), "en-GB");
        plays(white, "e2e4");
        writes(ana, "e4");
        writes(boris, "e4");
        arbiter.does("{'kind':'stop','reason':'to set the clocks'}");
        arbiter.does("{'kind':'set','white':{'remaining':600000,'period':1,'moves':1},'black':{'remaining':200000000,"
                + "'period':1,'moves':0}}");
        arbiter.does("{'kind':'restart','running':'black'}");
        plays(black, "e7e5");
        plays(white, "g1f3");
        plays(black, "b8c6");
        ana.page().waitForTimeout(900);
        arbiter.does("{'kind':'observeFlag','flag':'white'}");
        assertThat(ana.byId("duty")).containsText("Bring your scoresheet up to date");
        assertThat(boris.byId("duty")).containsText("Ponga su planilla al día");
        ana.byId("check").click();
        assertThat(ana.page().locator("#notice")).hasText("No: half-moves written 1, made 4.");
        writes(ana, "e5");
        writes(ana, "Nf3");
        writes(ana, "Nc6");
        assertThat(ana.byId("duty")).containsText("You keep score");
        boris.byId("complete").click();
        assertThat(boris.byId("duty")).containsText("Usted anota");
        assertThat(entry(boris, "black", 3)).hasClass("gap");
        assertThat(entry(judge, "black", 3)).containsText("copied; made: Nf3");
        black.does("{'kind':'resign'}");
        assertThat(ana.byId("duty")).containsText("The game is over");
        ana.byId("sign").click();
        ana.byId("sign-confirm").click();
        assertThat(ana.byId("signature-white")).hasText("Paul Morphy");
        assertThat(boris.byId("signature-white")).hasText("Paul Morphy");
        assertThat(ana.byId("sign")).isHidden();
        boris.byId("sign").click();
        assertThat(boris.byId("sign-result")).hasValue("1-0");
        boris.byId("sign-confirm").click();
        assertThat(judge.byId("paper-white").getByTestId("signature-black")).hasText("Duke & Count");
        Axe.check(ana.page());
        boris.photograph("scoresheet-tablet");
        ana.photograph("scoresheet-signed");
    }

    @Test
    void the_hall_shows_the_sheet_that_it_keeps_itself() {
        var kept = house.hall().make("online", "300", "when-both-present", "automatic");
        Seat player = house.take(kept.white());
        house.take(kept.black());
        player.seesRunning("white");
        player.release("e2e4");
        player.seesHalfMoves(1);
        player.byId("to-scoresheet").click();
        assertThat(entry(player, "hall", 1)).hasText("e4");
        assertThat(player.byId("line")).hasCount(0);
        player.byId("to-table").click();
        player.seesHalfMoves(1);
    }

    @Test
    void a_sheet_is_printed_as_it_stands() throws IOException {
        Seat ana = sheet(links.white(), "en-GB");
        for (String size : List.of("a4", "a5")) {
            Download paper =
                    ana.page().waitForDownload(() -> ana.byId("pdf-" + size).click());
            org.assertj.core.api.Assertions.assertThat(Files.readAllBytes(paper.path()))
                    .startsWith("%PDF-".getBytes(StandardCharsets.US_ASCII))
                    .hasSizeGreaterThan(5_000);
        }
    }
}
