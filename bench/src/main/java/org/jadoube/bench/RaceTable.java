package org.jadoube.bench;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The quickest time of each racer on each course, and what follows: speeds, ratios to the first racer,
/// geometric means.
final class RaceTable {
    private final List<RaceCourse> courses;
    private final List<String> racers;
    private final Map<String, Map<String, Long>> quickest = new LinkedHashMap<>();

    RaceTable(List<RaceCourse> courses, List<String> racers) {
        this.courses = List.copyOf(courses);
        this.racers = List.copyOf(racers);
    }

    void note(RaceCourse course, String racer, long nanoseconds) {
        quickest.computeIfAbsent(racer, name -> new LinkedHashMap<>()).merge(course.name(), nanoseconds, Math::min);
    }

    /// Millions of lines a second.
    double speed(String racer, RaceCourse course) {
        return course.nodes()
                * 1e3
                / quickest.getOrDefault(racer, Map.of()).getOrDefault(course.name(), Long.MAX_VALUE);
    }

    private double mean(String racer) {
        double logarithms = 0;
        for (RaceCourse course : courses) {
            logarithms += Math.log(speed(racer, course));
        }
        return Math.exp(logarithms / courses.size());
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("| million lines a second |");
        for (RaceCourse course : courses) {
            text.append(" %s d%d |".formatted(course.name(), course.depth()));
        }
        text.append(" geometric mean |%n|---|".formatted()).append("---|".repeat(courses.size() + 1));
        text.append(System.lineSeparator());
        for (String racer : racers) {
            text.append("| ").append(racer).append(" |");
            courses.forEach(course -> text.append(" %.0f |".formatted(speed(racer, course))));
            text.append(" %.0f |%n".formatted(mean(racer)));
        }
        String first = racers.getFirst();
        for (String racer : racers.subList(1, racers.size())) {
            text.append("| ").append(racer).append(" / ").append(first).append(" |");
            courses.forEach(course -> text.append(" %.2f |".formatted(speed(racer, course) / speed(first, course))));
            text.append(" **%.2f** |%n".formatted(mean(racer) / mean(first)));
        }
        return text.toString();
    }
}
