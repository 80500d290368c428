/// Games in the PGN format: a streaming reader, a writer.
package org.jadoube.pgn;
