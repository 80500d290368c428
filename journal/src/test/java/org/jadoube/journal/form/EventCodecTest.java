package org.jadoube.journal.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.clock.Moment;
import org.jadoube.journal.Sample;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.edition.ConductRules;
import org.jadoube.laws.edition.DrawAgreement;
import org.jadoube.laws.edition.EventRules;
import org.jadoube.laws.edition.FlagOrder;
import org.jadoube.laws.edition.QuickplayFinish;
import org.jadoube.laws.edition.Recorder;
import org.jadoube.laws.edition.Supervision;
import org.jadoube.laws.edition.Tempo;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class EventCodecTest {
    @TestFactory
    Stream<DynamicTest> every_kind_of_event_can_be_written() {
        return Kinds.records(Event.class)
                .map(type -> DynamicTest.dynamicTest(
                        type.getSimpleName(),
                        () -> assertThat(RecordForm.of(type).names()).contains("at", "article")));
    }

    /// Run with `-Djadoube.regenerate=true` to write those that are missing.
    @Test
    void every_kind_of_event_has_a_golden_file_and_every_golden_file_is_of_a_kind() {
        Specimens.all()
                .forEach((name, event) ->
                        Goldens.addEvent(name, EventCodec.write(event).toPrettyString()));
        Set<String> names = new TreeSet<>(Specimens.all().keySet());
        names.removeAll(Goldens.events());
        assertThat(names)
                .as("no golden file yet; write them with -Djadoube.regenerate=true, read them, commit them")
                .isEmpty();
        Set<String> ofEarlierVersions = new TreeSet<>(Goldens.events());
        ofEarlierVersions.removeAll(Specimens.all().keySet());
        assertThat(ofEarlierVersions).allSatisfy(name -> {
            String kind = EventCodec.kind(EventCodec.read(golden(name)));
            assertThat(name).startsWith(kind);
            assertThat(Integer.parseInt(name.substring(name.indexOf('.') + 1)))
                    .isLessThan(Versions.OF_EVENTS.present(kind));
        });
    }

    @TestFactory
    Stream<DynamicTest> every_event_is_written_as_its_golden_file_says_and_read_back_from_it() {
        return Specimens.all().entrySet().stream()
                .filter(specimen -> Goldens.events().contains(specimen.getKey()))
                .map(specimen -> DynamicTest.dynamicTest(specimen.getKey(), () -> {
                    String golden = golden(specimen.getKey());
                    assertThat(specimen.getKey()).startsWith(EventCodec.kind(specimen.getValue()));
                    assertThat(EventCodec.write(specimen.getValue()).toPrettyString())
                            .isEqualToNormalizingNewlines(golden.stripTrailing());
                    assertThat(EventCodec.read(golden)).isEqualTo(specimen.getValue());
                }));
    }

    @TestFactory
    Stream<DynamicTest> what_is_written_reads_back_equal() {
        return Kinds.records(Event.class)
                .map(type -> DynamicTest.dynamicTest(type.getSimpleName(), () -> {
                    for (int seed = 0; seed < 50; seed++) {
                        Event event = (Event) Invention.random(seed).of(type);
                        String json = EventCodec.write(event).toString();
                        assertThat(EventCodec.read(json))
                                .as("seed %d: %s", seed, json)
                                .isEqualTo(event);
                    }
                }));
    }

    @Test
    void an_earlier_version_is_mended_into_the_present_one() {
        Versions versions = new Versions(Map.of(
                "clocksStopped", List.of(object -> object.put("reason", "") /* 1 had none */, object -> {
                    object.set("by", object.remove("who")); // 2 called it so
                    return object;
                })));
        String first = json("{'kind':'clocksStopped','version':1,'at':1,'article':'6.12b','who':'arbiter'}");
        String second =
                json("{'kind':'clocksStopped','version':2,'at':1,'article':'6.12b','who':'black','reason':'!'}");
        String fourth = json("{'kind':'clocksStopped','version':4,'at':1,'article':'6.12b','by':'black','reason':'!'}");
        Moment at = new Moment(1);
        Citation article = new Citation("6.12b");
        assertThat(EventCodec.read(first, versions)).isEqualTo(new Event.ClocksStopped(at, article, Actor.ARBITER, ""));
        assertThat(EventCodec.read(second, versions)).isEqualTo(new Event.ClocksStopped(at, article, Actor.BLACK, "!"));
        assertThatThrownBy(() -> EventCodec.read(fourth, versions))
                .hasMessageContaining("expected version 1 to 3 of clocksStopped");
    }

    /// Run with `-Djadoube.regenerate=true` to add rows for new kinds.
    @Test
    void the_description_names_every_kind_and_every_member() {
        Kinds.of(Event.class).all().forEach((kind, form) -> Goldens.addRow(kind, row(kind, form)));
        String description = Goldens.description();
        Kinds.of(Event.class).all().forEach((kind, form) -> {
            assertThat(description).contains("| `" + kind + "` |");
            for (String member : form.names()) {
                assertThat(description).as(kind).contains("`" + member + "`");
            }
        });
    }

    private static String row(String kind, RecordForm form) {
        return "| `%s` | %d | %s |"
                .formatted(
                        kind,
                        Versions.OF_EVENTS.present(kind),
                        form.names().stream()
                                .filter(name -> !Set.of("at", "article").contains(name))
                                .map(name -> "`" + name + "`")
                                .collect(Collectors.joining("; ")));
    }

    @Test
    void regulations_that_say_nothing_of_the_events_rules_mean_what_they_meant_when_there_were_none() {
        Event.GameOpened opening = (Event.GameOpened) EventCodec.read(golden("gameOpened.1"));
        assertThat(opening.regulations().rules())
                .isEqualTo(new EventRules(
                        Tempo.STANDARD,
                        Supervision.ADEQUATE,
                        Optional.empty(),
                        new DrawAgreement.Free(),
                        Recorder.PLAYERS,
                        QuickplayFinish.NOT_ANNOUNCED,
                        FlagOrder.SHOWN,
                        ConductRules.USUAL,
                        EventRules.Interpretations.USUAL));
        Event.GameOpened hybrid = (Event.GameOpened) EventCodec.read(golden("gameOpened-chess960.1"));
        assertThat(hybrid.regulations().rules().recorder()).isEqualTo(Recorder.SYSTEM);
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
            assertThat(catchThrowableOfType(FormProblem.class, () -> EventCodec.read(without))
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
        assertProblem(
                golden("clocksSet.1").replace("5400123000", "-1"), "event.white.remaining", "a whole number from 0");
        assertProblem(golden("gameOpened.1").replace("2023", "1851"), "event.regulations.edition", "an edition");
        assertProblem(golden("gameOpened.1").replace("KQkq", "XQkq"), "event.regulations.initial", "a position in FEN");
        assertProblem(
                golden("gameOpened.1").replace("\"moves\" : 40,", ""),
                "event.regulations.timeControl",
                "values that fit together");
    }

    @Test
    void what_is_no_json_object_is_refused() {
        for (String text : Set.of("", "null", "[]", "{", "{} {}", "{'kind':'clocksStarted','kind':'gameEnded'}")) {
            assertThatThrownBy(() -> EventCodec.read(json(text))).as(text).isInstanceOf(FormProblem.class);
        }
    }

    @Test
    void any_text_a_person_may_type_comes_back_as_it_was() {
        for (String text : Set.of("", "\"\\\n\t\u0000", "Ñandú", "棋", "\uD83D\uDC51", "\u2028")) {
            Event event = new Event.ClocksStopped(new Moment(Long.MAX_VALUE / 2), Sample.ARTICLE, Actor.WHITE, text);
            assertThat(EventCodec.read(EventCodec.write(event).toString())).isEqualTo(event);
        }
    }

    private static void assertProblem(String json, String where, String expected) {
        FormProblem problem = catchThrowableOfType(FormProblem.class, () -> EventCodec.read(json(json)));
        assertThat(problem).as(json).isNotNull();
        assertThat(problem.where()).isEqualTo(where);
        assertThat(problem.expected()).startsWith(expected);
    }

    private static String json(String text) {
        return text.replace('\'', '"');
    }

    private static String golden(String name) {
        return Goldens.event(name);
    }
}
