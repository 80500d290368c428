package org.jadoube.cli;

import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jadoube.board.Colour;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `jadoube mate`: the question that the Laws ask at a fallen flag, an illegal move or a resignation, whether a side
/// can still checkmate, answered with the line or the reason.
@Command(name = "mate", mixinStandardHelpOptions = true)
final class MateCommand implements Callable<Integer>, Speaking {
    private final Wording wording;

    @Option(names = "--for", paramLabel = "white|black", descriptionKey = "for")
    private Optional<String> side = Optional.empty();

    @Mixin
    private MatingOptions options = new MatingOptions();

    MateCommand(Wording wording) {
        this.wording = wording;
    }

    @Override
    public Integer call() throws IOException {
        return options.answer(new MatingQuestion.Mate(side.map(this::colour)), wording);
    }

    private Colour colour(String name) {
        return Arrays.stream(Colour.values())
                .filter(colour -> colour.name().equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> new Complaint(ExitStatus.BAD_INPUT, wording.say("mate.side", name)));
    }
}
