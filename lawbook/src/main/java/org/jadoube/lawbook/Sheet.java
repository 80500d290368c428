package org.jadoube.lawbook;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A table of the lawbook: tab-separated, `#` before a remark, a heading, then the rows. Reading it is strict and says
/// the line: whatever is wrong with it is a bug of the index.
record Sheet(String name, List<Row> rows) {
    private static final String NOTHING = "-";
    private static final String BETWEEN = " | ";

    Sheet {
        rows = List.copyOf(rows);
    }

    /// A row with the number of its line.
    record Row(String sheet, int line, List<String> cells) {
        Row {
            cells = List.copyOf(cells);
        }

        String text(int column) {
            return cells.get(column);
        }

        Bilingual both(int english, int spanish) {
            return new Bilingual(text(english), text(spanish));
        }

        /// English and Spanish in one cell, or nothing.
        Optional<Bilingual> maybeBoth(int column) {
            String text = text(column);
            if (text.equals(NOTHING)) {
                return Optional.empty();
            }
            int at = text.indexOf(BETWEEN);
            if (at < 0) {
                throw fault("English%sSpanish was expected, not \"%s\"".formatted(BETWEEN, text));
            }
            return Optional.of(new Bilingual(text.substring(0, at), text.substring(at + BETWEEN.length())));
        }

        <E extends Enum<E>> E choice(int column, Class<E> type) {
            for (E constant : type.getEnumConstants()) {
                if (constant.name().toLowerCase(Locale.ROOT).equals(text(column))) {
                    return constant;
                }
            }
            throw fault("one of %s was expected, not \"%s\"".formatted(List.of(type.getEnumConstants()), text(column)));
        }

        IllegalStateException fault(String what) {
            return new IllegalStateException("%s, line %d: %s".formatted(sheet, line, what));
        }
    }

    static Sheet load(String resource, List<String> heading) {
        try (InputStream in = Sheet.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("the lawbook lacks its " + resource);
            }
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return read(resource, heading, text.lines().toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Sheet read(String name, List<String> heading, List<String> lines) {
        List<Row> rows = new ArrayList<>();
        boolean headed = false;
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            Row row = new Row(name, i + 1, List.of(line.split("\t", -1)));
            if (!headed) {
                headed = true;
                if (!row.cells().equals(heading)) {
                    throw row.fault("the heading %s was expected, not %s".formatted(heading, row.cells()));
                }
                continue;
            }
            if (row.cells().size() != heading.size() || row.cells().stream().anyMatch(String::isBlank)) {
                throw row.fault("%d filled cells were expected: %s".formatted(heading.size(), line));
            }
            rows.add(row);
        }
        return new Sheet(name, rows);
    }
}
