package org.jadoube.server;

import java.net.URI;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;

/// A hall in a process of its own, so that a test can kill it.
final class ChildHall implements AutoCloseable {
    private final Process process;
    private final URI address;

    private ChildHall(Process process, URI address) {
        this.process = process;
        this.address = address;
    }

    static ChildHall in(Path data) throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        ChildHall.class.getName(),
                        data.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String line = process.inputReader().readLine();
        if (line == null) {
            throw new AssertionError("the child has not opened a hall");
        }
        return new ChildHall(process, URI.create(line));
    }

    URI address() {
        return address;
    }

    /// Kills the process as `kill -9` does.
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }

    public static void main(String[] args) throws InterruptedException {
        Hall hall = Hall.open(new HallSettings("127.0.0.1", 0, Path.of(args[0])));
        System.out.println(hall.address());
        new CountDownLatch(1).await();
    }
}
