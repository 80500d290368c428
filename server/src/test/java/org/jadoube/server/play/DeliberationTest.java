package org.jadoube.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import org.jadoube.clock.Moment;
import org.jadoube.clock.TimeControl;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Laws;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Table;
import org.jadoube.notation.Fen;
import org.junit.jupiter.api.Test;

class DeliberationTest {
    private static final Moment NOW = new Moment(1_000_000);

    private static Table table(String fen) {
        Regulations regulations = Regulations.usual(
                        Edition.latest(), Profile.ONLINE, TimeControl.of(Duration.ofMinutes(5)))
                .withInitial(Fen.position(fen));
        Table table =
                Table.opened(new Event.GameOpened(new Moment(0), new Citation("6.2a"), regulations, "White", "Black"));
        for (Act act : List.of(
                new Act.Arrive(Actor.WHITE, NOW),
                new Act.Arrive(Actor.BLACK, NOW),
                new Act.StartClocks(Actor.ARBITER, NOW))) {
            if (Laws.decide(table, act) instanceof Verdict.Taken(List<Event> events)) {
                for (Event event : events) {
                    table = table.after(event);
                }
            }
        }
        return table;
    }

    @Test
    void an_act_is_decided_as_the_laws_decide_it() {
        Table table = table("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
        try (Deliberation deliberation = new Deliberation()) {
            for (Act act : List.of(
                    new Act.Resign(Actor.WHITE, NOW),
                    new Act.OfferDraw(Actor.WHITE, NOW),
                    new Act.PointOutDeadPosition(Actor.BLACK, NOW))) {
                assertThat(deliberation.decide(table, act)).isEqualTo(Laws.decide(table, act));
            }
        }
    }

    @Test
    void when_many_point_out_at_once_the_last_are_told_that_nothing_is_proved() {
        Table hard = table("k1b3b1/Pp1b1b1b/1P6/8/8/1p6/bP1B1B1B/K1B1B1B1 b - - 0 1");
        try (Deliberation deliberation = new Deliberation();
                ExecutorService players = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Verdict>> answers = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                answers.add(players.submit(
                        () -> deliberation.decide(hard, new Act.PointOutDeadPosition(Actor.WHITE, NOW))));
            }
            Set<Boolean> refused = answers.stream()
                    .map(DeliberationTest::answer)
                    .map(Verdict.refused(new Citation("5.2b"), Refusal.NOTHING_PROVED, "")::equals)
                    .collect(Collectors.toSet());
            assertThat(refused).containsExactlyInAnyOrder(true, false);
        }
    }

    private static Verdict answer(Future<Verdict> future) {
        try {
            return future.get();
        } catch (InterruptedException | ExecutionException e) {
            throw new AssertionError(e);
        }
    }
}
