package org.jadoube.server.desk;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.jadoube.server.http.Answer;

/// Texts that are asked for again and again: whoever has the same one already is told so and sent nothing.
final class Pages {
    private Pages() {}

    /// A text that may have changed a moment later.
    static Answer text(String type, byte[] content) {
        return Answer.text(type, content).tagged(digest(content));
    }

    static String digest(byte[] content) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(content);
            return HexFormat.of().formatHex(hash, 0, 16);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java has SHA-256", e);
        }
    }
}
