/// The Laws as scenarios: features in plain English about players, pieces, clocks and arbiters, and the sentences they
/// are made of. The features import nothing of Jadoube; whoever gives the sentences of `docs/scenarios.md` a meaning of
/// his own can run them against another system. Start with [Chessroom], in which a scenario happens.
@NullMarked
package org.jadoube.trials.scenarios;

import org.jspecify.annotations.NullMarked;
