package org.jadoube.server.play;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.jadoube.journal.Competition;
import org.jadoube.journal.CompetitionId;
import org.jadoube.journal.GameId;
import org.jadoube.journal.Journal;
import org.jadoube.journal.Office;
import org.jadoube.journal.Opening;
import org.jadoube.journal.Seat;
import org.jadoube.journal.SeatToken;
import org.jadoube.journal.TokenHash;
import org.jadoube.journal.Warrant;
import org.jadoube.laws.game.Actor;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The competitions of the hall, and what their tokens open.
public final class Calendar {
    private static final Logger LOG = LoggerFactory.getLogger(Calendar.class);
    private static final List<Actor> PLAYERS = List.of(Actor.WHITE, Actor.BLACK);

    private final PlayingRoom room;
    private final Journal journal;
    private final SecureRandom random;
    private final ConcurrentHashMap<CompetitionId, Calls> calls = new ConcurrentHashMap<>();

    Calendar(PlayingRoom room, Journal journal, SecureRandom random) {
        this.room = room;
        this.journal = journal;
        this.random = random;
    }

    /// Makes a competition with all its games.
    public NewCompetition create(Programme programme) {
        List<NewGame> games =
                programme.pairings().stream().map(_ -> room.draw(PLAYERS)).toList();
        var competition = new Competition(
                CompetitionId.draw(random),
                programme.name(),
                programme.round(),
                programme.delay(),
                games.stream().map(NewGame::id).toList());
        List<NewCompetition.Office> offices = offices(programme);
        Map<TokenHash, Warrant> warrants = new HashMap<>();
        offices.forEach(office -> warrants.put(office.token().hash(), office.warrant()));
        List<Opening> openings = IntStream.range(0, games.size())
                .mapToObj(i -> room.opening(
                        games.get(i),
                        programme.regulations(),
                        programme.pairings().get(i),
                        Optional.of(programme.name())))
                .toList();
        journal.create(competition, warrants, openings);
        LOG.info("competition {} made, of {} games", competition.id(), games.size());
        return new NewCompetition(competition, offices, games);
    }

    private List<NewCompetition.Office> offices(Programme programme) {
        int boards = programme.pairings().size();
        List<Warrant> warrants = new ArrayList<>();
        warrants.add(new Warrant(Office.CHIEF, 1, boards));
        warrants.addAll(programme.sections());
        warrants.add(new Warrant(Office.ASSISTANT, 1, boards));
        return warrants.stream()
                .map(warrant -> new NewCompetition.Office(warrant, SeatToken.draw(random)))
                .toList();
    }

    public Optional<Competition> competition(CompetitionId id) {
        return journal.competition(id);
    }

    public Optional<Competition> competitionOf(GameId game) {
        return journal.competitionOf(game);
    }

    /// What a token opens in the competition that it is of. The competition's own name is the spectators' token.
    public Optional<Pass> pass(String token) {
        return journal.warrant(new SeatToken(token).hash())
                .flatMap(holder -> journal.competition(holder.competition())
                        .map(competition -> new Pass(competition, Optional.of(holder.warrant()))))
                .or(() -> CompetitionId.parse(token)
                        .flatMap(journal::competition)
                        .map(competition -> new Pass(competition, Optional.empty())));
    }

    /// What the token of a seat opens.
    public Optional<Admission> admission(String token) {
        return room.holder(token).map(holder -> Admission.seat(holder.game(), holder.actor()));
    }

    /// What a token opens at a board: that of a seat there, or one of the competition that the game is part of.
    public Optional<Admission> admission(String token, GameId game) {
        return admission(token)
                .filter(seat -> seat.game().equals(game))
                .or(() -> pass(token).flatMap(pass -> pass.at(game)));
    }

    /// How much later than they happen the events of a game are shown to everybody.
    public Duration delay(GameId game) {
        return journal.competitionOf(game).map(Competition::delay).orElse(Duration.ZERO);
    }

    /// A new token for a player's seat, in place of the one he had. Whoever sits there by that one leaves.
    public SeatToken reissue(GameId game, Actor player) {
        SeatToken token = SeatToken.draw(random);
        journal.reissue(game, new Seat(player, token.hash()));
        room.expel(game, player);
        LOG.info("game {}: a new link for {}", game, player);
        return token;
    }

    /// What the assistants of a competition have called its arbiters for.
    public Calls calls(CompetitionId competition) {
        return calls.computeIfAbsent(competition, _ -> new Calls());
    }
}
