package org.jadoube.server.desk;

import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.clock.Moment;
import org.jadoube.journal.Competition;
import org.jadoube.journal.CompetitionId;
import org.jadoube.journal.GameId;
import org.jadoube.journal.GamePgn;
import org.jadoube.laws.game.Event;
import org.jadoube.pgn.PgnGame;
import org.jadoube.pgn.PgnTags;
import org.jadoube.pgn.PgnWriter;
import org.jadoube.server.http.Answer;
import org.jadoube.server.play.PlayingRoom;

/// The games as PGN, as everybody in the hall may see them: those of a competition that is shown late so much later.
///
/// A game is written again only when more of it may be seen than before; which version of a text it is follows from how
/// many events each game has, so that whoever asks again and again costs next to nothing.
final class Records {
    private static final String TYPE = "application/x-chess-pgn; charset=utf-8";
    private static final int GAMES = 2_000;
    private static final int COMPETITIONS = 20;

    private final PlayingRoom room;
    private final Remembered<GameId, Written> games = new Remembered<>(GAMES);
    private final Remembered<CompetitionId, Collected> competitions = new Remembered<>(COMPETITIONS);

    /// A later program may write the same events otherwise, so its versions are others.
    private final String opening = Long.toHexString(new SecureRandom().nextLong());

    /// A game as it was written.
    ///
    /// @param seen how many of its events stand in the text
    /// @param length how many there were
    /// @param next when the first happened that was still to be seen later, if any
    private record Written(int seen, int length, Optional<Moment> next, String text) {
        boolean stillHolds(int lengthNow, Moment then) {
            return next.map(then::isBefore).orElse(length == lengthNow);
        }
    }

    /// All games of a competition in one answer.
    ///
    /// @param seen how many events of each stand in it
    private record Collected(List<Integer> seen, Answer answer) {}

    Records(PlayingRoom room) {
        this.room = room;
    }

    /// A game so far; empty when there is none of that name.
    Optional<Answer> game(GameId game) {
        Optional<Competition> competition = room.calendar().competitionOf(game);
        int length = room.lengths(List.of(game)).getFirst();
        if (length == 0) {
            return Optional.empty();
        }
        Written written = written(competition, game, length);
        return Optional.of(answer(written.text(), List.of(written.seen())));
    }

    /// All games of a competition in one text, in the order of the boards.
    Answer competition(Competition competition) {
        List<Integer> lengths = room.lengths(competition.boards());
        List<Written> written = new ArrayList<>();
        for (int i = 0; i < lengths.size(); i++) {
            written.add(written(Optional.of(competition), competition.boards().get(i), lengths.get(i)));
        }
        List<Integer> seen = written.stream().map(Written::seen).toList();
        Optional<Answer> known = competitions
                .of(competition.id())
                .filter(collected -> collected.seen().equals(seen))
                .map(Collected::answer);
        if (known.isPresent()) {
            return known.get();
        }
        Answer answer =
                answer(String.join("", written.stream().map(Written::text).toList()), seen);
        competitions.keep(competition.id(), new Collected(seen, answer));
        return answer;
    }

    private Answer answer(String text, List<Integer> seen) {
        String version = opening + seen;
        return Answer.text(TYPE, text.getBytes(StandardCharsets.UTF_8))
                .tagged(Pages.digest(version.getBytes(StandardCharsets.UTF_8)));
    }

    private Written written(Optional<Competition> competition, GameId game, int length) {
        Duration delay = competition.map(Competition::delay).orElse(Duration.ZERO);
        Moment then = room.clock().now().plus(delay.negated());
        Optional<Written> known = games.of(game).filter(one -> one.stillHolds(length, then));
        if (known.isPresent()) {
            return known.get();
        }
        Written written = write(competition, game, delay);
        games.keep(game, written);
        return written;
    }

    private Written write(Optional<Competition> competition, GameId game, Duration delay) {
        List<Event> all = room.events(game);
        List<Event> events = seen(all, delay);
        int seen = events.size();
        Optional<Moment> next = seen < all.size() ? Optional.of(all.get(seen).at()) : Optional.empty();
        return new Written(seen, all.size(), next, PgnWriter.write(pgn(competition, game, events)));
    }

    /// As much of what has happened as had a while ago, the opening at least.
    List<Event> seen(List<Event> all, Duration delay) {
        Moment then = room.clock().now().plus(delay.negated());
        int seen = all.size();
        while (delay.isPositive() && seen > 1 && then.isBefore(all.get(seen - 1).at())) {
            seen--;
        }
        return all.subList(0, seen);
    }

    /// A game, of a competition or of none, as far as some of its events.
    static PgnGame pgn(Optional<Competition> competition, GameId game, List<Event> events) {
        return competition.map(one -> tagged(one, game, events)).orElseGet(() -> GamePgn.of(events));
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
