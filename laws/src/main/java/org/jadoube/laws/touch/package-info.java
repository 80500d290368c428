/// The act of moving (Article 4): touching, adjusting, letting go, and the opponent's right to object. Start at
/// [OpenMoves], what is still open to a player, and the [Bond] that leaves him no more; [CastlingTouch] has king and
/// rook. [Handling] and [Releasing] take the acts; [TouchBreaches] says which moves break a bond, [TouchClaims] what
/// follows from it. A [MovingAssistant] lends his hands to a player who cannot move the pieces.
package org.jadoube.laws.touch;
