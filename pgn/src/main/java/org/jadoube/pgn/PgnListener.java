package org.jadoube.pgn;

import org.jadoube.board.Move;
import org.jadoube.board.Position;

/// Somebody to whom a reader tells what it finds, in the order of the file. Every game begins and ends; what is between
/// belongs to it.
public interface PgnListener {
    /// A game begins.
    ///
    /// @param number its number in the file, from 1
    default void gameBegins(long number, Place place) {}

    default void tag(String name, String value) {}

    /// The tags are done with and moves may come.
    ///
    /// @param tags all of them
    /// @param start the position before the first move
    default void movesBegin(PgnTags tags, Position start) {}

    /// A comment: before the first move of a line, or about the last one.
    default void comment(String text) {}

    /// A legal move of the line that is being read.
    ///
    /// @param san the move as it is written
    /// @param after the position that it leads to
    default void move(String san, Move move, Position after) {}

    /// A judgement of the last move.
    default void nag(Nag nag) {}

    /// A variation begins: another way to go on instead of the last move.
    default void variationBegins() {}

    /// The variation that began last ends; the line goes on from which it parted.
    ///
    /// @param rest what is written after the last move of it that could be played, as it stands in the file; almost
    ///     always nothing
    default void variationEnds(String rest) {}

    /// The result at the end of the moves.
    default void result(PgnResult result) {}

    /// Something is wrong.
    ///
    /// @param ends whether the moves of the game cannot be followed from here on; all that is left of it
    ///     is passed over
    default void problem(PgnProblem problem, boolean ends) {}

    default void gameEnds() {}
}
