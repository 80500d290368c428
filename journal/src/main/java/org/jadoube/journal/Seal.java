package org.jadoube.journal;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// A link of the chain that ties a game's events together: the SHA-256 of the seal before it, the event's number and
/// its text. A changed, lost or moved event breaks the chain. It guards against damage and careless editing; whoever
/// can write the file can also write a new chain.
record Seal(String hex) {
    /// What the first event of a game is chained to.
    static Seal root(GameId game) {
        return of(sha256().digest(("jadoube " + game.text()).getBytes(StandardCharsets.UTF_8)));
    }

    static Seal of(byte[] bytes) {
        return new Seal(HexFormat.of().formatHex(bytes));
    }

    /// The seal of the event that follows.
    Seal next(int number, String body) {
        MessageDigest digest = sha256();
        digest.update(bytes());
        digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(number).array());
        return of(digest.digest(body.getBytes(StandardCharsets.UTF_8)));
    }

    byte[] bytes() {
        return HexFormat.of().parseHex(hex);
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new AssertionError("every Java platform has SHA-256", impossible);
        }
    }
}
