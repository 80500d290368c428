package org.jadoube.journal.form;

import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// JSON by the letter: one value, nothing after it, no member twice.
final class Json {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private Json() {}

    /// The one value that a text is.
    ///
    /// @param where what it is called in problems
    static Found read(String where, String json) {
        try {
            return new Found(where, MAPPER.readTree(json));
        } catch (JacksonException broken) {
            throw new FormProblem(where, json, "a JSON object", "write one whole JSON object").because(broken);
        }
    }
}
