/// Games in the PGN format.
///
/// Reading: [org.jadoube.pgn.PgnReader] takes a stream of bytes and answers one [org.jadoube.pgn.PgnEntry] a game:
/// the [org.jadoube.pgn.PgnGame] as far as it can be played, and every problem with its place. It needs memory for
/// one game only.
///
/// Writing: make a `PgnGame` of [org.jadoube.pgn.PgnTags], the start, and a [org.jadoube.pgn.PgnMove] a move
/// (`PgnMove.of(move, position)`, with `withClock(...)` for `[%clk]`), and hand it to
/// [org.jadoube.pgn.PgnWriter]; what is needed for another start or for Chess960 it adds itself.
///
/// A `TimeControl` tag is text here; the clock's room reads it.
package org.jadoube.pgn;
