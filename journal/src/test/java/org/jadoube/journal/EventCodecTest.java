package org.jadoube.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.clock.Moment;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class EventCodecTest {
    @TestFactory
    Stream<DynamicTest> every_event_is_written_as_its_golden_file_says_and_read_back_from_it() {
        return Specimens.all().entrySet().stream()
                .map(specimen -> DynamicTest.dynamicTest(specimen.getKey(), () -> {
                    String golden = golden(specimen.getKey());
                    assertThat(EventCodec.write(specimen.getValue()).toPrettyString())
                            .isEqualToNormalizingNewlines(golden.stripTrailing());
                    assertThat(EventCodec.read(golden)).isEqualTo(specimen.getValue());
                    assertThat(EventCodec.read(
                                    EventCodec.write(specimen.getValue()).toString()))
                            .isEqualTo(specimen.getValue());
                }));
    }

    @Test
    void every_kind_of_event_has_a_specimen_and_every_golden_file_is_one() throws IOException, URISyntaxException {
        Set<Class<?>> shown =
                Specimens.all().values().stream().map(Event::getClass).collect(Collectors.toSet());
        assertThat(shown).containsExactlyInAnyOrder(Event.class.getPermittedSubclasses());
        assertThat(Specimens.all()).allSatisfy((name, event) -> assertThat(name).startsWith(EventCodec.kind(event)));
        Path folder = Path.of(EventCodecTest.class.getResource("events").toURI());
        try (var files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString().replace(".json", "")))
                    .containsExactlyInAnyOrderElementsOf(Specimens.all().keySet());
        }
    }

    @Test
    void the_description_names_every_kind_and_every_member() throws IOException {
        String description = Files.readString(Path.of(System.getProperty("jadoube.root"), "docs", "journal.md"));
        Specimens.all().values().forEach(event -> {
            assertThat(description).contains("`" + EventCodec.kind(event) + "`");
            for (String member : EventCodec.write(event).propertyNames()) {
                assertThat(description).as(EventCodec.kind(event)).contains("`" + member + "`");
            }
        });
    }

    @Test
    void an_unknown_kind_is_refused() {
        assertProblem("{'kind':'pieceThrown','version':1,'at':1,'article':'12.6'}", "event.kind", "a kind of event");
    }

    @Test
    void an_unknown_version_is_refused() {
        assertProblem("{'kind':'clocksStarted','version':2,'at':1,'article':'6.5'}", "event.version", "version 1");
    }

    @Test
    void each_member_must_be_there() {
        String whole = golden("flagFell.1");
        for (String member : Set.of("kind", "version", "at", "article", "by", "flag", "reachedZero")) {
            String without = whole.lines()
                    .filter(line -> !line.contains("\"" + member + "\""))
                    .collect(Collectors.joining())
                    .replaceFirst(",\\s*}$", "}");
            assertThat(catchThrowableOfType(EventProblem.class, () -> EventCodec.read(without))
                            .where())
                    .isEqualTo("event." + member);
        }
    }

    @Test
    void a_member_that_nobody_knows_is_refused_on_every_level() {
        assertProblem(
                "{'kind':'clocksStarted','version':1,'at':1,'article':'6.5','extra':0}",
                "event.extra",
                "no such member");
        assertProblem(
                golden("gameOpened.1").replace("\"moves\" : 40", "\"moves\" : 40, \"extra\" : 0"),
                "event.regulations.timeControl.periods[0].extra",
                "no such member");
    }

    @Test
    void values_of_another_type_or_out_of_bounds_are_refused() {
        assertProblem(
                "{'kind':'clockPressed','version':1,'at':1,'article':'6.8a','player':'red'}",
                "event.player",
                "one of black, white");
        assertProblem("{'kind':'clocksStarted','version':1,'at':1.5,'article':'6.5'}", "event.at", "a whole number");
        assertProblem("{'kind':'clocksStarted','version':1,'at':'1','article':'6.5'}", "event.at", "a whole number");
        assertProblem(golden("moveMade.1").replace("e2e4", "e2e9"), "event.move", "squares from a1 to h8");
        assertProblem(golden("moveMade.1").replace("e2e4", "e7e8q"), "event.move", "a move such as e2e4");
        assertProblem(golden("moveMade-promotion.1").replace("b7a8n", "b7a8k"), "event.move", "a promotion to");
        assertProblem(golden("moveMade.1").replace("plain", "sideways"), "event.how", "plain, castling");
        assertProblem(golden("clocksSet.1").replace("5400123000", "-1"), "event.white.remaining", "microseconds");
        assertProblem(golden("gameOpened.1").replace("2023", "1851"), "event.regulations.edition", "an edition");
        assertProblem(golden("gameOpened.1").replace("KQkq", "XQkq"), "event.regulations.initial", "a position in FEN");
        assertProblem(golden("gameOpened.1").replace("\"moves\" : 40,", ""), "gameOpened", "values that fit together");
    }

    @Test
    void what_is_no_json_object_is_refused() {
        for (String text : Set.of("", "null", "[]", "{", "{} {}", "{'kind':'clocksStarted','kind':'gameEnded'}")) {
            assertThatThrownBy(() -> EventCodec.read(json(text))).as(text).isInstanceOf(EventProblem.class);
        }
    }

    @Test
    void any_text_a_person_may_type_comes_back_as_it_was() {
        for (String text : Set.of("", "\"\\\n\t\u0000", "Ñandú", "棋", "\uD83D\uDC51", "\u2028")) {
            Event event = new Event.ClocksStopped(new Moment(Long.MAX_VALUE), Sample.ARTICLE, Actor.WHITE, text);
            assertThat(EventCodec.read(EventCodec.write(event).toString())).isEqualTo(event);
        }
    }

    private static void assertProblem(String json, String where, String expected) {
        EventProblem problem = catchThrowableOfType(EventProblem.class, () -> EventCodec.read(json(json)));
        assertThat(problem).as(json).isNotNull();
        assertThat(problem.where()).isEqualTo(where);
        assertThat(problem.expected()).startsWith(expected);
    }

    private static String json(String text) {
        return text.replace('\'', '"');
    }

    private static String golden(String name) {
        try (InputStream file = EventCodecTest.class.getResourceAsStream("events/" + name + ".json")) {
            assertThat(file).as(name).isNotNull();
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failed) {
            throw new AssertionError(name, failed);
        }
    }
}
