package org.jadoube.laws.term;

import org.jadoube.lawbook.Article;

/// The hand that presses the clock, by the hand that has moved.
@Article("6.7b")
public enum Hand {
    SAME,
    OTHER
}
