package org.jadoube.mating.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Words beside a drawn board, broken into lines that are as wide as the board at most.
///
/// @param size of the letters
record Caption(List<String> lines, int size, String weight) {
    private static final int HEADING = 14;
    private static final int TEXT = 12;
    /// What a letter of size 1 takes at most on the average, in hundredths.
    private static final int LETTER = 52;

    private static final int EDGE = 18;

    static Caption heading(String text) {
        return new Caption(broken(text, HEADING), HEADING, "bold");
    }

    /// Each paragraph begins a line.
    static Caption text(Stream<String> paragraphs) {
        return new Caption(
                paragraphs
                        .flatMap(paragraph -> broken(paragraph, TEXT).stream())
                        .toList(),
                TEXT,
                "normal");
    }

    private static List<String> broken(String text, int size) {
        int longest = (BoardPlan.WIDTH - 2 * EDGE) * 100 / (size * LETTER);
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ", -1)) {
            if (!line.isEmpty() && line.length() + 1 + word.length() > longest) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    int height() {
        return lines.size() * pitch() + size;
    }

    private int pitch() {
        return size * 4 / 3;
    }

    /// @param top where it begins
    String svg(int top) {
        StringBuilder text = new StringBuilder(
                "<g font-size=\"%d\" font-weight=\"%s\" font-family=\"sans-serif\" fill=\"#3b2a1a\">%n"
                        .formatted(size, weight));
        for (int i = 0; i < lines.size(); i++) {
            text.append("<text x=\"%d\" y=\"%d\">%s</text>%n"
                    .formatted(EDGE, top + size / 2 + i * pitch() + size, escaped(lines.get(i))));
        }
        return text.append("</g>\n").toString();
    }

    /// A text as XML has it.
    static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
