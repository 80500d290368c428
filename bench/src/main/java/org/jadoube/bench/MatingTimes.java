package org.jadoube.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jadoube.mating.Budget;
import org.jadoube.mating.Mating;
import org.jadoube.mating.Prospect;

/// What the question takes whether a side can still checkmate, in full and quick, on files of positions
/// of which it is known: average, median, percentiles, how each kind of answer came about, and errors, of
/// which there are none.
///
/// A query is a position and a side; one thread asks them all, after it has warmed up on many of them.
public final class MatingTimes {
    private static final int WARM_UP = 20_000;

    private enum Mode {
        FULL,
        QUICK;

        Prospect ask(MatingQuery query, Budget budget) {
            return switch (this) {
                case FULL -> Mating.possible(query.position(), query.side(), budget);
                case QUICK -> Mating.quick(query.position(), query.side());
            };
        }
    }

    private MatingTimes() {}

    /// @param arguments the files, parted by commas, and the budget in bytes (one gibibyte when left out)
    public static void main(String[] arguments) throws IOException {
        if (arguments.length == 0 || arguments[0].isEmpty()) {
            System.err.println("expected the files of positions: -Dpositions=games.txt,hard.txt");
            return;
        }
        Budget budget = arguments.length < 2 ? Budget.USUAL : Budget.of(Long.parseLong(arguments[1]));
        System.out.println("| file, mode | queries | average | median | p99 | p99.9 | max (us) | answers | errors |");
        System.out.println("|---|---:|---:|---:|---:|---:|---:|---|---:|");
        for (String name : arguments[0].split(",", -1)) {
            Path file = Path.of(name.strip());
            List<MatingQuery> queries = MatingQuery.in(file);
            for (Mode mode : Mode.values()) {
                measure(mode, queries.subList(0, Math.min(WARM_UP, queries.size())), budget);
                System.out.println(measure(mode, queries, budget).row(file.getFileName() + ", " + mode));
            }
        }
    }

    private static Measured measure(Mode mode, List<MatingQuery> queries, Budget budget) {
        Measured measured = new Measured(new Durations(), new TreeMap<>());
        for (MatingQuery query : queries) {
            long begun = System.nanoTime();
            Prospect prospect = mode.ask(query, budget);
            measured.note(query, prospect, System.nanoTime() - begun);
        }
        return measured;
    }

    /// @param answers how many answers there were of each kind, errors among them
    private record Measured(Durations durations, Map<String, Integer> answers) {
        private static final String ERRORS = "errors";

        void note(MatingQuery query, Prospect prospect, long nanos) {
            durations.add(nanos);
            boolean wrong = switch (prospect) {
                case Prospect.Possible _ -> !query.able();
                case Prospect.Impossible _ -> query.able();
                case Prospect.Undetermined _ -> false;
            };
            answers.merge(ERRORS, wrong ? 1 : 0, Integer::sum);
            answers.merge(kind(query, prospect), 1, Integer::sum);
        }

        private static String kind(MatingQuery query, Prospect prospect) {
            return switch (prospect) {
                case Prospect.Possible _ -> "possible";
                case Prospect.Impossible(var certificate) ->
                    "impossible: " + certificate.getClass().getSimpleName().toLowerCase(Locale.ROOT);
                case Prospect.Undetermined _ when query.able() -> "undetermined, possible";
                case Prospect.Undetermined _ -> "undetermined, impossible";
            };
        }

        String row(String name) {
            StringBuilder kinds = new StringBuilder();
            answers.forEach((kind, count) -> {
                if (!kind.equals(ERRORS)) {
                    kinds.append(kinds.isEmpty() ? "" : "; ").append("%s %,d".formatted(kind, count));
                }
            });
            return "| %s | %,d | %,.1f | %,.1f | %,.1f | %,.1f | %,.0f | %s | %,d |"
                    .formatted(
                            name.toLowerCase(Locale.ROOT),
                            durations.size(),
                            durations.average(),
                            durations.percentile(0.5),
                            durations.percentile(0.99),
                            durations.percentile(0.999),
                            durations.percentile(1),
                            kinds,
                            answers.getOrDefault(ERRORS, 0));
        }
    }
}
