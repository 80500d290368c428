/// What the hall serves over HTTP: its pages, new games, games as PGN. Start at [Desk].
package org.jadoube.server.desk;
