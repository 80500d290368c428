/// What the editions of the Laws lay down, as values, and the [Regulations] of a game that choose one.
package org.jadoube.laws.edition;
