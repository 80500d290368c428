package org.jadoube.cli;

import java.io.PrintWriter;
import java.net.URI;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jadoube.server.HallProblem;
import org.jadoube.server.LoneClock;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `jadoube clock`: serves the page that turns a phone or tablet into a chess clock, until the process is told to end.
@Command(name = "clock", mixinStandardHelpOptions = true)
final class ClockCommand implements Callable<Integer>, Speaking {
    private final Wording wording;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--port", paramLabel = "PORT", defaultValue = "8065", descriptionKey = "port")
    private int port;

    @Option(names = "--host", paramLabel = "ADDRESS", defaultValue = "0.0.0.0", descriptionKey = "host")
    private String host = "0.0.0.0";

    ClockCommand(Wording wording) {
        this.wording = wording;
    }

    @Override
    public Integer call() throws InterruptedException {
        if (port < 0 || port > 65_535) {
            throw new Complaint(ExitStatus.BAD_INPUT, wording.say("serve.badport", Integer.toString(port)));
        }
        try (LoneClock clock = LoneClock.open(host, port)) {
            tell(clock);
            Runtime.getRuntime().addShutdownHook(new Thread(clock::close));
            new CountDownLatch(1).await();
        } catch (HallProblem problem) {
            throw new Complaint(ExitStatus.UNAVAILABLE, Objects.toString(problem.getMessage()));
        }
        return ExitStatus.OK;
    }

    private void tell(LoneClock clock) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(wording.say("clock.open", clock.address()));
        List<URI> others = clock.addressesInTheNetwork();
        if (!others.isEmpty()) {
            out.println(wording.say("clock.phone"));
            others.forEach(address -> out.println("  " + address));
            out.println(wording.say("clock.secure"));
        }
        out.println(wording.say("clock.stop"));
        out.flush();
    }
}
