package org.jadoube.trials.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Map;
import java.util.Set;

/// The rooms of the house with the rooms that each may know, and all the classes that were found in them.
public final class House {
    /// House.md, section 2, spelled out: a room may also know what the rooms that it requires show of theirs.
    static final Map<String, Set<String>> MAY_KNOW = Map.ofEntries(
            Map.entry("lawbook", Set.of()),
            Map.entry("board", Set.of("lawbook")),
            Map.entry("notation", Set.of("lawbook", "board")),
            Map.entry("mating", Set.of("lawbook", "board", "notation")),
            Map.entry("clock", Set.of("lawbook", "board")),
            Map.entry("pgn", Set.of("lawbook", "board", "notation")),
            Map.entry("laws", Set.of("lawbook", "board", "notation", "clock", "mating")),
            Map.entry("journal", Set.of("lawbook", "board", "clock", "laws", "notation", "pgn")),
            Map.entry("paper", Set.of()),
            Map.entry(
                    "server",
                    Set.of("lawbook", "board", "clock", "laws", "mating", "notation", "pgn", "journal", "paper")),
            Map.entry("audit", Set.of("lawbook", "board", "notation", "clock", "mating", "pgn", "laws")),
            Map.entry(
                    "cli",
                    Set.of(
                            "lawbook",
                            "board",
                            "clock",
                            "laws",
                            "mating",
                            "notation",
                            "pgn",
                            "audit",
                            "journal",
                            "server")));

    /// Every room that has code to run.
    public static final Set<String> ROOMS = MAY_KNOW.keySet();

    /// The rooms in which time is data: no clock is read, no thread started, nothing drawn by chance.
    static final Set<String> PURE = Set.of("lawbook", "board", "notation", "mating", "clock", "pgn", "laws", "audit");

    public static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("org.jadoube");

    private static final String ROOT = "org.jadoube.";

    private House() {}

    static boolean isOurs(JavaClass type) {
        return type.getPackageName().startsWith(ROOT);
    }

    /// The room of one of our classes.
    public static String room(JavaClass type) {
        String inside = type.getPackageName().substring(ROOT.length());
        int dot = inside.indexOf('.');
        return dot < 0 ? inside : inside.substring(0, dot);
    }

    static boolean isBelowServer(JavaClass type) {
        return isOurs(type) && (PURE.contains(room(type)) || room(type).equals("journal"));
    }
}
