package org.jadoube.audit;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jadoube.laws.edition.Edition;
import org.jadoube.pgn.PgnReader;

/// What is found in a text.
final class Audited {
    private Audited() {}

    static List<AuditedGame> games(Edition edition, String pgn) {
        List<AuditedGame> games = new ArrayList<>();
        byte[] bytes = pgn.getBytes(StandardCharsets.UTF_8);
        try (PgnReader reader = new PgnReader(new ByteArrayInputStream(bytes))) {
            new Audit(_ -> edition, Audit.USUAL, games::add).of(reader);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return games;
    }

    /// Of the one game of a text.
    static List<Finding> findings(Edition edition, String pgn) {
        return games(edition, pgn).getFirst().findings();
    }

    static List<Finding> findings(String pgn) {
        return findings(Edition.latest(), pgn);
    }

    static List<Kind> kinds(String pgn) {
        return findings(pgn).stream().map(Finding::kind).toList();
    }

    static List<Kind> kinds(Edition edition, String pgn) {
        return findings(edition, pgn).stream().map(Finding::kind).toList();
    }

    /// The tags of a game from a position.
    static String position(String fen) {
        return "[SetUp \"1\"]\n[FEN \"" + fen + "\"]\n";
    }
}
