package org.jadoube.server.wire;

import org.jadoube.server.play.Problem;
import org.jadoube.server.play.Unreadable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// JSON by the letter: one object, nothing after it, no member twice, nothing deep, nothing long.
public final class Json {
    private static final int DEPTH = 8;
    private static final int TEXT = 4096;
    private static final int NUMBER = 24;
    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(DEPTH)
                            .maxStringLength(TEXT)
                            .maxNameLength(64)
                            .maxNumberLength(NUMBER)
                            .build())
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
                    .build())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private Json() {}

    public static ObjectNode object() {
        return MAPPER.createObjectNode();
    }

    public static String text(JsonNode node) {
        return MAPPER.writeValueAsString(node);
    }

    /// The members of the one object that a text is.
    public static Members read(String text, String where) throws Unreadable {
        JsonNode node;
        try {
            node = MAPPER.readTree(text);
        } catch (JacksonException e) {
            throw new Unreadable(Problem.quoting(
                    where,
                    text,
                    "a JSON object" + reason(e),
                    "send one object as in docs/wire.md, each member once, nothing after it"));
        }
        return Members.of(node, where);
    }

    private static String reason(JacksonException e) {
        return e.getLocation() == null
                ? ""
                : " (reading stopped at character " + e.getLocation().getColumnNr() + ")";
    }
}
