package org.jadoube.journal;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/// The SHA-256 of a [SeatToken]: enough to recognise the token, not enough to sit down with.
///
/// @param hex 64 small hexadecimal digits
public record TokenHash(String hex) {
    public TokenHash {
        if (!hex.matches("[0-9a-f]{64}")) {
            throw new IllegalArgumentException("no SHA-256: " + hex);
        }
    }

    static TokenHash of(SeatToken token) {
        byte[] hash = Seal.sha256().digest(token.secret().getBytes(StandardCharsets.UTF_8));
        return new TokenHash(HexFormat.of().formatHex(hash));
    }

    byte[] bytes() {
        return HexFormat.of().parseHex(hex);
    }
}
