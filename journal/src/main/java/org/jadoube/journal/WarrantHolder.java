package org.jadoube.journal;

/// Whom a token makes its bearer: the holder of this office in this competition.
public record WarrantHolder(CompetitionId competition, Warrant warrant) {}
