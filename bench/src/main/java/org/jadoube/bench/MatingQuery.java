package org.jadoube.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jadoube.board.Colour;
import org.jadoube.board.Position;
import org.jadoube.notation.Fen;

/// A position, a side, and whether it is known to be able to checkmate.
record MatingQuery(Position position, Colour side, boolean able) {
    /// Two queries a line `WB FEN`, with a dash in the place of a side that cannot.
    static List<MatingQuery> in(Path file) throws IOException {
        List<MatingQuery> queries = new ArrayList<>();
        for (String line : Files.readAllLines(file)) {
            if (!line.isBlank() && !line.startsWith("#")) {
                Position position = Fen.readLeniently(line.substring(3)).orElseThrow();
                for (Colour side : Colour.values()) {
                    queries.add(new MatingQuery(position, side, line.charAt(side.ordinal()) != '-'));
                }
            }
        }
        return queries;
    }
}
