/// Recorded games looked at by the Laws: what of their legality, their end and result (Articles 5, 6.9, 9.6),
/// claims that could have been made (9.2, 9.3) and clocks (6) does not fit together. Start at [Audit].
@NullMarked
package org.jadoube.audit;

import org.jspecify.annotations.NullMarked;
