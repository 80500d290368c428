package org.jadoube.journal;

/// An office in a competition, and the boards it is held over.
///
/// @param first the number of the first board, from 1
/// @param last the number of the last one
public record Warrant(Office office, int first, int last) {
    public Warrant {
        if (first < 1 || last < first) {
            throw new IllegalArgumentException("no boards: %d to %d".formatted(first, last));
        }
    }

    /// Whether the holder rules on what happens at a board.
    public boolean rulesAt(int board) {
        return office != Office.ASSISTANT && first <= board && board <= last;
    }
}
