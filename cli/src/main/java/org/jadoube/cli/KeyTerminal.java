package org.jadoube.cli;

import java.io.File;
import java.io.IOException;
import java.util.concurrent.TimeUnit;

/// A terminal that hands over each key when it is pressed, until it is closed. Only where there is one, and a program
/// `stty` to set it so.
final class KeyTerminal implements AutoCloseable {
    private static final File DEVICE = new File("/dev/tty");
    private static final long PATIENCE_SECONDS = 5;

    private final Thread restore = new Thread(KeyTerminal::lines, "terminal");
    private final boolean active;

    private KeyTerminal(boolean active) {
        this.active = active;
        if (active) {
            Runtime.getRuntime().addShutdownHook(restore);
        }
    }

    static KeyTerminal open() {
        var console = System.console();
        boolean there = console != null && console.isTerminal();
        return new KeyTerminal(there && set("-icanon", "-echo"));
    }

    private static void lines() {
        set("icanon", "echo");
    }

    private static boolean set(String... modes) {
        try {
            String[] call = new String[modes.length + 1];
            call[0] = "stty";
            System.arraycopy(modes, 0, call, 1, modes.length);
            Process stty = new ProcessBuilder(call)
                    .redirectInput(DEVICE)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return stty.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS) && stty.exitValue() == 0;
        } catch (IOException noTerminal) {
            return false;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /// Whether keys come one by one; lines otherwise.
    boolean isActive() {
        return active;
    }

    @Override
    public void close() {
        if (active) {
            lines();
            try {
                Runtime.getRuntime().removeShutdownHook(restore);
            } catch (IllegalStateException goingDown) {
                // The hook runs already.
            }
        }
    }
}
