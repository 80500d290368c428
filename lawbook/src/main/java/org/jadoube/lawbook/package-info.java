/// The Laws as an index: every sub-article of every edition, how a provision is cited to a player of that edition,
/// what Jadoube does about it, and the oddities of the texts. [Article] ties code to it. Start at [Lawbook]; the
/// index itself is a file for each edition (`2009.tsv`), with `practice.tsv` and `errata.tsv` beside them.
package org.jadoube.lawbook;
