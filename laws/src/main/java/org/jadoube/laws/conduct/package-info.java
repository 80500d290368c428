/// The conduct of the players (Article 12): what they may not do, what follows from it, and what they may ask of the
/// arbiter. Start at [Charges]; the penalties themselves stand in `arbiter` (Article 13.4).
package org.jadoube.laws.conduct;
