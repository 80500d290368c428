/// Draws (Article 9): offers and their answers ([DrawOffers]), what an agreement needs ([Agreements]), claims by right
/// ([DrawClaims]; what is none at all, [Objection]), and draws that nobody has to claim ([UnclaimedDraws]).
package org.jadoube.laws.draw;
