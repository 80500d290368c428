package org.jadoube.pgn;

/// What stands in a variation that cannot be followed any further: collected as it stands, up to its closing bracket.
final class Unfollowed {
    private static final int LONGEST = 1 << 16;

    private final StringBuilder text = new StringBuilder(0);
    private boolean goingOn;
    private boolean parted;
    private int depth;

    boolean isGoingOn() {
        return goingOn;
    }

    /// A variation cannot be followed from this word on.
    void begin(String word) {
        goingOn = true;
        parted = true;
        add(word);
    }

    /// A variation begins where there is no move that it could replace.
    void openHere() {
        goingOn = true;
        parted = false;
        depth = 1;
    }

    void open() {
        if (goingOn) {
            add("(");
            depth++;
        }
    }

    void add(String word) {
        if (goingOn && parted && text.length() + word.length() < LONGEST) {
            text.append(text.isEmpty() ? "" : " ").append(word);
        }
    }

    /// Takes a closing bracket, unless it is that of the variation that cannot be followed.
    boolean closes() {
        if (!goingOn || depth == 0) {
            return false;
        }
        add(")");
        depth--;
        goingOn = parted || depth > 0;
        return true;
    }

    /// All that was collected, for the variation that ends.
    String end() {
        String rest = text.toString();
        text.setLength(0);
        goingOn = false;
        depth = 0;
        return rest;
    }
}
