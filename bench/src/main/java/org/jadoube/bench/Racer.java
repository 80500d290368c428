package org.jadoube.bench;

/// One who counts the lines of a [RaceCourse] on one thread.
interface Racer {
    String name();

    long run(RaceCourse course) throws java.io.IOException;
}
