package org.jadoube.journal.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.PieceType;
import org.jadoube.board.Square;
import org.jadoube.clock.Moment;
import org.jadoube.journal.Sample;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Grounds;
import org.jadoube.laws.term.Hand;
import org.jadoube.notation.Fen;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class ActCodecTest {
    @TestFactory
    Stream<DynamicTest> what_is_written_reads_back_equal() {
        return Kinds.records(Act.class)
                .map(type -> DynamicTest.dynamicTest(type.getSimpleName(), () -> {
                    for (int seed = 0; seed < 200; seed++) {
                        Act act = (Act) Invention.random(seed).of(type);
                        String json = ActCodec.write(act).toString();
                        assertThat(ActCodec.read(json))
                                .as("seed %d: %s", seed, json)
                                .isEqualTo(act);
                    }
                }));
    }

    @Test
    void an_act_is_an_object_of_its_kind_and_components() {
        Act act = new Act.ClaimFlag(Actor.BLACK, new Moment(7), Colour.WHITE);
        assertThat(ActCodec.kind(act)).isEqualTo("claimFlag");
        assertThat(ActCodec.write(act)).hasToString(json("{'kind':'claimFlag','by':'black','at':7,'flag':'white'}"));
    }

    @Test
    void what_is_usual_need_not_be_said() {
        Act usual = new Act.PressClock(Actor.WHITE, new Moment(7));
        Act other = new Act.PressClock(Actor.WHITE, new Moment(7), Hand.OTHER);
        assertThat(ActCodec.write(usual)).hasToString(json("{'kind':'pressClock','by':'white','at':7}"));
        assertThat(ActCodec.write(other)).hasToString(json("{'kind':'pressClock','by':'white','at':7,'hand':'other'}"));
        assertThat(ActCodec.read(json("{'kind':'pressClock','by':'white','at':7,'hand':'same'}")))
                .isEqualTo(usual);
    }

    @Test
    void the_reader_may_know_the_moment() {
        Optional<Moment> now = Optional.of(new Moment(5));
        assertThat(ActCodec.read(json("{'kind':'pressClock','by':'white'}"), table(), now))
                .isEqualTo(new Act.PressClock(Actor.WHITE, new Moment(5)));
        assertThat(ActCodec.read(json("{'kind':'pressClock','by':'white','at':4}"), table(), now))
                .isEqualTo(new Act.PressClock(Actor.WHITE, new Moment(4)));
        assertThatThrownBy(() -> ActCodec.read(json("{'kind':'pressClock','by':'white'}"), table(), Optional.empty()))
                .hasMessageStartingWith("at act.at: found nothing");
    }

    @Test
    void what_a_move_is_shows_at_the_board() {
        Table castling = table("r3k2r/8/8/3pP3/8/8/1P6/R3K2R w KQkq d6 0 1");
        assertThat(released("e1g1", castling)).isEqualTo(Move.castling(Square.E1, Square.H1));
        assertThat(released("e1a1", castling)).isEqualTo(Move.castling(Square.E1, Square.A1));
        assertThat(released("e5d6", castling)).isEqualTo(Move.enPassant(Square.E5, Square.D6));
        assertThat(released("b2b4", castling)).isEqualTo(Move.plain(Square.B2, Square.B4));
        assertThat(released("b2b5", castling)).isEqualTo(Move.plain(Square.B2, Square.B5));
        assertThat(released("b7b8n", castling)).isEqualTo(Move.promotion(Square.B7, Square.B8, PieceType.KNIGHT));
        Act claim = ActCodec.read(
                json("{'kind':'claimDraw','by':'white','at':1,'grounds':'fifty-moves','written':'e1e2'}"),
                castling,
                Optional.empty());
        assertThat(claim)
                .isEqualTo(new Act.ClaimDraw(
                        Actor.WHITE,
                        new Moment(1),
                        Grounds.FIFTY_MOVES,
                        Optional.of(Move.plain(Square.E1, Square.E2))));
        assertThatThrownBy(() -> released("e9e2", castling)).hasMessageStartingWith("at act.move: found \"e9e2\"");
    }

    private static Move released(String move, Table table) {
        String json = json("{'kind':'releaseMove','by':'white','at':1,'move':'" + move + "'}");
        return ((Act.ReleaseMove) ActCodec.read(json, table, Optional.empty())).move();
    }

    private static Table table() {
        return Table.opened(Sample.opened());
    }

    private static Table table(String fen) {
        Regulations usual = Sample.regulations();
        Regulations regulations = new Regulations(
                usual.edition(),
                usual.profile(),
                usual.timeControl(),
                usual.start(),
                usual.flagObserver(),
                usual.defaultTime(),
                Fen.position(fen));
        return Table.opened(new Event.GameOpened(Sample.at(0), new Citation("1.1"), regulations, "White", "Black"));
    }

    @Test
    void a_problem_says_in_which_column_it_stands() {
        String json = json("{'kind':'setClocks','by':'arbiter','at':1,'white':{'remaining':7,'period':1,'moves':-1},"
                + "'black':{'remaining':1,'period':1,'moves':0}}");
        assertColumn(json, "act.white", json.indexOf("{", 1));
        assertColumn(json.replace("-1", "true"), "act.white.moves", json.indexOf("-1"));
        assertColumn(json("{'kind':'pressClock', 'by':'white','at':1e1}"), "act.at", 40);
        assertColumn(json("{'kind':'pressClock','by':'white'}"), "act.at", 0);
        assertColumn(json("{'kind':'pressClock','by':'white'"), "act", 33);
        assertColumn(json("{'kind':'pressClock','by':white}"), "act", 26);
    }

    private static void assertColumn(String json, String where, int index) {
        FormProblem problem = catchThrowableOfType(FormProblem.class, () -> ActCodec.read(json));
        assertThat(problem.where()).isEqualTo(where);
        assertThat(problem.column()).as(problem.getMessage()).hasValue(index + 1);
    }

    @Test
    void nothing_deep_or_long_is_read() {
        assertProblem("[".repeat(1_000_000), "act", "[", "JSON at most 16 deep", "write one");
        assertProblem("{'a':".repeat(100), "act", json("{'a'"), "JSON at most 16 deep", "write one");
        assertProblem(
                "{'kind':'" + "x".repeat(5_000) + "'}", "act", "", "JSON at most 16 deep, texts to 4096", "write");
        assertProblem("{'" + "x".repeat(5_000) + "':1}", "act", "", "JSON at most", "write");
        assertProblem("{'at':" + "9".repeat(5_000) + "}", "act", "", "JSON at most", "write");
    }

    @Test
    void a_problem_says_where_what_was_found_what_was_expected_and_what_to_do() {
        assertProblem(
                "{'by':'white','at':1}", "act.kind", "nothing", "a kind of act known here", "add the member \"kind\"");
        assertProblem(
                "{'kind':'dance'}", "act.kind", json("'dance'"), "a kind of act known here", "write one of these");
        assertProblem("{'kind':'pressClock','at':1}", "act.by", "nothing", "one of arbiter, black", "add the member");
        assertProblem(
                "{'kind':'pressClock','by':'red','at':1}",
                "act.by",
                json("'red'"),
                "one of arbiter,",
                "write one of these");
        assertProblem("{'kind':'pressClock','by':'white','at':'1'}", "act.at", json("'1'"), "a whole number", "write");
        assertProblem("{'kind':'pressClock','by':'white','at':1e3}", "act.at", "1000.0", "a whole number", "write");
        assertProblem(
                "{'kind':'pressClock','by':'white','at':99999999999999999999}",
                "act.at",
                "99999999999999999999",
                "a whole number from",
                "write");
        assertProblem(
                "{'kind':'pressClock','by':'white','at':1,'glove':'left'}",
                "act.glove",
                json("'left'"),
                "no such member",
                "leave it out; known here: at, by, hand, kind");
        assertProblem(
                "{'kind':'setClocks','by':'arbiter','at':1,'white':{'remaining':0,'period':1,'moves':0},"
                        + "'black':{'remaining':1,'period':1,'moves':0}}",
                "act.white",
                json("{'remaining':0,"),
                "values that fit together: a clock is set to some time",
                "write values");
        assertProblem(
                "{'kind':'stopClocks','by':'white','at':1,'reason':'\\ud800'}",
                "act.reason",
                "",
                "a text of whole characters",
                "write a text");
    }

    @Test
    void what_was_found_is_quoted_in_part_when_it_is_long() {
        String json = json("{'kind':'" + "x".repeat(4_000) + "'}");
        assertThat(catchThrowableOfType(FormProblem.class, () -> ActCodec.read(json))
                        .found())
                .hasSizeLessThan(130);
    }

    @Test
    void what_is_no_json_object_is_refused() {
        for (String text :
                Set.of("", " ", "null", "[]", "{", "{} {}", "{'kind':'resign','kind':'resign'}", "1", "NaN")) {
            assertThatThrownBy(() -> ActCodec.read(json(text))).as(text).isInstanceOf(FormProblem.class);
            assertThatThrownBy(() -> ActCodec.read(json(text), table(), Optional.of(new Moment(1))))
                    .as(text)
                    .isInstanceOf(FormProblem.class);
        }
    }

    private static void assertProblem(String json, String where, String found, String expected, String remedy) {
        FormProblem problem = catchThrowableOfType(FormProblem.class, () -> ActCodec.read(json(json)));
        assertThat(problem).as(json).isNotNull();
        assertThat(problem.where()).isEqualTo(where);
        assertThat(problem.found()).startsWith(found);
        assertThat(problem.expected()).startsWith(expected);
        assertThat(problem.remedy()).startsWith(remedy);
    }

    private static String json(String text) {
        return text.replace('\'', '"');
    }
}
