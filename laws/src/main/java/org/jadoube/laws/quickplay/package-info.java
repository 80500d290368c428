/// The quickplay finish: all remaining moves in a limited time, no increment (Article 10 and Appendix D, later
/// Appendix G, later Guidelines III). [QuickplayPhase] says when there is one, [QuickplayClaims] takes a claim,
/// [QuickplayRulings] the arbiter's word on it, [IncrementRequests] what may be asked for instead.
package org.jadoube.laws.quickplay;
