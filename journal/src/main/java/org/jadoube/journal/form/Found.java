package org.jadoube.journal.form;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/// A JSON value on its way to what it means, and where it was found.
record Found(String where, JsonNode node) {
    FormProblem problem(String expected) {
        return new FormProblem(
                where, node.isMissingNode() ? "nothing" : node.toString(), expected, "write " + brief(expected));
    }

    /// A long list is not told twice.
    private static String brief(String expected) {
        return expected.contains("one of ") ? "one of these" : expected;
    }

    /// @throws FormProblem also where half a character stands: no file could keep it
    String text() {
        if (!node.isString()) {
            throw problem("a text");
        }
        String text = node.stringValue();
        if (text.codePoints().anyMatch(point -> point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE)) {
            throw problem("a text of whole characters");
        }
        return text;
    }

    /// A whole number within bounds, both included.
    long whole(long least, long most) {
        if (!node.isIntegralNumber()) {
            throw problem("a whole number");
        }
        if (!node.canConvertToLong() || node.longValue() < least || node.longValue() > most) {
            throw problem("a whole number from " + least + " to " + most);
        }
        return node.longValue();
    }

    boolean truth() {
        if (!node.isBoolean()) {
            throw problem("true or false");
        }
        return node.booleanValue();
    }

    <E extends Enum<E>> E word(Words<E> words) {
        return words.meant(text()).orElseThrow(() -> problem(words.toString()));
    }

    Members members() {
        return new Members(this);
    }

    List<Found> elements() {
        if (!node.isArray()) {
            throw problem("a list");
        }
        List<Found> elements = new ArrayList<>();
        for (JsonNode element : node) {
            elements.add(new Found(where + "[" + elements.size() + "]", element));
        }
        return elements;
    }
}
