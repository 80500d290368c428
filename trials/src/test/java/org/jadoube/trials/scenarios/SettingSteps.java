package org.jadoube.trials.scenarios;

import io.cucumber.java.en.Given;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Piece;
import org.jadoube.board.Position;
import org.jadoube.board.Setup;
import org.jadoube.board.SetupCheck;
import org.jadoube.board.Square;
import org.jadoube.board.SquareSet;
import org.jadoube.clock.BonusMode;
import org.jadoube.clock.PeriodSwitch;
import org.jadoube.laws.edition.DrawAgreement;
import org.jadoube.laws.edition.EventRules;
import org.jadoube.laws.edition.FlagObserver;
import org.jadoube.laws.edition.FlagOrder;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.QuickplayFinish;
import org.jadoube.laws.edition.Recorder;
import org.jadoube.laws.edition.SessionStart;
import org.jadoube.laws.edition.Supervision;
import org.jadoube.laws.edition.Tempo;
import org.jadoube.notation.Fen;

/// What is settled before the game: the edition, the kind of play, the times, the event's choices, the position.
public final class SettingSteps {
    private final Chessroom room;

    public SettingSteps(Chessroom room) {
        this.room = room;
    }

    @Given("the Laws of {edition}")
    public void edition(String edition) {
        room.setting().edition(edition);
    }

    @Given("the game is played {profile}")
    public void profile(Profile profile) {
        room.setting().profile(profile);
    }

    @Given("the time control {control}")
    public void control(String tag) {
        room.setting().control(tag);
    }

    @Given("the time control {control} with a(n) {mode} bonus")
    public void control(String tag, BonusMode mode) {
        room.setting().control(tag);
        room.setting().mode(mode);
    }

    @Given("the clock changes periods at the move count")
    public void periodsChangeAtTheMoveCount() {
        room.setting().periodSwitch(PeriodSwitch.AT_MOVE_COUNT);
    }

    @Given("a {tempo} game under {supervision} supervision")
    public void tempo(Tempo tempo, Supervision supervision) {
        room.setting().choose(game -> game.with(rules -> rules.with(tempo).with(supervision)));
    }

    @Given("the game is as fast as its time control says")
    public void tempoOfTheTimeControl() {
        room.setting()
                .choose(game -> game.with(
                        rules -> rules.with(game.edition().rapid().lines().of(game.timeControl()))));
    }

    @Given("the default time is {duration}")
    public void defaultTime(Duration time) {
        room.setting().choose(game -> game.withDefaultTime(time));
    }

    @Given("the start of the session is set for {duration} from now")
    public void scheduled(Duration ahead) {
        room.setting()
                .choose(game -> game.with(rules -> rules.scheduledAt(room.now().plus(ahead))));
    }

    @Given("a draw may be agreed after {int} move(s)")
    public void agreementAfter(int moves) {
        agreement(new DrawAgreement.AfterMoves(moves));
    }

    @Given("a draw may be agreed with the arbiter's consent")
    public void agreementWithConsent() {
        agreement(new DrawAgreement.WithConsent());
    }

    @Given("a draw may not be agreed")
    public void agreementForbidden() {
        agreement(new DrawAgreement.Forbidden());
    }

    private void agreement(DrawAgreement agreement) {
        room.setting().choose(game -> game.with(rules -> rules.with(agreement)));
    }

    @Given("the players keep score")
    public void playersRecord() {
        room.setting().choose(game -> game.with(rules -> rules.with(Recorder.PLAYERS)));
    }

    @Given("a quickplay finish is announced")
    public void quickplayFinish() {
        room.setting().choose(game -> game.with(rules -> rules.with(QuickplayFinish.ANNOUNCED)));
    }

    @Given("a quickplay finish is announced and no arbiter is present")
    public void quickplayFinishWithoutArbiter() {
        room.setting().choose(game -> game.with(rules -> rules.with(QuickplayFinish.ANNOUNCED_WITHOUT_ARBITER)));
    }

    @Given("the clock does not show which flag fell first")
    public void flagOrderNotShown() {
        room.setting().choose(game -> game.with(rules -> rules.with(FlagOrder.NOT_SHOWN)));
    }

    @Given("a default time that was not announced is none")
    public void unannouncedDefaultTime() {
        room.setting()
                .choose(game -> game.with(
                        rules -> rules.with(rules.interpretations().with(EventRules.UnspecifiedDefaultTime.ZERO))));
    }

    @Given("an automatic observer watches")
    public void automaticObserver() {
        room.setting().choose(game -> game.with(FlagObserver.AUTOMATIC));
    }

    @Given("the clocks start when both players are there")
    public void startWhenBothPresent() {
        room.setting().choose(game -> game.with(SessionStart.WHEN_BOTH_PRESENT));
    }

    @Given("the position {string}")
    public void position(String fen) {
        Position position = Fen.read(fen).orElseThrow();
        room.setting().choose(game -> game.withInitial(position));
    }

    @Given("White has {pieces} and Black has {pieces}, {player} to move")
    public void pieces(List<String> white, List<String> black, Colour turn) {
        Map<Square, Piece> pieces = new HashMap<>();
        white.stream()
                .map(text -> MoveWords.piece(Colour.WHITE, text))
                .forEach(e -> pieces.put(e.getKey(), e.getValue()));
        black.stream()
                .map(text -> MoveWords.piece(Colour.BLACK, text))
                .forEach(e -> pieces.put(e.getKey(), e.getValue()));
        Setup setup = new Setup(pieces, turn, SquareSet.EMPTY, Optional.empty(), 0, 1);
        switch (setup.checkLeniently()) {
            case SetupCheck.Accepted accepted -> room.setting().choose(game -> game.withInitial(accepted.position()));
            case SetupCheck.Rejected rejected -> throw new AssertionError("no position: " + rejected.faults());
        }
    }

    @Given("every move takes {duration}")
    public void pace(Duration each) {
        room.pace(each);
    }

    @Given("the game has started")
    public void started() {
        room.start();
    }
}
