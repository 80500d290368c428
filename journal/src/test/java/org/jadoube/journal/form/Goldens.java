package org.jadoube.journal.form;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// The golden files of the journal's form. With `-Djadoube.regenerate=true` a missing one is written; what is there is
/// never changed.
final class Goldens {
    private static final Path ROOT = Path.of(System.getProperty("jadoube.root"));
    private static final Path DESCRIPTION = ROOT.resolve("docs/journal.md");
    private static final Path ACTS = ROOT.resolve("docs/acts.md");
    private static final Path FOLDER = ROOT.resolve("journal/src/test/resources/org/jadoube/journal");
    private static final Path EVENTS = FOLDER.resolve("events");
    private static final Path WORDS = FOLDER.resolve("words.tsv");

    private Goldens() {}

    static boolean mayWrite() {
        return Boolean.getBoolean("jadoube.regenerate");
    }

    /// The names of all events' files, such as `moveMade-castling.1`.
    static Set<String> events() {
        try (var files = Files.list(EVENTS)) {
            return files.map(file -> file.getFileName().toString().replace(".json", ""))
                    .collect(Collectors.toCollection(TreeSet::new));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    static String event(String name) {
        return read(EVENTS.resolve(name + ".json"));
    }

    static void addEvent(String name, String json) {
        Path file = EVENTS.resolve(name + ".json");
        if (mayWrite() && !Files.exists(file)) {
            write(file, json + "\n");
        }
    }

    /// Lines `Enum.CONSTANT`, a tabulator, the word.
    static List<String> words() {
        return read(WORDS).lines().toList();
    }

    static void addWords(List<String> lines) {
        if (mayWrite()) {
            Set<String> all = Files.exists(WORDS) ? new TreeSet<>(words()) : new TreeSet<>();
            Set<String> named = all.stream().map(Goldens::constant).collect(Collectors.toSet());
            lines.stream().filter(line -> !named.contains(constant(line))).forEach(all::add);
            write(WORDS, String.join("\n", all) + "\n");
        }
    }

    static String description() {
        return read(DESCRIPTION);
    }

    /// Adds a row to the table of kinds, after the last one.
    static void addRow(String kind, String row) {
        String description = description();
        if (mayWrite() && !description.contains("| `" + kind + "` |")) {
            int end = description.indexOf("\n\nMoments are like `at`");
            write(DESCRIPTION, description.substring(0, end) + "\n" + row + description.substring(end));
        }
    }

    static String wire() {
        return read(ROOT.resolve("docs/wire.md"));
    }

    /// Adds a row to the end of the first table after a heading of the description of the wire.
    static void addWireRow(String heading, String row) {
        if (mayWrite()) {
            Path file = ROOT.resolve("docs/wire.md");
            String wire = wire();
            int table = wire.indexOf("\n|---|", wire.indexOf(heading));
            int end = wire.indexOf("\n\n", table);
            write(file, wire.substring(0, end) + "\n" + row + wire.substring(end));
        }
    }

    static String acts() {
        return read(ACTS);
    }

    /// Puts a row into the description of acts: in the place of the one that begins like it, or before what ends its
    /// table.
    static void setActRow(String beginning, String row, String end) {
        if (!mayWrite()) {
            return;
        }
        String acts = acts();
        String there = acts.lines()
                .filter(line -> line.startsWith(beginning))
                .findFirst()
                .orElse("");
        if (there.isEmpty()) {
            int before = end.isEmpty() ? acts.length() : acts.indexOf(end);
            write(ACTS, acts.substring(0, before) + row + "\n" + acts.substring(before));
        } else {
            write(ACTS, acts.replace(there + "\n", row + "\n"));
        }
    }

    private static String constant(String line) {
        return line.substring(0, line.indexOf('\t'));
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
