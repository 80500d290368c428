package org.jadoube.server.desk;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.jadoube.journal.Competition;
import org.jadoube.journal.GameId;
import org.jadoube.journal.form.EventCodec;
import org.jadoube.laws.game.Event;
import org.jadoube.server.play.PlayingRoom;

/// All that the hall keeps of a competition, as one zip: its games as PGN, together and each by itself, and the journal
/// of each, whole. Players and spectators are not told all that a journal holds, so this is for the chief arbiter.
final class Export {
    private final PlayingRoom room;
    private final Records records;

    Export(PlayingRoom room, Records records) {
        this.room = room;
        this.records = records;
    }

    /// Writes the zip, a game at a time.
    void write(Competition competition, OutputStream out) throws IOException {
        try (var zip = new ZipOutputStream(out, StandardCharsets.UTF_8)) {
            entry(zip, "README.txt", readme(competition));
            entry(zip, "event.pgn", records.pgn(competition, Duration.ZERO));
            for (GameId game : competition.boards()) {
                String name = name(competition, game);
                List<Event> events = room.events(game);
                entry(zip, "pgn/" + name + ".pgn", records.pgn(competition, game, events));
                entry(zip, "journal/" + name + ".jsonl", journal(events));
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static void entry(ZipOutputStream zip, String name, String text) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(text.getBytes(StandardCharsets.UTF_8));
        zip.closeEntry();
    }

    private static String name(Competition competition, GameId game) {
        int board = competition.board(game).orElseThrow();
        return "board-%03d".formatted(board);
    }

    /// One event a line, each as docs/journal.md says.
    private static String journal(List<Event> events) {
        var lines = new StringBuilder();
        events.forEach(event -> lines.append(EventCodec.write(event)).append('\n'));
        return lines.toString();
    }

    private String readme(Competition competition) {
        var text = new StringBuilder();
        String round = competition.round().isEmpty() ? "" : ", round " + competition.round();
        text.append("%s%s%n".formatted(competition.name(), round)).append(WHAT_IS_WHAT);
        for (GameId game : competition.boards()) {
            if (room.events(game).getFirst() instanceof Event.GameOpened opened) {
                text.append(String.format(
                        Locale.ROOT,
                        "  %s  %s - %s  (game %s)%n",
                        name(competition, game),
                        opened.white(),
                        opened.black(),
                        game.text()));
            }
        }
        return text.toString();
    }

    private static final String WHAT_IS_WHAT = """

            event.pgn   all games, in the order of the boards
            pgn/        each game by itself; clock times stand after the moves as [%clk] and [%emt]
            journal/    all that happened at each board, one event a line, as JSON: with illegal moves, questions to
                        the arbiter and his answers. Jadoube's docs/journal.md tells what the members mean.
                        For arbiters only: players are not told all of it while a game is on.

            """;
}
