package org.jadoube.journal.form;

import java.util.Map;
import org.jadoube.clock.TagReading;
import org.jadoube.clock.TimeControl;
import org.jadoube.clock.TimeControlProblem;
import org.jadoube.clock.TimeControlTag;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Regulations;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// The regulations of a game as JSON.
public final class RegulationsCodec {
    private static final String WHERE = "regulations";
    private static final String TAG = "a time control such as 5400+30 or 40/5400+30:1800+30";
    private static final RecordForm FORM = RecordForm.of(Regulations.class);

    private RegulationsCodec() {}

    /// What the event has chosen; of its further rules only those that are not usual.
    public static ObjectNode write(Regulations regulations) {
        return (ObjectNode) FORM.write(regulations);
    }

    /// The object that a text is; what it says has not been looked at.
    ///
    /// @throws FormProblem when it is none
    public static ObjectNode object(String json) {
        return Json.FROM_OUTSIDE.read(WHERE, json, found -> {
            if (found.node() instanceof ObjectNode object) {
                return object;
            }
            throw found.problem("an object");
        });
    }

    /// Reads regulations that say at least the `edition`, the `profile` and the `timeControl`, which may be a tag as in
    /// PGN; whatever they do not say, of `rules` too, is as usual for the profile. The tempo is what the edition
    /// makes of the time control.
    ///
    /// @throws FormProblem when they say something else
    public static Regulations read(ObjectNode said) {
        Members members = new Found(WHERE, said).members();
        Edition edition = (Edition) read(members, "edition", Edition.class);
        Profile profile = (Profile) read(members, "profile", Profile.class);
        TimeControl control = timeControl(members);
        Regulations usual = Regulations.usual(edition, profile, control)
                .with(rules -> rules.with(edition.rapid().lines().of(control)));
        ObjectNode whole = FORM.writeWhole(usual);
        ObjectNode rest = said.deepCopy();
        rest.remove("timeControl");
        overlay(whole, rest);
        return (Regulations) FORM.read(new Found(WHERE, whole));
    }

    /// What was said takes the place of what was there, but for objects, which are the same inside; one that says its
    /// `kind` is another.
    private static void overlay(ObjectNode there, ObjectNode said) {
        for (Map.Entry<String, JsonNode> member : said.properties()) {
            if (there.get(member.getKey()) instanceof ObjectNode inner
                    && member.getValue() instanceof ObjectNode other
                    && !other.has("kind")) {
                overlay(inner, other);
            } else {
                there.set(member.getKey(), member.getValue());
            }
        }
    }

    private static Object read(Members members, String name, Class<?> type) {
        Form form = Forms.of(type);
        return form.read(members.member(name, form.expected()));
    }

    private static TimeControl timeControl(Members members) {
        Found found = members.member("timeControl", TAG);
        if (!found.node().isString()) {
            return (TimeControl) Forms.of(TimeControl.class).read(found);
        }
        return switch (TimeControlTag.read(found.text())) {
            case TagReading.Timed(TimeControl control) -> control;
            case TagReading.Refused(TimeControlProblem problem) ->
                throw new FormProblem(
                        found.where(), found.text(), problem.expected() + " in " + problem.where(), problem.remedy());
            case TagReading.Unknown(), TagReading.Untimed() -> throw found.problem(TAG);
        };
    }
}
