package org.jadoube.server.wire;

import org.jadoube.server.play.Problem;
import tools.jackson.databind.node.ObjectNode;

/// A problem as JSON.
public final class ProblemText {
    private ProblemText() {}

    /// The problem alone, as HTTP answers it: `{"problem":{...}}`.
    public static String of(Problem problem) {
        return Json.text(Json.object().set("problem", into(Json.object(), problem)));
    }

    static ObjectNode into(ObjectNode object, Problem problem) {
        return object.put("where", problem.where())
                .put("found", problem.found())
                .put("expected", problem.expected())
                .put("remedy", problem.remedy());
    }
}
