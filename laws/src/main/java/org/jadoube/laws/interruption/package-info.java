/// Stopping the clocks and going on (Article 6.12), the hall's own outages among it.
package org.jadoube.laws.interruption;
