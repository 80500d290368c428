package org.jadoube.bench;

import org.jadoube.board.Perft;

/// Jadoube's counting path, which makes no objects and only counts the last ply.
final class CountingRacer implements Racer {
    @Override
    public String name() {
        return "counting";
    }

    @Override
    public long run(RaceCourse course) {
        return Perft.count(course.position(), course.depth());
    }
}
