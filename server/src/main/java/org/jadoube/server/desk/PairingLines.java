package org.jadoube.server.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jadoube.server.play.Pairing;
import org.jadoube.server.play.Problem;
import org.jadoube.server.play.Unreadable;

/// Who plays whom, as people paste it: a line a board, two names with a dash, `vs`, a semicolon, a tabulator or a wide
/// space between them; a number before them, such as that of the board, is passed over. Empty lines count for nothing.
final class PairingLines {
    private static final int NAME = 80;
    private static final Pattern NUMBER = Pattern.compile("^\\d{1,4}(?:[.):]\\s*|\\t\\s*|\\s{2,})");
    private static final List<Pattern> BETWEEN = List.of(
            Pattern.compile("\\t+"),
            Pattern.compile("\\s*[;|]\\s*"),
            Pattern.compile("\\s+[-\u2013\u2014]\\s+"),
            Pattern.compile("\\s+(?i:vs?)\\.?\\s+"),
            Pattern.compile("\\s{2,}"));

    private PairingLines() {}

    static List<Pairing> read(List<String> lines) throws Unreadable {
        List<Pairing> pairings = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).isBlank()) {
                pairings.add(pairing(lines.get(i).strip(), "pairings[" + i + "]"));
            }
        }
        return pairings;
    }

    private static Pairing pairing(String line, String where) throws Unreadable {
        String names = NUMBER.matcher(line).replaceFirst("");
        for (Pattern between : BETWEEN) {
            String[] found = between.split(names, -1);
            if (found.length == 2) {
                return new Pairing(name(found[0], where, line), name(found[1], where, line));
            }
        }
        throw unreadable(where, line, "two names with \" - \" between them");
    }

    private static String name(String found, String where, String line) throws Unreadable {
        String name = found.strip();
        boolean fits = !name.isEmpty() && name.codePointCount(0, name.length()) <= NAME;
        if (!fits || name.codePoints().anyMatch(Problem::isHidden)) {
            throw unreadable(where, line, "two names of 1 to " + NAME + " characters that can be seen");
        }
        return name;
    }

    private static Unreadable unreadable(String where, String line, String expected) {
        return new Unreadable(Problem.quoting(where, line, expected, "write one board a line: Name - Name"));
    }
}
