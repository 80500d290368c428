/// Draws (Article 9): so far those the players agree on, see [DrawOffers].
package org.jadoube.laws.draw;
