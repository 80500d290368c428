package org.jadoube.cli;

import java.io.IOException;
import java.util.Optional;
import org.jadoube.pgn.PgnEntry;
import org.jadoube.pgn.PgnReader;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// One game of a PGN file.
final class GameChoice {
    @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "game.file")
    private String file = "";

    @Option(names = "--game", paramLabel = "N", descriptionKey = "game.number")
    private int number = 1;

    /// The game, up to the last move that can be played.
    PgnEntry read(Wording wording) {
        if (number < 1) {
            throw new Complaint(ExitStatus.BAD_INPUT, wording.say("game.none", file, number, 0));
        }
        try (GameSource source = GameSource.open(file);
                PgnReader reader = new PgnReader(source.games())) {
            long games = 0;
            for (Optional<PgnEntry> entry = reader.next(); entry.isPresent(); entry = reader.next()) {
                games++;
                if (games == number) {
                    return entry.get();
                }
            }
            throw new Complaint(ExitStatus.BAD_INPUT, wording.say("game.none", file, number, games));
        } catch (IOException e) {
            throw new Complaint(ExitStatus.NO_INPUT, wording.unreadable(file, e));
        }
    }
}
