/// How positions and moves are written down and read: Appendix C (algebraic notation) and its relatives FEN and UCI.
///
/// - [org.jadoube.notation.Fen]: positions. `Fen.read` is strict, `Fen.readLeniently` mends what is harmless and
///   says what it mended, `Fen.position` is for literals in code.
/// - [org.jadoube.notation.San]: moves as players write them; `San.ENGLISH.write`, `.read` (lenient), `.readExactly`.
///   Another language is `San.in(PieceLetters.SPANISH)`; it is always named, never guessed.
/// - [org.jadoube.notation.Uci]: moves as programs write them, `Uci.STANDARD` or `Uci.CHESS960`.
///
/// Whatever reads a text answers with a [org.jadoube.notation.Reading]: the value, or a
/// [org.jadoube.notation.Problem] that says where, what is wrong, what was expected and what to do.
package org.jadoube.notation;
