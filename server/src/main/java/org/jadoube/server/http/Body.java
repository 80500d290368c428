package org.jadoube.server.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;

/// What an answer holds: as it is and, where that is less, packed with gzip. It is packed once, when somebody first
/// asks for it so.
final class Body {
    /// A body that no answer packs: it is empty, packed already, or tells a secret beside what somebody else may have
    /// chosen, so that its packed length would tell of the secret.
    static Body plain(byte[] content) {
        return new Body(content.clone(), Optional.of(Optional.empty()));
    }

    /// A text that may be packed.
    static Body text(byte[] content) {
        return new Body(content.clone(), content.length < LEAST ? Optional.of(Optional.empty()) : Optional.empty());
    }

    /// A shorter text fits into one packet of the network anyway.
    private static final int LEAST = 600;

    private final byte[] content;

    /// What packing came to; empty while nobody has asked.
    private Optional<Optional<byte[]>> packed;

    private Body(byte[] content, Optional<Optional<byte[]>> packed) {
        this.content = content;
        this.packed = packed;
    }

    byte[] content() {
        return content;
    }

    /// Whether it goes packed to those who unpack it.
    boolean isPackable() {
        return packed().isPresent();
    }

    synchronized Optional<byte[]> packed() {
        if (packed.isEmpty()) {
            packed = Optional.of(Optional.of(gzip(content)).filter(less -> less.length < content.length));
        }
        return packed.get();
    }

    private static byte[] gzip(byte[] content) {
        var packed = new ByteArrayOutputStream(content.length / 2);
        try (var gzip = new GZIPOutputStream(packed)) {
            gzip.write(content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return packed.toByteArray();
    }
}
