/// How positions and moves are written and read: FEN, UCI, SAN. Start at `Fen` and `San`.
package org.jadoube.notation;
