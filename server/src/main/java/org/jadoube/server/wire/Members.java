package org.jadoube.server.wire;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jadoube.server.play.Problem;
import org.jadoube.server.play.Unreadable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// The members of a JSON object, read one by one; [#end()] sees to it that there is none besides.
public final class Members {
    private static final String REMEDY = "see docs/wire.md";

    private final ObjectNode node;
    private final String where;
    private final Set<String> read = new HashSet<>();

    private Members(ObjectNode node, String where) {
        this.node = node;
        this.where = where;
    }

    static Members of(JsonNode node, String where) throws Unreadable {
        if (node instanceof ObjectNode object) {
            return new Members(object, where);
        }
        throw new Unreadable(Problem.quoting(where, node.toString(), "an object", REMEDY));
    }

    /// A text of 0 to `longest` characters, all of which can be seen.
    public String text(String name, int longest) throws Unreadable {
        return optionalText(name, longest).orElseThrow(() -> missing(name));
    }

    public Optional<String> optionalText(String name, int longest) throws Unreadable {
        read.add(name);
        JsonNode member = node.path(name);
        if (member.isMissingNode()) {
            return Optional.empty();
        }
        if (!member.isString()) {
            throw unreadable(name, member.toString(), "a text");
        }
        String text = member.stringValue();
        if (text.codePointCount(0, text.length()) > longest) {
            throw unreadable(name, text, "at most " + longest + " characters");
        }
        if (text.codePoints().anyMatch(Problem::isHidden)) {
            throw unreadable(name, text, "characters that can be seen");
        }
        return Optional.of(text);
    }

    /// One of the words of a table.
    public <T> T word(String name, Map<String, T> words) throws Unreadable {
        return optionalWord(name, words).orElseThrow(() -> missing(name));
    }

    public <T> Optional<T> optionalWord(String name, Map<String, T> words) throws Unreadable {
        Optional<String> text = optionalText(name, 64);
        Optional<T> meant = text.flatMap(word -> Optional.ofNullable(words.get(word)));
        if (text.isPresent() && meant.isEmpty()) {
            throw unreadable(name, text.get(), "one of " + new TreeSet<>(words.keySet()));
        }
        return meant;
    }

    public long whole(String name, long least, long most) throws Unreadable {
        read.add(name);
        JsonNode member = node.path(name);
        if (member.isMissingNode()) {
            throw missing(name);
        }
        boolean fits = member.isIntegralNumber() && member.canConvertToLong();
        if (!fits || member.longValue() < least || member.longValue() > most) {
            throw unreadable(name, member.toString(), "a whole number from " + least + " to " + most);
        }
        return member.longValue();
    }

    /// Whole seconds, as a number or, as a form sends it, as a text of digits.
    public Optional<Long> optionalSeconds(String name, long most) throws Unreadable {
        if (!node.path(name).isString()) {
            return optionalWhole(name, 0, most);
        }
        String digits = text(name, 9);
        if (!digits.matches("[0-9]{1,9}") || Long.parseLong(digits) > most) {
            throw unreadable(name, digits, "whole seconds from 0 to " + most);
        }
        return Optional.of(Long.parseLong(digits));
    }

    public Optional<Long> optionalWhole(String name, long least, long most) throws Unreadable {
        return has(name) ? Optional.of(whole(name, least, most)) : Optional.empty();
    }

    /// An object as it came, to be read by others.
    public ObjectNode raw(String name) throws Unreadable {
        read.add(name);
        if (node.get(name) instanceof ObjectNode object) {
            return object;
        }
        throw has(name) ? unreadable(name, node.path(name).toString(), "an object") : missing(name);
    }

    /// Texts in their order, each of at most `longest` characters, whether they can be seen or not; none when the
    /// member
    /// is not there.
    public List<String> texts(String name, int longest, int most) throws Unreadable {
        List<String> texts = new ArrayList<>();
        for (JsonNode element : elements(name, most)) {
            String text = element.isString() ? element.stringValue() : "";
            if (!element.isString() || text.codePointCount(0, text.length()) > longest) {
                throw unreadable(
                        name + "[" + texts.size() + "]",
                        element.toString(),
                        "a text of at most " + longest + " characters");
            }
            texts.add(text);
        }
        return texts;
    }

    /// Objects in their order; none when the member is not there.
    public List<Members> objects(String name, int most) throws Unreadable {
        List<Members> objects = new ArrayList<>();
        for (JsonNode element : elements(name, most)) {
            objects.add(of(element, path(name) + "[" + objects.size() + "]"));
        }
        return objects;
    }

    private List<JsonNode> elements(String name, int most) throws Unreadable {
        if (!has(name)) {
            return List.of();
        }
        JsonNode member = node.path(name);
        if (!member.isArray() || member.size() > most) {
            throw unreadable(name, member.toString(), "a list of at most " + most);
        }
        return member.valueStream().toList();
    }

    /// Whether an optional member is there; who asks knows it.
    public boolean has(String name) {
        read.add(name);
        return node.has(name);
    }

    /// Nothing else may stand in the object.
    public void end() throws Unreadable {
        for (String name : node.propertyNames()) {
            if (!read.contains(name)) {
                throw new Unreadable(Problem.quoting(
                        where, name, "only the members " + new TreeSet<>(read), "leave the member out; " + REMEDY));
            }
        }
    }

    public Unreadable unreadable(String name, String found, String expected) {
        return new Unreadable(Problem.quoting(path(name), found, expected, REMEDY));
    }

    private Unreadable missing(String name) {
        return new Unreadable(new Problem(path(name), "", "this member", "add it; " + REMEDY));
    }

    private String path(String name) {
        return where.isEmpty() ? name : where + "." + name;
    }
}
