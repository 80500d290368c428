package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.Position;
import org.jadoube.board.Square;
import org.jadoube.clock.Bonus;
import org.jadoube.clock.BonusMode;
import org.jadoube.clock.ClockSetting;
import org.jadoube.clock.Moment;
import org.jadoube.clock.Period;
import org.jadoube.clock.PeriodSwitch;
import org.jadoube.clock.Quota;
import org.jadoube.clock.TimeControl;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.FlagObserver;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.edition.SessionStart;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.GameOpened;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.game.Running;
import org.jadoube.laws.game.Table;
import org.junit.jupiter.api.Test;

/// Whole games in which everybody does everything at any time. Nothing but what the Laws foresee may come of it. The
/// seed of a failing game stands in its message.
class RandomGamesTest {
    private static final int GAMES = 300;
    private static final Set<Ending> ENDINGS = EnumSet.noneOf(Ending.class);
    private static final Set<Refusal> REFUSALS = EnumSet.noneOf(Refusal.class);
    private static final Set<String> KINDS = new TreeSet<>();

    @Test
    void whatever_is_done_the_verdict_is_the_laws_and_the_journal_adds_up() {
        int acts = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            try {
                acts += new Chaos(seed).play();
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("seed " + seed, e);
            }
        }
        requireEverythingSeen();
        System.out.printf("%d random games, %d acts%n", GAMES, acts);
    }

    /// The games have seen it all, or they have shown little.
    private static void requireEverythingSeen() {
        assertThat(ENDINGS).containsAll(EnumSet.allOf(Ending.class));
        assertThat(REFUSALS).containsAll(EnumSet.allOf(Refusal.class));
        assertThat(KINDS).hasSize(Event.class.getPermittedSubclasses().length - 1);
    }

    private static final class Chaos {
        private final Random random;
        private final ArrayList<Event> journal = new ArrayList<>();
        private final Regulations regulations;
        private final int fury;
        private Table table;
        private Moment now = new Moment(1_000_000);

        Chaos(int seed) {
            random = new Random(seed);
            fury = 1 + random.nextInt(40);
            regulations = regulations();
            GameOpened opening = new GameOpened(now, new Citation("6.2a"), regulations, "A", "B");
            journal.add(opening);
            table = Table.opened(opening);
        }

        int play() {
            int acts = 0;
            for (; acts < 250 && (table.game().end().isEmpty() || random.nextInt(10) != 0); acts++) {
                now = now.plus(Duration.of(random.nextLong(6_000_000), ChronoUnit.MICROS));
                decide(act());
            }
            assertThat(Table.after(journal)).isEqualTo(table);
            int half = random.nextInt(journal.size());
            assertThat(Table.after(journal.subList(0, half + 1)).afterAll(journal.subList(half + 1, journal.size())))
                    .isEqualTo(table);
            return acts;
        }

        private void decide(Act act) {
            boolean over = table.game().end().isPresent();
            Verdict verdict = Laws.decide(table, act);
            assertThat(Laws.decide(table, act)).isEqualTo(verdict);
            switch (verdict) {
                case Verdict.Refused refused -> {
                    REFUSALS.add(refused.because());
                    assertThat(refused.citation().in(regulations.edition().name()))
                            .isNotBlank();
                }
                case Verdict.Taken(List<Event> events) -> {
                    assertThat(over).as("taken after the end: %s", act).isFalse();
                    assertThat(events).isNotEmpty();
                    events.forEach(event -> fold(event, act));
                }
            }
            consistent();
        }

        private void fold(Event event, Act act) {
            assertThat(event.at()).isEqualTo(act.at());
            assertThat(event.citation().in(regulations.edition().name())).isNotBlank();
            KINDS.add(event.getClass().getSimpleName());
            if (event instanceof Event.GameEnded end) {
                ENDINGS.add(end.ending());
            }
            table = table.after(event);
            journal.add(event);
        }

        private void consistent() {
            for (Colour player : Colour.values()) {
                assertThat(table.game().completed(player))
                        .isLessThanOrEqualTo(table.game().made(player));
                assertThat(table.clock().reading(now).face(player).remaining()).isGreaterThanOrEqualTo(Duration.ZERO);
            }
            Colour first = regulations.initial().turn();
            int ahead = table.game().made(first) - table.game().made(first.opponent());
            assertThat(ahead).isBetween(0, 1);
            if (table.game().end().isPresent() || table.game().clocks() != Running.GOING) {
                assertThat(table.clock().running()).isEmpty();
                assertThat(table.clock().reading(now.plus(Duration.ofHours(1))))
                        .isEqualTo(table.clock().reading(now));
            }
        }

        private Regulations regulations() {
            List<Edition> editions = Edition.all();
            Regulations regulations = Regulations.usual(
                            editions.get(random.nextInt(editions.size())), pick(Profile.values()), control())
                    .with(pick(FlagObserver.values()))
                    .with(pick(SessionStart.values()));
            if (random.nextBoolean()) {
                regulations = regulations.withDefaultTime(Duration.ofSeconds(random.nextInt(20)));
            }
            return random.nextInt(3) == 0 ? regulations.withInitial(few()) : regulations;
        }

        private TimeControl control() {
            Duration base = Duration.ofSeconds(20 + random.nextInt(200));
            Bonus bonus = pick(BonusMode.values()).of(Duration.ofSeconds(random.nextInt(4)));
            Period last = new Period(new Quota.AllMoves(), base, bonus);
            if (random.nextBoolean()) {
                return TimeControl.inPeriods(last);
            }
            return TimeControl.inPeriods(new Period(new Quota.Moves(1 + random.nextInt(8)), base, bonus), last)
                    .with(pick(PeriodSwitch.values()));
        }

        private Position few() {
            return switch (random.nextInt(5)) {
                case 0 -> Sitting.position(Colour.WHITE, "Kf6 Qa1", "Kh8");
                case 1 -> Sitting.position(Colour.BLACK, "Ka1 Nb1", "Kc2 Rb2");
                case 2 -> Sitting.position(Colour.WHITE, "Kf7 Qg5", "Kh8");
                case 3 -> Sitting.position(Colour.WHITE, "Ke1", "Ke8 Rd1");
                default -> Sitting.position(Colour.WHITE, "Ke1 Qc1 Qd1", "Ke8");
            };
        }

        /// Mostly the moves and presses of a game, now and then anything by anybody.
        private Act act() {
            if (random.nextInt(fury) == 0) {
                return anything(pick(Actor.values()));
            }
            if (table.game().started().isEmpty()) {
                return random.nextInt(5) != 0
                        ? new Act.Arrive(random.nextBoolean() ? Actor.WHITE : Actor.BLACK, now)
                        : new Act.StartClocks(Actor.ARBITER, now);
            }
            Colour turn = table.game().position().turn();
            if (table.game().moves().isEmpty() && random.nextInt(3) == 0) {
                Actor player = random.nextBoolean() ? Actor.WHITE : Actor.BLACK;
                return random.nextBoolean() ? new Act.OfferDraw(player, now) : new Act.AcceptDraw(player, now);
            }
            if (!table.clock().runOuts(turn, now).isEmpty() && random.nextInt(4) == 0) {
                return new Act.ClaimFlag(random.nextBoolean() ? Actor.WHITE : Actor.BLACK, now, turn);
            }
            if (table.clock().running().isEmpty() && random.nextBoolean()) {
                return new Act.RestartClocks(random.nextBoolean() ? Actor.ARBITER : Actor.HALL, now, turn);
            }
            return random.nextBoolean()
                    ? new Act.ReleaseMove(Actor.player(turn), now, move())
                    : new Act.PressClock(Actor.player(turn.opponent()), now);
        }

        private Act anything(Actor by) {
            return switch (random.nextInt(16)) {
                case 0 -> new Act.Arrive(by, now);
                case 1 -> new Act.StartClocks(by, now);
                case 2 -> new Act.ReleaseMove(by, now, anyMove());
                case 3 -> new Act.PressClock(by, now);
                case 4 -> new Act.OfferDraw(by, now);
                case 5 -> new Act.AcceptDraw(by, now);
                case 6 -> new Act.DeclineDraw(by, now);
                case 7 -> random.nextInt(3) == 0 ? new Act.Resign(by, now) : new Act.OfferDraw(by, now);
                case 8 -> new Act.ClaimFlag(by, now, pick(Colour.values()));
                case 9 -> new Act.ObserveFlag(by, now, pick(Colour.values()));
                case 10 -> new Act.ObserveAbsence(by, now);
                case 11 -> new Act.StopClocks(by, now, "why not");
                case 12 -> new Act.RestartClocks(by, now, pick(Colour.values()));
                case 13 -> new Act.SetClocks(by, now, new ClockSetting(side(), side()));
                case 14 ->
                    random.nextInt(3) == 0
                            ? new Act.RuleResult(by, now, pick(Result.values()), "so be it")
                            : new Act.AcceptDraw(by, now);
                default -> new Act.ReportOutage(by, now, new Moment(now.micros() - random.nextLong(30_000_000)));
            };
        }

        private Move move() {
            List<Move> legal = table.game().position().legalMoves();
            return legal.isEmpty() ? anyMove() : legal.get(random.nextInt(legal.size()));
        }

        private Move anyMove() {
            return Move.of(Square.of(random.nextInt(64)), Square.of(random.nextInt(64)), pick(Move.Kind.values()));
        }

        private ClockSetting.Side side() {
            return new ClockSetting.Side(
                    Duration.ofSeconds(1 + random.nextInt(90)), 1 + random.nextInt(2), random.nextInt(5));
        }

        private <T> T pick(T[] values) {
            return values[random.nextInt(values.length)];
        }
    }
}
