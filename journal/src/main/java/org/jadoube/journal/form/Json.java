package org.jadoube.journal.form;

import java.util.function.Function;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// JSON by the letter: one value, nothing after it, no member twice, nothing deep, no long numbers or names, and
/// from outside no long texts.
enum Json {
    /// What Jadoube itself has written.
    STORED(Integer.MAX_VALUE),
    /// What anybody may have written.
    FROM_OUTSIDE(4_096);

    private static final int DEPTH = 16;
    private static final int DIGITS = 24;
    private static final int NAME = 64;
    private static final String REMEDY = "write one whole JSON object";

    private final int longestText;

    @SuppressWarnings("ImmutableEnumChecker") // a mapper is not changed once it is built
    private final JsonMapper mapper;

    Json(int longestText) {
        this.longestText = longestText;
        this.mapper = JsonMapper.builder(JsonFactory.builder()
                        .streamReadConstraints(StreamReadConstraints.builder()
                                .maxNestingDepth(DEPTH)
                                .maxStringLength(longestText)
                                .maxNameLength(NAME)
                                .maxNumberLength(DIGITS)
                                .build())
                        .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                        .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
                        .build())
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .build();
    }

    /// What the one value that a text is means.
    ///
    /// @param where what the text is called in problems
    /// @throws FormProblem with the column, when the text is no JSON or means nothing
    <T> T read(String where, String json, Function<Found, T> meant) {
        Found found = new Found(where, tree(where, json));
        try {
            return meant.apply(found);
        } catch (FormProblem problem) {
            throw problem.in(Column.of(problem.where(), where, mapper.createParser(json)));
        }
    }

    private JsonNode tree(String where, String json) {
        try {
            return mapper.readTree(json);
        } catch (StreamConstraintsException excess) {
            throw broken(where, json, excess)
                    .expecting("JSON at most %d deep, texts to %d characters, names to %d, numbers to %d digits"
                            .formatted(DEPTH, longestText, NAME, DIGITS));
        } catch (JacksonException broken) {
            throw broken(where, json, broken).expecting("one JSON object, each member once, nothing after it");
        }
    }

    /// A place where reading the text has stopped.
    private record Broken(String where, String json, JacksonException cause) {
        FormProblem expecting(String expected) {
            int column = cause.getLocation() == null
                    ? 1
                    : Math.clamp(cause.getLocation().getColumnNr(), 1, json.length() + 1);
            String rest = json.substring(Math.min(column - 1, json.length()));
            return new FormProblem(where, rest.isEmpty() ? "nothing more" : rest, expected, REMEDY)
                    .because(cause)
                    .in(column);
        }
    }

    private static Broken broken(String where, String json, JacksonException cause) {
        return new Broken(where, json, cause);
    }
}
