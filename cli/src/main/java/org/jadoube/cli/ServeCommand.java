package org.jadoube.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jadoube.server.Hall;
import org.jadoube.server.HallProblem;
import org.jadoube.server.HallSettings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `jadoube serve`: opens the playing hall and keeps it open until the process is told to end.
@Command(name = "serve", mixinStandardHelpOptions = true)
final class ServeCommand implements Callable<Integer>, Speaking {
    private final Wording wording;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--port", paramLabel = "PORT", defaultValue = "8064", descriptionKey = "port")
    private int port;

    @Option(names = "--host", paramLabel = "ADDRESS", defaultValue = "localhost", descriptionKey = "host")
    private String host = "localhost";

    @Option(names = "--data", paramLabel = "FOLDER", defaultValue = "jadoube-data", descriptionKey = "data")
    private Path data = Path.of("jadoube-data");

    ServeCommand(Wording wording) {
        this.wording = wording;
    }

    @Override
    public Integer call() throws InterruptedException {
        if (port < 0 || port > 65_535) {
            throw new Complaint(ExitStatus.BAD_INPUT, wording.say("serve.badport", Integer.toString(port)));
        }
        PrintWriter out = spec.commandLine().getOut();
        try (Hall hall = Hall.open(new HallSettings(host, port, data))) {
            out.println(wording.say("serve.open", hall.address()));
            out.println(wording.say("serve.data", data.toAbsolutePath().normalize()));
            out.println(wording.say("serve.stop"));
            out.flush();
            CountDownLatch never = new CountDownLatch(1);
            Runtime.getRuntime().addShutdownHook(new Thread(() -> close(hall)));
            never.await();
        } catch (HallProblem problem) {
            throw new Complaint(ExitStatus.UNAVAILABLE, Objects.toString(problem.getMessage()));
        }
        return ExitStatus.OK;
    }

    private void close(Hall hall) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(wording.say("serve.closing"));
        out.flush();
        hall.close();
    }
}
