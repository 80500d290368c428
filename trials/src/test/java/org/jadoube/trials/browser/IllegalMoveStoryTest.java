package org.jadoube.trials.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Illegal moves from the hand that makes them to the game that they lose, with four at the board at once: the players
/// see what hands have done and are told nothing that they must notice themselves.
class IllegalMoveStoryTest {
    private static final List<String> ILLEGAL = List.of("e2e5", "d2d5", "c2c5");
    private static final List<String> LEGAL = List.of("e2e4", "d2d4");
    private static final List<String> OTHER = List.of("g1f3", "b1c3");
    private static final List<String> REPLIES = List.of("e7e6", "d7d6");
    private static final List<String> TO_THE_LAST_RANK =
            List.of("a2a4", "b7b5", "a4b5", "a7a6", "b5a6", "c8b7", "a6b7", "b8c6");

    @RegisterExtension
    static final OpenHouse house = new OpenHouse();

    @ParameterizedTest
    @CsvSource({"2001, 3", "2023, 2"})
    void the_opponent_objects_the_arbiter_restores_touch_move_binds_and_one_too_many_loses(String edition, int loses) {
        Gathering four = Gathering.at(house, edition, "5400+30", Map.of());
        for (int found = 1; found < loses; found++) {
            isMadeUnnoticed(four, found);
            four.objects("black");
            isTakenBack(four, found);
            four.goesOn("white");
            timesAreAsTheLawsHaveThem(four, found);
            anotherPieceIsNotPlayed(four, found);
            four.plays("white", LEGAL.get(found - 1));
            four.plays("black", REPLIES.get(found - 1));
        }
        isMadeUnnoticed(four, loses);
        four.objects("black");
        for (Seat seat : four.all()) {
            seat.seesOver("0-1");
        }
        assertThat(four.black().byId("result")).containsText("one illegal move too many");
        assertThat(four.spectator().byId("status")).containsText("one illegal move too many");
    }

    /// White makes an illegal move and presses the clock: only the arbiter reads what it is.
    private static void isMadeUnnoticed(Gathering four, int number) {
        String move = ILLEGAL.get(number - 1);
        four.nothingIsSaidAnyMore();
        four.plays("white", move);
        assertThat(four.journal("illegalMoveMade")).hasCount(number);
        for (Seat seat : four.all()) {
            seat.seesPiece(move.substring(2), "P");
            seat.seesMoves(move.substring(2));
        }
        four.nothingIsSaid();
        four.nobodyElseIsTold("illegalMoveMade", "moveCompleted", "incidentRecorded");
    }

    /// The position before it stands on every board again, and everybody hears why.
    private static void isTakenBack(Gathering four, int found) {
        String move = ILLEGAL.get(found - 1);
        assertThat(four.journal("illegalMoveFound")).hasCount(found);
        for (Seat seat : four.all()) {
            seat.seesPiece(move.substring(0, 2), "P");
            seat.seesPiece(move.substring(2), "");
        }
        for (Seat player : List.of(four.white(), four.black())) {
            player.seesNoClockRunning();
            assertThat(player.page().locator("#notice")).containsText("held against White");
        }
        assertThat(four.arbiter().byId("illegal-tally")).containsText("White " + found + ", Black 0");
        assertThat(four.arbiter().byId("touched")).containsText("Touched: " + move.substring(0, 2));
        assertThat(four.journal("timeAdded").last()).containsText("Black (Black 1) was given 0:02:00");
    }

    /// The opponent has two minutes more for each, and the culprit not the half minute that his press had brought him.
    private static void timesAreAsTheLawsHaveThem(Gathering four, int found) {
        String black = found == 1 ? "1:32:[23]\\d" : "1:3[45]:\\d\\d";
        for (Seat seat : four.all()) {
            assertThat(seat.clock("black")).hasText(Pattern.compile(black));
            if (found == 1) {
                assertThat(seat.clock("white")).hasText(Pattern.compile("1:30:[0-3]\\d"));
            }
        }
    }

    /// The piece that made the illegal move must be played: when another is, the opponent says so, and it goes back.
    private static void anotherPieceIsNotPlayed(Gathering four, int found) {
        String other = OTHER.get(found - 1);
        four.plays("white", other);
        four.nobodyElseIsTold("touched");
        four.objectsToTouch("black", ILLEGAL.get(found - 1).substring(0, 2));
        four.white().seesNoClockRunning();
        for (Seat seat : four.all()) {
            seat.seesPiece(other.substring(0, 2), "N");
            seat.seesPiece(other.substring(2), "");
        }
        four.goesOn("white");
    }

    @Test
    void a_pawn_left_on_the_last_rank_becomes_a_queen_when_the_opponent_objects() {
        Gathering four = Gathering.at(house, "2023", "5400+30", Map.of());
        four.play(TO_THE_LAST_RANK);
        four.plays("white", "b7a8");
        for (Seat seat : four.all()) {
            seat.seesPiece("a8", "P");
        }
        four.nothingIsSaid();
        four.nobodyElseIsTold("illegalMoveMade", "illegalMoveFound");
        four.objects("black");
        for (Seat seat : four.all()) {
            seat.seesPiece("a8", "Q");
        }
        assertThat(four.journal("pawnReplaced")).hasCount(1);
        assertThat(four.journal("timeAdded")).containsText("Black (Black 1) was given 0:02:00");
        four.goesOn("black");
        four.plays("black", "d8a8");
    }

    @Test
    void an_illegal_move_is_seen_by_the_arbiter_who_restores_it_though_nobody_objects() {
        Gathering four = Gathering.at(house, "2023", "5400+30", Map.of());
        four.plays("white", "e2e5");
        four.plays("black", "d7d5");
        four.nothingIsSaid();
        four.arbiter().byId("tab-board").click();
        four.arbiter().byId("restore-move").selectOption("1");
        four.arbiter().byId("arbiter-illegal").click();
        four.arbiter().byId("illegal-confirm").click();
        for (Seat seat : four.all()) {
            seat.seesPiece("e2", "P");
            seat.seesPiece("d7", "p");
        }
        four.goesOn("white");
        four.plays("white", "e2e4");
    }

    @Test
    void a_move_that_was_legal_is_said_to_be_illegal_in_vain() {
        Gathering four = Gathering.at(house, "2023", "5400+30", Map.of());
        four.plays("white", "e2e4");
        four.saysIllegal("black");
        for (Seat player : List.of(four.white(), four.black())) {
            assertThat(player.page().locator("#notice")).containsText("rejected");
        }
        assertThat(four.journal("illegalMoveClaimRejected")).hasCount(1);
        assertThat(four.journal("illegalMoveFound")).hasCount(0);
        four.plays("black", "e7e5");
    }
}
