package org.jadoube.journal.form;

import org.jadoube.laws.game.Event;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Events as JSON, as `docs/journal.md` describes them. A kind is called by its record's name and has the record's
/// components as members, so that a new event needs nothing here. Every kind has a version of its own: whoever changes
/// the members of a kind adds a mend to [Versions], which makes the version before into the present one.
public final class EventCodec {
    private static final Kinds KINDS = Kinds.of(Event.class, "kind", "version");

    private EventCodec() {}

    /// The name of an event's kind, such as `moveMade`.
    public static String kind(Event event) {
        return KINDS.name(event);
    }

    /// An event with all its members; `kind` and `version` come first.
    public static ObjectNode write(Event event) {
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        String kind = kind(event);
        object.put("kind", kind);
        object.put("version", Versions.OF_EVENTS.present(kind));
        KINDS.form(event).writeInto(object, event);
        return object;
    }

    /// Reads what [#write(Event)] of this or an earlier Jadoube has made.
    ///
    /// @throws FormProblem when the text is anything else: no JSON, an unknown kind or version, a member that is
    ///     missing, unknown or of another type
    public static Event read(String json) {
        return read(json, Versions.OF_EVENTS);
    }

    static Event read(String json, Versions versions) {
        return Json.STORED.read("event", json, found -> read(found, versions));
    }

    private static Event read(Found found, Versions versions) {
        Members members = found.members();
        RecordForm form = KINDS.form(members);
        String kind = members.member("kind", "").text();
        int present = versions.present(kind);
        Found version = members.member("version", "a version");
        long number = version.whole(Long.MIN_VALUE, Long.MAX_VALUE);
        if (number < 1 || number > present) {
            throw version.problem("version " + (present == 1 ? "" : "1 to ") + present + " of " + kind
                    + ", which is all that is known here");
        }
        Members mended = number == present
                ? members
                : new Found(found.where(), versions.mended(kind, (int) number, (ObjectNode) found.node())).members();
        Event event = (Event) form.readFrom(mended);
        mended.has("kind");
        mended.has("version");
        mended.end();
        return event;
    }
}
