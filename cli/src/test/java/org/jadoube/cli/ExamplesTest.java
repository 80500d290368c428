package org.jadoube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.laws.Refusal;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What the documentation says of `decide`: its examples are carried out, its words are all there.
class ExamplesTest {
    private static final Pattern EXAMPLE = Pattern.compile(
            "^    \\$ \\./jadoube (decide .*) <<'END'\\n((?:    .*\\n)*?)    END\\n((?:    .*\\n)+)",
            Pattern.MULTILINE);
    private static final Pattern NUMBER = Pattern.compile("^\\{\"line\":(\\d+),");

    @ParameterizedTest
    @ValueSource(strings = {"docs/acts.md", "docs/command-line.md"})
    void every_answer_shown_is_the_answer_given(String page) throws IOException {
        String text =
                Files.readString(Path.of(System.getProperty("jadoube.root")).resolve(page));
        List<MatchResult> examples = EXAMPLE.matcher(text).results().toList();
        assertThat(examples).isNotEmpty();
        for (MatchResult example : examples) {
            Session session =
                    Session.fed(text(example.group(2)), example.group(1).split(" "));
            List<String> given = session.lines();
            assertThat(given).hasSize((int) example.group(2).lines().count());
            assertThat(Arrays.asList(text(example.group(3)).split("\n")))
                    .isNotEmpty()
                    .allSatisfy(shown -> {
                        Matcher number = NUMBER.matcher(shown);
                        assertThat(number.find()).as(shown).isTrue();
                        assertThat(given.get(Integer.parseInt(number.group(1)) - 1))
                                .isEqualTo(shown);
                    });
        }
    }

    @ParameterizedTest
    @EnumSource
    void every_refusal_is_explained(Refusal refusal) throws IOException {
        Path page = Path.of(System.getProperty("jadoube.root")).resolve("docs/acts.md");
        assertThat(Files.readString(page)).contains("`" + refusal.name() + "`");
    }

    private static String text(String indented) {
        return indented.replaceAll("(?m)^    ", "");
    }
}
