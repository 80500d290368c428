package org.jadoube.journal.form;

import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/// How the values of one type are written as JSON and read back.
interface Form {
    JsonNode write(Object value);

    /// @throws FormProblem when what was found is no such value
    Object read(Found found);

    /// What a reader should find, in a few words.
    String expected();

    /// A form of a simple value.
    static <T> Form of(
            Class<T> type, String expected, Function<T, JsonNode> written, Function<Found, ? extends T> meant) {
        return new Form() {
            @Override
            public JsonNode write(Object value) {
                return written.apply(type.cast(value));
            }

            @Override
            public Object read(Found found) {
                return meant.apply(found);
            }

            @Override
            public String expected() {
                return expected;
            }
        };
    }
}
