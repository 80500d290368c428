package org.jadoube.journal.form;

import java.util.ArrayDeque;
import java.util.Deque;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamContext;

/// Where in a text a member stands.
final class Column {
    private Column() {}

    /// The column, from 1, of the value that is found at a place such as `act.white.period`; of the object around it
    /// where there is no such value.
    ///
    /// @param root what the whole text is called in places
    static int of(String place, String root, JsonParser parser) {
        int column = 1;
        int matched = 0;
        for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
            if (token != JsonToken.PROPERTY_NAME && !token.isStructEnd()) {
                String here = place(
                        root,
                        token.isStructStart() ? parser.streamReadContext().getParent() : parser.streamReadContext());
                if (here.length() > matched && covers(here, place)) {
                    matched = here.length();
                    column = parser.currentTokenLocation().getColumnNr();
                }
            }
        }
        return column;
    }

    private static boolean covers(String outer, String place) {
        return place.equals(outer) || place.startsWith(outer + ".") || place.startsWith(outer + "[");
    }

    private static String place(String root, TokenStreamContext innermost) {
        Deque<String> steps = new ArrayDeque<>();
        for (TokenStreamContext context = innermost; !context.inRoot(); context = context.getParent()) {
            steps.push(context.inArray() ? "[" + context.getCurrentIndex() + "]" : "." + context.currentName());
        }
        return root + String.join("", steps);
    }
}
