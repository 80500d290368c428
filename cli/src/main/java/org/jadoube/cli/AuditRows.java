package org.jadoube.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jadoube.audit.AuditedGame;
import org.jadoube.audit.End;
import org.jadoube.audit.Finding;
import org.jadoube.notation.Fen;
import org.jadoube.notation.Uci;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Findings for programs, a row each: an object, or values parted by commas.
interface AuditRows {
    /// The columns of a table, which the objects have too.
    List<String> COLUMNS = List.of(
            "file", "game", "line", "white", "black", "date", "result", "edition", "kind", "weight", "article", "ply",
            "move", "fen", "message");

    void add(String file, AuditedGame game, Finding finding);

    /// No rows: the findings are for people.
    static AuditRows none() {
        return (_, _, _) -> {};
    }

    static AuditRows json(PrintWriter out, FindingWords words) {
        return (file, game, finding) -> out.println(object(file, game, finding, words));
    }

    /// A head with the names of the columns, then a line a finding; quoted where it has to be.
    static AuditRows csv(PrintWriter out, FindingWords words) {
        out.print(String.join(",", COLUMNS) + "\r\n");
        return (file, game, finding) -> {
            ObjectNode object = object(file, game, finding, words);
            out.print(COLUMNS.stream()
                            .map(column -> cell(object.path(column).asString("")))
                            .collect(Collectors.joining(","))
                    + "\r\n");
        };
    }

    private static String cell(String value) {
        boolean plain = value.chars().noneMatch(sign -> sign == ',' || sign == '"' || sign == '\n' || sign == '\r');
        return plain ? value : '"' + value.replace("\"", "\"\"") + '"';
    }

    private static ObjectNode object(String file, AuditedGame game, Finding finding, FindingWords words) {
        ObjectNode row = JsonNodeFactory.instance.objectNode();
        row.put("file", file)
                .put("game", game.number())
                .put("line", line(game, finding))
                .put("white", game.white())
                .put("black", game.black())
                .put("date", game.tags().value("Date").orElse(""))
                .put("result", game.result().text())
                .put("edition", game.edition().name())
                .put("kind", finding.kind().code())
                .put("weight", finding.kind().weight().name().toLowerCase(Locale.ROOT));
        row.put("article", finding.kind().article(game.edition()).orElse(""))
                .put("ply", finding.spot().ply())
                .put("move", finding.spot().move())
                .put("fen", Fen.write(finding.spot().position()))
                .put("message", words.sentence(finding, game));
        details(finding).forEach(row::putPOJO);
        if (finding instanceof Finding.DrawnOnTime drawn) {
            ArrayNode line = row.putArray("mate");
            drawn.line().forEach(move -> line.add(Uci.STANDARD.write(move)));
        }
        return row;
    }

    /// A problem has a line of its own, any other finding the game's.
    private static long line(AuditedGame game, Finding finding) {
        return switch (finding) {
            case Finding.BrokenOff broken -> broken.problem().line();
            case Finding.Misformed misformed -> misformed.problem().line();
            case Finding.MovedAfterEnd moved -> moved.problem().line();
            default -> game.place().line();
        };
    }

    /// What a finding has to say beyond the columns.
    private static Map<String, Object> details(Finding finding) {
        return switch (finding) {
            case Finding.OtherResult(End end, var _) -> ended(end);
            case Finding.PlayedOn(End end, int extra) ->
                Map.of("ending", end.ending().name(), "lawful", end.result().score(), "extra", extra);
            case Finding.MovedAfterEnd(End end, var _) -> ended(end);
            case Finding.Claimable claim -> Map.of("turns", claim.turns(), "standsAtEnd", claim.standsAtEnd());
            case Finding.ClockFault fault ->
                Map.of(
                        "side", fault.side().name().toLowerCase(Locale.ROOT),
                        "before", fault.before().toMillis(),
                        "shown", fault.shown().toMillis(),
                        "due", fault.due().toMillis(),
                        "times", fault.times());
            case Finding.BrokenOff broken -> Map.of("column", broken.problem().column());
            default -> Map.of();
        };
    }

    private static Map<String, Object> ended(End end) {
        return Map.of("ending", end.ending().name(), "lawful", end.result().score());
    }
}
