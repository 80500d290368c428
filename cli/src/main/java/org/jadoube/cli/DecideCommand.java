package org.jadoube.cli;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jadoube.cli.Proceedings.Showing;
import org.jadoube.mating.report.Language;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `jadoube decide`: tells an outside program, act by act, what the Laws make of a game.
@Command(name = "decide", mixinStandardHelpOptions = true)
final class DecideCommand implements Callable<Integer>, Speaking {
    private final Wording wording;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private RegulationsOptions options = new RegulationsOptions();

    @Option(names = "--table", descriptionKey = "table")
    private boolean table;

    @Option(names = "--reasons", descriptionKey = "reasons")
    private boolean reasons;

    @Option(names = "--now", descriptionKey = "now")
    private boolean now;

    DecideCommand(Wording wording) {
        this.wording = wording;
    }

    @Override
    public Integer call() throws IOException {
        Proceedings proceedings = new Proceedings(
                options.regulations(wording),
                table ? Showing.VERDICT_AND_TABLE : Showing.VERDICT,
                now ? Optional.of(RunningClock.started()) : Optional.empty(),
                reasons ? Optional.of(Language.in(wording.locale())) : Optional.empty());
        return Lines.answer(System.in, spec.commandLine().getOut(), proceedings::answer);
    }
}
