/// Irregularities (Article 7, and what makes a move illegal, Article 3.10): a wrong beginning, displaced pieces,
/// illegal moves and how the game is put right. Start at [Finding]; [Legality] says what is wrong with a move,
/// [Restoration] puts the board back.
package org.jadoube.laws.irregularity;
