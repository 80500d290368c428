package org.jadoube.server.desk;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.journal.CompetitionId;
import org.jadoube.server.http.Answer;
import org.jadoube.server.http.Request;
import org.jadoube.server.play.PlayingRoom;
import org.jadoube.server.play.Programme;
import org.jadoube.server.play.Unreadable;

/// The part of the front desk that is about events: competitions, as the code calls them.
final class EventsDesk {
    private static final Pattern RECORD = Pattern.compile("/api/events/([A-Za-z0-9_-]{1,32})/pgn");

    private final PlayingRoom room;
    private final Turnstile makers;
    private final Records records;

    EventsDesk(PlayingRoom room, Turnstile makers, Records records) {
        this.room = room;
        this.makers = makers;
        this.records = records;
    }

    /// Makes an event.
    Answer make(Request request) throws Unreadable {
        Programme programme = EventOrder.read(request.body());
        return makers.admits(request.address(), programme.pairings().size())
                ? Answer.json(201, EventOrder.text(room.calendar().create(programme)))
                : Desk.problem(429, EventOrder.tooMany());
    }

    /// What there is to be read of an event; empty where it is about something else, or there is no such event.
    Optional<Answer> answer(Request request) {
        Matcher record = RECORD.matcher(request.path());
        return record.matches()
                ? CompetitionId.parse(record.group(1))
                        .flatMap(room.calendar()::competition)
                        .map(event -> Pages.text(
                                request,
                                "application/x-chess-pgn; charset=utf-8",
                                records.pgn(event).getBytes(StandardCharsets.UTF_8)))
                : Optional.empty();
    }
}
