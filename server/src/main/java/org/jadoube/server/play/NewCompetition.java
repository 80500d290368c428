package org.jadoube.server.play;

import java.util.List;
import org.jadoube.journal.Competition;
import org.jadoube.journal.SeatToken;
import org.jadoube.journal.Warrant;

/// A competition just made, and the tokens of its offices and seats. They are told this once and not kept.
///
/// @param games in the order of the boards
public record NewCompetition(Competition competition, List<Office> offices, List<NewGame> games) {
    /// An office and the token that opens it.
    public record Office(Warrant warrant, SeatToken token) {}

    public NewCompetition {
        offices = List.copyOf(offices);
        games = List.copyOf(games);
    }
}
