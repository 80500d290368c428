package org.jadoube.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The project's own files, where `jadoube` runs from a checkout of them: there a place can be given with its line, as
/// it is now.
final class SourceTree {
    private static final String MARK = "@Article(";

    private final Optional<Path> root;
    /// Many evidences stand in one file, which is read once.
    private final Map<Path, List<String>> read = new HashMap<>();

    /// @param root the checkout, where there is one
    SourceTree(Optional<Path> root) {
        this.root = root;
    }

    /// The checkout that the launcher names, or the one around the folder in which the command runs, if any.
    static SourceTree here() {
        Stream<Path> around =
                Stream.iterate(Path.of("").toAbsolutePath(), folder -> folder.getParent() != null, Path::getParent);
        return new SourceTree(Stream.concat(
                        Stream.ofNullable(System.getProperty("jadoube.root")).map(Path::of), around)
                .filter(folder -> Files.isDirectory(folder.resolve("lawbook/src/main/java")))
                .findFirst());
    }

    /// `path:line` of an evidence, as editors and terminals take it; the path alone where the file is not at hand.
    String place(Evidence evidence) {
        OptionalInt line = line(evidence);
        return line.isPresent() ? evidence.file() + ":" + line.getAsInt() : evidence.file();
    }

    /// The file of a top-level type, or of what stands in it; empty where there is none or no checkout.
    Optional<String> fileOf(String name) {
        String source = name.replaceFirst("\\..*", "") + ".java";
        return root.stream()
                .flatMap(folder -> paths(folder, 1).stream())
                .map(room -> room.resolve("src/main/java"))
                .filter(Files::isDirectory)
                .flatMap(folder -> paths(folder, Integer.MAX_VALUE).stream())
                .filter(path -> path.getFileName().toString().equals(source))
                .map(path -> root.orElseThrow().relativize(path).toString())
                .findFirst();
    }

    private static List<Path> paths(Path folder, int depth) {
        try (Stream<Path> paths = Files.walk(folder, depth)) {
            return paths.toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The line, from 1, that declares what carries out a provision, or that names a scenario.
    OptionalInt line(Evidence evidence) {
        Optional<Path> file =
                root.map(folder -> folder.resolve(evidence.file())).filter(Files::isRegularFile);
        if (file.isEmpty()) {
            return OptionalInt.empty();
        }
        List<String> lines = read.computeIfAbsent(file.get(), SourceTree::lines);
        return evidence.isCode() ? declaration(lines, evidence) : scenario(lines, evidence.name());
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static OptionalInt scenario(List<String> lines, String name) {
        return IntStream.range(0, lines.size())
                .filter(i -> lines.get(i).strip().matches("Scenario( Outline)?: " + Pattern.quote(name)))
                .map(i -> i + 1)
                .findFirst();
    }

    /// Behind a mark that names the provision, the line with the name of what is marked; a declaration may be broken
    /// before its name.
    private static OptionalInt declaration(List<String> lines, Evidence evidence) {
        String name = evidence.name().substring(evidence.name().lastIndexOf('.') + 1);
        Pattern declared = Pattern.compile("\\b" + Pattern.quote(name) + "\\b");
        int[] marked = IntStream.range(0, lines.size())
                .filter(i -> lines.get(i).contains(MARK))
                .filter(i -> names(lines, i, evidence))
                .map(i -> next(lines, endOfMark(lines, i)))
                .toArray();
        return Stream.of(0, 1)
                .flatMapToInt(below -> IntStream.of(marked)
                        .map(i -> i + below)
                        .filter(i -> i < lines.size())
                        .filter(i -> declared.matcher(unmarked(lines.get(i))).find()))
                .map(i -> i + 1)
                .findFirst();
    }

    private static boolean names(List<String> lines, int mark, Evidence evidence) {
        return String.join("", lines.subList(mark, endOfMark(lines, mark) + 1))
                .contains("\"" + evidence.citation().number() + "\"");
    }

    private static int endOfMark(List<String> lines, int start) {
        int end = start;
        while (end < lines.size() - 1 && !lines.get(end).contains(")")) {
            end++;
        }
        return end;
    }

    /// The line of the declaration: that of the mark where more than the mark stands there, else the next that is
    /// neither another mark nor a comment.
    private static int next(List<String> lines, int end) {
        if (!lines.get(end).strip().endsWith(")")) {
            return end;
        }
        int next = end + 1;
        while (next < lines.size() - 1 && lines.get(next).strip().matches("(@|//).*|")) {
            next++;
        }
        return Math.min(next, lines.size() - 1);
    }

    private static String unmarked(String line) {
        return line.replaceAll("@Article\\([^)]*\\)", "");
    }
}
