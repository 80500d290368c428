package org.jadoube.server.desk;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.board.Colour;
import org.jadoube.journal.GameId;
import org.jadoube.laws.edition.Recorder;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event;
import org.jadoube.notation.PieceLetters;
import org.jadoube.paper.PaperSize;
import org.jadoube.paper.Printer;
import org.jadoube.paper.Scoresheet;
import org.jadoube.pgn.PgnGame;
import org.jadoube.server.http.Answer;
import org.jadoube.server.http.Request;
import org.jadoube.server.play.Admission;
import org.jadoube.server.play.PlayingRoom;
import org.jadoube.server.play.Problem;

/// Scoresheets to be printed: blank ones for everybody; of a game what its reader may see. A player sees his own, the
/// arbiter both, and where the hall keeps score they all see its sheet,
/// and everybody once the game is over.
final class Scoresheets {
    private static final String FORM = "(a4|a5)-(en|es)";
    private static final Pattern BLANK = Pattern.compile("/scoresheet/" + FORM + "[.]pdf");
    private static final Pattern GAME =
            Pattern.compile("/api/games/([A-Za-z0-9_-]{1,64})/scoresheet/" + FORM + "-([a-z]{2,3})(-times)?[.]pdf");
    private static final String TYPE = "application/pdf";

    private final PlayingRoom room;
    private final Records records;
    private final BiFunction<GameId, Request, Admission> viewer;
    private final Turnstile readers = new Turnstile(2, 200);

    /// @param viewer as whom somebody reads a game
    Scoresheets(PlayingRoom room, Records records, BiFunction<GameId, Request, Admission> viewer) {
        this.room = room;
        this.records = records;
        this.viewer = viewer;
    }

    /// Empty where something else is asked, or of a game that there is not.
    Optional<Answer> answer(Request request) {
        Matcher blank = BLANK.matcher(request.path());
        if (blank.matches()) {
            Locale language = Locale.of(blank.group(2));
            return Optional.of(admitted(
                    request,
                    () -> Answer.of(
                            200,
                            TYPE,
                            printed(List.of(FilledSheet.blank(words(language))), size(blank.group(1)), language))));
        }
        Matcher game = GAME.matcher(request.path());
        return game.matches()
                ? GameId.parse(game.group(1))
                        .filter(id -> !room.events(id).isEmpty())
                        .map(id -> admitted(request, () -> of(id, game, request)))
                : Optional.empty();
    }

    /// The sheets of a game for its arbiter, as the export has them.
    byte[] all(PgnGame game, List<Event> events) {
        var sheet = new FilledSheet(events, game, words(Locale.ENGLISH), PieceLetters.ENGLISH, true);
        return printed(sheets(Actor.ARBITER, events, sheet), PaperSize.A4, Locale.ENGLISH);
    }

    private Answer admitted(Request request, Supplier<Answer> answer) {
        return readers.admits(request.address(), 1)
                ? answer.get()
                : Desk.problem(
                        429,
                        new Problem(
                                "request",
                                "many scoresheets printed for one address",
                                "a few a second",
                                "wait a moment"));
    }

    private Answer of(GameId id, Matcher asked, Request request) {
        Optional<PieceLetters> letters = PieceLetters.of(asked.group(4));
        if (letters.isEmpty()) {
            return Desk.notFound(request.path());
        }
        Locale language = Locale.of(asked.group(3));
        Admission as = viewer.apply(id, request);
        List<Event> events = records.seen(room.events(id), as.delay());
        PgnGame game = Records.pgn(room.calendar().competitionOf(id), id, events);
        var sheet = new FilledSheet(events, game, words(language), letters.get(), asked.group(5) != null);
        List<Scoresheet> sheets = sheets(as.viewer(), events, sheet);
        return sheets.isEmpty()
                ? Desk.problem(
                        403,
                        new Problem(
                                "Authorization",
                                "no token of a player or the arbiter of this game",
                                "Bearer and that token",
                                "print it from the page of the scoresheet"))
                : Answer.of(200, TYPE, printed(sheets, size(asked.group(2)), language))
                        .with("Cache-Control", "no-store");
    }

    /// The sheets that somebody may see: those of players, or the hall's.
    private static List<Scoresheet> sheets(Actor viewer, List<Event> events, FilledSheet sheet) {
        boolean party = viewer == Actor.ARBITER || viewer.colour().isPresent();
        if (recorder(events) == Recorder.SYSTEM) {
            return party || sheet.isOfGameOver() ? List.of(sheet.ofHall()) : List.of();
        }
        return viewer == Actor.ARBITER
                ? List.of(sheet.of(Colour.WHITE), sheet.of(Colour.BLACK))
                : viewer.colour().map(sheet::of).stream().toList();
    }

    private static Recorder recorder(List<Event> events) {
        return events.getFirst() instanceof Event.GameOpened opened
                ? opened.regulations().rules().recorder()
                : Recorder.SYSTEM;
    }

    private static PaperSize size(String name) {
        return PaperSize.valueOf(name.toUpperCase(Locale.ROOT));
    }

    private static ResourceBundle words(Locale language) {
        return ResourceBundle.getBundle("org.jadoube.server.desk.scoresheet", language, Scoresheets.class.getModule());
    }

    private static byte[] printed(List<Scoresheet> sheets, PaperSize size, Locale language) {
        var pdf = new ByteArrayOutputStream();
        try {
            Printer.print(sheets, size, language, pdf);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return pdf.toByteArray();
    }
}
