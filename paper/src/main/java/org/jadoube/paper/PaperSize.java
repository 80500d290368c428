package org.jadoube.paper;

/// The sizes of paper that scoresheets are printed on, upright.
public enum PaperSize {
    A4(210, 297),
    A5(148, 210);

    private final int width;
    private final int height;

    PaperSize(int width, int height) {
        this.width = width;
        this.height = height;
    }

    /// In millimetres.
    int width() {
        return width;
    }

    /// In millimetres.
    int height() {
        return height;
    }
}
