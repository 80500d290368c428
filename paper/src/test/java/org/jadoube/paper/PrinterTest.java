package org.jadoube.paper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;

class PrinterTest {
    private static final List<Scoresheet.Field> FOOT = List.of(
            new Scoresheet.Field("Signature of White", "Ana"),
            new Scoresheet.Field("Result", "1-0"),
            new Scoresheet.Field("Signature of Black", ""));

    private static Scoresheet sheet(String white, List<Scoresheet.Entry> entries) {
        return new Scoresheet(
                "Scoresheet", List.of(new Scoresheet.Field("White", white)), "White", "Black", entries, FOOT);
    }

    private static byte[] printed(PaperSize size, Scoresheet... sheets) throws IOException {
        var out = new ByteArrayOutputStream();
        Printer.print(List.of(sheets), size, Locale.ENGLISH, out);
        return out.toByteArray();
    }

    private static String text(byte[] pdf) throws IOException {
        try (PDDocument document = Loader.loadPDF(pdf)) {
            return new PDFTextStripper().getText(document);
        }
    }

    private static int pages(byte[] pdf) throws IOException {
        try (PDDocument document = Loader.loadPDF(pdf)) {
            return document.getNumberOfPages();
        }
    }

    private static List<Scoresheet.Entry> entries(int number) {
        return IntStream.rangeClosed(1, number)
                .mapToObj(ply -> new Scoresheet.Entry("Nf" + ply, ""))
                .toList();
    }

    @Test
    void what_is_on_the_sheet_is_on_the_paper() throws IOException {
        var entries = new ArrayList<>(entries(2));
        entries.add(new Scoresheet.Entry("Крd1 ♘f3 (=)", "1:29:55"));
        String text = text(printed(PaperSize.A4, sheet("Łucja Ñandú-Čapek", entries)));
        assertThat(text)
                .contains("Scoresheet", "Łucja Ñandú-Čapek", "Nf1", "Nf2", "Крd1 ♘f3 (=)", "1:29:55")
                .contains("Signature of White", "Ana", "1-0", "60");
    }

    @Test
    void a_blank_sheet_is_one_page_of_its_size() throws IOException {
        for (PaperSize size : PaperSize.values()) {
            try (PDDocument document = Loader.loadPDF(printed(size, sheet("", List.of())))) {
                var box = document.getPage(0).getMediaBox();
                assertThat(document.getNumberOfPages()).isOne();
                assertThat(Math.round(box.getWidth() * 25.4 / 72)).isEqualTo(size.width());
                assertThat(Math.round(box.getHeight() * 25.4 / 72)).isEqualTo(size.height());
                assertThat(document.getDocumentCatalog().getLanguage()).isEqualTo("en");
            }
        }
    }

    @Test
    void the_sixty_first_move_begins_another_page() throws IOException {
        assertThat(pages(printed(PaperSize.A5, sheet("Ana", entries(120))))).isOne();
        byte[] longer = printed(PaperSize.A5, sheet("Ana", entries(121)), sheet("Bea", List.of()));
        assertThat(pages(longer)).isEqualTo(3);
        assertThat(text(longer)).contains("1 / 2", "2 / 2", "Nf121", "Bea");
    }

    @Test
    void letters_that_there_are_none_for_become_boxes_and_long_names_are_cut() throws IOException {
        String text = text(printed(PaperSize.A4, sheet("象棋 \n" + "W".repeat(300), List.of())));
        assertThat(text).contains("□□ □").contains("W…");
    }

    @Test
    void a_sheet_has_three_lines_at_its_foot() {
        assertThatThrownBy(() -> new Scoresheet("", List.of(), "", "", List.of(), List.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("3 in the foot");
    }
}
