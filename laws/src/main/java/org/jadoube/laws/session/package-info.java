/// The session: who is at the board, the start of the clocks, the default time (Articles 6.5, 6.6).
package org.jadoube.laws.session;
