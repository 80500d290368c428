package org.jadoube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.function.BooleanSupplier;
import org.jadoube.clock.TimeControl;
import org.jadoube.laws.Laws;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Act;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class DecideCommandTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String STARTED = acts(
            "{'kind':'arrive','by':'white','at':1000000}",
            "{'kind':'arrive','by':'black','at':1000000}",
            "{'kind':'startClocks','by':'arbiter','at':2000000}");

    @Test
    void where_the_game_turns_on_who_can_checkmate_the_reason_is_said_if_wanted() {
        String[] call = {
            "decide",
            "--edition",
            "2023",
            "--profile",
            "online",
            "--initial",
            "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
            "--reasons"
        };
        String acts = acts(
                "{'kind':'arrive','by':'white','at':1000000}",
                "{'kind':'arrive','by':'black','at':1000000}",
                "{'kind':'resign','by':'white','at':2000000}");
        JsonNode drawn = JSON.readTree(Session.fed(acts, call).lines().getLast());
        assertThat(drawn.path("events").get(0).path("result").asString()).isEqualTo("1/2-1/2");
        assertThat(drawn.path("mating").path("white").path("verdict").asString())
                .isEqualTo("possible");
        assertThat(drawn.path("mating").path("white").path("line")).isNotEmpty();
        assertThat(drawn.path("mating").path("black").path("verdict").asString())
                .isEqualTo("impossible");
        assertThat(drawn.path("mating").path("black").path("reason").asString()).isEqualTo("Black has only a king.");
        assertThat(Session.fed(acts, Arrays.copyOf(call, call.length - 1))
                        .lines()
                        .getLast())
                .doesNotContain("mating");
    }

    @Test
    void each_act_is_answered_by_its_events_or_its_refusal() {
        Session session = Session.fed(
                STARTED
                        + acts(
                                "{'kind':'releaseMove','by':'white','at':3000000,'move':'e2e4'}",
                                "{'kind':'pressClock','by':'white','at':3500000}",
                                "{'kind':'resign','by':'spectator','at':4000000}"),
                "decide",
                "--edition",
                "2009",
                "--profile",
                "over-the-board");
        assertThat(session.status()).isZero();
        assertThat(session.err()).isEmpty();
        assertThat(session.lines()).hasSize(6);
        assertThat(session.lines().getFirst())
                .isEqualTo(json("{'line':1,'verdict':'taken','events':[{'kind':'playerArrived','at':1000000,"
                        + "'article':'6.6a','player':'white'}]}"));
        assertThat(session.lines().get(3))
                .startsWith(json("{'line':4,'verdict':'taken','events':["))
                .contains(
                        json(
                                "{'kind':'moveMade','at':3000000,'article':'4.6','player':'white','move':'e2e4','how':'plain'}"));
        assertThat(session.lines().get(5)).startsWith(json("{'line':6,'verdict':'refused','article':'13.7"));
        assertThat(session.lines().get(5)).endsWith(json("'because':'NOT_A_PLAYER','detail':''}"));
    }

    @Test
    void articles_are_numbered_as_in_the_edition() {
        String act = acts("{'kind':'resign','by':'spectator','at':4000000}");
        JsonNode in2009 = read(Session.fed(STARTED + act, "decide", "--edition", "2009")
                .lines()
                .getLast());
        JsonNode in2023 = read(Session.fed(STARTED + act, "decide", "--edition", "2023")
                .lines()
                .getLast());
        assertThat(in2009.path("article").stringValue())
                .isNotEqualTo(in2023.path("article").stringValue());
    }

    @Test
    void a_line_that_is_no_act_is_answered_in_its_place_and_ends_nothing() {
        Session session = Session.fed(
                acts(
                                "rubbish",
                                "",
                                "{'kind':'arrive','by':'white','at':'noon'}",
                                "{'kind':'arrive','by':'white'}",
                                "{'kind':'dance','by':'white','at':1}",
                                "{'kind':'arrive','by':'white','at':1,'hat':'on'}")
                        + STARTED,
                "decide");
        assertThat(session.status()).isEqualTo(ExitStatus.BAD_LINE);
        assertThat(session.lines()).hasSize(9);
        assertThat(session.lines().subList(6, 9))
                .allSatisfy(line -> assertThat(line).contains("\"verdict\":\"taken\""));
        JsonNode noon = read(session.lines().get(2)).path("error");
        assertThat(noon.path("column").intValue()).isEqualTo(36);
        assertThat(noon.path("where").stringValue()).isEqualTo("act.at");
        assertThat(noon.path("found").stringValue()).isEqualTo("\"noon\"");
        assertThat(noon.path("expected").stringValue()).isEqualTo("a whole number");
        assertThat(noon.path("remedy").stringValue()).isNotEmpty();
        assertThat(session.lines().get(3)).contains("act.at").contains("nothing");
        assertThat(session.lines().get(4)).contains("act.kind").contains("pressClock");
        assertThat(session.lines().get(5)).contains("act.hat").contains("no such member");
    }

    @Test
    void an_act_earlier_than_the_last_event_is_an_error_and_changes_nothing() {
        Session session = Session.fed(
                STARTED
                        + acts(
                                "{'kind':'releaseMove','by':'white','at':1999999,'move':'e2e4'}",
                                "{'kind':'releaseMove','by':'white','at':2000000,'move':'e2e4'}"),
                "decide");
        JsonNode error = read(session.lines().get(3)).path("error");
        assertThat(error.path("where").stringValue()).isEqualTo("act.at");
        assertThat(error.path("expected").stringValue()).startsWith("2000000 or later");
        assertThat(error.path("column").intValue()).isEqualTo(41);
        assertThat(session.lines().get(4)).contains("moveMade");
        assertThat(session.status()).isEqualTo(ExitStatus.BAD_LINE);
    }

    @Test
    void rubbish_of_every_kind_is_answered_line_by_line() throws IOException {
        byte[] invalid = STARTED.replace("arrive\",\"by\":\"white", "arr\u00edve\",\"by\":\"white")
                .getBytes(StandardCharsets.ISO_8859_1);
        Session latin = fed(new ByteArrayInputStream(invalid), "decide");
        assertThat(latin.lines().getFirst()).contains("UTF-8").contains("\"column\":13");
        assertThat(latin.lines()).hasSize(3);

        String bombs = acts(
                "[".repeat(4_000),
                "{'kind':".repeat(400),
                "{'kind':'arrive','by':'white','at':" + "9".repeat(3_000) + "}",
                "{'kind':'arrive','by':'white','at':9223372036854775807}",
                "{'kind':'arrive','by':'white','at':-9223372036854775808}",
                "{'kind':'awardTime','by':'arbiter','at':1,'player':'white','time':9223372036854775807}",
                "{'kind':'claimIllegalMove','by':'white','at':1,'ply':99999999999}",
                "{'kind':'" + "x".repeat(3_000_000) + "'}",
                "\u0000",
                "{'kind':'arrive','by':'white','at':1,'at':2}",
                "{'kind':'arrive','by':'white','at':1} {}",
                "{'kind':null,'by':[],'at':{}}");
        Session session = Session.fed(bombs + STARTED, "decide", "--table");
        assertThat(session.lines()).hasSize(15);
        assertThat(session.lines().subList(0, 12)).allSatisfy(line -> {
            assertThat(line).hasSizeLessThan(2_000);
            assertThat(read(line).path("error").path("column").intValue()).isPositive();
        });
        assertThat(session.lines().get(7)).contains("at most 4096 bytes");
        assertThat(session.lines().subList(12, 15))
                .allSatisfy(line -> assertThat(line).contains("taken"));
    }

    @Test
    void random_rubbish_gets_an_answer_a_line() throws IOException {
        long seed = 3;
        Random random = new Random(seed);
        StringBuilder text = new StringBuilder();
        String good = "{'kind':'releaseMove','by':'white','at':3000000,'move':'e2e4'}";
        for (int i = 0; i < 2_000; i++) {
            StringBuilder line = new StringBuilder(json(good));
            for (int change = random.nextInt(4); change >= 0; change--) {
                int at = random.nextInt(line.length());
                if (random.nextBoolean()) {
                    line.setCharAt(at, (char) (32 + random.nextInt(95)));
                } else {
                    line.deleteCharAt(at);
                }
            }
            text.append(line).append('\n');
        }
        Session session = Session.fed(STARTED + text, "decide");
        assertThat(session.lines())
                .as("seed %d", seed)
                .hasSize(2_003)
                .allSatisfy(line -> assertThat(read(line).has("line")).isTrue());
    }

    @Test
    void a_fault_of_jadoubes_own_is_answered_in_its_line_and_changes_nothing() throws IOException {
        Proceedings proceedings = new Proceedings(
                Regulations.usual(Edition.FIDE_2023, Profile.OVER_THE_BOARD, TimeControl.of(Duration.ofMinutes(5))),
                Proceedings.Showing.VERDICT,
                Optional.empty(),
                Optional.empty(),
                (table, act) -> {
                    if (act instanceof Act.Resign) {
                        throw new IllegalStateException("the resignation was not foreseen");
                    }
                    return Laws.decide(table, act);
                });
        String acts = STARTED
                + acts("{'kind':'resign','by':'white','at':3000000}", "rubbish")
                + acts("{'kind':'releaseMove','by':'white','at':3000000,'move':'e2e4'}");
        StringWriter out = new StringWriter();
        int status = Lines.answer(
                new ByteArrayInputStream(acts.getBytes(StandardCharsets.UTF_8)),
                new PrintWriter(out),
                proceedings::answer);
        List<String> lines = out.toString().lines().toList();
        assertThat(status).isEqualTo(ExitStatus.BUG);
        assertThat(lines).hasSize(6);
        JsonNode error = read(lines.get(3)).path("error");
        assertThat(read(lines.get(3)).path("line").intValue()).isEqualTo(4);
        assertThat(error.path("found").stringValue()).contains("the resignation was not foreseen");
        assertThat(error.path("remedy").stringValue()).contains("a fault in Jadoube: please report");
        assertThat(lines.get(5)).contains("moveMade");
    }

    @Test
    void an_outage_in_the_future_is_an_error_of_the_line() {
        Session session = Session.fed(
                STARTED + acts("{'kind':'reportOutage','by':'hall','at':3000000,'lastAlive':3000001}"), "decide");
        assertThat(session.status()).isEqualTo(ExitStatus.BAD_LINE);
        assertThat(session.lines().getLast()).contains("an outage begins before it is reported");
    }

    @Test
    void the_tempo_is_that_of_the_time_control_unless_said() {
        String illegal = acts(
                "{'kind':'releaseMove','by':'white','at':3000000,'move':'g1g3'}",
                "{'kind':'pressClock','by':'white','at':3000000}",
                "{'kind':'claimIllegalMove','by':'black','at':3000000,'ply':1}");
        assertThat(Session.fed(STARTED + illegal, "decide", "--time-control", "300")
                        .lines()
                        .getLast())
                .contains("\"time\":60000000");
        assertThat(Session.fed(STARTED + illegal, "decide", "--time-control", "300", "--tempo", "standard")
                        .lines()
                        .getLast())
                .contains("\"time\":120000000");
    }

    @Test
    void the_help_names_every_rule_of_an_event() {
        String help = Session.of("decide", "--help").out();
        assertThat(EventChoice.all())
                .hasSizeGreaterThan(20)
                .allSatisfy(choice -> assertThat(help)
                        .contains(choice.path().split("\\.", -1)[1])
                        .contains(choice.path()
                                .split("\\.", -1)[Math.min(2, choice.path().split("\\.", -1).length - 1)]));
        assertThat(help).contains("claimQuickplayDraw", "70");
    }

    @Test
    void the_table_shows_what_lies_on_it() {
        Session session = Session.fed(
                STARTED + acts("{'kind':'releaseMove','by':'white','at':3000000,'move':'e2e4'}"),
                "decide",
                "--table",
                "--time-control",
                "300");
        JsonNode table = read(session.lines().getLast()).path("table");
        assertThat(table.path("fen").stringValue()).startsWith("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq");
        assertThat(table.path("turn").stringValue()).isEqualTo("black");
        assertThat(table.path("clocks").path("white").path("remaining").longValue())
                .isEqualTo(299_000_000);
        assertThat(table.path("clocks").path("running").stringValue()).isEqualTo("white");
        assertThat(table.path("questions").isArray()).isTrue();
        assertThat(table.path("result").isNull()).isTrue();
    }

    @Test
    void the_table_shows_the_moves_still_open_after_a_touch_and_the_questions_to_the_arbiter() {
        Session session = Session.fed(
                STARTED
                        + acts(
                                "{'kind':'touch','by':'white','at':3000000,'square':'g1','contact':'intending'}",
                                "{'kind':'askLeave','by':'white','at':4000000,'leave':'playing-venue'}"),
                "decide",
                "--table");
        JsonNode table = read(session.lines().getLast()).path("table");
        assertThat(table.path("touched")).hasToString(json("['g1']"));
        assertThat(table.path("open")).hasToString(json("['g1f3','g1h3']"));
        assertThat(table.path("questions").path(0).path("matter").stringValue()).isEqualTo("leave");
        assertThat(table.path("questions").path(0).path("answers")).hasToString(json("['upheld','rejected']"));
    }

    @Test
    void regulations_come_from_a_file_and_from_options(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(
                folder.resolve("r.json"),
                json("{'edition':'2001','profile':'over-the-board',"
                        + "'timeControl':'40/7200:3600','start':'when-both-present','rules':{'tempo':'rapid'}}"));
        String arrivals = acts("{'kind':'arrive','by':'white','at':1}", "{'kind':'arrive','by':'black','at':2}");
        Session session = Session.fed(arrivals, "decide", "--table", "--regulations", file.toString());
        assertThat(session.err()).isEmpty();
        assertThat(session.lines().getLast()).contains("clocksStarted").contains("\"remaining\":7200000000");
        Session later = Session.fed(
                arrivals,
                "decide",
                "--regulations",
                file.toString(),
                "--start",
                "by-arbiter",
                "--initial",
                "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        assertThat(later.lines().getLast()).doesNotContain("clocksStarted");
    }

    @Test
    void bad_options_are_refused_with_what_was_expected() {
        assertRefused("--edition", "1851", "regulations.edition", "2009");
        assertRefused("--profile", "otb", "regulations.profile", "over-the-board");
        assertRefused("--time-control", "40/7200", "regulations.timeControl", "7200");
        assertRefused("--start", "soon", "regulations.start", "by-arbiter");
        assertRefused("--tempo", "bullet", "regulations.rules.tempo", "blitz");
        assertRefused("--initial", "8/8", "regulations.initial", "FEN");
        assertRefused("--default-time", "-1", "regulations.defaultTime", "0");
        Session missing = Session.fed("", "decide", "--regulations", "nowhere.json");
        assertThat(missing.status()).isEqualTo(ExitStatus.NO_INPUT);
    }

    private static void assertRefused(String option, String value, String where, String expected) {
        Session session = Session.fed(STARTED, "decide", option, value);
        assertThat(session.status()).as(option).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(session.out()).isEmpty();
        assertThat(session.err()).contains(where).contains(expected).doesNotContain("Exception");
    }

    @Test
    void the_real_clock_gives_an_act_its_moment_when_asked_to() {
        String act = acts("{'kind':'arrive','by':'white'}");
        assertThat(Session.fed(act, "decide").lines().getFirst()).contains("act.at");
        long before = System.currentTimeMillis() * 1_000;
        JsonNode answer = read(Session.fed(act, "decide", "--now").lines().getFirst());
        assertThat(answer.path("events").path(0).path("at").longValue()).isGreaterThanOrEqualTo(before);
    }

    @Test
    @Timeout(60)
    void another_program_can_hold_a_dialogue() throws Exception {
        PipedOutputStream acts = new PipedOutputStream();
        StringWriter answers = new StringWriter();
        InputStream before = System.in;
        System.setIn(new PipedInputStream(acts));
        Thread decider = Thread.ofPlatform()
                .start(() -> Jadoube.run(Locale.ENGLISH, new PrintWriter(answers), new PrintWriter(answers), "decide"));
        try {
            List<String> lines = STARTED.lines().toList();
            for (int i = 0; i < lines.size(); i++) {
                acts.write((lines.get(i) + "\n").getBytes(StandardCharsets.UTF_8));
                acts.flush();
                int expected = i + 1;
                await(() -> answers.toString().lines().count() == expected);
            }
        } finally {
            acts.close();
            decider.join();
            System.setIn(before);
        }
        assertThat(answers.toString().lines())
                .hasSize(3)
                .allSatisfy(line -> assertThat(line).contains("taken"));
    }

    private static void await(BooleanSupplier condition) throws InterruptedException {
        while (!condition.getAsBoolean()) {
            Thread.sleep(5);
        }
    }

    private static Session fed(InputStream input, String... args) {
        InputStream before = System.in;
        System.setIn(input);
        try {
            StringWriter out = new StringWriter();
            StringWriter err = new StringWriter();
            int status = Jadoube.run(Locale.ENGLISH, new PrintWriter(out), new PrintWriter(err), args);
            return new Session(status, out.toString(), err.toString());
        } finally {
            System.setIn(before);
        }
    }

    private static JsonNode read(String json) {
        return JSON.readTree(json);
    }

    private static String acts(String... acts) {
        return json(String.join("\n", acts) + "\n");
    }

    private static String json(String text) {
        return text.replace('\'', '"');
    }
}
