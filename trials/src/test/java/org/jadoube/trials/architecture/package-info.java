/// The walls of the house, held by tests that also check that they saw something.
@NullMarked
package org.jadoube.trials.architecture;

import org.jspecify.annotations.NullMarked;
