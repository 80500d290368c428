package org.jadoube.laws.touch;

import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.arbiter.Asking;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.AssistanceGranted;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Assistance;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Question;

/// A player who cannot move the pieces brings somebody who does it for him. The assistant acts in the player's name:
/// what his hands do counts as the player's.
@Article("2023/4.9")
public final class MovingAssistant {
    private static final Citation ASSISTANT = new Citation("2023/4.9");
    private static final Citation ANALOGY = new Citation("Preface");

    private MovingAssistant() {}

    /// The arbiter has to accept the assistant. Before 2014 the Laws do not foresee him, so it is for the arbiter to
    /// say by analogy. Where the move is made on a screen nobody moves pieces.
    @Article({"2023/4.9", "Preface"})
    public static Verdict ask(Table table, Colour player, Act.AskForAssistance act) {
        Citation citation = citation(table);
        if (!table.regulations().profile().pressesByHand()) {
            return Verdict.refused(citation, Refusal.NOT_IN_FORCE, "");
        }
        return table.desk().isAsked(Matter.MOVING_ASSISTANT, player)
                ? Verdict.refused(citation, Refusal.ASKED_ALREADY, "")
                : Verdict.taken(Asking.of(table, act.at()).about(player, citation, Matter.MOVING_ASSISTANT, ""));
    }

    private static Citation citation(Table table) {
        return table.regulations().edition().cite(ASSISTANT, ANALOGY);
    }

    /// The arbiter accepts him, or does not. The times stay as they are.
    @Article("2023/4.9")
    public static List<Event> answered(Table table, Question question, Act.AnswerQuestion act) {
        Optional<Colour> granted = act.answer() == Answer.UPHELD ? question.player() : Optional.empty();
        return granted.stream()
                .<Event>map(player -> new AssistanceGranted(act.at(), citation(table), player, Assistance.MOVING))
                .toList();
    }
}
