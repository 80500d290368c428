package org.jadoube.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jadoube.board.Move;
import org.jadoube.board.Position;
import org.jadoube.laws.edition.Edition;
import org.jadoube.notation.Reading;
import org.jadoube.notation.San;
import org.jadoube.pgn.PgnEntry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `jadoube claim`: whether a claim of a draw in a recorded game is correct, the question that an arbiter decides at
/// the
/// board.
@Command(name = "claim", mixinStandardHelpOptions = true)
final class ClaimCommand implements Callable<Integer>, Speaking {
    private final Wording wording;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private GameChoice choice = new GameChoice();

    @Option(names = "--at", paramLabel = "TURN", descriptionKey = "at")
    private Optional<String> at = Optional.empty();

    @Option(names = "--move", paramLabel = "MOVE", descriptionKey = "move")
    private Optional<String> move = Optional.empty();

    @Option(names = "--edition", paramLabel = "YEAR", descriptionKey = "edition")
    private String edition = Edition.latest().name();

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    ClaimCommand(Wording wording) {
        this.wording = wording;
    }

    @Override
    public Integer call() {
        Edition laws = NamedEdition.of(edition, wording);
        PgnEntry entry = choice.read(wording);
        entry.stoppedBy().ifPresent(problem -> spec.commandLine().getErr().println("jadoube: " + problem.message()));
        List<Position> positions = entry.game().positions();
        int ply = at.map(text -> turn(text, positions)).orElse(positions.size() - 1);
        Optional<Move> written = move.map(text -> written(text, positions.get(ply)));
        ClaimReport report = new ClaimReport(DrawClaim.of(entry, laws, ply, written), wording);
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(report.object());
        } else {
            report.print(out);
        }
        return report.status();
    }

    private int turn(String text, List<Position> positions) {
        return TurnText.parse(text)
                .map(turn -> turn.in(positions)
                        .orElseThrow(() -> new Complaint(
                                ExitStatus.BAD_INPUT, wording.say("claim.noturn", text, positions.size() - 1))))
                .orElseThrow(() -> new Complaint(ExitStatus.BAD_INPUT, wording.say("claim.badturn", text)));
    }

    private Move written(String text, Position position) {
        return switch (San.ENGLISH.read(text, position)) {
            case Reading.Read<Move>(Move read, var _) -> read;
            case Reading.Unread<Move>(var problem) -> throw new Complaint(ExitStatus.BAD_INPUT, problem.message());
        };
    }
}
