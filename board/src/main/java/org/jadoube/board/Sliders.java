package org.jadoube.board;

/// The squares that bishops and rooks attack on an occupied board; one subtype for each way to know them.
///
/// The answers include the first occupied square in each direction. The quickest way on this machine is
/// chosen once, see [SliderRace].
abstract sealed class Sliders permits CompressedSliders, LineSliders {
    static Sliders quickest() {
        boolean compressed = switch (System.getProperty("jadoube.sliders", "")) {
            case "compressed" -> true;
            case "lines" -> false;
            default -> Processor.ofThisMachine().compressesQuickly();
        };
        return compressed ? new CompressedSliders() : new LineSliders();
    }

    /// What a bishop on a square attacks.
    abstract long diagonal(int square, long occupied);

    /// What a rook on a square attacks.
    abstract long straight(int square, long occupied);
}
