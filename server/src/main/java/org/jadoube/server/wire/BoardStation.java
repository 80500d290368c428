package org.jadoube.server.wire;

import org.jadoube.clock.Moment;
import org.jadoube.journal.ActKey;
import org.jadoube.journal.Answer;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.game.Actor;
import org.jadoube.server.http.Connection;
import org.jadoube.server.play.Admission;
import org.jadoube.server.play.LiveGame;
import org.jadoube.server.play.PlayingRoom;
import org.jadoube.server.play.Problem;
import org.jadoube.server.play.Unreadable;

/// At one board.
final class BoardStation implements Station {
    private final PlayingRoom room;
    private final Connection connection;
    private final Admission admission;
    private final Place place;
    private final LiveGame game;

    private BoardStation(PlayingRoom room, Connection connection, Admission admission, Place place, LiveGame game) {
        this.room = room;
        this.connection = connection;
        this.admission = admission;
        this.place = place;
        this.game = game;
    }

    /// Sits down, and is sent what happens from now on.
    ///
    /// @param seen the number of the last event that he has
    /// @throws Unreadable when he cannot have so many
    static BoardStation take(PlayingRoom room, Connection connection, Admission admission, int seen) throws Unreadable {
        var place = new Place(admission.viewer(), admission.delay(), connection, seen);
        LiveGame game = room.enter(admission.game(), place).orElseThrow();
        try {
            var station = new BoardStation(room, connection, admission, place, game);
            station.greet(seen);
            return station;
        } catch (Unreadable | RuntimeException e) {
            room.leave(game.id(), place);
            throw e;
        }
    }

    private void greet(int seen) throws Unreadable {
        int length = game.length(admission.viewer(), admission.delay());
        if (seen > length) {
            throw new Unreadable(new Problem(
                    "seen", Integer.toString(seen), "at most " + length, "sit down with seen 0 and start afresh"));
        }
        var opening = game.table().game().opening();
        connection.answer(new ClientOut.Seated(
                        role(admission),
                        game.id().text(),
                        opening.white(),
                        opening.black(),
                        RegulationsText.of(opening),
                        length,
                        room.clock().now())
                .text());
        place.follow(game);
    }

    private static String role(Admission admission) {
        return admission.assists() ? "assistant" : Words.of(admission.viewer());
    }

    @Override
    public void hear(ClientIn.Deed deed, Moment received) throws Unreadable {
        if (!(deed instanceof ClientIn.Perform perform)
                || perform.game().filter(named -> !named.equals(game.id())).isPresent()) {
            throw new Unreadable(new Problem(
                            "type", "something about other boards", "an act at this board", "see docs/wire.md"))
                    .of(deed.id());
        }
        Actor actor = admission
                .actor()
                .orElseThrow(() -> new Unreadable(new Problem(
                                "act", "an act of a spectator", "an act of a player or the arbiter", "watch"))
                        .of(deed.id()));
        connection.answer(perform(game, actor, perform, received).text());
    }

    /// Does an act and words its answer.
    static ClientOut perform(LiveGame game, Actor actor, ClientIn.Perform perform, Moment received) throws Unreadable {
        try {
            Answer answer = game.perform(new ActKey(actor, perform.id()), received, perform.intent());
            return switch (answer) {
                case Answer.Taken taken -> new ClientOut.Taken(perform.id(), game.length(actor, taken.length()));
                case Answer.Refused(Verdict.Refused(var citation, var because, var detail)) ->
                    new ClientOut.Refused(perform.id(), article(game, citation), because.name(), detail);
            };
        } catch (Unreadable e) {
            throw e.of(perform.id());
        }
    }

    static String article(LiveGame game, Citation citation) {
        return citation.in(game.table().regulations().edition().name());
    }

    @Override
    public void leave() {
        room.leave(game.id(), place);
    }
}
