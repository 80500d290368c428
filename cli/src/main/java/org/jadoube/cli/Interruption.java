package org.jadoube.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/// Ctrl-C as a question: work that takes long asks now and then whether it is to end, and has time to say what it has
/// done so far before the process goes.
final class Interruption implements BooleanSupplier, AutoCloseable {
    private static final long PATIENCE_SECONDS = 60;

    private final CountDownLatch said = new CountDownLatch(1);
    private final Thread hook = new Thread(this::interrupted, "interruption");
    private volatile boolean asked;

    private Interruption() {}

    static Interruption watched() {
        Interruption interruption = new Interruption();
        Runtime.getRuntime().addShutdownHook(interruption.hook);
        return interruption;
    }

    private void interrupted() {
        asked = true;
        try {
            said.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException impatient) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public boolean getAsBoolean() {
        return asked;
    }

    /// All is said and written.
    @Override
    public void close() {
        said.countDown();
        if (!asked) {
            try {
                Runtime.getRuntime().removeShutdownHook(hook);
            } catch (IllegalStateException goingDown) {
                asked = true;
            }
        }
    }
}
