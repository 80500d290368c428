package org.jadoube.journal.form;

import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// The form of a value that is written as an object of its own, or as some members of the object around it.
interface ObjectForm extends Form {
    /// The names of all its members.
    List<String> names();

    void writeInto(ObjectNode object, Object value);

    Object readFrom(Members members);

    @Override
    default JsonNode write(Object value) {
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        writeInto(object, value);
        return object;
    }

    @Override
    default Object read(Found found) {
        Members members = found.members();
        Object value = readFrom(members);
        members.end();
        return value;
    }

    @Override
    default String expected() {
        return "an object with " + String.join(", ", names());
    }
}
