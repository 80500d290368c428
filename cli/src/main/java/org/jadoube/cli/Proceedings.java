package org.jadoube.cli;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jadoube.board.Colour;
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
import org.jadoube.laws.term.MatingIssue;
import org.jadoube.mating.Budget;
import org.jadoube.mating.report.Finding;
import org.jadoube.mating.report.Language;
import org.jadoube.notation.Uci;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// One game, decided act by act: each line is an act, each reply what the Laws make of it. The game is opened in the
/// moment of its first act.
final class Proceedings {
    private static final Citation OPENING = new Citation("6.2a");

    /// What the Laws take for the same question.
    private static final Budget BUDGET = Budget.of(1L << 26);

    private final Regulations regulations;
    private final Showing showing;
    private final Optional<RunningClock> clock;
    private final Optional<Language> reasons;
    private final BiFunction<Table, Act, Verdict> laws;
    private Table table;
    private boolean opened;

    /// @param clock what gives its moment to an act that has none
    /// @param reasons the language in which to say who can still checkmate, where that is wanted
    Proceedings(Regulations regulations, Showing showing, Optional<RunningClock> clock, Optional<Language> reasons) {
        this(regulations, showing, clock, reasons, Laws::decide);
    }

    /// @param laws what decides
    Proceedings(
            Regulations regulations,
            Showing showing,
            Optional<RunningClock> clock,
            Optional<Language> reasons,
            BiFunction<Table, Act, Verdict> laws) {
        this.regulations = regulations;
        this.showing = showing;
        this.clock = clock;
        this.reasons = reasons;
        this.laws = laws;
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

    /// The answer to a line, whatever it holds; a fault of Jadoube's own is one too, and leaves the game as it was.
    Reply answer(Line line) {
        try {
            return read(line);
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError fault) {
            return error(reply(line), Trouble.fault(fault), ExitStatus.BUG);
        }
    }

    private Reply read(Line line) {
        Optional<Trouble> trouble = Trouble.of(line);
        if (trouble.isPresent()) {
            return error(reply(line), trouble.get(), ExitStatus.BAD_LINE);
        }
        try {
            Optional<Moment> now = clock.map(RunningClock::now);
            return decided(line, ActCodec.read(line.text(), table, now));
        } catch (FormProblem problem) {
            return error(reply(line), Trouble.of(problem), ExitStatus.BAD_LINE);
        }
    }

    private Reply decided(Line line, Act act) {
        Table before = opened ? table : opened(act.at());
        Moment latest = before.game().latest();
        if (act.at().isBefore(latest)) {
            return error(reply(line), Trouble.early(line, act.at(), latest), ExitStatus.BAD_LINE);
        }
        ObjectNode reply = reply(line);
        Verdict verdict = laws.apply(before, act);
        Table after = before;
        switch (verdict) {
            case Verdict.Taken(List<Event> events) -> {
                reply.put("verdict", "taken");
                ArrayNode written = reply.putArray("events");
                events.forEach(event -> written.add(written(event)));
                after = before.afterAll(events);
            }
            case Verdict.Refused(Citation citation, Refusal because, String detail) ->
                reply.put("verdict", "refused")
                        .put("article", number(citation))
                        .put("because", because.name())
                        .put("detail", detail);
        }
        explain(before, after, reply);
        if (showing == Showing.VERDICT_AND_TABLE) {
            reply.set("table", TableReport.of(after, act.at()));
        }
        Reply answer = new Reply(reply.toString(), ExitStatus.OK);
        table = after;
        opened = true;
        return answer;
    }

    /// Says who can still checkmate where the act has made the game turn on it.
    private void explain(Table before, Table after, ObjectNode reply) {
        Optional<MatingIssue> issue = Laws.matingIssue(after);
        if (reasons.isPresent() && issue.isPresent() && !issue.equals(Laws.matingIssue(before))) {
            MatingIssue turned = issue.get();
            var answer = new FindingAnswer(Uci.STANDARD, reasons.get());
            ObjectNode mating = reply.putObject("mating");
            for (Colour side : turned.sides()) {
                Finding finding = Finding.about(turned.position(), side, BUDGET);
                mating.set(side.name().toLowerCase(Locale.ROOT), answer.of(finding));
            }
        }
    }

    private ObjectNode written(Event event) {
        ObjectNode object = EventCodec.write(event);
        object.remove("version");
        return object.put("article", number(event.citation()));
    }

    private String number(Citation citation) {
        return citation.in(regulations.edition().name());
    }

    private static ObjectNode reply(Line line) {
        return JsonNodeFactory.instance.objectNode().put("line", line.number());
    }

    private static Reply error(ObjectNode reply, Trouble trouble, int status) {
        reply.set("error", trouble.written());
        return new Reply(reply.toString(), status);
    }
}
