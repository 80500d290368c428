package org.jadoube.paper;

import java.io.IOException;
import java.io.InputStream;
import java.text.Normalizer;
import java.util.stream.Collectors;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;

/// The letters that the paper is printed in: DejaVu Sans, which has the alphabets of Europe, the Caucasus and the Near
/// East, and the drawn pieces.
///
/// @param known which letters it has
record Typeface(PDFont font, CmapLookup known) {
    private static final String FILE = "DejaVuSans.ttf";
    private static final String UNKNOWN = "□";
    private static final String CUT = "…";
    private static final float UNITS = 1000;

    /// The letters for a document, of which it takes what it uses.
    static Typeface in(PDDocument document) throws IOException {
        try (InputStream file = Typeface.class.getResourceAsStream(FILE)) {
            if (file == null) {
                throw new IOException(FILE + " is missing among the resources");
            }
            TrueTypeFont letters = new TTFParser().parse(new RandomAccessReadBuffer(file.readAllBytes()));
            return new Typeface(PDType0Font.load(document, letters, true), letters.getUnicodeCmapLookup());
        }
    }

    /// A text with a box in place of each letter that there is none for.
    String printable(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFC)
                .codePoints()
                .mapToObj(letter -> known.getGlyphId(letter) == 0 ? UNKNOWN : Character.toString(letter))
                .collect(Collectors.joining());
    }

    /// How wide a text is in letters of size 1.
    float width(String text) throws IOException {
        return font.getStringWidth(text) / UNITS;
    }

    /// As much of a text as there is room for.
    ///
    /// @param width in letters of size 1
    String cut(String text, float width) throws IOException {
        if (width(text) <= width * 1.001f) {
            return text;
        }
        int end = text.length();
        while (end > 0 && width(text.substring(0, end) + CUT) > width) {
            end = text.offsetByCodePoints(end, -1);
        }
        return text.substring(0, end) + CUT;
    }
}
