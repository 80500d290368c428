package org.jadoube.journal;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.Set;
import org.jadoube.journal.JournalProblem.Reason;

/// Holds a data folder for one hall alone, by a lock of the operating system on the file `jadoube.lock`: it goes
/// with the process, however that ends.
final class FolderLock implements AutoCloseable {
    /// Folders held by this process. Closing a second channel on a file would let go of the first one's lock, so
    /// a folder that is held here must not be tried again.
    private static final Set<Path> HELD = new HashSet<>();

    private final Path folder;
    private final FileChannel channel;

    private FolderLock(Path folder, FileChannel channel) {
        this.folder = folder;
        this.channel = channel;
    }

    static FolderLock on(Path folder) throws IOException {
        Path real = folder.toRealPath();
        synchronized (HELD) {
            if (HELD.contains(real)) {
                throw inUse(folder, "this very process");
            }
            FolderLock lock = new FolderLock(real, lock(real));
            HELD.add(real);
            return lock;
        }
    }

    private static FileChannel lock(Path folder) throws IOException {
        Path file = folder.resolve("jadoube.lock");
        FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        try {
            if (channel.tryLock() == null) {
                String owner = Files.readString(file, StandardCharsets.UTF_8).strip();
                throw inUse(folder, owner.isEmpty() ? "another process" : "process " + owner);
            }
            byte[] owner = (ProcessHandle.current().pid() + "\n").getBytes(StandardCharsets.UTF_8);
            channel.truncate(0).write(ByteBuffer.wrap(owner), 0);
            return channel;
        } catch (IOException | RuntimeException failed) {
            channel.close();
            throw failed;
        }
    }

    private static JournalProblem inUse(Path folder, String owner) {
        return new JournalProblem(
                Reason.IN_USE,
                folder.toString(),
                "the data folder is in use by " + owner,
                "a folder that no other hall has open",
                "Stop the other hall, or give this one a folder of its own.");
    }

    @Override
    public void close() {
        synchronized (HELD) {
            HELD.remove(folder);
            try {
                channel.close();
            } catch (IOException failed) {
                throw new java.io.UncheckedIOException(failed);
            }
        }
    }
}
