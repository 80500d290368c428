/// Draws (Article 9, and 5.2), in the order of the articles: offers and their answers ([DrawOffers]), what an agreement
/// needs ([Agreements]), claims by right ([DrawClaims]) and why words are none ([Objection]), and draws that nobody has
/// to claim ([UnclaimedDraws]). A claim because the opponent cannot win stands in [org.jadoube.laws.quickplay].
package org.jadoube.laws.draw;
