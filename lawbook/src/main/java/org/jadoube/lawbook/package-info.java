/// The Laws as an index: which articles there are in which edition, and how a provision is cited to a player of
/// that edition. [Article] ties code to it. Start at [Lawbook]; the index itself is `concordance.tsv`.
package org.jadoube.lawbook;
