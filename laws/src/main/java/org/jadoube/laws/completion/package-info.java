/// The completion of the game (Article 5): the positions that end it ([FinalPosition]), resigning ([Resigning]), and
/// losing on time ([LossOnTime]). Whether a side can still checkmate is asked in one place, [MatingChance]; whether
/// neither can, in [FinalPosition].
package org.jadoube.laws.completion;
