package org.jadoube.journal.form;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import tools.jackson.databind.node.ObjectNode;

/// How earlier versions of a kind are mended into the present one. The mends of a kind lead from version 1 to 2, from
/// 2 to 3 and so on, so that its present version is one more than there are mends. A mend gets the members of a whole
/// object and may change them as it likes, but for `kind` and `version`.
record Versions(Map<String, List<UnaryOperator<ObjectNode>>> mends) {
    /// Every kind is still in its first version.
    static final Versions OF_EVENTS = new Versions(Map.of());

    /// The version in which a kind is written today.
    int present(String kind) {
        return of(kind).size() + 1;
    }

    private List<UnaryOperator<ObjectNode>> of(String kind) {
        return mends.getOrDefault(kind, List.of());
    }

    /// An object of an earlier version as it would be written today.
    ObjectNode mended(String kind, int version, ObjectNode object) {
        ObjectNode mended = object;
        for (UnaryOperator<ObjectNode> mend : of(kind).subList(version - 1, of(kind).size())) {
            mended = mend.apply(mended);
        }
        return mended;
    }
}
