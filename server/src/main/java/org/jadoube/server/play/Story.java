package org.jadoube.server.play;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jadoube.clock.Moment;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Question;

/// What has happened in a game, and the table it has led to: immutable, so that followers read
/// it without disturbing the writer. Stories of one game share their pages; only the newest may be continued, by one
/// thread at a time.
final class Story {
    private static final int PAGES = 64;

    private final Happening[] pages;
    private final int length;
    private final Table table;

    private Story(Happening[] pages, int length, Table table) {
        this.pages = pages;
        this.length = length;
        this.table = table;
    }

    /// The story of a journal, whose first event opens the game.
    static Story of(List<Event> journal) {
        Event first = journal.getFirst();
        Table table = Table.after(List.of(first));
        var pages = new Happening[PAGES];
        pages[0] = Happening.of(1, first, table, table);
        return new Story(pages, 1, table).with(journal.subList(1, journal.size()));
    }

    Story with(List<Event> events) {
        Story story = this;
        for (Event event : events) {
            story = story.with(event);
        }
        return story;
    }

    private Story with(Event event) {
        Table next = table.after(event);
        Happening[] room = length < pages.length ? pages : Arrays.copyOf(pages, 2 * length);
        room[length] = Happening.of(length + 1, event, table, next);
        return new Story(room, length + 1, next);
    }

    int length() {
        return length;
    }

    /// The story as far as it had come by a moment, its opening at least. To be read, not to be continued.
    ///
    /// @param known an earlier answer, from which to go on; any other story of the game where there is none
    Story until(Moment moment, Story known) {
        int count = length;
        while (count > 1 && moment.isBefore(pages[count - 1].event().at())) {
            count--;
        }
        if (count == length) {
            return this;
        }
        boolean onward = known.length <= count;
        Table then = onward ? known.table : Table.after(List.of(pages[0].event()));
        for (int i = onward ? known.length : 1; i < count; i++) {
            then = then.after(pages[i].event());
        }
        return new Story(pages, count, then);
    }

    /// When the last event happened that somebody around the board may see.
    Moment lastSeenBy(Actor viewer) {
        int last = length - 1;
        while (last > 0 && pages[last].seenBy(viewer).isEmpty()) {
            last--;
        }
        return pages[last].event().at();
    }

    /// When each of the questions that wait for the arbiter was put to him, by its number.
    Map<Integer, Moment> asked() {
        Map<Integer, Moment> asked = new TreeMap<>();
        List<Question> open = table.desk().open();
        for (int i = length - 1; i >= 0 && asked.size() < open.size(); i--) {
            if (pages[i].event() instanceof Event.ArbiterAsked(Moment at, var _, Question question)
                    && open.contains(question)) {
                asked.putIfAbsent(question.number(), at);
            }
        }
        return asked;
    }

    /// How many of the first events somebody may see.
    int seenBy(Actor viewer, int first) {
        int seen = 0;
        for (int i = 0; i < Math.min(first, length); i++) {
            seen += pages[i].seenBy(viewer).isPresent() ? 1 : 0;
        }
        return seen;
    }

    Table table() {
        return table;
    }

    Vigil vigil() {
        return new Vigil(table);
    }

    Event last() {
        return pages[length - 1].event();
    }

    /// What happened after the first `seen` events.
    List<Happening> after(int seen) {
        return List.of(Arrays.copyOfRange(pages, Math.clamp(seen, 0, length), length));
    }
}
