package org.jadoube.journal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event;

/// A process of its own with a journal, for the tests that end it without a warning.
final class ChildJournal {
    /// Events that each act brings about; they are on disk together or not at all.
    static final int EVENTS_AN_ACT = 3;

    private ChildJournal() {}

    static Process start(String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                ChildJournal.class.getName()));
        command.addAll(List.of(arguments));
        ProcessBuilder child = new ProcessBuilder(command).redirectErrorStream(true);
        child.environment().remove("JAVA_TOOL_OPTIONS"); // Java speaks of it, and only acts are expected
        return child.start();
    }

    /// What another process says when it tries to open the folder.
    static String tryToOpen(Path folder) throws IOException, InterruptedException {
        Process child = start("open", folder.toString());
        String said = new String(child.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (!child.waitFor(30, TimeUnit.SECONDS)) {
            child.destroyForcibly();
            throw new AssertionError("the child does not end: " + said);
        }
        return said;
    }

    static BufferedReader output(Process child) {
        return new BufferedReader(new InputStreamReader(child.getInputStream(), StandardCharsets.UTF_8));
    }

    public static void main(String[] arguments) {
        Path folder = Path.of(arguments[1]);
        if (arguments[0].equals("open")) {
            try (Journal journal = Journal.open(folder)) {
                System.out.println("opened with " + journal.games().size() + " games");
            } catch (JournalProblem problem) {
                System.out.println(problem.getMessage());
            }
            return;
        }
        play(Journal.open(folder), Integer.parseInt(arguments[2]));
    }

    /// Plays this many games at once for ever and prints `game length.` for each acknowledged act.
    private static void play(Journal journal, int games) {
        for (int i = 0; i < games; i++) {
            GameId game = new GameId("game-" + i);
            int length = journal.events(game, 1).size();
            if (length == 0) {
                journal.create(game, List.of(), Sample.opened());
                acknowledge(game, 1);
            }
            int from = Math.max(1, length);
            Thread.ofPlatform().start(() -> play(journal, game, from));
        }
    }

    private static void play(Journal journal, GameId game, int from) {
        for (int length = from; ; length += EVENTS_AN_ACT) {
            var events = Stream.iterate(length, number -> number + 1)
                    .limit(EVENTS_AN_ACT)
                    .<Event>map(Sample::step)
                    .toList();
            ActKey act = new ActKey(Actor.WHITE, "act-" + length);
            Outcome outcome = journal.answer(game, length, act, new Verdict.Taken(events));
            if (!outcome.equals(new Outcome.Written(length + EVENTS_AN_ACT))) {
                throw new IllegalStateException(game + " at " + length + ": " + outcome);
            }
            acknowledge(game, length + EVENTS_AN_ACT);
        }
    }

    private static synchronized void acknowledge(GameId game, int length) {
        System.out.println(game + " " + length + ".");
        System.out.flush();
    }
}
