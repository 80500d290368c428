package org.jadoube.board;

/// The choice of the quickest [Sliders] on this machine.
final class SliderRace {
    private SliderRace() {}

    static Sliders winner() {
        return new CompressedSliders();
    }
}
