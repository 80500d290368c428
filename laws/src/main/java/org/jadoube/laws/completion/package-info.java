/// The completion of the game (Article 5): the positions that end it, and resigning.
package org.jadoube.laws.completion;
