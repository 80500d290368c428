package org.jadoube.mating;

import java.util.Arrays;

/// How often a dear question is put in each layer: at every state that enters it as long as it tells
/// something, else at the first, the second, the fourth, the eighth. States of one layer are so alike that
/// what told nothing of one seldom tells something of the next. Where it tells next to nothing in any
/// layer, it is given up.
final class Patience {

    private int[] vain = new int[16];
    private final int worth;
    private int left;

    /// @param left how often it may be put
    /// @param worth how often more for each time that it tells something
    Patience(int left, int worth) {
        this.left = left;
        this.worth = worth;
    }

    boolean asks(int layer) {
        if (layer >= vain.length) {
            vain = Arrays.copyOf(vain, Math.max(layer + 1, 2 * vain.length));
        }
        boolean due = left > 0 && Integer.bitCount(++vain[layer]) == 1;
        if (due) {
            left--;
        }
        return due;
    }

    /// The question has told something.
    void renew(int layer) {
        vain[layer] = 0;
        left += worth;
    }
}
