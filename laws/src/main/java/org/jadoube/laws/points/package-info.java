/// What a game is worth to its players (Article 11).
package org.jadoube.laws.points;
