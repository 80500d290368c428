package org.jadoube.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// `jadoube dead`: whether a position ends the game as dead, because neither side can checkmate any more; the same
/// question as [MateCommand]'s, asked about both.
@Command(name = "dead", mixinStandardHelpOptions = true)
final class DeadCommand implements Callable<Integer>, Speaking {
    private final Wording wording;

    @Mixin
    private MatingOptions options = new MatingOptions();

    DeadCommand(Wording wording) {
        this.wording = wording;
    }

    @Override
    public Integer call() throws IOException {
        return options.answer(new MatingQuestion.Dead(), wording);
    }
}
