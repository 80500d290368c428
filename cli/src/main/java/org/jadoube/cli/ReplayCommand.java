package org.jadoube.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/// `jadoube replay`: plays the games of PGN files through the Laws.
@Command(name = "replay", mixinStandardHelpOptions = true)
final class ReplayCommand implements Callable<Integer>, Speaking {
    ReplayCommand(Wording wording) {}

    @Override
    public Integer call() {
        return 0;
    }
}
