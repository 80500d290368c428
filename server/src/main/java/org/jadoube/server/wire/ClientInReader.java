package org.jadoube.server.wire;

import java.util.Map;
import java.util.Optional;
import org.jadoube.journal.GameId;
import org.jadoube.server.play.Problem;
import org.jadoube.server.play.Unreadable;

/// Reads what a client says, by the letter.
final class ClientInReader {
    private static final int ID = 64;
    private static final int TOKEN = 64;
    private static final int NOTE = 200;
    private static final String PLAIN = "[A-Za-z0-9_-]+";

    private static final Map<String, Kind> KINDS = Map.of(
            "sit", Kind.SIT, "act", Kind.ACT, "all", Kind.ALL, "call", Kind.CALL, "come", Kind.COME, "ping", Kind.PING);

    private enum Kind {
        SIT,
        ACT,
        ALL,
        CALL,
        COME,
        PING
    }

    private ClientInReader() {}

    static ClientIn read(String text) throws Unreadable {
        Members members = Json.read(text, "");
        return switch (members.word("type", KINDS)) {
            case SIT -> sit(members);
            case ACT ->
                deed(
                        members,
                        id -> new ClientIn.Perform(id, optionalGame(members), IntentReader.read(members.raw("act"))));
            case ALL -> deed(members, id -> new ClientIn.PerformAll(id, EveryBoard.read(members.raw("act"))));
            case CALL -> deed(members, id -> new ClientIn.Call(id, game(members), members.text("note", NOTE)));
            case COME ->
                deed(
                        members,
                        id -> new ClientIn.AnswerCall(
                                id, game(members), (int) members.whole("call", 1, Integer.MAX_VALUE)));
            case PING -> ping(members);
        };
    }

    private static ClientIn sit(Members members) throws Unreadable {
        var sit = new ClientIn.Sit(
                members.text("token", TOKEN), optionalGame(members), (int) members.whole("seen", 0, Integer.MAX_VALUE));
        members.end();
        return sit;
    }

    private static Optional<GameId> optionalGame(Members members) throws Unreadable {
        return members.has("game") ? Optional.of(game(members)) : Optional.empty();
    }

    private static GameId game(Members members) throws Unreadable {
        String name = members.text("game", ID);
        return GameId.parse(name).orElseThrow(() -> members.unreadable("game", name, "the name of a game"));
    }

    private interface DeedReader {
        ClientIn.Deed read(String id) throws Unreadable;
    }

    private static ClientIn deed(Members members, DeedReader reader) throws Unreadable {
        String id = members.text("id", ID);
        if (!id.matches(PLAIN)) {
            throw members.unreadable("id", id, "1 to " + ID + " characters of A-Z a-z 0-9 - _");
        }
        try {
            ClientIn.Deed deed = reader.read(id);
            members.end();
            return deed;
        } catch (Unreadable e) {
            throw e.of(id);
        }
    }

    private static ClientIn ping(Members members) throws Unreadable {
        var ping = new ClientIn.Ping(members.whole("sent", 0, Long.MAX_VALUE));
        members.end();
        return ping;
    }

    /// The problem of a client that speaks before it has a seat.
    static Problem notSeated() {
        return new Problem("type", "act", "sit first", "send {\"type\":\"sit\",\"token\":...,\"seen\":0}");
    }
}
