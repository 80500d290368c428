package org.jadoube.server.desk;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.jadoube.journal.Competition;
import org.jadoube.journal.GameId;
import org.jadoube.journal.form.EventCodec;
import org.jadoube.laws.game.Event;
import org.jadoube.pgn.PgnGame;
import org.jadoube.pgn.PgnWriter;
import org.jadoube.server.play.PlayingRoom;

/// All that the hall keeps of a competition, as one zip: its games as PGN, together and each by itself, the scoresheets
/// to be printed, and the journal of each game, whole. Players and spectators are not told all that a journal holds, so
/// this is for the chief arbiter.
final class Export {
    private final PlayingRoom room;
    private final Scoresheets scoresheets;

    Export(PlayingRoom room, Scoresheets scoresheets) {
        this.room = room;
        this.scoresheets = scoresheets;
    }

    /// Writes the zip, a game at a time; each is read once.
    void write(Competition competition, OutputStream out) throws IOException {
        var all = new StringBuilder();
        var readme = new StringBuilder(heading(competition)).append(WHAT_IS_WHAT);
        try (var zip = new ZipOutputStream(out, StandardCharsets.UTF_8)) {
            for (GameId game : competition.boards()) {
                String name = name(competition, game);
                List<Event> events = room.events(game);
                PgnGame played = Records.pgn(Optional.of(competition), game, events);
                String pgn = PgnWriter.write(played);
                entry(zip, "pgn/" + name + ".pgn", pgn);
                entry(zip, "journal/" + name + ".jsonl", journal(events));
                entry(zip, "scoresheets/" + name + ".pdf", scoresheets.all(played, events));
                all.append(pgn);
                readme.append(line(name, game, events));
            }
            entry(zip, "event.pgn", all.toString());
            entry(zip, "README.txt", readme.toString());
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static void entry(ZipOutputStream zip, String name, String text) throws IOException {
        entry(zip, name, text.getBytes(StandardCharsets.UTF_8));
    }

    private static void entry(ZipOutputStream zip, String name, byte[] content) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(content);
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

    private static String heading(Competition competition) {
        String round = competition.round().isEmpty() ? "" : ", round " + competition.round();
        return "%s%s%n".formatted(competition.name(), round);
    }

    private static String line(String name, GameId game, List<Event> events) {
        return events.getFirst() instanceof Event.GameOpened opened
                ? String.format(
                        Locale.ROOT, "  %s  %s - %s  (game %s)%n", name, opened.white(), opened.black(), game.text())
                : "";
    }

    private static final String WHAT_IS_WHAT = """

            event.pgn     all games, in the order of the boards
            pgn/          each game by itself; clock times stand after the moves as [%clk] and [%emt]
            scoresheets/  the scoresheets of each game, to be printed
            journal/      all that happened at each board, one event a line, as JSON: with illegal moves, questions to
                          the arbiter and his answers. Jadoube's docs/journal.md tells what the members mean.
                          For arbiters only: players are not told all of it while a game is on.

            """;
}
