/// The chessboard: Articles 1 to 3 and nothing else. A [Setup] is what somebody claims stands on a board; a
/// [Position] is one that the Laws can work with, knows its legal moves and what follows from each. Start at
/// [Position].
package org.jadoube.board;
