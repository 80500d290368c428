package org.jadoube.cli;

import java.io.BufferedOutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// The command `jadoube`.
@Command(
        name = "jadoube",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        subcommands = {
            ServeCommand.class,
            ClockCommand.class,
            PerftCommand.class,
            MovesCommand.class,
            MateCommand.class,
            DeadCommand.class,
            ReplayCommand.class,
            AuditCommand.class,
            ClaimCommand.class,
            PlayCommand.class,
            ConvertCommand.class,
            LawsCommand.class,
            DecideCommand.class,
            CommandLine.HelpCommand.class
        })
public final class Jadoube implements Runnable {
    @Spec
    private CommandSpec spec;

    Jadoube() {
        spec = CommandSpec.create();
    }

    /// Runs one command and ends the process with its status.
    public static void main(String[] args) {
        StandardOutput standard = new StandardOutput();
        PrintWriter out = new PrintWriter(new BufferedOutputStream(standard), false, StandardCharsets.UTF_8);
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        Locale locale = Wording.locale(System.getenv(), Locale.getDefault());
        int status = run(locale, out, err, args);
        out.flush();
        if (standard.failure().isPresent()) {
            status = ExitStatus.UNWRITTEN;
            if (!standard.isAbandoned()) {
                err.println(Wording.in(locale)
                        .say("trouble.unwritten", standard.failure().get()));
            }
        }
        System.exit(status);
    }

    /// Runs one command.
    ///
    /// @return its exit status
    static int run(Locale locale, PrintWriter out, PrintWriter err, String... args) {
        Wording wording = Wording.in(locale);
        CommandLine line = new CommandLine(new Jadoube(), new Parts(wording));
        line.setResourceBundle(wording.bundle());
        line.setOut(out);
        line.setErr(err);
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setUsageHelpAutoWidth(true);
        line.setParameterExceptionHandler((exception, given) -> unusableCall(exception, wording));
        line.setExecutionExceptionHandler((exception, command, result) -> trouble(exception, command, wording));
        return line.execute(args);
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    private static int unusableCall(ParameterException exception, Wording wording) {
        new UnusableCall(exception, wording).print(exception.getCommandLine().getErr());
        return ExitStatus.BAD_INPUT;
    }

    private static int trouble(Exception exception, CommandLine command, Wording wording) {
        command.getOut().flush();
        if (exception instanceof Complaint complaint) {
            command.getErr().println("jadoube: " + complaint.getMessage());
            return complaint.status();
        }
        command.getErr().println(wording.say("trouble.bug", exception));
        if (System.getenv("JADOUBE_DEBUG") != null) {
            exception.printStackTrace(command.getErr());
        }
        return ExitStatus.BUG;
    }

    /// Gives each subcommand the wording it speaks with.
    private record Parts(Wording wording) implements CommandLine.IFactory {
        @Override
        public <K> K create(Class<K> type) throws Exception {
            if (Speaking.class.isAssignableFrom(type)) {
                var constructor = type.getDeclaredConstructor(Wording.class);
                return constructor.newInstance(wording);
            }
            return CommandLine.defaultFactory().create(type);
        }
    }
}
