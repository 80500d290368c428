package org.jadoube.notation;

/// Placeholder of a room to be filled.
interface Notation {}
