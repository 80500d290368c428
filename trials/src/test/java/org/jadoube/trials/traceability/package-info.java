/// The thread from the Laws to the code and the scenarios, held by `LawsInCodeTest`: what is open, what is stale, and
/// the page and the resource that are made from it. Start at [Coverage].
package org.jadoube.trials.traceability;
