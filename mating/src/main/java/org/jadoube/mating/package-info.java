/// Whether a side can still checkmate by any series of legal moves (Articles 5.2b, 6.9, 9.6). Start at
/// [Mating].
package org.jadoube.mating;
