package org.jadoube.laws.game;

import java.util.ArrayList;
import java.util.List;

/// The course that things take after one act: events one after the other, each decided at the table that those
/// before it have left. Used inside one decision and thrown away.
public final class Course {
    private final List<Event> events = new ArrayList<>();
    private Table table;

    /// Nothing has followed yet.
    public Course(Table table) {
        this.table = table;
    }

    /// The table as it is by now.
    public Table table() {
        return table;
    }

    public Game game() {
        return table.game();
    }

    /// What has followed so far, in order.
    public List<Event> events() {
        return List.copyOf(events);
    }

    /// One event more.
    public Course then(Event event) {
        table = table.after(event);
        events.add(event);
        return this;
    }

    public Course then(List<? extends Event> more) {
        more.forEach(this::then);
        return this;
    }

    public boolean isOver() {
        return table.game().end().isPresent();
    }
}
