package org.jadoube.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;

/// The process's standard output; it remembers that something could not be written, which printers keep to themselves.
final class StandardOutput extends OutputStream {
    private final OutputStream out = new FileOutputStream(FileDescriptor.out);
    private Optional<IOException> failure = Optional.empty();

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        try {
            out.write(bytes, from, length);
        } catch (IOException e) {
            failure = Optional.of(e);
            throw e;
        }
    }

    /// Why the answer did not reach its reader, if it did not.
    Optional<String> failure() {
        return failure.map(e -> String.valueOf(e.getMessage()));
    }

    /// Whether the reader has gone, as `head` does when it has seen enough.
    boolean isAbandoned() {
        return failure().filter(why -> why.contains("Broken pipe")).isPresent();
    }
}
