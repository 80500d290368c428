package org.jadoube.cli;

import java.util.List;
import java.util.Optional;
import org.jadoube.cli.Lines.Line;
import org.jadoube.cli.Lines.Reply;
import org.jadoube.clock.Moment;
import org.jadoube.journal.form.ActCodec;
import org.jadoube.journal.form.EventCodec;
import org.jadoube.journal.form.FormProblem;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Laws;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Table;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// One game, decided act by act: each line is an act, each reply what the Laws make of it. The game is opened in the
/// moment of its first act.
final class Proceedings {
    private static final Citation OPENING = new Citation("6.2a");

    private final Regulations regulations;
    private final Showing showing;
    private final Optional<RunningClock> clock;
    private Table table;
    private boolean opened;

    /// @param clock what gives its moment to an act that has none
    Proceedings(Regulations regulations, Showing showing, Optional<RunningClock> clock) {
        this.regulations = regulations;
        this.showing = showing;
        this.clock = clock;
        this.table = opened(new Moment(0));
    }

    /// What a reply shows.
    enum Showing {
        VERDICT,
        VERDICT_AND_TABLE
    }

    private Table opened(Moment at) {
        return Table.opened(new Event.GameOpened(at, OPENING, regulations, "White", "Black"));
    }

    Reply answer(Line line) {
        ObjectNode reply = JsonNodeFactory.instance.objectNode().put("line", line.number());
        Optional<Trouble> trouble = Trouble.of(line);
        if (trouble.isPresent()) {
            return error(reply, trouble.get());
        }
        try {
            Optional<Moment> now = clock.map(RunningClock::now);
            return decided(reply, line, ActCodec.read(line.text(), table, now));
        } catch (FormProblem problem) {
            return error(reply, Trouble.of(problem));
        }
    }

    private Reply decided(ObjectNode reply, Line line, Act act) {
        if (!opened) {
            table = opened(act.at());
            opened = true;
        }
        Moment latest = table.game().latest();
        if (act.at().isBefore(latest)) {
            return error(reply, Trouble.early(line, act.at(), latest));
        }
        Verdict verdict = Laws.decide(table, act);
        switch (verdict) {
            case Verdict.Taken(List<Event> events) -> {
                reply.put("verdict", "taken");
                ArrayNode written = reply.putArray("events");
                events.forEach(event -> written.add(written(event)));
                table = table.afterAll(events);
            }
            case Verdict.Refused(Citation citation, Refusal because, String detail) ->
                reply.put("verdict", "refused")
                        .put("article", number(citation))
                        .put("because", because.name())
                        .put("detail", detail);
        }
        if (showing == Showing.VERDICT_AND_TABLE) {
            reply.set("table", TableReport.of(table, act.at()));
        }
        return new Reply(reply.toString(), ExitStatus.OK);
    }

    private ObjectNode written(Event event) {
        ObjectNode object = EventCodec.write(event);
        object.remove("version");
        return object.put("article", number(event.citation()));
    }

    private String number(Citation citation) {
        return citation.in(regulations.edition().name());
    }

    private static Reply error(ObjectNode reply, Trouble trouble) {
        reply.set("error", trouble.written());
        return new Reply(reply.toString(), ExitStatus.BAD_LINE);
    }
}
