/// What it takes to believe a proof that a side can, or cannot, still checkmate. The package knows the
/// board and nothing of the search: all is worked out anew, a square at a time, slowly and plainly. Start
/// at [org.jadoube.mating.ProofChecker].
package org.jadoube.mating.proof;
