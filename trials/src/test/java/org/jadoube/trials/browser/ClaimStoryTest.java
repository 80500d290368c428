package org.jadoube.trials.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jadoube.clock.TimeControl;
import org.jadoube.journal.Journal;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.notation.Fen;
import org.jadoube.server.play.NewGame;
import org.jadoube.server.play.PlayingRoom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Claims, false and true, with four at the board at once: draws by right, and a flag that has fallen.
class ClaimStoryTest {
    private static NewGame quiet;
    private static NewGame knight;

    @RegisterExtension
    static final OpenHouse house = new OpenHouse(ClaimStoryTest::make);

    /// Games from given positions cannot be ordered from the hall, so they are made before it opens.
    private static void make(Path data) {
        try (Journal journal = Journal.open(data);
                PlayingRoom room = PlayingRoom.open(journal)) {
            quiet = game(room, "4k2r/8/8/8/8/8/8/R3K3 w - - 97 90", Duration.ofMinutes(90));
            knight = game(room, "4k1n1/8/8/8/8/8/8/3QK3 w - - 0 60", Duration.ofSeconds(4));
        }
    }

    private static NewGame game(PlayingRoom room, String fen, Duration time) {
        Regulations regulations = Regulations.usual(Edition.latest(), Profile.OVER_THE_BOARD, TimeControl.of(time))
                .withInitial(Fen.position(fen));
        return room.create(regulations, "Ana Ruiz", "Boris K.", Optional.empty());
    }

    private static void claims(Seat player, String grounds, String written) {
        player.byId("claim-draw").click();
        player.byId("claim-grounds").selectOption(grounds);
        player.byId("claim-written").fill(written);
        player.byId("claim-draw-confirm").click();
    }

    private static void areTold(Gathering four, String words) {
        for (Seat player : List.of(four.white(), four.black())) {
            assertThat(player.page().locator("#notice")).containsText(words);
        }
    }

    @ParameterizedTest
    @CsvSource({"2001, 0:03:00", "2023, 0:02:00"})
    void the_third_occurrence_is_claimed_too_early_and_then_rightly(String edition, String bonus) {
        Gathering four = Gathering.at(house, edition, "5400+30", Map.of());
        four.play(List.of("g1f3", "g8f6", "f3g1"));
        claims(four.black(), "third-occurrence", "Ng8");
        areTold(four, "rejected");
        four.white().seesNoClockRunning();
        assertThat(four.journal("timeAdded")).containsText("White (White 1) was given " + bonus);
        assertThat(four.journal("timeDeducted")).hasCount(edition.equals("2001") ? 1 : 0);
        assertThat(four.arbiter().byId("claim")).containsText("Times that the position has stood: 2");
        four.nobodyElseIsTold("moveCompleted");
        four.restarts("black");
        anotherMoveDoesNotStand(four);
        four.plays("black", "f6g8");
        four.play(List.of("g1f3", "g8f6", "f3g1"));
        four.nothingIsSaidAnyMore();
        claims(four.black(), "third-occurrence", "Ng8");
        for (Seat seat : four.all()) {
            seat.seesOver("1/2-1/2");
        }
        assertThat(four.arbiter().byId("claim").locator("figure")).hasCount(3);
        assertThat(four.white().byId("result")).containsText("the position for the third time");
    }

    /// Who has written a move down for a claim must make it: when he makes another, the opponent says so, and it goes
    /// back.
    private static void anotherMoveDoesNotStand(Gathering four) {
        four.plays("black", "b8c6");
        four.nobodyElseIsTold("incidentRecorded");
        four.objectsToTouch("white", "f6");
        four.white().seesNoClockRunning();
        for (Seat seat : four.all()) {
            seat.seesPiece("b8", "n");
        }
        four.goesOn("black");
    }

    @Test
    void fifty_moves_are_claimed_one_too_early_and_then_on_the_board() {
        Gathering four = Gathering.at(house, quiet);
        four.plays("white", "a1b1");
        claims(four.black(), "fifty-moves", "");
        areTold(four, "rejected");
        assertThat(four.arbiter().byId("claim")).containsText("98");
        four.restarts("black");
        four.plays("black", "h8g8");
        four.nobodyElseIsTold("moveCompleted");
        four.plays("white", "b1a1");
        for (Seat seat : four.untold()) {
            assertThat(seat.page().locator("main:visible")).not().containsText("fifty");
        }
        claims(four.black(), "fifty-moves", "");
        for (Seat seat : four.all()) {
            seat.seesOver("1/2-1/2");
        }
        assertThat(four.black().byId("result")).containsText("fifty moves");
    }

    @Test
    void a_flag_falls_unsaid_and_is_claimed_by_who_can_be_proved_not_to_mate() {
        Gathering four = Gathering.at(house, knight);
        four.plays("white", "d1d2");
        four.plays("black", "g8f6");
        assertThat(four.white().byId("clock-white")).hasAttribute("data-flag", "final");
        four.nothingIsSaid();
        four.nobodyElseIsTold("flagFell", "gameEnded");
        four.black().byId("claim-flag").click();
        four.black().byId("claim-flag-confirm").click();
        for (Seat seat : four.all()) {
            seat.seesOver("1/2-1/2");
        }
        for (Seat seat : List.of(four.white(), four.black(), four.arbiter())) {
            assertThat(seat.byId("result")).containsText("the opponent cannot checkmate");
            assertThat(seat.byId("why-sentence")).containsText("Black can no longer checkmate.");
        }
        four.black().byId("why-picture").press("Enter");
        assertThat(four.black().page().locator("dialog svg")).isVisible();
        assertThat(four.spectator().byId("status")).containsText(Pattern.compile("flag fell.*cannot checkmate"));
    }
}
