package org.jadoube.trials.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.datatable.DataTable;
import io.cucumber.java.en.Then;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.Piece;
import org.jadoube.board.PieceType;
import org.jadoube.board.Setup;
import org.jadoube.board.Square;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.edition.Tempo;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.game.Scoresheet;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.touch.OpenMoves;
import org.jadoube.notation.Fen;

/// What has become of it: the result, the events, and how board, clock, scoresheets and the arbiter's desk stand.
public final class OutcomeSteps {
    private final Chessroom room;

    public OutcomeSteps(Chessroom room) {
        this.room = room;
    }

    @Then("the game goes on")
    public void goesOn() {
        assertThat(room.game().end()).isEmpty();
    }

    @Then("the game counts as {tempo}")
    public void counts(Tempo tempo) {
        assertThat(room.table().regulations().rules().tempo()).isEqualTo(tempo);
    }

    @Then("{player} wins because of {ending}")
    public void wins(Colour player, Ending ending) {
        ended(Result.win(player), ending);
    }

    @Then("the game is drawn because of {ending}")
    public void drawn(Ending ending) {
        ended(Result.DRAW, ending);
    }

    @Then("the game ends {score} because of {ending}")
    public void ended(Result result, Ending ending) {
        assertThat(room.game().end()).as("the end of the game").isPresent();
        Event.GameEnded end = room.game().end().orElseThrow();
        assertThat(end.result()).isEqualTo(result);
        assertThat(end.ending()).isEqualTo(ending);
        assertThat(room.table().clock().running())
                .as("a clock running after the end")
                .isEmpty();
        room.looksAt(end.citation());
    }

    @Then("the result that stands is {score}")
    public void stands(Result result) {
        assertThat(room.game().result()).contains(result);
    }

    @Then("the act is refused as {refusal}")
    public void refused(Refusal because) {
        assertThat(room.refusal().because()).isEqualTo(because);
    }

    @Then("article {article} says so")
    public void article(String number) {
        assertThat(room.looked().in(room.edition())).isEqualTo(number);
    }

    @Then("the events are {events}")
    public void events(List<String> words) {
        assertThat(said().stream().map(EventWords::event)).containsExactlyElementsOf(words);
        room.looksAt(room.events().getLast().citation());
    }

    @Then("the events are:")
    public void events(DataTable table) {
        List<Map<String, String>> rows = table.asMaps();
        List<EventWords> said = said();
        assertThat(said).as("all events, in order").hasSameSizeAs(rows);
        for (int i = 0; i < rows.size(); i++) {
            Map<String, String> row = rows.get(i);
            assertThat(said.get(i)).as("the event of row %d, %s", i + 1, row).matches(event -> event.fits(filled(row)));
        }
    }

    @Then("the events include:")
    public void eventsInclude(DataTable table) {
        List<EventWords> left = new ArrayList<>(said());
        for (Map<String, String> row : table.asMaps()) {
            Optional<EventWords> found =
                    left.stream().filter(event -> event.fits(filled(row))).findFirst();
            assertThat(found).as("an event like %s among %s", row, left).isPresent();
            found.ifPresent(left::remove);
        }
    }

    @Then("nothing follows")
    public void nothing() {
        assertThat(room.events()).isEmpty();
    }

    @Then("the events do not include {events}")
    public void eventsDoNotInclude(List<String> words) {
        assertThat(said().stream().map(EventWords::event)).doesNotContainAnyElementsOf(words);
    }

    private List<EventWords> said() {
        return room.events().stream()
                .map(event -> EventWords.of(event, room.edition()))
                .toList();
    }

    /// An empty cell asks for nothing being said.
    private static Map<String, String> filled(Map<String, String> row) {
        Map<String, String> filled = new HashMap<>();
        row.forEach(
                (column, cell) -> filled.put(column, Optional.ofNullable(cell).orElse("")));
        return filled;
    }

    @Then("{player} has {time} left")
    public void left(Colour player, Duration time) {
        assertThat(room.face(player).remaining()).isEqualTo(time);
    }

    @Then("{player} is in period {int}")
    public void period(Colour player, int period) {
        assertThat(room.face(player).period()).isEqualTo(period);
    }

    @Then("{player}'s clock is running")
    public void running(Colour player) {
        assertThat(room.table().clock().running()).contains(player);
    }

