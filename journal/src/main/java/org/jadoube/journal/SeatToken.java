package org.jadoube.journal;

import java.security.SecureRandom;
import java.util.Base64;

/// The secret that opens a seat: whoever shows it sits there. It is never stored and never printed; only its
/// [#hash()] is.
public record SeatToken(String secret) {
    /// Draws a secret of 192 bits, safe in a URL.
    public static SeatToken draw(SecureRandom source) {
        byte[] bits = new byte[24];
        source.nextBytes(bits);
        return new SeatToken(Base64.getUrlEncoder().withoutPadding().encodeToString(bits));
    }

    public TokenHash hash() {
        return TokenHash.of(this);
    }

    @Override
    public String toString() {
        return "SeatToken[hidden]";
    }
}
