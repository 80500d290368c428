package org.jadoube.journal;

import java.util.Base64;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;

/// Names and secrets that are drawn at random and stand in a URL as they are.
final class DrawnName {
    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{1,32}");

    private DrawnName() {}

    /// Draws a text of so many random bytes.
    static String draw(RandomGenerator source, int bytes) {
        byte[] bits = new byte[bytes];
        source.nextBytes(bits);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bits);
    }

    /// Whether a text can name something in a journal: 1 to 32 characters of `A-Z a-z 0-9 - _`.
    static boolean isName(String text) {
        return FORM.matcher(text).matches();
    }
}
