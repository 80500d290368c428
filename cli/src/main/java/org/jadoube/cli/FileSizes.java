package org.jadoube.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// How large the files are that there are to read, so that it can be told how much is done.
final class FileSizes {
    private final Map<String, Long> sizes = new HashMap<>();
    private final long total;
    private long finished;

    private FileSizes(List<String> files) {
        files.forEach(file -> sizes.put(file, size(file)));
        boolean known = sizes.values().stream().noneMatch(size -> size < 0);
        total = known ? sizes.values().stream().mapToLong(Long::longValue).sum() : 0;
    }

    static FileSizes of(List<String> files) {
        return new FileSizes(files);
    }

    /// The size of a file; below zero where nobody can tell, nothing where there is none to read.
    private static long size(String file) {
        if (file.equals(GameSource.STANDARD_INPUT)) {
            return -1;
        }
        try {
            Path path = Path.of(file);
            return Files.isRegularFile(path) ? Files.size(path) : Files.exists(path) ? -1 : 0;
        } catch (IOException unreadable) {
            return 0;
        }
    }

    void finished(String file) {
        finished += Math.max(0, sizes.getOrDefault(file, 0L));
    }

    /// How much of all is read, from 0 to 1; 0 where nobody knows.
    double share(GameSource source) {
        return total == 0 ? 0 : Math.min(1, (finished + source.read()) / (double) total);
    }
}
