package org.jadoube.trials.scenarios;

import io.cucumber.java.en.When;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Assistance;
import org.jadoube.laws.term.Basis;
import org.jadoube.laws.term.Decision;
import org.jadoube.laws.term.Evidence;
import org.jadoube.laws.term.Grounds;
import org.jadoube.laws.term.Incident;
import org.jadoube.laws.term.Leave;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Penalty;
import org.jadoube.laws.term.Question;

/// What players and arbiter say and write: offers, claims, resignations, scoresheets, reports, answers, rulings.
public final class TalkSteps {
    private final Chessroom room;

    public TalkSteps(Chessroom room) {
        this.room = room;
    }

    @When("{actor} offers a draw")
    public void offer(Actor by) {
        room.does(by, Act.OfferDraw::new);
    }

    @When("{actor} offers a draw on the condition {string}")
    public void offer(Actor by, String condition) {
        room.does(by, (player, at) -> new Act.OfferDraw(player, at, Optional.of(condition)));
    }

    @When("{actor} accepts the draw")
    public void accept(Actor by) {
        room.does(by, Act.AcceptDraw::new);
    }

    @When("{actor} declines the draw")
    public void decline(Actor by) {
        room.does(by, Act.DeclineDraw::new);
    }

    @When("{actor} claims a draw by {grounds}")
    public void claim(Actor by, Grounds grounds) {
        room.does(by, (player, at) -> new Act.ClaimDraw(player, at, grounds, Optional.empty()));
    }

    @When("{actor} claims a draw by {grounds}, going by {evidence}")
    public void claimDraw(Actor by, Grounds grounds, Evidence evidence) {
        room.does(by, (claimant, at) -> new Act.ClaimDraw(claimant, at, grounds, Optional.empty(), evidence));
    }

    @When("{actor} writes {move} and claims a draw by {grounds}")
    public void claimWithMove(Actor by, String move, Grounds grounds) {
        room.does(by, (player, at) -> new Act.ClaimDraw(player, at, grounds, Optional.of(room.move(move))));
    }

    @When("{actor} claims a draw in the quickplay finish: {basis}")
    public void claimQuickplay(Actor by, Basis basis) {
        room.does(by, (player, at) -> new Act.ClaimQuickplayDraw(player, at, basis));
    }

    @When("{actor} asks for five more seconds a move")
    public void requestIncrement(Actor by) {
        room.does(by, Act.RequestIncrement::new);
    }

    @When("{actor} resigns")
    public void resign(Actor by) {
        room.does(by, Act.Resign::new);
    }

    @When("{actor} writes {string} on his scoresheet")
    public void write(Actor by, String text) {
        room.does(by, (player, at) -> new Act.RecordMove(player, at, text));
    }

    @When("{actor} marks the draw offer on his scoresheet")
    public void writeOffer(Actor by) {
        room.does(by, Act.RecordOffer::new);
    }

    @When("{actor} says that his scoresheet is complete")
    public void complete(Actor by) {
        room.does(by, Act.CompleteScoresheet::new);
    }

    @When("{actor} has the game reconstructed")
    public void beginReconstruction(Actor by) {
        room.does(by, Act.BeginReconstruction::new);
    }

    @When("{actor} ends the reconstruction with {int} move(s) of White and {int} of Black")
    public void endReconstruction(Actor by, int white, int black) {
        room.does(by, (arbiter, at) -> new Act.EndReconstruction(arbiter, at, Optional.of(white), Optional.of(black)));
    }

    @When("{actor} ends the reconstruction without having found the moves")
    public void endReconstruction(Actor by) {
        room.does(by, (arbiter, at) -> new Act.EndReconstruction(arbiter, at, Optional.empty(), Optional.empty()));
    }

    @When("{actor} asks for help with {assistance}")
    public void askForAssistance(Actor by, Assistance assistance) {
        room.does(by, (player, at) -> new Act.AskForAssistance(player, at, assistance));
    }

    @When("{actor} asks leave from the {leave}")
    public void askLeave(Actor by, Leave leave) {
        room.does(by, (player, at) -> new Act.AskLeave(player, at, leave));
    }

    @When("{actor} answers the question about {matter}: {answer}")
    public void answer(Actor by, Matter matter, Answer answer) {
        int number = room.table().desk().open().stream()
                .filter(question -> question.matter() == matter)
                .map(Question::number)
                .findFirst()
                .orElse(room.table().desk().nextNumber());
        room.does(by, (arbiter, at) -> new Act.AnswerQuestion(arbiter, at, number, answer, "as he saw it"));
    }

    @When("{actor} reports what {player} did: {incident}")
    public void report(Actor by, Colour offender, Incident incident) {
        room.does(by, (reporter, at) -> new Act.ReportIncident(reporter, at, offender, incident, ""));
    }

    @When("{actor} penalises {player} with {penalty}")
    public void penalise(Actor by, Colour offender, Penalty penalty) {
        room.does(by, (arbiter, at) -> new Act.Penalise(arbiter, at, offender, penalty, "as he saw it"));
    }

    @When("{actor} signs the result {score}")
    public void sign(Actor by, Result result) {
        room.does(by, (player, at) -> new Act.SignResult(player, at, result));
    }

    @When("{actor} corrects the result to {score}")
    public void correct(Actor by, Result result) {
        room.does(by, (arbiter, at) -> new Act.CorrectResult(arbiter, at, result, "as he saw it"));
    }

    @When("{actor} appeals")
    public void appeal(Actor by) {
        room.does(by, (player, at) -> new Act.Appeal(player, at, Decision.OTHER, ""));
    }

    @When("{actor} appeals against the decision on a quickplay claim")
    public void appealAgainstQuickplayDecision(Actor by) {
        room.does(by, (player, at) -> new Act.Appeal(player, at, Decision.QUICKPLAY_CLAIM, ""));
    }

    @When("{actor} asks the arbiter to explain {string}")
    public void askExplanation(Actor by, String point) {
        room.does(by, (player, at) -> new Act.AskExplanation(player, at, point));
    }

    @When("{actor} rules that the result is {score}")
    public void rule(Actor by, Result result) {
        room.does(by, (arbiter, at) -> new Act.RuleResult(arbiter, at, result, "as he saw it"));
    }
}
