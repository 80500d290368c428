package org.jadoube.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import org.jadoube.journal.form.FormProblem;
import org.jadoube.journal.form.RegulationsCodec;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Regulations;
import picocli.CommandLine.Option;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Under which regulations a game is played: those of a file, what options say instead, and else what is usual.
final class RegulationsOptions {
    private static final int LARGEST = 65_536;

    @Option(names = "--regulations", paramLabel = "FILE", descriptionKey = "regulations")
    private Optional<Path> file = Optional.empty();

    @Option(names = "--edition", paramLabel = "YEAR", descriptionKey = "regulations.edition")
    private Optional<String> edition = Optional.empty();

    @Option(names = "--profile", paramLabel = "WORD", descriptionKey = "regulations.profile")
    private Optional<String> profile = Optional.empty();

    @Option(names = "--time-control", paramLabel = "TAG", descriptionKey = "regulations.timeControl")
    private Optional<String> timeControl = Optional.empty();

    @Option(names = "--start", paramLabel = "WORD", descriptionKey = "regulations.start")
    private Optional<String> start = Optional.empty();

    @Option(names = "--flag-observer", paramLabel = "WORD", descriptionKey = "regulations.flagObserver")
    private Optional<String> flagObserver = Optional.empty();

    @Option(names = "--default-time", paramLabel = "SECONDS", descriptionKey = "regulations.defaultTime")
    private Optional<Integer> defaultTime = Optional.empty();

    @Option(names = "--initial", paramLabel = "FEN", descriptionKey = "regulations.initial")
    private Optional<String> initial = Optional.empty();

    @Option(names = "--tempo", paramLabel = "WORD", descriptionKey = "regulations.tempo")
    private Optional<String> tempo = Optional.empty();

    @Option(names = "--supervision", paramLabel = "WORD", descriptionKey = "regulations.supervision")
    private Optional<String> supervision = Optional.empty();

    @Option(names = "--recorder", paramLabel = "WORD", descriptionKey = "regulations.recorder")
    private Optional<String> recorder = Optional.empty();

    @Option(names = "--quickplay-finish", paramLabel = "WORD", descriptionKey = "regulations.quickplayFinish")
    private Optional<String> quickplayFinish = Optional.empty();

    /// The regulations, or a complaint to the person who wrote them.
    Regulations regulations(Wording wording) {
        try {
            ObjectNode said = file.map(path -> read(path, wording)).orElseGet(JsonNodeFactory.instance::objectNode);
            choose(said);
            if (said.path("rules").isMissingNode()) {
                said.putObject("rules");
            }
            if (said.get("rules") instanceof ObjectNode rules) {
                chooseRules(rules);
            }
            return RegulationsCodec.read(said);
        } catch (FormProblem problem) {
            throw new Complaint(ExitStatus.BAD_INPUT, Objects.toString(problem.getMessage()));
        }
    }

    private void choose(ObjectNode said) {
        edition.or(() -> unsaid(said, "edition", Edition.latest().name())).ifPresent(it -> said.put("edition", it));
        profile.or(() -> unsaid(said, "profile", "over-the-board")).ifPresent(it -> said.put("profile", it));
        timeControl.or(() -> unsaid(said, "timeControl", "5400+30")).ifPresent(it -> said.put("timeControl", it));
        start.ifPresent(it -> said.put("start", it));
        flagObserver.ifPresent(it -> said.put("flagObserver", it));
        defaultTime.ifPresent(seconds -> said.put("defaultTime", seconds * 1_000_000L));
        initial.ifPresent(it -> said.put("initial", it));
    }

    private static Optional<String> unsaid(ObjectNode said, String name, String usual) {
        return said.has(name) ? Optional.empty() : Optional.of(usual);
    }

    private void chooseRules(ObjectNode rules) {
        tempo.ifPresent(it -> rules.put("tempo", it));
        supervision.ifPresent(it -> rules.put("supervision", it));
        recorder.ifPresent(it -> rules.put("recorder", it));
        quickplayFinish.ifPresent(it -> rules.put("quickplayFinish", it));
    }

    private static ObjectNode read(Path path, Wording wording) {
        try (var in = Files.newInputStream(path)) {
            byte[] bytes = in.readNBytes(LARGEST);
            return RegulationsCodec.object(new String(bytes, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new Complaint(ExitStatus.NO_INPUT, wording.unreadable(path.toString(), e));
        }
    }
}
