/// How the players handle the clock (Article 6.7): which hand presses it, and who may press for a player who cannot.
package org.jadoube.laws.handling;
