package org.jadoube.trials.invariants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jadoube.board.Colour;
import org.jadoube.clock.Moment;
import org.jadoube.journal.form.EventCodec;
import org.jadoube.lawbook.Citation;
import org.jadoube.lawbook.Lawbook;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Standing;
import org.jadoube.laws.game.Table;

/// Watches one game, event by event, and remembers what kinds of things it has seen.
final class Witness {
    /// What has been seen in all games of a run, and how often.
    static final class Memory {
        private final Map<String, Integer> events = new TreeMap<>();
        private final Map<Ending, Integer> endings = new EnumMap<>(Ending.class);
        private final Map<Refusal, Integer> refusals = new EnumMap<>(Refusal.class);
        private final Map<String, Map<Citation, Boolean>> inForce = new HashMap<>();

        Map<String, Integer> events() {
            return events;
        }

        Map<Ending, Integer> endings() {
            return endings;
        }

        Map<Refusal, Integer> refusals() {
            return refusals;
        }

        /// What is known of 1997 is its Article 6; of the rest the edition that followed is taken.
        private boolean isInForce(Citation citation, String edition) {
            return inForce.computeIfAbsent(edition, _ -> new HashMap<>())
                    .computeIfAbsent(
                            citation,
                            asked -> Lawbook.provision(asked).isIn(edition)
                                    || (edition.equals("1997")
                                            && Lawbook.provision(asked).isIn("2001")));
        }
    }

    private final Memory memory;
    private final List<Event> journal = new ArrayList<>();
    private final List<Standing> stood = new ArrayList<>();
    private Table table;

    Witness(Memory memory, Event.GameOpened opening) {
        this.memory = memory;
        table = Table.opened(opening);
        journal.add(opening);
        stood.add(table.game().standing());
        memory.events.merge(opening.getClass().getSimpleName(), 1, Integer::sum);
        survives(opening);
    }

    Table table() {
        return table;
    }

    /// Time has passed since the last act.
    void passes(Moment from, Moment until) {
        TimeAccount.passed(table.clock(), from, until);
    }

    /// Somebody has done something, and this is what the Laws make of it.
    void hears(Act act, Verdict verdict) {
        switch (verdict) {
            case Verdict.Refused(Citation citation, Refusal because, var _) -> {
                memory.refusals.merge(because, 1, Integer::sum);
                inForce(citation);
            }
            case Verdict.Taken(var events) -> {
                for (Event event : events) {
                    sees(act, event);
                }
            }
        }
    }

    private void inForce(Citation citation) {
        String edition = table.regulations().edition().name();
        assertThat(memory.isInForce(citation, edition))
                .as("%s is in force in %s", citation, edition)
                .isTrue();
    }

    private void sees(Act act, Event event) {
        memory.events.merge(event.getClass().getSimpleName(), 1, Integer::sum);
        assertThat(event.at()).isEqualTo(act.at());
        inForce(event.citation());
        survives(event);
        Table before = table;
        table = table.after(event);
        journal.add(event);
        TimeAccount.happened(before, event, table);
        stands(event);
        if (before.game().end().isPresent()) {
            isOver(before, event);
        }
        if (event instanceof Event.GameEnded end) {
            memory.endings.merge(end.ending(), 1, Integer::sum);
            assertThat(table.clock().running()).isEmpty();
        }
    }

    private static void survives(Event event) {
        assertThat(EventCodec.read(EventCodec.write(event).toString())).isEqualTo(event);
    }

    /// After so many half-moves the board stands as it stood then, however it came to that.
    private void stands(Event event) {
        switch (event) {
            case Event.MoveMade _, Event.IllegalMoveMade _ ->
                stood.add(table.game().standing());
            case Event.PawnReplaced _ ->
                stood.set(stood.size() - 1, table.game().standing());
            case Event.PositionRestored(var _, var _, int plies, var _) -> {
                stood.subList(plies + 1, stood.size()).clear();
                assertThat(table.game().standing()).isEqualTo(stood.getLast());
            }
            case Event.GameAnnulled _ -> stood.subList(1, stood.size()).clear();
            default -> {}
        }
        assertThat(stood).hasSize(table.game().played().size() + 1);
        assertThat(table.game().standing()).isEqualTo(stood.getLast());
    }

    /// After the end nothing changes but the result, and what is written about it.
    private void isOver(Table before, Event event) {
        assertThat(event).isInstanceOf(Event.Aftermath.class);
        assertThat(table.game().end()).isEqualTo(before.game().end());
        assertThat(table.game().standing()).isEqualTo(before.game().standing());
        assertThat(table.game().played()).isEqualTo(before.game().played());
        assertThat(table.game().fallen()).isEqualTo(before.game().fallen());
        assertThat(table.clock()).isEqualTo(before.clock());
        assertThat(table.touches()).isEqualTo(before.touches());
    }

    /// The journal, read from its beginning, read in two parts, and as it was added up act by act, says the same.
    void closes(Chance chance) {
        assertThat(Table.after(journal)).isEqualTo(table);
        int part = 1 + chance.below(journal.size());
        assertThat(Table.after(journal.subList(0, part)).afterAll(journal.subList(part, journal.size())))
                .isEqualTo(table);
        for (Colour player : Colour.values()) {
            assertThat(table.game().completed(player)).isBetween(0, table.game().made(player));
        }
        assertThat(Optional.of(journal.getLast().at())).contains(table.game().latest());
    }
}
