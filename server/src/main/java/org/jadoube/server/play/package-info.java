/// Games in play: each has one writer, its journal, its watchers and its observer. Start at [PlayingRoom]. Moments are
/// read here, by the [HallClock], and nowhere below.
package org.jadoube.server.play;
