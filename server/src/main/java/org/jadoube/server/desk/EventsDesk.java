package org.jadoube.server.desk;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.journal.Competition;
import org.jadoube.journal.CompetitionId;
import org.jadoube.journal.GameId;
import org.jadoube.journal.Office;
import org.jadoube.laws.game.Actor;
import org.jadoube.server.http.Answer;
import org.jadoube.server.http.Request;
import org.jadoube.server.play.Pass;
import org.jadoube.server.play.PlayingRoom;
import org.jadoube.server.play.Problem;
import org.jadoube.server.play.Programme;
import org.jadoube.server.play.Unreadable;
import org.jadoube.server.wire.Json;
import org.jadoube.server.wire.Members;

/// The part of the front desk that is about events: competitions, as the code calls them.
final class EventsDesk {
    private static final Pattern PATH = Pattern.compile("/api/events/([A-Za-z0-9_-]{1,32})/(pgn|export|links)");
    private static final Map<String, Actor> PLAYERS = Map.of("white", Actor.WHITE, "black", Actor.BLACK);
    private static final int NAME = 64;

    private final PlayingRoom room;
    private final Turnstile makers;
    private final Records records;
    private final Export export;
    private final Turnstile exports = new Turnstile(0.1, 5);
    private final Turnstile readers = new Turnstile(5, 100);

    EventsDesk(PlayingRoom room, Turnstile makers, Records records, Scoresheets scoresheets) {
        this.room = room;
        this.makers = makers;
        this.records = records;
        this.export = new Export(room, scoresheets);
    }

    /// Makes an event.
    Answer make(Request request) throws Unreadable {
        Programme programme = EventOrder.read(request.body());
        return makers.admits(request.address(), programme.pairings().size())
                ? Answer.json(201, EventOrder.text(programme, room.calendar().create(programme)))
                : Desk.tooManyGames();
    }

    /// Whether a path is that under which seats of an event are given new links.
    static boolean isLinks(String path) {
        return PATH.matcher(path).matches() && path.endsWith("/links");
    }

    /// A new link for a player's seat, as the chief arbiter orders it. The old one opens nothing any more.
    Answer renew(Request request) throws Unreadable {
        Optional<Competition> mine = competition(request.path()).filter(one -> isChief(request, one));
        if (mine.isEmpty()) {
            return chiefOnly();
        }
        Members members = Json.read(request.body(), "");
        String game = members.text("game", NAME);
        Actor player = members.word("seat", PLAYERS);
        members.end();
        GameId id = GameId.parse(game)
                .filter(mine.get().boards()::contains)
                .orElseThrow(() -> members.unreadable("game", game, "a game of this event"));
        return Answer.json(
                201,
                Json.text(Json.object()
                        .put("token", room.calendar().reissue(id, player).secret())));
    }

    /// What there is to be read of an event; empty where it is about something else, or there is no such event.
    Optional<Answer> answer(Request request) {
        return competition(request.path())
                .flatMap(event -> request.path().endsWith("/pgn")
                        ? Optional.of(pgn(event, request))
                        : request.path().endsWith("/export") ? Optional.of(zip(event, request)) : Optional.empty());
    }

    private Optional<Competition> competition(String path) {
        Matcher named = PATH.matcher(path);
        return named.matches()
                ? CompetitionId.parse(named.group(1)).flatMap(room.calendar()::competition)
                : Optional.empty();
    }

    private Answer pgn(Competition event, Request request) {
        return readers.admits(request.address(), 1)
                ? records.competition(event)
                : Desk.tooMany(
                        "all games of an event, asked for again and again", "at most five times a second for long");
    }

    private Answer zip(Competition event, Request request) {
        if (!isChief(request, event)) {
            return chiefOnly();
        }
        return exports.admits(request.address(), 1)
                ? Answer.streamed(200, "application/zip", out -> export.write(event, out))
                        .with("Cache-Control", "no-store")
                        .with("Content-Disposition", "attachment; filename=\"event.zip\"")
                : Desk.tooMany("many exports from one address", "one export in ten seconds for long");
    }

    private boolean isChief(Request request, Competition event) {
        return request.bearer()
                .flatMap(room.calendar()::pass)
                .filter(pass -> pass.isOf(Office.CHIEF))
                .map(Pass::competition)
                .filter(event::equals)
                .isPresent();
    }

    private static Answer chiefOnly() {
        return Desk.problem(
                403,
                new Problem(
                        "Authorization",
                        "no token of this event's chief arbiter",
                        "Bearer and that token",
                        "do it from the organiser's sheet or the chief arbiter's desk"));
    }
}
