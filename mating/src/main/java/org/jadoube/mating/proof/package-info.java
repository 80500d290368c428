/// What it takes to believe a proof that a side can, or cannot, still checkmate. The package knows the
/// board and nothing of the search: all is worked out anew and plainly, a square at a time. Only where there
/// may be millions of states are they kept for speed ([org.jadoube.mating.proof.States]). Start at
/// [org.jadoube.mating.ProofChecker].
package org.jadoube.mating.proof;
