package org.jadoube.audit;

import java.util.List;
import org.jadoube.laws.edition.Edition;
import org.jadoube.pgn.PgnProblem;
import org.jadoube.pgn.PgnResult;
import org.jadoube.pgn.PgnTags;
import org.jadoube.pgn.Place;

/// A game of a file with all that was found about it.
///
/// @param number its number in the file, from 1
/// @param plies how many half-moves could be followed
/// @param result at the end of the moves; that of the tags where it is missing
/// @param edition by which it was judged
public record AuditedGame(
        long number, Place place, PgnTags tags, int plies, PgnResult result, Edition edition, List<Finding> findings) {
    public AuditedGame {
        findings = List.copyOf(findings);
    }

    /// The same as part of a larger file.
    ///
    /// @param games how many come before the part it was read from
    public AuditedGame after(long games, long lines, long bytes) {
        if (games == 0 && bytes == 0) {
            return this;
        }
        Place there = moved(place, lines, bytes);
        List<Finding> moved = findings.stream()
                .map(finding -> moved(finding, games, lines, bytes))
                .toList();
        return new AuditedGame(number + games, there, tags, plies, result, edition, moved);
    }

    private static Finding moved(Finding finding, long games, long lines, long bytes) {
        return switch (finding) {
            case Finding.BrokenOff(Kind kind, PgnProblem problem, Spot spot) ->
                new Finding.BrokenOff(kind, moved(problem, games, lines, bytes), spot);
            case Finding.Misformed(PgnProblem problem, Spot spot) ->
                new Finding.Misformed(moved(problem, games, lines, bytes), spot);
            case Finding.MovedAfterEnd(End end, PgnProblem problem) ->
                new Finding.MovedAfterEnd(end, moved(problem, games, lines, bytes));
            case Finding.OtherResult _,
                    Finding.PlayedOn _,
                    Finding.WonWithoutMate _,
                    Finding.DrawnOnTime _,
                    Finding.LostOffMove _,
                    Finding.Claimable _,
                    Finding.ClockFault _,
                    Finding.Undecided _,
                    Finding.Oddity _ -> finding;
        };
    }

    private static PgnProblem moved(PgnProblem problem, long games, long lines, long bytes) {
        return new PgnProblem(problem.game() + games, moved(problem.place(), lines, bytes), problem.problem());
    }

    private static Place moved(Place place, long lines, long bytes) {
        return new Place(place.line() + lines, place.column(), place.offset() + bytes);
    }

    public String white() {
        return tags.shown("White");
    }

    public String black() {
        return tags.shown("Black");
    }
}
