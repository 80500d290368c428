package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.board.Colour.BLACK;
import static org.jadoube.board.Colour.WHITE;
import static org.jadoube.laws.arbiter.NonIntervention.seenBy;

import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jadoube.board.Move;
import org.jadoube.board.Square;
import org.jadoube.clock.ClockSetting;
import org.jadoube.clock.Moment;
import org.jadoube.clock.TimeControl;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Incident;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Offence;
import org.jadoube.laws.term.Penalty;
import org.jadoube.laws.term.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class NonInterventionTest {
    private static final Set<Actor> ALL_SEEING = EnumSet.of(Actor.ARBITER, Actor.OBSERVER, Actor.HALL);
    private static final Set<Actor> OTHERS = EnumSet.complementOf(EnumSet.copyOf(ALL_SEEING));
    private static final Set<Matter> WEIGHED_IN_SILENCE = EnumSet.of(
            Matter.LATE_ARRIVAL,
            Matter.STOPPED_CLOCKS,
            Matter.TOUCH_CLAIM,
            Matter.ILLEGAL_MOVE_CLAIM,
            Matter.ILLEGAL_POSITION,
            Matter.CLOCK_TIMES,
            Matter.CAN_STILL_CHECKMATE,
            Matter.BOTH_FLAGS,
            Matter.CONDUCT,
            Matter.PENALTY,
            Matter.DEDUCTION,
            Matter.PERSISTENCE,
            Matter.OPPONENT_SCORE);

    private static final Citation ARTICLE = new Citation("13.6");
    private static final Table TABLE = table(Profile.OVER_THE_BOARD);
    private static final Moment AT = TABLE.game().latest();

    private static Table table(Profile profile) {
        return Sitting.under(Regulations.usual(Edition.FIDE_2009, profile, TimeControl.of(Duration.ofMinutes(5))))
                .started()
                .table();
    }

    private static void assertHidden(Event event, Actor... fromThem) {
        assertThat(fromThem)
                .allSatisfy(actor -> assertThat(seenBy(event, actor, TABLE)).isEmpty());
        assertThat(ALL_SEEING)
                .allSatisfy(actor -> assertThat(seenBy(event, actor, TABLE)).contains(event));
    }

    private static void assertSeen(Event event) {
        assertThat(Actor.values())
                .allSatisfy(actor -> assertThat(seenBy(event, actor, TABLE)).contains(event));
    }

    @Test
    void nobody_at_the_board_is_told_that_a_move_is_illegal() {
        Move move =
                Move.plain(Square.parse("e2").orElseThrow(), Square.parse("e5").orElseThrow());
        Event illegal = new Event.IllegalMoveMade(AT, new Citation("3.9"), WHITE, move, Offence.ILLEGAL_DISPLACEMENT);
        for (Actor actor : OTHERS) {
            assertThat(seenBy(illegal, actor, TABLE))
                    .contains(new Event.MoveMade(AT, new Citation("4.6"), WHITE, move));
        }
        assertThat(ALL_SEEING)
                .allSatisfy(actor -> assertThat(seenBy(illegal, actor, TABLE)).contains(illegal));
        assertSeen(new Event.IllegalMoveFound(AT, ARTICLE, WHITE, Offence.ILLEGAL_DISPLACEMENT, 1));
    }

    @Test
    void nor_that_a_move_is_completed_where_hands_press() {
        Event completed = new Event.MoveCompleted(AT, ARTICLE, WHITE);
        assertHidden(completed, Actor.WHITE, Actor.BLACK, Actor.SPECTATOR);
        for (Profile profile : List.of(Profile.ONLINE, Profile.HYBRID)) {
            assertThat(seenBy(completed, Actor.BLACK, table(profile))).contains(completed);
        }
        assertSeen(new Event.ClockPressed(AT, ARTICLE, WHITE));
    }

    @Test
    void a_scoresheet_is_its_owners() {
        Event move = new Event.MoveRecorded(AT, ARTICLE, WHITE, 1, "e4");
        Event offer = new Event.OfferRecorded(AT, ARTICLE, WHITE);
        assertHidden(move, Actor.BLACK, Actor.SPECTATOR);
        assertHidden(offer, Actor.BLACK, Actor.SPECTATOR);
        assertThat(seenBy(move, Actor.WHITE, TABLE)).contains(move);
        assertThat(seenBy(offer, Actor.WHITE, TABLE)).contains(offer);
        Event blacks = new Event.MoveRecorded(AT, ARTICLE, BLACK, 1, "e4");
        assertThat(seenBy(blacks, Actor.BLACK, TABLE)).contains(blacks);
        assertThat(seenBy(blacks, Actor.WHITE, TABLE)).isEmpty();
    }

    @Test
    void what_the_arbiter_notes_is_his_and_what_he_imposes_is_everybodys() {
        assertHidden(
                new Event.IncidentRecorded(AT, ARTICLE, Actor.ARBITER, WHITE, Incident.DISTRACTION, ""),
                Actor.WHITE,
                Actor.BLACK,
                Actor.SPECTATOR);
        assertSeen(new Event.PenaltyImposed(AT, ARTICLE, WHITE, new Penalty.Warning(), ""));
    }

    @Test
    void what_is_asked_openly_is_seen_without_what_the_program_adds_to_it() {
        for (Matter matter : Matter.values()) {
            Event asked = new Event.ArbiterAsked(AT, ARTICLE, question(matter, "e5 is illegal"));
            Event bare = new Event.ArbiterAsked(AT, ARTICLE, question(matter, ""));
            if (WEIGHED_IN_SILENCE.contains(matter)) {
                assertHidden(asked, Actor.WHITE, Actor.BLACK, Actor.SPECTATOR);
            } else {
                assertThat(OTHERS)
                        .allSatisfy(
                                actor -> assertThat(seenBy(asked, actor, TABLE)).contains(bare));
                assertThat(seenBy(asked, Actor.ARBITER, TABLE)).contains(asked);
            }
        }
    }

    @Test
    void so_is_the_answer() {
        for (Matter matter : Matter.values()) {
            Table asked = TABLE.after(new Event.ArbiterAsked(AT, ARTICLE, question(matter, "")));
            Event answer = new Event.ArbiterAnswered(AT, ARTICLE, 1, Answer.UPHELD, "");
            assertThat(OTHERS)
                    .allSatisfy(actor -> assertThat(seenBy(answer, actor, asked).isPresent())
                            .isEqualTo(!WEIGHED_IN_SILENCE.contains(matter)));
            assertThat(seenBy(answer, Actor.ARBITER, asked)).contains(answer);
        }
    }

    private static Question question(Matter matter, String detail) {
        return new Question(1, matter, Optional.of(WHITE), detail);
    }

    static List<Class<?>> openEvents() {
        Set<Class<?>> owned = Set.of(
                Event.IllegalMoveMade.class,
                Event.MoveCompleted.class,
                Event.IncidentRecorded.class,
                Event.MoveRecorded.class,
                Event.OfferRecorded.class,
                Event.ArbiterAsked.class,
                Event.ArbiterAnswered.class);
        return kinds(Event.class).filter(kind -> !owned.contains(kind)).toList();
    }

    private static Stream<Class<?>> kinds(Class<?> family) {
        return Stream.of(family.getPermittedSubclasses())
                .flatMap(kind -> kind.isSealed() ? kinds(kind) : Stream.of(kind));
    }

    @ParameterizedTest
    @MethodSource("openEvents")
    void what_happens_before_everybodys_eyes_is_seen(Class<?> kind) throws ReflectiveOperationException {
        assertSeen((Event) some(kind));
    }

    /// An event of a kind, whatever it says.
    private static Object some(Class<?> kind) throws ReflectiveOperationException {
        Class<?>[] types = Stream.of(kind.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        return kind.getDeclaredConstructor(types)
                .newInstance(Stream.of(types).map(NonInterventionTest::any).toArray());
    }

    private static Object any(Class<?> type) {
        ClockSetting.Side side = new ClockSetting.Side(Duration.ofMinutes(1), 1, 0);
        return Stream.of(
                        AT,
                        ARTICLE,
                        1,
                        "",
                        Duration.ofMinutes(2),
                        Optional.empty(),
                        List.of(),
                        Move.plain(Square.E2, Square.E4),
                        new ClockSetting(side, side),
                        new Penalty.Warning(),
                        TABLE.regulations())
                .map(Object.class::cast)
                .filter(MethodType.methodType(type).wrap().returnType()::isInstance)
                .findFirst()
                .orElseGet(() -> type.getEnumConstants()[0]);
    }
}
