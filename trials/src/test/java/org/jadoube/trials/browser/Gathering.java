package org.jadoube.trials.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jadoube.laws.game.Actor;
import org.jadoube.server.play.NewGame;

/// White, Black, the arbiter at his desk and a spectator before the demonstration board, each in a browser of his own.
record Gathering(Seat white, Seat black, Seat arbiter, Seat spectator) {
    /// They meet at the only board of an evening; the arbiter has it open on his desk and has started the clocks.
    static Gathering at(OpenHouse house, String edition, String timeControl, Map<String, ?> more) {
        Gathering four = before(house, edition, timeControl, more);
        four.arbiter.byId("arbiter-start").click();
        four.white.seesRunning("white");
        return four;
    }

    /// As they meet: nothing has been started.
    static Gathering before(OpenHouse house, String edition, String timeControl, Map<String, ?> more) {
        URI hall = house.hall().address();
        Evening evening = Evening.of(hall, 1, edition, timeControl, more);
        var look = new Browser.NewContextOptions().setViewportSize(1280, 900).setLocale("en-GB");
        Seat arbiter = house.visitor(evening.desk("chief"), look);
        arbiter.byId("card-1").click();
        Seat spectator = house.visitor(evening.show(1), look);
        return new Gathering(
                house.take(evening.table(1, "white")), house.take(evening.table(1, "black")), arbiter, spectator);
    }

    /// They meet at a game that was made before the hall opened, and the arbiter starts the clocks.
    static Gathering at(OpenHouse house, NewGame game) {
        URI hall = house.hall().address();
        var look = new Browser.NewContextOptions().setViewportSize(1280, 900).setLocale("en-GB");
        Seat spectator =
                house.visitor(hall.resolve("/show") + "#" + secret(game, Actor.SPECTATOR) + "." + game.id(), look);
        String table = hall.resolve("/table") + "#";
        Seat arbiter = house.take(table + secret(game, Actor.ARBITER));
        Seat white = house.take(table + secret(game, Actor.WHITE));
        Seat black = house.take(table + secret(game, Actor.BLACK));
        Gathering four = new Gathering(white, black, arbiter, spectator);
        arbiter.byId("arbiter-start").click();
        white.seesRunning("white");
        return four;
    }

    private static String secret(NewGame game, Actor actor) {
        return Objects.requireNonNull(game.seats().get(actor)).secret();
    }

    List<Seat> all() {
        return List.of(white, black, arbiter, spectator);
    }

    /// Those who are not told what the players must notice themselves.
    List<Seat> untold() {
        return List.of(white, black, spectator);
    }

    Seat of(String colour) {
        return colour.equals("white") ? white : black;
    }

    /// A player makes a move, legal or not, and presses the clock.
    void plays(String colour, String move) {
        of(colour).release(move);
        of(colour).pressWithButton();
        String other = other(colour);
        of(other).seesRunning(other);
    }

    static String other(String colour) {
        return colour.equals("white") ? "black" : "white";
    }

    /// Both make their moves by turns, White first.
    void play(List<String> moves) {
        for (int ply = 0; ply < moves.size(); ply++) {
            plays(ply % 2 == 0 ? "white" : "black", moves.get(ply));
        }
    }

    /// What stands in the journal that the arbiter reads.
    Locator journal(String kind) {
        return arbiter.byId("journal").locator("[data-kind=" + kind + "]");
    }

    /// A question that waits for the arbiter.
    Locator question(String matter) {
        return arbiter.byId("questions").locator("[data-matter=" + matter + "]");
    }

    /// The arbiter answers the question that waits, with a reason.
    void answers(String matter, String answer, String reason) {
        question(matter).locator("[data-testid$=-" + answer + "]").click();
        arbiter.byId("answer-reason").fill(reason);
        arbiter.byId("answer-confirm").click();
    }

    /// The arbiter sets the times that are proposed to him and starts a player's clock again.
    void goesOn(String colour) {
        arbiter.page().locator("[data-testid^=proposed-]").click();
        assertThat(question("clock-times")).hasCount(0);
        restarts(colour);
    }

    /// The arbiter starts a player's clock again.
    void restarts(String colour) {
        arbiter.byId("arbiter-restart-" + colour).click();
        of(colour).seesRunning(colour);
    }

    /// A player says that his opponent's last move was illegal, rightly or not.
    void saysIllegal(String colour) {
        of(colour).byId("claim-illegal").click();
        of(colour).byId("claim-illegal-confirm").click();
    }

    /// A player points out that his opponent's last move was illegal.
    void objects(String colour) {
        saysIllegal(colour);
        of(colour).seesNoClockRunning();
    }

    /// A player points out that his opponent has not played the piece that he had touched.
    void objectsToTouch(String colour, String square) {
        of(colour).rarely("claim-touch");
        of(colour).byId("more-square").fill(square);
        of(colour).byId("more-confirm").click();
    }

    /// Nothing that only the arbiter may know has come to anybody else, nor stands on his page.
    void nobodyElseIsTold(String... kinds) {
        for (Seat seat : untold()) {
            for (String kind : kinds) {
                seat.hasNotHeard("\"kind\":\"" + kind + "\"");
            }
            seat.hasNotHeard("\"questions\"");
            seat.hasNotHeard("\"illegalMoves\"");
        }
    }

    /// No page but the arbiter's says anything by itself.
    void nothingIsSaid() {
        for (Seat seat : untold()) {
            assertThat(seat.page().locator("#notice")).isHidden();
        }
    }

    /// What was said has gone, and nothing new is.
    void nothingIsSaidAnyMore() {
        for (Seat seat : untold()) {
            assertThat(seat.page().locator("#notice"))
                    .isHidden(new LocatorAssertions.IsHiddenOptions().setTimeout(9000));
        }
    }
}
