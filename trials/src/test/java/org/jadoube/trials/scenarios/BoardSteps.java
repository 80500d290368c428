package org.jadoube.trials.scenarios;

import io.cucumber.java.en.When;
import java.time.Duration;
import java.util.List;
import org.jadoube.board.Colour;
import org.jadoube.board.PieceType;
import org.jadoube.board.Square;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.term.Announcement;
import org.jadoube.laws.term.Contact;
import org.jadoube.laws.term.Hand;
import org.jadoube.laws.term.Hands;
import org.jadoube.laws.term.Irregularity;

/// What hands do with pieces and with the button of the clock, and that time passes.
public final class BoardSteps {
    private final Chessroom room;

    public BoardSteps(Chessroom room) {
        this.room = room;
    }

    @When("{duration} pass(es)")
    public void pass(Duration time) {
        room.pass(time);
    }

    @When("{player} thinks until he has {time} left")
    public void think(Colour player, Duration left) {
        room.passUntil(player, left);
    }

    @When("{actor} arrives")
    public void arrive(Actor by) {
        room.does(by, Act.Arrive::new);
    }

    @When("{actor} starts the clocks")
    public void start(Actor by) {
        room.does(by, Act.StartClocks::new);
    }

    @When("the players play {moves}")
    public void play(List<String> moves) {
        room.playAndRecord(moves);
    }

    @When("the players play {moves} and write nothing")
    public void playWithoutWriting(List<String> moves) {
        room.play(moves);
    }

    @When("the players play {moves} and repeat this {int} times")
    public void repeat(List<String> moves, int times) {
        for (int i = 0; i <= times; i++) {
            room.playAndRecord(moves);
        }
    }

    @When("{actor} plays {move}")
    public void playMove(Actor by, String move) {
        room.plays(by, move);
    }

    @When("{actor} makes the move {move}")
    public void release(Actor by, String move) {
        room.does(by, (player, at) -> new Act.ReleaseMove(player, at, room.move(move)));
    }

    @When("{actor} makes the move {move} with both hands")
    public void releaseWithBothHands(Actor by, String move) {
        room.does(by, (player, at) -> new Act.ReleaseMove(player, at, room.move(move), Hands.BOTH));
    }

    @When("{actor} presses the clock")
    public void press(Actor by) {
        room.does(by, Act.PressClock::new);
    }

    @When("{actor} presses the clock with the other hand")
    public void pressWithOtherHand(Actor by) {
        room.does(by, (player, at) -> new Act.PressClock(player, at, Hand.OTHER));
    }

    @When("{actor} touches the piece on {square}")
    public void touch(Actor by, Square square) {
        room.does(by, (player, at) -> new Act.Touch(player, at, square, Contact.INTENDING));
    }

    @When("{actor} touches the piece on {square} by accident")
    public void touchByAccident(Actor by, Square square) {
        room.does(by, (player, at) -> new Act.Touch(player, at, square, Contact.ACCIDENTAL));
    }

    @When("{actor} touches the piece on {square} on purpose, but neither to move nor to capture it")
    public void touchOnPurpose(Actor by, Square square) {
        room.does(by, (player, at) -> new Act.Touch(player, at, square, Contact.DELIBERATE));
    }

    @When("{actor} says that he adjusts, and adjusts the piece on {square}")
    public void adjust(Actor by, Square square) {
        room.does(by, (player, at) -> new Act.Adjust(player, at, square, Announcement.BEFOREHAND));
    }

    @When("{actor} adjusts the piece on {square} without a word")
    public void adjustSilently(Actor by, Square square) {
        room.does(by, (player, at) -> new Act.Adjust(player, at, square, Announcement.NONE));
    }

    @When("{actor} shows that he will castle with the rook on {square}")
    public void intendCastling(Actor by, Square rook) {
        room.does(by, (player, at) -> new Act.IntendCastling(player, at, rook));
    }

    @When("{actor} lets go of the piece from {square} on {square}")
    public void releasePiece(Actor by, Square from, Square to) {
        room.does(by, (player, at) -> new Act.ReleasePiece(player, at, from, to));
    }

    @When("{actor} puts a new {piece} on {square}")
    public void placePromotion(Actor by, PieceType piece, Square square) {
        room.does(by, (player, at) -> new Act.PlacePromotion(player, at, square, piece));
    }

    @When("{actor} objects that the piece on {square} had been touched")
    public void claimTouch(Actor by, Square square) {
        room.does(by, (player, at) -> new Act.ClaimTouch(player, at, square));
    }

    @When("{actor} points out that the last move was illegal")
    public void claimLastMoveIllegal(Actor by) {
        int ply = room.game().played().size();
        room.does(by, (claimant, at) -> new Act.ClaimIllegalMove(claimant, at, ply));
    }

    @When("{actor} points out that the position is dead")
    public void pointOutDeadPosition(Actor by) {
        room.does(by, Act.PointOutDeadPosition::new);
    }

    @When("{actor} points out that {player}'s move {int} was illegal")
    public void claimMoveIllegal(Actor by, Colour player, int number) {
        int ply = 2 * number
                - (player == room.game().opening().regulations().initial().turn() ? 1 : 0);
        room.does(by, (claimant, at) -> new Act.ClaimIllegalMove(claimant, at, ply));
    }

    @When("{actor} reports {irregularity}")
    public void reportIrregularity(Actor by, Irregularity irregularity) {
        room.does(by, (reporter, at) -> new Act.ReportIrregularity(reporter, at, irregularity));
    }

    @When("{actor} knocks pieces over")
    public void displace(Actor by) {
        room.does(by, Act.DisplacePieces::new);
    }

    @When("{actor} puts the pieces back")
    public void replace(Actor by) {
        room.does(by, Act.ReplacePieces::new);
    }

    @When("{actor} restores the position after {int} half-move(s)")
    public void restore(Actor by, int plies) {
        room.does(by, (restorer, at) -> new Act.RestorePosition(restorer, at, plies));
    }
}
