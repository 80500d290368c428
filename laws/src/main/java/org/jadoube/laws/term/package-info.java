/// The words of the Laws that acts, events and editions are made of: values without rules.
package org.jadoube.laws.term;
