/// The quickplay finish: all remaining moves in a limited time, no increment (Article 10 and Appendix D, later
/// Appendix G, later Guidelines III). Start at [QuickplayClaims].
package org.jadoube.laws.quickplay;
