package org.jadoube.cli;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.cli.Lines.Line;
import org.jadoube.clock.Moment;
import org.jadoube.journal.form.FormProblem;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Why a line is no act.
///
/// @param column where in the line, from 1
record Trouble(int column, String where, String found, String expected, String remedy) {
    private static final int QUOTED = 60;
    private static final Pattern AT = Pattern.compile("\"at\"\\s*:\\s*(-?\\d)");

    static Trouble of(FormProblem problem) {
        return new Trouble(
                problem.column().orElse(1), problem.where(), problem.found(), problem.expected(), problem.remedy());
    }

    /// What is wrong with a line before it is read, if anything.
    static Optional<Trouble> of(Line line) {
        return switch (line.condition()) {
            case WHOLE -> Optional.empty();
            case CUT ->
                Optional.of(new Trouble(
                        Lines.LONGEST + 1,
                        "line",
                        line.start(),
                        "at most " + Lines.LONGEST + " bytes",
                        "write one act a line"));
            case UNREADABLE -> {
                int column = line.text().indexOf('\uFFFD');
                yield Optional.of(new Trouble(
                        column + 1,
                        "line",
                        quoted(line.text().substring(Math.max(column, 0))),
                        "characters in UTF-8",
                        "write the line in UTF-8"));
            }
        };
    }

    static Trouble early(Line line, Moment at, Moment latest) {
        Matcher said = AT.matcher(line.text());
        return new Trouble(
                said.find() ? said.start(1) + 1 : 1,
                "act.at",
                Long.toString(at.micros()),
                latest.micros() + " or later, the moment of the last event",
                "give the acts in the order of their moments");
    }

    /// Jadoube has failed, not the line. The kind of failure and its place are for whoever mends it.
    static Trouble fault(Throwable fault) {
        StackTraceElement[] places = fault.getStackTrace();
        String place = places.length == 0 ? "" : " at " + places[0];
        return new Trouble(
                1,
                "line",
                fault + place,
                "a verdict",
                "this is a fault in Jadoube: please report it with the lines up to here; the game is as it was before");
    }

    private static String quoted(String text) {
        return text.length() <= QUOTED ? text : text.substring(0, QUOTED) + "...";
    }

    ObjectNode written() {
        return JsonNodeFactory.instance
                .objectNode()
                .put("column", column)
                .put("where", where)
                .put("found", found)
                .put("expected", expected)
                .put("remedy", remedy);
    }
}
