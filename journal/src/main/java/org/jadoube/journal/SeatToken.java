package org.jadoube.journal;

import java.security.SecureRandom;

/// The secret that opens a seat: whoever shows it sits there. It is never stored and never printed; only its
/// [#hash()] is.
public record SeatToken(String secret) {
    /// Draws a secret of 192 bits, safe in a URL.
    public static SeatToken draw(SecureRandom source) {
        return new SeatToken(DrawnName.draw(source, 24));
    }

    public TokenHash hash() {
        return TokenHash.of(this);
    }

    @Override
    public String toString() {
        return "SeatToken[hidden]";
    }
}
