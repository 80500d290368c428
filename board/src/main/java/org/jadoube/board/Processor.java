package org.jadoube.board;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The processor this program runs on, as far as the choice of [Sliders] depends on it.
///
/// Told by its name rather than found out by a race: a race is won by whatever the just-in-time compiler
/// happens to compile first, and on a busy machine that was the slower one.
///
/// @param architecture as Java names it
/// @param description what the operating system says about it: on Linux the first paragraph of
///     `/proc/cpuinfo`, on Windows `PROCESSOR_IDENTIFIER`, else nothing
record Processor(String architecture, String description) {
    /// The first family of AMD processors (Zen 3) that compresses bits in one step; earlier ones do it by
    /// microcode.
    private static final int ZEN_3 = 25;

    private static final Pattern FAMILY = Pattern.compile("family\\s*:?\\s*(\\d+)");

    Processor {
        architecture = architecture.toLowerCase(Locale.ROOT);
        description = description.toLowerCase(Locale.ROOT);
    }

    static Processor ofThisMachine() {
        return new Processor(System.getProperty("os.arch", ""), describe());
    }

    /// Whether [Long#compress(long, long)] is one quick instruction here. When nothing is known, an
    /// Intel-like processor is taken to be quick and any other to be slow.
    boolean compressesQuickly() {
        if (!architecture.equals("amd64") && !architecture.equals("x86_64")) {
            return false;
        }
        boolean listed = description.contains("flags");
        return !(listed && !description.contains("bmi2")) && !isEarlyAmd();
    }

    private boolean isEarlyAmd() {
        boolean amd = description.contains("authenticamd") || description.contains("hygongenuine");
        Matcher family = FAMILY.matcher(description);
        return amd && family.find() && Integer.parseInt(family.group(1)) < ZEN_3;
    }

    private static String describe() {
        Path file = Path.of("/proc/cpuinfo");
        if (!Files.isReadable(file)) {
            return System.getenv().getOrDefault("PROCESSOR_IDENTIFIER", "");
        }
        try {
            String text = Files.readString(file, StandardCharsets.ISO_8859_1);
            int end = text.indexOf("\n\n");
            return end < 0 ? text : text.substring(0, end);
        } catch (IOException unreadable) {
            return "";
        }
    }
}
