package org.jadoube.cli;

import org.jadoube.mating.report.Finding;
import org.jadoube.mating.report.Language;
import org.jadoube.mating.report.MatingReport;
import org.jadoube.notation.Uci;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// What was found about a side, as an object for programs: the verdict, the line and the reason.
record FindingAnswer(Uci uci, Language language) {
    ObjectNode of(Finding finding) {
        ObjectNode node = JsonNodeFactory.instance.objectNode().put("verdict", finding.verdict());
        ArrayNode line = node.putArray("line");
        finding.line().forEach(move -> line.add(uci.write(move)));
        return node.put("reason", new MatingReport(language).reason(finding));
    }
}
