package org.jadoube.paper;

import java.util.List;

/// What stands on a scoresheet, word by word as it is printed.
///
/// @param title what the paper is
/// @param head who plays, where and when: up to eight
/// @param white what stands over White's column
/// @param black what stands over Black's
/// @param entries of the half-moves, White's first; what is not written is left empty
/// @param foot White's signature, the result, Black's signature
public record Scoresheet(
        String title, List<Field> head, String white, String black, List<Entry> entries, List<Field> foot) {
    private static final int FIELDS = 8;
    private static final int FEET = 3;

    public Scoresheet {
        head = List.copyOf(head);
        entries = List.copyOf(entries);
        foot = List.copyOf(foot);
        if (head.size() > FIELDS || foot.size() != FEET) {
            throw new IllegalArgumentException("up to 8 fields in the head and 3 in the foot are needed, found "
                    + head.size() + " and " + foot.size());
        }
    }

    /// A line to write on, and what for.
    ///
    /// @param value what is written there; empty where a pen will write it
    public record Field(String name, String value) {}

    /// A place for a half-move.
    ///
    /// @param text empty where nothing is written
    /// @param time what the clock showed, or empty
    public record Entry(String text, String time) {
        public static final Entry EMPTY = new Entry("", "");
    }
}
