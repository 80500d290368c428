package org.jadoube.server.desk;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.journal.Competition;
import org.jadoube.journal.GameId;
import org.jadoube.journal.GamePgn;
import org.jadoube.laws.game.Event;
import org.jadoube.pgn.PgnGame;
import org.jadoube.pgn.PgnTags;
import org.jadoube.pgn.PgnWriter;
import org.jadoube.server.play.PlayingRoom;

/// The games as PGN, as everybody in the hall may see them: those of a competition that is shown late so much later.
final class Records {
    private final PlayingRoom room;

    Records(PlayingRoom room) {
        this.room = room;
    }

    /// A game so far; empty when there is none of that name.
    Optional<String> pgn(GameId game) {
        Optional<Competition> competition = room.calendar().competitionOf(game);
        List<Event> events =
                room.events(game, competition.map(Competition::delay).orElse(Duration.ZERO));
        return events.isEmpty()
                ? Optional.empty()
                : Optional.of(PgnWriter.write(
                        competition.map(one -> tagged(one, game, events)).orElseGet(() -> GamePgn.of(events))));
    }

    /// All games of a competition in one text, in the order of the boards.
    String pgn(Competition competition) {
        List<String> games = new ArrayList<>();
        for (GameId game : competition.boards()) {
            games.add(pgn(competition, game, room.events(game, competition.delay())));
        }
        return String.join("", games);
    }

    /// A game of a competition as far as some of its events.
    String pgn(Competition competition, GameId game, List<Event> events) {
        return PgnWriter.write(tagged(competition, game, events));
    }

    private static PgnGame tagged(Competition competition, GameId id, List<Event> events) {
        PgnGame game = GamePgn.of(events);
        PgnTags tags = game.tags();
        if (!competition.round().isEmpty()) {
            tags = tags.with("Round", competition.round());
        }
        String board =
                competition.board(id).map(number -> Integer.toString(number)).orElseThrow();
        return new PgnGame(
                tags.with("Board", board), game.start(), game.dialect(), game.preamble(), game.moves(), game.result());
    }
}
