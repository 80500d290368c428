package org.jadoube.trials.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jadoube.board.Colour;
import org.jadoube.laws.arbiter.NonIntervention;
import org.jadoube.laws.edition.Appeals;
import org.jadoube.laws.edition.ConductRules;
import org.jadoube.laws.edition.DeviceRules;
import org.jadoube.laws.edition.Scoring;
import org.jadoube.laws.edition.WaitingPlayer;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.points.GamePoints;
import org.jadoube.laws.points.Mark;
import org.jadoube.laws.term.Points;

/// What an event has announced about points and conduct, the points of a game, and what is told to whom.
public final class ConductSteps {
    private final Chessroom room;

    public ConductSteps(Chessroom room) {
        this.room = room;
    }

    @ParameterType("\\d+(?:\\.5)?")
    public Points points(String number) {
        return new Points((int) (2 * Double.parseDouble(number)));
    }

    private void choose(UnaryOperator<ConductRules> choice) {
        room.setting().choose(game -> game.with(rules -> rules.with(choice.apply(rules.conduct()))));
    }

    @Given("a device that is switched off may stay in a bag")
    public void bagsAllowed() {
        choose(rules -> rules.with(
                new DeviceRules(DeviceRules.Bag.ALLOWED, rules.devices().sanction())));
    }

    @Given("a device on a player costs less than the game")
    public void milder() {
        choose(rules -> rules.with(new DeviceRules(rules.devices().bag(), DeviceRules.Sanction.MILDER)));
    }

    @Given("the waiting player reports before he leaves the playing area")
    public void waitingPlayerReports() {
        choose(rules -> rules.with(WaitingPlayer.REPORTS));
    }

    @Given("no appeals are heard")
    public void noAppeals() {
        choose(rules -> rules.with(Appeals.EXCLUDED));
    }

    @Given("a win counts {points}, a draw {points} and a loss {points}")
    public void scoring(Points win, Points draw, Points loss) {
        choose(rules -> rules.with(Scoring.of(win, draw, loss)));
    }

    @Given("a win counts {points}, a draw {points} and a loss {points}, without play {points} and {points}")
    public void scoring(Points win, Points draw, Points loss, Points forfeitWin, Points forfeitLoss) {
        choose(rules -> rules.with(new Scoring(win, draw, loss, forfeitWin, forfeitLoss)));
    }

    @Then("{player} scores {points}")
    public void scores(Colour player, Points points) {
        assertThat(GamePoints.of(room.table()).map(both -> both.of(player))).contains(points);
    }

    @Then("no points are given yet")
    public void noPoints() {
        assertThat(GamePoints.of(room.table())).isEmpty();
    }

    @Then("the result is entered as {string}")
    public void entered(String mark) {
        assertThat(room.game().end()).isPresent();
        Event.GameEnded end = room.game().end().orElseThrow();
        assertThat(Mark.of(end).entered(room.game().result().orElseThrow())).isEqualTo(mark);
    }

    @Then("{actor} is shown {events}")
    public void sees(Actor actor, List<String> words) {
        assertThat(seen(actor)).containsExactlyElementsOf(words);
    }

    @Then("it is kept from {actor}")
    public void seesNothing(Actor actor) {
        assertThat(seen(actor)).isEmpty();
    }

    private List<String> seen(Actor actor) {
        List<Event> events = room.events();
        List<Event> journal = room.journal();
        Table before = Table.after(journal.subList(0, journal.size() - events.size()));
        List<String> seen = new ArrayList<>();
        for (Event event : events) {
            NonIntervention.seenBy(event, actor, before)
                    .map(shown -> EventWords.of(shown, room.edition()).event())
                    .ifPresent(seen::add);
            before = before.after(event);
        }
        return seen;
    }
}
