package org.jadoube.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jadoube.laws.edition.Edition;
import org.jadoube.pgn.PgnEntry;
import org.jadoube.pgn.PgnReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `jadoube replay`: plays the games of PGN files through the Laws and reports where the two disagree.
@Command(name = "replay", mixinStandardHelpOptions = true)
final class ReplayCommand implements Callable<Integer>, Speaking {

    private final Wording wording;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "files")
    private List<String> files = List.of();

    @Option(names = "--edition", paramLabel = "YEAR", defaultValue = "2023", descriptionKey = "edition")
    private String edition = "2023";

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    @Option(names = "--quiet", descriptionKey = "quiet")
    private boolean quiet;

    ReplayCommand(Wording wording) {
        this.wording = wording;
    }

    @Override
    public Integer call() {
        Edition laws = NamedEdition.of(edition, wording);
        PrintWriter out = spec.commandLine().getOut();
        ReplayReport report = json
                ? ReplayReport.json(out)
                : ReplayReport.text(out, wording, quiet ? ReplayReport.Detail.DISAGREEMENTS : ReplayReport.Detail.ALL);
        Tally tally = new Tally();
        Progress progress = Progress.on(spec.commandLine().getErr(), wording);
        int status = ExitStatus.OK;
        for (String file : files) {
            if (!replay(file, laws, report, tally, progress)) {
                status = ExitStatus.NO_INPUT;
            }
        }
        progress.done();
        out.flush();
        spec.commandLine().getErr().println(tally.summary(wording));
        return status != ExitStatus.OK ? status : tally.disagreements == 0 ? ExitStatus.OK : ExitStatus.DISAGREEMENT;
    }

    /// Replays one file; a file that cannot be read is reported and the others go on.
    private boolean replay(String file, Edition laws, ReplayReport report, Tally tally, Progress progress) {
        try (GameSource source = GameSource.open(file);
                PgnReader reader = new PgnReader(source.games())) {
            for (Optional<PgnEntry> entry = reader.next(); entry.isPresent(); entry = reader.next()) {
                ReplayedGame game = ReplayedGame.of(file, entry.get(), laws);
                tally.count(game);
                report.add(game);
                progress.at(tally.games);
            }
            return true;
        } catch (IOException e) {
            spec.commandLine().getErr().println("jadoube: " + wording.unreadable(file, e));
            return false;
        }
    }

    /// What has been replayed so far.
    private static final class Tally {
        private final long begun = System.nanoTime();
        private long games;
        private long moves;
        private long disagreements;

        void count(ReplayedGame game) {
            games++;
            moves += game.made();
            disagreements += game.disagreements().size();
        }

        String summary(Wording wording) {
            double seconds = Math.max((System.nanoTime() - begun) / 1e9, 1e-6);
            return wording.say(
                    "replay.summary",
                    games,
                    moves,
                    disagreements,
                    String.format(Locale.ROOT, "%.2f", seconds),
                    Math.round(games / seconds));
        }
    }
}
