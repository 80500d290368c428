package org.jadoube.cli;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/// One run of the command, with all that it said.
record Session(int status, String out, String err) {
    static Session of(String... args) {
        return in(Locale.ENGLISH, "", args);
    }

    static Session fed(String input, String... args) {
        return in(Locale.ENGLISH, input, args);
    }

    static Session in(Locale locale, String input, String... args) {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
        try {
            StringWriter out = new StringWriter();
            StringWriter err = new StringWriter();
            PrintWriter printed = new PrintWriter(out);
            int status = Jadoube.run(locale, printed, new PrintWriter(err, true), args);
            printed.flush();
            return new Session(status, out.toString(), err.toString());
        } finally {
            System.setIn(before);
        }
    }

    List<String> lines() {
        return out.lines().toList();
    }
}
