package org.jadoube.paper;

import java.io.IOException;
import java.util.List;

/// Where everything stands on a page of a scoresheet. Places are in millimetres of A4, from the upper left corner.
///
/// @param pen what draws on the page
record Layout(Pen pen, Scoresheet sheet) {
    /// Moves in a block.
    static final int LINES = 30;

    private static final float LEFT = 15;
    private static final float WIDTH = 180;
    private static final float GUTTER = 6;
    private static final float BLOCK = (WIDTH - GUTTER) / 2;
    private static final float NUMBER = 9;
    private static final float PLACE = (BLOCK - NUMBER) / 2;
    private static final float TABLE = 70;
    private static final float ROW = 6.3f;

    private static final float LARGE = 6;
    private static final float NORMAL = 3.8f;
    private static final float SMALL = 2.6f;

    /// @param first the number of the first move on the page
    /// @param page which page it is of how many; empty when it is the only one
    void draw(int first, String page) throws IOException {
        pen.text(sheet.title(), LEFT, 22, WIDTH - 25, LARGE);
        pen.textToRight(page, LEFT + WIDTH, 22, 25, NORMAL);
        head();
        block(LEFT, first);
        block(LEFT + BLOCK + GUTTER, first + LINES);
        foot();
    }

    private void head() throws IOException {
        for (int i = 0; i < sheet.head().size(); i++) {
            field(sheet.head().get(i), LEFT + i % 2 * (BLOCK + GUTTER), 33 + i / 2 * 10, BLOCK);
        }
    }

    private void foot() throws IOException {
        float signature = 64;
        float result = WIDTH - 2 * (signature + GUTTER);
        List<Scoresheet.Field> fields = sheet.foot();
        field(fields.get(0), LEFT, 282, signature);
        field(fields.get(1), LEFT + signature + GUTTER, 282, result);
        field(fields.get(2), LEFT + signature + result + 2 * GUTTER, 282, signature);
    }

    /// A value on its line, its name below.
    private void field(Scoresheet.Field field, float x, float y, float width) throws IOException {
        pen.text(field.value(), x + 1, y - 1, width - 2, NORMAL);
        pen.line(x, y, x + width, y);
        pen.text(field.name(), x, y + 3, width, SMALL);
    }

    private void block(float x, int first) throws IOException {
        float end = TABLE + (LINES + 1) * ROW;
        for (int line = 0; line <= LINES + 1; line++) {
            pen.line(x, TABLE + line * ROW, x + BLOCK, TABLE + line * ROW);
        }
        for (float across : new float[] {0, NUMBER, NUMBER + PLACE, BLOCK}) {
            pen.line(x + across, TABLE, x + across, end);
        }
        pen.text(sheet.white(), x + NUMBER + 1.5f, TABLE + 4.4f, PLACE - 3, SMALL + 0.6f);
        pen.text(sheet.black(), x + NUMBER + PLACE + 1.5f, TABLE + 4.4f, PLACE - 3, SMALL + 0.6f);
        for (int line = 0; line < LINES; line++) {
            float y = TABLE + (line + 1) * ROW + 4.7f;
            int number = first + line;
            pen.textToRight(Integer.toString(number), x + NUMBER - 1.5f, y, NUMBER - 2, SMALL + 0.6f);
            entry(2 * number - 2, x + NUMBER, y);
            entry(2 * number - 1, x + NUMBER + PLACE, y);
        }
    }

    private void entry(int index, float x, float y) throws IOException {
        if (index < sheet.entries().size()) {
            Scoresheet.Entry entry = sheet.entries().get(index);
            float time = entry.time().isEmpty() ? 0 : 15;
            pen.text(entry.text(), x + 1.5f, y, PLACE - 3 - time, NORMAL);
            pen.textToRight(entry.time(), x + PLACE - 1.5f, y, 14, SMALL);
        }
    }
}
