package org.jadoube.server.desk;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.board.Colour;
import org.jadoube.journal.GameId;
import org.jadoube.laws.game.Actor;
import org.jadoube.server.http.Answer;
import org.jadoube.server.http.Request;
import org.jadoube.server.play.Account;
import org.jadoube.server.play.Admission;
import org.jadoube.server.play.PlayingRoom;
import org.jadoube.server.play.Problem;
import org.jadoube.server.play.Unreadable;
import org.jadoube.server.wire.ProblemText;

/// The front desk: every request over HTTP comes here.
public final class Desk {
    private static final Pattern RECORD = Pattern.compile("/api/games/([A-Za-z0-9_-]{1,64})/pgn");
    private static final Pattern PICTURE =
            Pattern.compile("/api/games/([A-Za-z0-9_-]{1,64})/mating/([a-z]{2})(-black)?[.]svg");
    /// What is found under another name; browsers ask for an icon of old whatever a page says.
    private static final Map<String, String> PAGES = Map.of(
            "/", "/index.html",
            "/table", "/table.html",
            "/desk", "/desk.html",
            "/event", "/event.html",
            "/show", "/show.html",
            "/together", "/together.html",
            "/scoresheet", "/scoresheet.html",
            "/clock", "/clock.html",
            "/favicon.ico", "/favicon.svg");

    private final PlayingRoom room;
    private final Faces faces;
    private final ClockFiles clock;
    private final Turnstile makers = new Turnstile(2, 200);
    private final LawsDesk laws = new LawsDesk();
    private final Records records;
    private final EventsDesk events;
    private final QrCodes codes = new QrCodes();
    private final Scoresheets scoresheets;
    private final Answer options = Pages.text("application/json", Options.text().getBytes(StandardCharsets.UTF_8));

    /// @param words the folder of languages that this hall has added; it need not exist
    public Desk(PlayingRoom room, Path words) {
        this.room = room;
        Languages languages = Languages.and(words);
        this.faces = new Faces(languages);
        this.clock = ClockFiles.read(languages);
        this.records = new Records(room);
        this.scoresheets = new Scoresheets(room, records, this::viewer);
        this.events = new EventsDesk(room, makers, records, scoresheets);
    }

    public Answer answer(Request request) {
        String path = request.path();
        Optional<Maker> maker = maker(path);
        if (maker.isPresent()) {
            return request.method().equals("POST") ? make(request, maker.get()) : methodNotAllowed(request, "POST");
        }
        if (!request.reads()) {
            return methodNotAllowed(request, "GET, HEAD");
        }
        Matcher record = RECORD.matcher(path);
        if (record.matches()) {
            return record(record.group(1), request);
        }
        Matcher picture = PICTURE.matcher(path);
        if (picture.matches()) {
            Colour near = picture.group(3) == null ? Colour.WHITE : Colour.BLACK;
            return picture(picture.group(1), new Account.View(near, picture.group(2)), request);
        }
        Optional<Answer> event =
                events.answer(request).or(() -> laws.answer(request)).or(() -> scoresheets.answer(request));
        if (event.isPresent()) {
            return event.get();
        }
        return switch (path) {
            case "/health" -> Answer.json(200, "{\"status\":\"up\"}");
            case "/api/options" -> options;
            case ClockFiles.LIST -> clock.list();
            default -> faces.at(PAGES.getOrDefault(path, path)).orElseGet(() -> notFound(path));
        };
    }

    /// Makes something that somebody orders.
    private interface Maker {
        Answer make(Request request) throws Unreadable;
    }

    private Optional<Maker> maker(String path) {
        return switch (path) {
            case "/api/games" -> Optional.of(this::game);
            case "/api/events" -> Optional.of(events::make);
            case "/api/qr" -> Optional.of(codes::draw);
            default -> EventsDesk.isLinks(path) ? Optional.of(events::renew) : Optional.empty();
        };
    }

    private Answer make(Request request, Maker maker) {
        if (request.foreign()) {
            return problem(
                    403,
                    new Problem(
                            "origin", "a page of another site", "a page of this hall", "open this hall's own page"));
        }
        try {
            return maker.make(request);
        } catch (Unreadable e) {
            return problem(400, e.problem());
        }
    }

    private Answer game(Request request) throws Unreadable {
        if (!makers.admits(request.address(), 1)) {
            return tooManyGames();
        }
        GameOrder order = GameOrder.read(request.body());
        return Answer.json(
                201, GameOrder.text(room.create(order.regulations(), order.white(), order.black(), order.event())));
    }

    /// The game so far, as everybody in the hall may see it.
    private Answer record(String game, Request request) {
        return GameId.parse(game)
                .flatMap(records::game)
                .map(pgn -> pgn.with("Content-Disposition", "attachment; filename=\"" + game + ".pgn\""))
                .orElseGet(() -> notFound(request.path()));
    }

    /// Who can still checkmate, drawn: for everybody when the game is over, for its arbiter before, who says by his
    /// token who he is.
    private Answer picture(String game, Account.View view, Request request) {
        return GameId.parse(game)
                .flatMap(id -> {
                    Admission as = viewer(id, request);
                    return room.account(id, as.viewer(), as.delay());
                })
                .flatMap(account -> account.picture(view))
                .map(svg -> Answer.text("image/svg+xml", svg.getBytes(StandardCharsets.UTF_8))
                        .with("Cache-Control", "no-store"))
                .orElseGet(() -> notFound(request.path()));
    }

    private Admission viewer(GameId game, Request request) {
        return request.bearer()
                .flatMap(token -> room.calendar().admission(token, game))
                .orElseGet(() -> new Admission(
                        game, Actor.SPECTATOR, Optional.empty(), room.calendar().delay(game)));
    }

    static Answer problem(int status, Problem problem) {
        return Answer.json(status, ProblemText.of(problem));
    }

    static Answer tooManyGames() {
        return tooMany("many games from one address", "at most two games a second for long");
    }

    /// What somebody is told who asks for more than his address may have.
    static Answer tooMany(String found, String expected) {
        return problem(429, new Problem("request", found, expected, "wait a minute"))
                .with("Retry-After", "60");
    }

    static Answer notFound(String path) {
        return problem(404, Problem.quoting("path", path, "a page of this hall", "start at /"));
    }

    static Answer methodNotAllowed(Request request, String allowed) {
        return problem(405, Problem.quoting("method", request.method(), allowed, "use one of these"))
                .with("Allow", allowed);
    }
}
