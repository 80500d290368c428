package org.jadoube.server.wire;

import java.util.List;
import java.util.Optional;
import org.jadoube.clock.Moment;
import org.jadoube.server.play.Problem;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What the hall says to a client.
sealed interface ClientOut {
    ObjectNode json();

    default String text() {
        return Json.text(json());
    }

    private static ObjectNode message(String type) {
        return Json.object().put("type", type);
    }

    /// A token that opens nothing, or nothing any more.
    static ClientOut unknownToken() {
        return new Misunderstood(
                Optional.empty(),
                new Problem("token", "an unknown token", "the token of a seat", "ask for the link of the seat"));
    }

    /// The client has his seat.
    record Seated(String role, String game, String white, String black, ObjectNode regulations, int length, Moment now)
            implements ClientOut {
        @Override
        public ObjectNode json() {
            return message("seated")
                    .put("role", role)
                    .put("game", game)
                    .put("white", white)
                    .put("black", black)
                    .set("regulations", regulations)
                    .put("length", length)
                    .put("now", now.micros());
        }
    }

    /// The events from a number on, and the table after the last of them.
    record Happened(int from, List<? extends JsonNode> events, ObjectNode table) implements ClientOut {
        @Override
        public ObjectNode json() {
            ObjectNode message = message("happened").put("from", from);
            message.putArray("events").addAll(events);
            return message.set("table", table);
        }
    }

    /// The client oversees the boards of a competition.
    record Attending(ObjectNode competition, Moment now) implements ClientOut {
        @Override
        public ObjectNode json() {
            ObjectNode message = message("attending");
            message.setAll(competition);
            return message.put("now", now.micros());
        }
    }

    /// The boards of a competition that look otherwise than he was told.
    record Boards(List<? extends JsonNode> rows, Moment now) implements ClientOut {
        @Override
        public ObjectNode json() {
            ObjectNode message = message("boards").put("now", now.micros());
            message.putArray("rows").addAll(rows);
            return message;
        }
    }

    /// What became of an act at several boards.
    record Done(String id, List<String> taken, List<? extends JsonNode> refused) implements ClientOut {
        @Override
        public ObjectNode json() {
            ObjectNode message = message("done").put("id", id);
            ArrayNode games = message.putArray("taken");
            taken.forEach(games::add);
            message.putArray("refused").addAll(refused);
            return message;
        }
    }

    /// The act took place and is on disk.
    record Taken(String id, int length) implements ClientOut {
        @Override
        public ObjectNode json() {
            return message("taken").put("id", id).put("length", length);
        }
    }

    /// The act has no legal meaning here.
    record Refused(String id, String article, String because, String detail) implements ClientOut {
        @Override
        public ObjectNode json() {
            return message("refused")
                    .put("id", id)
                    .put("article", article)
                    .put("because", because)
                    .put("detail", detail);
        }
    }

    /// The message could not be understood.
    record Misunderstood(Optional<String> id, Problem problem) implements ClientOut {
        @Override
        public ObjectNode json() {
            ObjectNode message = message("problem");
            id.ifPresent(one -> message.put("id", one));
            return ProblemText.into(message, problem);
        }
    }

    record Pong(long sent, Moment now) implements ClientOut {
        @Override
        public ObjectNode json() {
            return message("pong").put("sent", sent).put("now", now.micros());
        }
    }
}
