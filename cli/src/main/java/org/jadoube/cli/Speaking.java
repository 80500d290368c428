package org.jadoube.cli;

/// A subcommand that is made with the wording it speaks with.
interface Speaking {}
