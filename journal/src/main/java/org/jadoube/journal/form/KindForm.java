package org.jadoube.journal.form;

import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/// A member of a sealed family inside an event or act: an object that begins with its `kind`.
record KindForm(Kinds kinds) implements ObjectForm {
    @Override
    public List<String> names() {
        return List.of("kind");
    }

    @Override
    public void writeInto(ObjectNode object, Object value) {
        object.put("kind", kinds.name(value));
        kinds.form(value).writeInto(object, value);
    }

    @Override
    public Object readFrom(Members members) {
        return kinds.form(members).readFrom(members);
    }
}
