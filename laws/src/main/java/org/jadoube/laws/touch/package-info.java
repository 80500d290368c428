/// The act of moving (Article 4): touching, adjusting, letting go, and the opponent's right to object. Start at
/// [OpenMoves], what is still open to a player; [Handling] and [Releasing] take the acts, [TouchClaims] what follows
/// from a breach.
package org.jadoube.laws.touch;
