package org.jadoube.server.play;

/// Where a game has its acts decided, and where the hall thinks about it beside.
record Thinking(Study study, Deliberation deliberation) {}
