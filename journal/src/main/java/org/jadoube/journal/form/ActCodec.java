package org.jadoube.journal.form;

import org.jadoube.clock.Moment;
import org.jadoube.laws.game.Act;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Acts as JSON, as `docs/acts.md` describes them: the `kind`, called by the act's own name, then the components of
/// its record.
public final class ActCodec {
    private static final Kinds KINDS = Kinds.of(Act.class, "kind");

    private ActCodec() {}

    /// The name of an act's kind, such as `pressClock`.
    public static String kind(Act act) {
        return KINDS.name(act);
    }

    /// An act with all its members; `kind` comes first.
    public static ObjectNode write(Act act) {
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        object.put("kind", kind(act));
        KINDS.form(act).writeInto(object, act);
        return object;
    }

    /// Reads an act with all its members.
    ///
    /// @throws FormProblem when the text is anything else: no JSON, an unknown kind, a member that is missing,
    ///     unknown, of another type or of an unfit value
    public static Act read(String json) {
        return read(Json.read("act", json).members());
    }

    /// Reads an act that may leave out `at`: it is then done at a moment the reader knows.
    ///
    /// @throws FormProblem when the text is no act
    public static Act read(String json, Moment now) {
        Found found = Json.read("act", json);
        if (found.node() instanceof ObjectNode object && !object.has("at")) {
            object.put("at", now.micros());
        }
        return read(found.members());
    }

    private static Act read(Members members) {
        Act act = (Act) KINDS.form(members).readFrom(members);
        members.end();
        return act;
    }
}
