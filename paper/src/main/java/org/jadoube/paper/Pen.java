package org.jadoube.paper;

import java.io.IOException;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;

/// Draws on a page, in millimetres of A4 from the upper left corner. A text that is too long is made smaller, and then
/// cut.
final class Pen implements AutoCloseable {
    private static final float SMALLEST = 0.55f;
    private static final float THIN = 0.15f;

    private final PDPageContentStream page;
    private final Typeface typeface;
    private final float scale;
    private final float height;

    /// @param scale points a millimetre
    Pen(PDDocument document, PDPage paper, Typeface typeface, float scale) throws IOException {
        this.page = new PDPageContentStream(document, paper);
        this.typeface = typeface;
        this.scale = scale;
        this.height = paper.getMediaBox().getHeight();
        page.setLineWidth(THIN * scale);
    }

    void line(float x, float y, float toX, float toY) throws IOException {
        page.moveTo(x * scale, height - y * scale);
        page.lineTo(toX * scale, height - toY * scale);
        page.stroke();
    }

    /// @param y of the line it stands on
    /// @param size of its letters
    void text(String text, float x, float y, float width, float size) throws IOException {
        String printable = typeface.printable(text);
        float fitting = fitting(printable, width, size);
        show(typeface.cut(printable, width / fitting), x, y, fitting);
    }

    /// A text that ends at a place.
    void textToRight(String text, float right, float y, float width, float size) throws IOException {
        String printable = typeface.printable(text);
        float fitting = fitting(printable, width, size);
        String cut = typeface.cut(printable, width / fitting);
        show(cut, right - typeface.width(cut) * fitting, y, fitting);
    }

    private float fitting(String text, float width, float size) throws IOException {
        float natural = typeface.width(text) * size;
        return natural <= width ? size : Math.max(size * width / natural, size * SMALLEST);
    }

    private void show(String text, float x, float y, float size) throws IOException {
        if (text.isEmpty()) {
            return;
        }
        page.beginText();
        page.setFont(typeface.font(), size * scale);
        page.newLineAtOffset(x * scale, height - y * scale);
        page.showText(text);
        page.endText();
    }

    @Override
    public void close() throws IOException {
        page.close();
    }
}
