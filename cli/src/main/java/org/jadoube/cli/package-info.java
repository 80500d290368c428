/// The command `jadoube`: one class a subcommand, each answering people in their language and programs in JSON.
/// Start at [Jadoube].
package org.jadoube.cli;
