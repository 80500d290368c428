package org.jadoube.journal.form;

import java.util.HashSet;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/// The members of a JSON object on their way to a value. Whatever is missing, of another type, or never asked for
/// is a [FormProblem].
final class Members {
    private final Found object;
    private final Set<String> asked = new HashSet<>();

    Members(Found object) {
        if (!object.node().isObject()) {
            throw object.problem("an object");
        }
        this.object = object;
    }

    /// The object whose members these are.
    Found object() {
        return object;
    }

    private String path(String name) {
        return object.where() + "." + name;
    }

    boolean has(String name) {
        asked.add(name);
        return object.node().has(name);
    }

    /// @param expected what should stand there, to say so when nothing does
    Found member(String name, String expected) {
        asked.add(name);
        JsonNode member = object.node().get(name);
        if (member == null) {
            throw new FormProblem(path(name), "nothing", expected, "add the member \"" + name + "\"");
        }
        return new Found(path(name), member);
    }

    /// To be called when all is read: what nobody has asked for would be lost.
    void end() {
        for (String name : object.node().propertyNames()) {
            if (!asked.contains(name)) {
                throw new FormProblem(
                        path(name),
                        object.node().get(name).toString(),
                        "no such member",
                        "leave it out; known here: "
                                + String.join(", ", asked.stream().sorted().toList()));
            }
        }
    }
}
