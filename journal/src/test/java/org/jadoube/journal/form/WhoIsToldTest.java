package org.jadoube.journal.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jadoube.board.Colour;
import org.jadoube.journal.Sample;
import org.jadoube.laws.Laws;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.ArbiterAnswered;
import org.jadoube.laws.game.Event.ArbiterAsked;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Question;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// The table in `docs/wire.md` of who is told what, against what the Laws let each of those around the board see.
class WhoIsToldTest {
    private static final List<Actor> AT_THE_BOARD = List.of(Actor.WHITE, Actor.BLACK, Actor.SPECTATOR);
    private static final Pattern WORD = Pattern.compile("`([^`]+)`");

    private static final String KINDS = "## Who is told what";
    private static final String QUESTIONS = "### Questions";

    /// Run with `-Djadoube.regenerate=true` to add rows for new kinds and matters; read them before they are committed.
    @BeforeAll
    static void addRows() {
        Map<String, String> kinds = rows(KINDS, QUESTIONS);
        Kinds.of(Event.class).all().keySet().stream()
                .filter(kind -> !kinds.containsKey(kind))
                .forEach(kind -> Goldens.addWireRow(KINDS, "| `" + kind + "` | everybody |"));
        Map<String, String> matters = rows(QUESTIONS, "## Limits");
        Arrays.stream(Matter.values())
                .filter(matter -> !matters.containsKey(ValueCodec.word(matter)))
                .forEach(matter -> Goldens.addWireRow(
                        QUESTIONS,
                        "| `%s` | %s |"
                                .formatted(ValueCodec.word(matter), isOpen(matter) ? "everybody" : "the arbiter")));
    }

    private static boolean isOpen(Matter matter) {
        ArbiterAsked asked =
                new ArbiterAsked(Sample.at(1), Sample.ARTICLE, new Question(1, matter, Optional.of(Colour.WHITE), ""));
        return Laws.seenBy(Actor.SPECTATOR, asked, table(Profile.OVER_THE_BOARD))
                .isPresent();
    }

    @TestFactory
    Stream<DynamicTest> everybody_is_told_of_a_kind_what_the_description_says() {
        Map<String, String> rows = rows(KINDS, QUESTIONS);
        return Kinds.of(Event.class).all().keySet().stream()
                .map(kind -> DynamicTest.dynamicTest(kind, () -> {
                    assertThat(rows).as("a row of docs/wire.md").containsKey(kind);
                    if (!kind.startsWith("arbiterA")) {
                        check(rows.getOrDefault(kind, ""), kind);
                    }
                }));
    }

    private static void check(String row, String kind) {
        Event event = Specimens.all().values().stream()
                .filter(specimen -> EventCodec.kind(specimen).equals(kind))
                .findFirst()
                .orElseThrow();
        Map<Actor, String> overTheBoard = told(event, table(Profile.OVER_THE_BOARD));
        Map<Actor, String> online = told(event, table(Profile.ONLINE));
        switch (row) {
            case "everybody" -> assertThat(overTheBoard).isEqualTo(online).isEqualTo(everybody(kind));
            case "everybody, as an ordinary `moveMade`" ->
                assertThat(overTheBoard).isEqualTo(online).isEqualTo(everybody("moveMade"));
            case "the arbiter; online and in hybrid play everybody" -> {
                assertThat(overTheBoard).isEmpty();
                assertThat(online).isEqualTo(everybody(kind));
            }
            case "the arbiter" -> assertThat(overTheBoard).isEqualTo(online).isEmpty();
            case "the arbiter and the player himself" ->
                assertThat(overTheBoard)
                        .isEqualTo(online)
                        .hasSize(1)
                        .containsAnyOf(Map.entry(Actor.WHITE, kind), Map.entry(Actor.BLACK, kind));
            default -> throw new AssertionError("no such row: " + row);
        }
    }

    private static Map<Actor, String> told(Event event, Table before) {
        Map<Actor, String> told = new EnumMap<>(Actor.class);
        for (Actor viewer : AT_THE_BOARD) {
            Laws.seenBy(viewer, event, before).map(EventCodec::kind).ifPresent(kind -> told.put(viewer, kind));
        }
        assertThat(Laws.seenBy(Actor.ARBITER, event, before)).contains(event);
        return told;
    }

    private static Map<Actor, String> everybody(String kind) {
        Map<Actor, String> told = new EnumMap<>(Actor.class);
        AT_THE_BOARD.forEach(viewer -> told.put(viewer, kind));
        return told;
    }

    private static Table table(Profile profile) {
        Regulations usual = Sample.regulations();
        return Table.opened(new Event.GameOpened(
                Sample.at(0),
                Sample.ARTICLE,
                Regulations.usual(usual.edition(), profile, usual.timeControl()),
                "White",
                "Black"));
    }

    @Test
    void a_question_is_told_to_those_whom_the_description_names() {
        Map<String, String> rows = rows(QUESTIONS, "## Limits");
        Table table = table(Profile.OVER_THE_BOARD);
        for (Matter matter : Matter.values()) {
            assertThat(rows).as("a row of docs/wire.md").containsKey(ValueCodec.word(matter));
            boolean open = "everybody".equals(rows.get(ValueCodec.word(matter)));
            Question question = new Question(1, matter, Optional.of(Colour.WHITE), "what the arbiter should know");
            ArbiterAsked asked = new ArbiterAsked(Sample.at(1), Sample.ARTICLE, question);
            ArbiterAnswered answered = new ArbiterAnswered(Sample.at(2), Sample.ARTICLE, 1, Answer.UPHELD, "");
            Table then = table.after(asked);
            for (Actor viewer : AT_THE_BOARD) {
                Optional<Event> seen = Laws.seenBy(viewer, asked, table);
                assertThat(seen.isPresent()).as("%s to %s", matter, viewer).isEqualTo(open);
                assertThat(seen.toString()).doesNotContain("what the arbiter should know");
                assertThat(Laws.seenBy(viewer, answered, then).isPresent()).isEqualTo(open);
            }
            assertThat(Laws.seenBy(Actor.ARBITER, asked, table)).contains(asked);
        }
    }

    /// Who is told, by each word in the first column of a table.
    private static Map<String, String> rows(String from, String to) {
        String wire = Goldens.wire();
        Map<String, String> rows = new HashMap<>();
        List<String> twice = new ArrayList<>();
        wire.substring(wire.indexOf(from), wire.indexOf(to))
                .lines()
                .filter(line -> line.startsWith("| `"))
                .forEach(line -> {
                    String[] cells = line.split("\\|", -1);
                    WORD.matcher(cells[1])
                            .results()
                            .map(found -> found.group(1))
                            .forEach(word -> {
                                if (rows.put(word, cells[2].strip()) != null) {
                                    twice.add(word);
                                }
                            });
                });
        assertThat(twice).isEmpty();
        return rows;
    }
}
