package org.jadoube.server.wire;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jadoube.clock.Moment;
import org.jadoube.journal.ActKey;
import org.jadoube.journal.Answer;
import org.jadoube.journal.Competition;
import org.jadoube.journal.GameId;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.game.Actor;
import org.jadoube.server.http.Connection;
import org.jadoube.server.play.Admission;
import org.jadoube.server.play.Calls;
import org.jadoube.server.play.LiveGame;
import org.jadoube.server.play.Pass;
import org.jadoube.server.play.PlayingRoom;
import org.jadoube.server.play.Problem;
import org.jadoube.server.play.Unreadable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// At all boards of a competition at once. He is sent a row a board, again when it looks otherwise; not more often than
/// anybody can read, and however busy the boards are each row that waits is sent once, as it is then.
final class Overview implements Station {
    /// Between two messages.
    private static final Duration PACE = Duration.ofMillis(200);

    /// In one message.
    private static final int ROWS = 50;

    private final PlayingRoom room;
    private final Connection connection;
    private final Pass pass;
    private final Calls calls;
    private final Runnable bell = this::stir;
    private final Map<GameId, Spot> spots = new LinkedHashMap<>();
    private final AtomicBoolean planned = new AtomicBoolean();
    private volatile long told = System.nanoTime() - PACE.toNanos();

    private Overview(PlayingRoom room, Connection connection, Pass pass) {
        this.room = room;
        this.connection = connection;
        this.pass = pass;
        this.calls = room.calendar().calls(pass.competition().id());
    }

    /// Oversees the boards, and is sent how they look from now on.
    static Overview take(PlayingRoom room, Connection connection, Pass pass) {
        var overview = new Overview(room, connection, pass);
        try {
            overview.enter();
            return overview;
        } catch (RuntimeException e) {
            overview.leave();
            throw e;
        }
    }

    private void enter() {
        Competition competition = pass.competition();
        for (GameId game : competition.boards()) {
            var spot = new Spot(pass.viewer(), pass.delay(), this::stir);
            spots.put(game, spot);
            spot.watch(room.enter(game, spot).orElseThrow());
        }
        calls.follow(bell);
        List<LiveGame> games = spots.values().stream().map(Spot::game).toList();
        connection.answer(new ClientOut.Attending(
                        CompetitionText.of(pass, games), room.clock().now())
                .text());
        connection.follow(this::news);
    }

    private void stir() {
        if (planned.compareAndSet(false, true)) {
            long wait = told + PACE.toNanos() - System.nanoTime();
            room.later(Duration.ofNanos(Math.max(0, wait)), connection::ring);
        }
    }

    /// The rows that look otherwise than they were sent last.
    private Optional<String> news() {
        planned.set(false);
        List<JsonNode> rows = new ArrayList<>();
        Moment now = room.clock().now().plus(pass.delay().negated());
        int board = 0;
        for (Map.Entry<GameId, Spot> entry : spots.entrySet()) {
            board++;
            if (rows.size() == ROWS) {
                stir();
                break;
            }
            row(board, entry.getKey(), entry.getValue()).ifPresent(rows::add);
        }
        if (rows.isEmpty()) {
            return Optional.empty();
        }
        told = System.nanoTime();
        return Optional.of(new ClientOut.Boards(rows, now).text());
    }

    private Optional<ObjectNode> row(int board, GameId game, Spot spot) {
        List<Calls.Call> waiting = pass.viewer() == Actor.ARBITER ? calls.at(game) : List.of();
        return spot.changed(
                waiting,
                () -> RowText.of(board, game, spot.game().glance(pass.viewer(), pass.delay()), pass.viewer(), waiting));
    }

    @Override
    public void hear(ClientIn.Deed deed, Moment received) throws Unreadable {
        ClientOut answer = switch (deed) {
            case ClientIn.Perform perform -> perform(perform, received);
            case ClientIn.PerformAll all -> perform(all, received);
            case ClientIn.Call call -> call(call, received);
            case ClientIn.AnswerCall answered -> come(answered);
        };
        connection.answer(answer.text());
    }

    private ClientOut perform(ClientIn.Perform perform, Moment received) throws Unreadable {
        GameId game = perform.game().orElseThrow(() -> problem(perform, "game", "", "a game of this event"));
        return BoardStation.perform(mine(perform, game), Actor.ARBITER, perform, received);
    }

    private ClientOut perform(ClientIn.PerformAll all, Moment received) throws Unreadable {
        List<String> taken = new ArrayList<>();
        List<JsonNode> refused = new ArrayList<>();
        List<LiveGame> games = spots.keySet().stream()
                .filter(this::rulesAt)
                .map(game -> spot(game).game())
                .toList();
        if (games.isEmpty()) {
            throw notYours(all);
        }
        for (LiveGame game : games) {
            switch (game.perform(new ActKey(Actor.ARBITER, all.id()), received, all.intent())) {
                case Answer.Taken _ -> taken.add(game.id().text());
                case Answer.Refused(Verdict.Refused(var citation, var because, var detail)) ->
                    refused.add(Json.object()
                            .put("game", game.id().text())
                            .put("article", BoardStation.article(game, citation))
                            .put("because", because.name())
                            .put("detail", detail));
            }
        }
        return new ClientOut.Done(all.id(), taken, refused);
    }

    /// Whoever holds an office may call; who has come says so himself.
    private ClientOut call(ClientIn.Call call, Moment received) throws Unreadable {
        if (pass.warrant().isEmpty() || !spots.containsKey(call.game())) {
            throw notYours(call);
        }
        if (!calls.make(call.game(), received, call.note())) {
            throw problem(call, "game", "a board to which several calls wait", "an arbiter who comes first");
        }
        return new ClientOut.Done(call.id(), List.of(call.game().text()), List.of());
    }

    private ClientOut come(ClientIn.AnswerCall answered) throws Unreadable {
        GameId game = mine(answered, answered.game()).id();
        if (!calls.answer(answered.number(), game)) {
            throw problem(answered, "call", Integer.toString(answered.number()), "a call that waits at this board");
        }
        return new ClientOut.Done(answered.id(), List.of(game.text()), List.of());
    }

    private LiveGame mine(ClientIn.Deed deed, GameId game) throws Unreadable {
        if (!rulesAt(game)) {
            throw notYours(deed);
        }
        return spot(game).game();
    }

    private boolean rulesAt(GameId game) {
        return pass.at(game).flatMap(Admission::actor).isPresent();
    }

    private Spot spot(GameId game) {
        return Optional.ofNullable(spots.get(game)).orElseThrow();
    }

    private static Unreadable notYours(ClientIn.Deed deed) {
        return problem(deed, "game", "a board that is not yours", "a board that your link is for");
    }

    private static Unreadable problem(ClientIn.Deed deed, String where, String found, String expected) {
        return new Unreadable(new Problem(where, found, expected, "see docs/wire.md")).of(deed.id());
    }

    @Override
    public void leave() {
        calls.unfollow(bell);
        spots.forEach((game, spot) -> room.leave(game, spot));
    }
}
