/// Irregularities (Article 7, and what makes a move illegal, Article 3.10), in the order of the articles:
/// what was wrong from the beginning (7.1, 7.2: [Beginnings]), pieces off their squares (7.3, 7.5:
/// [Displacements]), illegal moves (7.4): what is wrong with one ([Legality]), which there are
/// ([Breaches]), how its player takes it back before he presses ([Retraction]), how it is found afterwards
/// ([Finding], where to start), what is done about it ([Correction]) and how many lose ([Tally]).
/// [Restoration] puts the board back, [ClockProposal] proposes the times (6.13). [Report] takes what
/// somebody says about the board; [Unasked] has what the arbiter acts on by himself, and [IllegalPosition]
/// what he does about one in rapid chess and blitz.
package org.jadoube.laws.irregularity;
