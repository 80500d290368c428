package org.jadoube.laws.arbiter;

import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.ArbiterAsked;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Incident;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Question;
import org.jadoube.laws.term.Subject;

/// Putting a question to the arbiter: it gets the number that is next at the table.
///
/// @param number the number of the question to be put
public record Asking(int number, Moment at) {
    /// The first question of a verdict.
    public static Asking of(Table table, Moment at) {
        return after(table, List.of(), at);
    }

    /// A question that follows other events of the same verdict; those among them that are questions count.
    public static Asking after(Table table, List<? extends Event> before, Moment at) {
        int asked = (int) before.stream().filter(ArbiterAsked.class::isInstance).count();
        return new Asking(table.desk().nextNumber() + asked, at);
    }

    /// A question about a player.
    ///
    /// @param citation the provision that has the arbiter decide
    /// @param detail what in particular, in English; may be empty
    public ArbiterAsked about(Colour player, Citation citation, Matter matter, String detail) {
        return new ArbiterAsked(at, citation, new Question(number, matter, Optional.of(player), detail));
    }

    /// A question about something a player has done, or is said to have done.
    public ArbiterAsked about(Colour player, Citation citation, Matter matter, Incident incident, String detail) {
        return new ArbiterAsked(
                at, citation, new Question(number, matter, Optional.of(player), Optional.of(incident), detail));
    }

    /// A question whose answer has consequences that depend on what exactly it is about.
    public ArbiterAsked about(Colour player, Citation citation, Matter matter, String detail, Subject subject) {
        Question question =
                new Question(number, matter, Optional.of(player), Optional.empty(), detail, Optional.of(subject));
        return new ArbiterAsked(at, citation, question);
    }

    /// A question about nobody in particular.
    public ArbiterAsked inGeneral(Citation citation, Matter matter, String detail) {
        return new ArbiterAsked(at, citation, new Question(number, matter, Optional.empty(), detail));
    }
}
