package org.jadoube.journal.form;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jadoube.board.Move;
import org.jadoube.clock.Moment;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Table;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Acts as JSON, as `docs/acts.md` describes them: the `kind`, called by the act's own name, then the components of
/// its record.
public final class ActCodec {
    private static final Kinds KINDS = Kinds.of(Act.class, "kind");
    private static final MoveForm MOVE = new MoveForm();

    private ActCodec() {}

    /// The names of all kinds.
    public static Set<String> kinds() {
        return KINDS.all().keySet();
    }

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
        return Json.FROM_OUTSIDE.read("act", json, ActCodec::read);
    }

    /// Reads an act done at a table: a move need not say `how`, the board shows it.
    ///
    /// @param now the moment of an act that has no `at`, where there may be one
    /// @throws FormProblem when the text is no act
    public static Act read(String json, Table table, Optional<Moment> now) {
        return Json.FROM_OUTSIDE.read("act", json, found -> {
            if (found.node() instanceof ObjectNode act) {
                now.filter(_ -> !act.has("at")).ifPresent(moment -> act.put("at", moment.micros()));
                showMoves(act, table);
            }
            return read(found);
        });
    }

    /// Reads an act that says neither who does it nor when: the reader knows. A move need not say `how`.
    ///
    /// @throws FormProblem when the object is no such act
    public static Act read(ObjectNode said, Actor by, Moment at, Table table) {
        for (String known : List.of("by", "at")) {
            if (said.has(known)) {
                throw new FormProblem("act." + known, said.get(known).toString(), "no such member", "leave it out");
            }
        }
        ObjectNode act = said.deepCopy().put("by", Vocabulary.ACTOR.of(by)).put("at", at.micros());
        showMoves(act, table);
        return read(new Found("act", act));
    }

    private static Act read(Found found) {
        Members members = found.members();
        Act act = (Act) KINDS.form(members).readFrom(members);
        members.end();
        return act;
    }

    private static void showMoves(ObjectNode act, Table table) {
        if (act.has("move") && !act.has("how")) {
            MOVE.writeInto(act, meant(act, "move", table));
        }
        if (act.path("written").isString()) {
            act.set("written", MOVE.write(meant(act, "written", table)));
        }
    }

    private static Move meant(ObjectNode act, String name, Table table) {
        Found text = new Found("act." + name, act.get(name));
        return MeantMove.at(table, text.text()).orElseThrow(() -> text.problem(MeantMove.FORM));
    }
}
