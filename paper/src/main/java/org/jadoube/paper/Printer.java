package org.jadoube.paper;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;

/// Prints scoresheets as PDF: sixty moves a page, in two blocks, as tournaments have them. The letters that the paper
/// uses are in the file, so that it looks the same everywhere.
public final class Printer {
    private static final int MOVES = 2 * Layout.LINES;
    private static final float POINTS = 72 / 25.4f;

    private Printer() {}

    /// @param sheets one after the other, each on pages of its own
    /// @param language in which the words are
    public static void print(List<Scoresheet> sheets, PaperSize size, Locale language, OutputStream out)
            throws IOException {
        try (var document = new PDDocument()) {
            Typeface typeface = Typeface.in(document);
            for (Scoresheet sheet : sheets) {
                print(sheet, size, typeface, document);
            }
            sheets.stream()
                    .findFirst()
                    .ifPresent(sheet -> document.getDocumentInformation().setTitle(sheet.title()));
            document.getDocumentInformation().setCreator("Jadoube");
            document.getDocumentCatalog().setLanguage(language.toLanguageTag());
            document.save(out);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static void print(Scoresheet sheet, PaperSize size, Typeface typeface, PDDocument document)
            throws IOException {
        int half = (sheet.entries().size() + 1) / 2;
        int pages = Math.max(1, (half + MOVES - 1) / MOVES);
        for (int page = 0; page < pages; page++) {
            var paper = new PDPage(new PDRectangle(size.width() * POINTS, size.height() * POINTS));
            document.addPage(paper);
            float scale = POINTS * size.width() / PaperSize.A4.width();
            try (var pen = new Pen(document, paper, typeface, scale)) {
                new Layout(pen, sheet).draw(page * MOVES + 1, pages == 1 ? "" : (page + 1) + " / " + pages);
            }
        }
    }
}
