package org.jadoube.server.desk;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import org.jadoube.server.http.Answer;
import org.jadoube.server.http.Request;

/// Texts that are asked for again and again: whoever has the same one already is told so and sent nothing.
final class Pages {
    private Pages() {}

    /// A text that may have changed a moment later.
    static Answer text(Request request, String type, byte[] content) {
        String tag = '"' + digest(content) + '"';
        Answer answer = isKnown(request.ifNoneMatch(), tag) ? Answer.empty(304) : Answer.of(200, type, content);
        return answer.with("ETag", tag).with("Cache-Control", "no-cache");
    }

    /// Whether an entity tag is among those that somebody has.
    static boolean isKnown(Optional<String> known, String tag) {
        for (String one : known.orElse("").split(",", -1)) {
            String bare = one.strip().replaceFirst("^W/", "");
            if (bare.equals(tag) || bare.equals("*")) {
                return true;
            }
        }
        return false;
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
