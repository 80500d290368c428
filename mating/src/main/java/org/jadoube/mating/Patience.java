package org.jadoube.mating;

import java.util.Arrays;

/// How often a dear question is put in each layer: at every state that enters it as long as it tells
/// something, else at the first, the second, the fourth, the eighth. States of one layer are so alike that
/// what told nothing of one seldom tells something of the next. Where it tells next to nothing in any
/// layer, it is given up.
final class Patience {
    /// How often more it may be put for each time that it has told something.
    private static final int WORTH = 4;

    private int[] vain = new int[16];
    private int left;

    /// @param left how often it may be put
    Patience(int left) {
        this.left = left;
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
        left += WORTH;
    }
}
