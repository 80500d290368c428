package org.jadoube.laws.term;

import org.jadoube.lawbook.Article;

/// What a player does at the board or in the venue that the Laws forbid or regulate, apart from illegal moves.
public enum Incident {
    /// Pressing with another hand than the one that moved.
    @Article("6.7b")
    PRESSED_WITH_OTHER_HAND,
    @Article("6.7b")
    FINGER_ON_BUTTON,
    /// Punching, lifting or knocking over the clock.
    @Article("6.7c")
    CLOCK_MISHANDLED,
    /// Pressing before or without moving.
    @Article({"6.7c", "2023/7.5.3"})
    PRESSED_WITHOUT_MOVE,
    /// Moving with both hands.
    @Article("4.1")
    MOVED_WITH_BOTH_HANDS,
    @Article("4.2")
    ADJUSTED_UNDULY,
    @Article("6.12d")
    CLOCKS_STOPPED_WITHOUT_REASON,
    @Article("7.3")
    PIECES_DISPLACED,
    /// Not having recorded the previous move before making another.
    @Article("2023/8.1.3")
    MOVE_NOT_RECORDED,
    @Article("2023/8.1.2")
    RECORDED_IN_ADVANCE,
    /// An entry that is not the move made, or not in algebraic notation.
    @Article("8.1")
    WRONGLY_RECORDED,
    @Article("8.2")
    SCORESHEET_HIDDEN,
    @Article("12.1")
    DISREPUTE,
    @Article("12.2")
    LEFT_WITHOUT_PERMISSION,
    @Article("12.3a")
    NOTES_OR_ADVICE,
    /// A telephone or another device on his person, or switched on in the venue.
    @Article("12.3b")
    ELECTRONIC_DEVICE,
    /// It rang, or made another sound.
    @Article("12.3b")
    DEVICE_SOUNDED,
    /// A device, switched off, in a bag.
    @Article("2023/11.3.2.1")
    DEVICE_IN_BAG,
    /// Not letting the arbiter inspect clothes, bags or body.
    @Article("2023/11.3.3")
    INSPECTION_REFUSED,
    @Article("12.3c")
    SMOKING,
    @Article("12.3c")
    ELECTRONIC_CIGARETTE,
    @Article("12.4")
    SCORESHEET_MISUSED,
    /// Distracting or annoying, also by unreasonable claims or offers.
    @Article("12.6")
    DISTRACTION,
    @Article("12.8")
    REFUSAL_TO_COMPLY
}
