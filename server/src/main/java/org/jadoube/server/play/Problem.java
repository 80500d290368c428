package org.jadoube.server.play;

/// What is wrong with an input: where, what was found there, what was expected, what to do.
public record Problem(String where, String found, String expected, String remedy) {
    private static final int SHOWN = 60;

    /// A problem that quotes what was found, shortened, with whatever cannot be printed made visible.
    public static Problem quoting(String where, String found, String expected, String remedy) {
        return new Problem(where, quoted(found), expected, remedy);
    }

    private static String quoted(String text) {
        var out = new StringBuilder();
        text.codePoints().limit(SHOWN).forEach(point -> {
            if (!isHidden(point)) {
                out.appendCodePoint(point);
            } else {
                out.append(String.format("\\u%04x", point));
            }
        });
        return text.codePointCount(0, text.length()) > SHOWN ? out.append("...").toString() : out.toString();
    }

    /// Whether a character cannot be seen or disturbs what stands around it: controls, direction marks, line
    /// separators, halves of surrogate pairs. None of these belongs in a name.
    public static boolean isHidden(int point) {
        return switch (Character.getType(point)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED -> true;
            default -> false;
        };
    }

    @Override
    public String toString() {
        return "%s: found %s, expected %s; %s".formatted(where, found.isEmpty() ? "nothing" : found, expected, remedy);
    }
}
