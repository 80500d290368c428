/// The append-only log of the events of each game: what was acknowledged is here, and from here every game resumes.
package org.jadoube.journal;
