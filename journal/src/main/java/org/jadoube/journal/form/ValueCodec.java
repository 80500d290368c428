package org.jadoube.journal.form;

import tools.jackson.databind.node.ObjectNode;

/// What events and acts are made of, written by itself.
public final class ValueCodec {
    private ValueCodec() {}

    /// A record, such as a question to the arbiter, as it stands inside an event.
    public static ObjectNode write(Record value) {
        return (ObjectNode) Forms.of(value.getClass()).write(value);
    }

    /// The word for a constant.
    public static String word(Enum<?> constant) {
        return Forms.of(constant.getDeclaringClass()).write(constant).stringValue();
    }
}
