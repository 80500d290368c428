package org.jadoube.server.wire;

import java.util.Map;
import org.jadoube.server.play.Intent;
import org.jadoube.server.play.Problem;
import org.jadoube.server.play.Unreadable;

/// Reads what a client says, by the letter.
final class ClientInReader {
    private static final int ID = 64;
    private static final int TOKEN = 64;
    private static final String PLAIN = "[A-Za-z0-9_-]+";

    private static final Map<String, Kind> KINDS = Map.of("sit", Kind.SIT, "act", Kind.ACT, "ping", Kind.PING);

    private enum Kind {
        SIT,
        ACT,
        PING
    }

    private ClientInReader() {}

    static ClientIn read(String text) throws Unreadable {
        Members members = Json.read(text, "");
        return switch (members.word("type", KINDS)) {
            case SIT -> sit(members);
            case ACT -> act(members);
            case PING -> ping(members);
        };
    }

    private static ClientIn sit(Members members) throws Unreadable {
        var sit = new ClientIn.Sit(members.text("token", TOKEN), (int) members.whole("seen", 0, Integer.MAX_VALUE));
        members.end();
        return sit;
    }

    private static ClientIn act(Members members) throws Unreadable {
        String id = members.text("id", ID);
        if (!id.matches(PLAIN)) {
            throw members.unreadable("id", id, "1 to " + ID + " characters of A-Z a-z 0-9 - _");
        }
        try {
            Intent intent = IntentReader.read(members.raw("act"));
            members.end();
            return new ClientIn.Perform(id, intent);
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
