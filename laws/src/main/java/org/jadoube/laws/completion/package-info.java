/// The completion of the game (Article 5): the positions that end it ([FinalPosition]), resigning ([Resigning]), and
/// losing on time ([LossOnTime]). Whether whoever wins by anything but the moves must be able to checkmate is said,
/// edition by edition, in one place, [Loss]; whether he can, in [MatingChance]; whether neither can, in
/// [FinalPosition].
package org.jadoube.laws.completion;
