package org.jadoube.journal.form;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/// A list, or a set, as a JSON list. A set stands in the order of its elements' texts, so that the same set is always
/// written the same, and holds nothing twice.
record ListForm(Form element, Order order) implements Form {
    /// What the order of the elements means.
    enum Order {
        LIST,
        SET
    }

    @Override
    public JsonNode write(Object value) {
        List<JsonNode> elements =
                ((Collection<?>) value).stream().map(element::write).toList();
        return JsonNodeFactory.instance
                .arrayNode()
                .addAll(
                        order == Order.LIST
                                ? elements
                                : elements.stream()
                                        .sorted(Comparator.comparing(JsonNode::toString))
                                        .toList());
    }

    @Override
    public Object read(Found found) {
        List<Object> elements = found.elements().stream().map(element::read).toList();
        if (order == Order.LIST) {
            return elements;
        }
        Set<Object> set = new HashSet<>(elements);
        if (set.size() < elements.size()) {
            throw found.problem("a list that holds nothing twice");
        }
        return Set.copyOf(set);
    }

    @Override
    public String expected() {
        return "a list";
    }
}
