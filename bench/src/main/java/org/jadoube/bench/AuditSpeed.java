package org.jadoube.bench;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Stream;
import org.jadoube.audit.Audit;
import org.jadoube.laws.edition.Edition;
import org.jadoube.pgn.PgnReader;

/// How many games a second are audited, mating proofs and all: the files of a folder again and again until there are so
/// many bytes, first by one thread, then by as many as there are processors, each reading all of them.
public final class AuditSpeed {
    private static final long MEGABYTE = 1_000_000;

    private AuditSpeed() {}

    /// @param args the folder, the megabytes, and the rounds
    public static void main(String[] args) throws IOException, InterruptedException {
        byte[] files = files(Path.of(args[0]));
        int times = (int) Math.max(1, Long.parseLong(args[1]) * MEGABYTE / files.length);
        for (int round = 0; round < Integer.parseInt(args[2]); round++) {
            run(1, files, times);
            run(Runtime.getRuntime().availableProcessors(), files, times);
        }
    }

    private static byte[] files(Path folder) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        try (Stream<Path> paths = Files.list(folder)) {
            for (Path path : paths.filter(name -> name.toString().endsWith(".pgn"))
                    .sorted()
                    .toList()) {
                all.write(Files.readAllBytes(path));
                all.write('\n');
            }
        }
        return all.toByteArray();
    }

    private static void run(int threads, byte[] files, int times) throws InterruptedException {
        LongAdder games = new LongAdder();
        LongAdder findings = new LongAdder();
        LongAdder cpu = new LongAdder();
        List<Thread> running = new ArrayList<>();
        long begun = System.nanoTime();
        for (int i = 0; i < threads; i++) {
            running.add(Thread.ofPlatform().start(() -> {
                audit(files, times, games, findings);
                cpu.add(ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime());
            }));
        }
        for (Thread thread : running) {
            thread.join();
        }
        double seconds = (System.nanoTime() - begun) / 1e9;
        double megabytes = (double) threads * times * files.length / MEGABYTE;
        System.out.printf(
                Locale.ROOT,
                "%d thread(s): %,d games, %,d findings, %.1f MB in %.1f s: %,.0f games a second, %.1f MB a second; %,.0f games a second of a processor%n",
                threads,
                games.sum(),
                findings.sum(),
                megabytes,
                seconds,
                games.sum() / seconds,
                megabytes / seconds,
                games.sum() / (cpu.sum() / 1e9));
    }

    private static void audit(byte[] files, int times, LongAdder games, LongAdder findings) {
        List<byte[]> copies = Collections.nCopies(times, files);
        for (byte[] copy : copies) {
            InputStream in = new ByteArrayInputStream(copy);
            try (PgnReader reader = new PgnReader(in)) {
                new Audit(_ -> Edition.latest(), Audit.USUAL, game -> {
                            games.increment();
                            findings.add(game.findings().size());
                        })
                        .of(reader);
            } catch (IOException impossible) {
                throw new UncheckedIOException(impossible);
            }
        }
    }
}
