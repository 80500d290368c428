package org.jadoube.trials.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The organiser of an evening at his page, and the players whom he hands links.
final class Organiser implements AutoCloseable {
    private final URI hall;
    private final Seat seat;
    private final List<Hand> hands = new ArrayList<>();

    private Organiser(URI hall, Seat seat) {
        this.hall = hall;
        this.seat = seat;
    }

    /// Opens the organiser's page.
    static Organiser in(OpenHouse house) {
        URI hall = house.hall().address();
        var look = new Browser.NewContextOptions().setViewportSize(1280, 900).setLocale("en-GB");
        return new Organiser(hall, house.visitor(hall.resolve("/event").toString(), look));
    }

    Page page() {
        return seat.page();
    }

    Seat seat() {
        return seat;
    }

    /// Fills in what an evening needs.
    Organiser plans(String profile, String pairings) {
        page().locator("#name").fill("Friday rapid");
        page().locator("#round").fill("3");
        page().locator("#profile-" + profile).check();
        seat.byId("pairings").fill(pairings);
        return this;
    }

    Organiser chooses(String name, String word) {
        page().locator("#" + name).selectOption(word);
        return this;
    }

    Organiser makes() {
        seat.byId("create-event").click();
        seat.byId("start-all").waitFor();
        return this;
    }

    void startsAll() {
        seat.byId("start-all").click();
        seat.byId("start-yes").click();
        assertThat(page().locator("#notice")).containsText("Clocks started");
    }

    /// What the browser keeps of the event.
    JsonNode sheet() {
        String kept = (String) page().evaluate("localStorage.getItem('jadoube.events')");
        String event = page().url().replaceAll(".*#", "");
        return JsonMapper.shared().readTree(Objects.requireNonNull(kept)).path(event);
    }

    String event() {
        return sheet().path("event").asString();
    }

    String chief() {
        return sheet().path("arbiters").path(0).path("token").asString();
    }

    private JsonNode board(int number) {
        return sheet().path("boards").path(number - 1);
    }

    String game(int board) {
        return board(board).path("game").asString();
    }

    String link(int board, String colour) {
        return hall.resolve("/table") + "#"
                + board(board).path("seats").path(colour).asString();
    }

    String show() {
        return hall.resolve("/show") + "#" + event();
    }

    /// The players of a board come, White first.
    List<Hand> players(int board) {
        List<Hand> pair = new ArrayList<>();
        for (String colour : List.of("white", "black")) {
            Hand hand = Hand.sit(hall, board(board).path("seats").path(colour).asString());
            hand.does("{'kind':'arrive'}");
            pair.add(hand);
        }
        hands.addAll(pair);
        return pair;
    }

    /// The chief arbiter at a board.
    Hand arbiter(int board) {
        return Hand.sit(hall, chief(), game(board));
    }

    @Override
    public void close() {
        hands.forEach(Hand::close);
    }
}