    @Then("the clocks stand")
    public void stand() {
        assertThat(room.table().clock().running()).isEmpty();
    }

    @Then("it is {player}'s move")
    public void turn(Colour player) {
        assertThat(room.game().turn()).isEqualTo(player);
    }

    @Then("{player} has completed {int} move(s)")
    public void completed(Colour player, int moves) {
        assertThat(room.game().completed(player)).isEqualTo(moves);
    }

    @Then("{player} has made {int} move(s)")
    public void made(Colour player, int moves) {
        assertThat(room.game().made(player)).isEqualTo(moves);
    }

    @Then("the board shows {placement}")
    public void board(String placement) {
        Setup shown = Fen.readSetup(placement + " w - - 0 1").orElseThrow();
        assertThat(room.game().standing().setup().pieces()).isEqualTo(shown.pieces());
    }

    @Then("a {player} {piece} stands on {square}")
    public void stands(Colour colour, PieceType type, Square square) {
        assertThat(Optional.ofNullable(room.game().standing().setup().pieces().get(square)))
                .contains(Piece.of(colour, type));
    }

    @Then("{square} is empty")
    public void empty(Square square) {
        assertThat(room.game().standing().setup().pieces()).doesNotContainKey(square);
    }

    @Then("the piece on {square} may legally go to {squares}")
    public void mayGo(Square from, List<Square> to) {
        assertThat(room.game().position().legalMoves().stream()
                        .filter(move -> move.from() == from && !move.isCastling())
                        .map(Move::to)
                        .distinct())
                .containsExactlyInAnyOrderElementsOf(to);
    }

    @Then("{player} may still play {moves}")
    public void mayStillPlay(Colour player, List<String> moves) {
        assertThat(room.game().turn()).isEqualTo(player);
        assertThat(OpenMoves.of(room.table()))
                .containsExactlyInAnyOrderElementsOf(
                        moves.stream().map(room::move).toList());
    }

    @Then("{player} may still play any legal move")
    public void mayStillPlayAnything(Colour player) {
        assertThat(room.game().turn()).isEqualTo(player);
        assertThat(OpenMoves.of(room.table()))
                .containsExactlyInAnyOrderElementsOf(room.game().standing().legalMoves());
    }

    @Then("{move} is a legal move")
    public void legal(String move) {
        assertThat(room.game().standing().isLegal(room.move(move))).as(move).isTrue();
    }

    @Then("{move} is not a legal move")
    public void notLegal(String move) {
        assertThat(room.game().standing().isLegal(room.move(move))).as(move).isFalse();
    }

    @Then("the legal moves are {moves}")
    public void legalMoves(List<String> moves) {
        assertThat(room.game().position().legalMoves())
                .containsExactlyInAnyOrderElementsOf(
                        moves.stream().map(room::move).toList());
    }

    @Then("{player} has {int} illegal move(s) against him")
    public void illegalMoves(Colour player, int count) {
        assertThat(room.table().desk().illegalMoves(player)).isEqualTo(count);
    }

    @Then("the arbiter is asked about {matter}")
    public void asked(Matter matter) {
        assertThat(room.table().desk().isAsked(matter))
                .as("asked about " + matter)
                .isTrue();
        room.journal().reversed().stream()
                .filter(event -> event instanceof Event.ArbiterAsked asked
                        && asked.question().matter() == matter)
                .findFirst()
                .ifPresent(event -> room.looksAt(event.citation()));
    }

    @Then("the arbiter is asked nothing")
    public void askedNothing() {
        assertThat(room.table().desk().open()).isEmpty();
    }

    @Then("{player}'s draw offer is open")
    public void offerOpen(Colour player) {
        assertThat(room.game().isOfferOpen(player)).isTrue();
    }

    @Then("no draw offer is open")
    public void noOfferOpen() {
        assertThat(room.game().drawOffers()).isEmpty();
    }

    @Then("{player}'s scoresheet reads {string}")
    public void scoresheet(Colour player, String text) {
        assertThat(String.join(
                        " ",
                        room.table().scoresheet(player).entries().stream()
                                .map(Event.MoveRecorded::text)
                                .toList()))
                .isEqualTo(text);
    }

    @Then("{player}'s scoresheet duty is {duty}")
    public void duty(Colour player, Scoresheet.Duty duty) {
        assertThat(room.table().scoresheet(player).duty()).isEqualTo(duty);
    }
}
