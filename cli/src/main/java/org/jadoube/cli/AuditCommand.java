package org.jadoube.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jadoube.audit.Audit;
import org.jadoube.audit.AuditedGame;
import org.jadoube.audit.LawsOfTheDay;
import org.jadoube.laws.edition.Edition;
import org.jadoube.pgn.PgnTags;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `jadoube audit`: looks at all games of files by the Laws and tells what in them is wrong, doubtful or worth knowing.
@Command(name = "audit", mixinStandardHelpOptions = true)
final class AuditCommand implements Callable<Integer>, Speaking {
    private static final String BY_DATE = "by-date";
    private static final int MOST_JOBS = 256;

    private final Wording wording;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "files")
    private List<String> files = List.of();

    @Option(names = "--edition", paramLabel = "YEAR", descriptionKey = "edition")
    private String edition = Edition.latest().name();

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    @Option(names = "--csv", descriptionKey = "csv")
    private boolean csv;

    @Option(names = "--jobs", paramLabel = "N", descriptionKey = "jobs")
    private int jobs = Runtime.getRuntime().availableProcessors();

    AuditCommand(Wording wording) {
        this.wording = wording;
    }

    @Override
    public Integer call() {
        if (json && csv) {
            throw new Complaint(ExitStatus.BAD_INPUT, wording.say("audit.either"));
        }
        if (jobs < 1 || jobs > MOST_JOBS) {
            throw new Complaint(ExitStatus.BAD_INPUT, wording.say("audit.jobs", jobs, MOST_JOBS));
        }
        Function<PgnTags, Edition> laws = laws();
        try (Interruption interruption = Interruption.watched();
                AuditRun run = new AuditRun(jobs, laws, Audit.USUAL, interruption)) {
            return new Reporting(interruption).of(run);
        }
    }

    private Function<PgnTags, Edition> laws() {
        if (edition.equals(BY_DATE)) {
            return new LawsOfTheDay();
        }
        Edition named = NamedEdition.of(edition, wording, BY_DATE);
        return _ -> named;
    }

    /// One run of the command, and what is said of it.
    private final class Reporting implements AuditRun.Taker {
        private final PrintWriter out = spec.commandLine().getOut();
        private final PrintWriter err = spec.commandLine().getErr();
        private final FindingWords words = new FindingWords(wording);
        private final AuditRows rows =
                json ? AuditRows.json(out, words) : csv ? AuditRows.csv(out, words) : AuditRows.none();
        private final AuditSummary summary = new AuditSummary(wording);
        private final Progress progress = Progress.on(err, wording);
        private final FileSizes sizes = FileSizes.of(files);
        private final Interruption interruption;

        Reporting(Interruption interruption) {
            this.interruption = interruption;
        }

        int of(AuditRun run) {
            int unread = 0;
            for (String file : files) {
                if (!interruption.getAsBoolean()) {
                    unread += audited(run, file) ? 0 : 1;
                    sizes.finished(file);
                }
            }
            progress.done();
            boolean forPeople = !json && !csv;
            PrintWriter told = forPeople ? out : err;
            if (interruption.getAsBoolean()) {
                told.println(wording.say("audit.interrupted"));
            }
            out.flush();
            Edition numbers = Edition.named(edition).orElseGet(Edition::latest);
            summary.print(told, edition.equals(BY_DATE) ? wording.say("audit.bydate") : edition, numbers);
            if (forPeople) {
                summary.printCases(out);
            }
            return interruption.getAsBoolean()
                    ? ExitStatus.INTERRUPTED
                    : unread > 0
                            ? ExitStatus.NO_INPUT
                            : summary.isAnythingWrong() ? ExitStatus.DISAGREEMENT : ExitStatus.OK;
        }

        /// Looks at one file; a file that cannot be read is reported and the others go on.
        private boolean audited(AuditRun run, String file) {
            try (GameSource source = GameSource.open(file)) {
                run.of(file, source, this);
                return true;
            } catch (IOException e) {
                progress.done();
                err.println("jadoube: " + wording.unreadable(file, e));
                return false;
            }
        }

        @Override
        public void take(String file, AuditedGame game) {
            summary.take(file, game);
            game.findings().forEach(finding -> rows.add(file, game, finding));
        }

        @Override
        public void done(long games, long plies, GameSource source) {
            summary.done(games, plies);
            progress.at(summary.games(), sizes.share(source));
        }
    }
}
