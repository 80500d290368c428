package org.jadoube.journal;

/// Placeholder of a room to be filled.
interface Journal {}
