package org.jadoube.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Position;
import org.jadoube.cli.Lines.Line;
import org.jadoube.cli.Lines.Reply;
import org.jadoube.mating.Budget;
import org.jadoube.mating.report.Language;
import org.jadoube.notation.Reading;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// What `mate` and `dead` are given, and how they answer: a position in sentences, as an object or as a picture, or a
/// stream of positions in objects.
final class MatingOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec = CommandSpec.create();

    @Parameters(index = "0", arity = "0..1", paramLabel = "FEN", descriptionKey = "mating.fen")
    private Optional<String> fen = Optional.empty();

    @Option(names = "--json", descriptionKey = "mating.json")
    private boolean json;

    @Option(names = "--stdin", descriptionKey = "mating.stdin")
    private boolean stdin;

    @Option(names = "--svg", paramLabel = "FILE", descriptionKey = "mating.svg")
    private Optional<Path> picture = Optional.empty();

    @Mixin
    private BudgetOption budgets = new BudgetOption();

    @Mixin
    private PositionOptions positions = new PositionOptions();

    /// Answers a question about whatever positions are given.
    ///
    /// @return what to tell the shell
    int answer(MatingQuestion question, Wording wording) throws IOException {
        Budget budget = budgets.budget(wording);
        if (stdin) {
            if (!json || picture.isPresent()) {
                throw new Complaint(ExitStatus.BAD_INPUT, wording.say(json ? "mate.picture" : "moves.json"));
            }
            PrintWriter out = spec.commandLine().getOut();
            return Lines.answer(System.in, out, line -> reply(line, question, budget, wording));
        }
        String text = fen.orElseThrow(() -> new Complaint(ExitStatus.BAD_INPUT, wording.say("moves.needs")));
        Budget patient = budget.cancelledBy(
                new Patience(spec.commandLine().getErr(), wording.say("mate.patience"), System::nanoTime));
        return answer(text, question, patient, wording);
    }

    private int answer(String text, MatingQuestion question, Budget budget, Wording wording) {
        PrintWriter out = spec.commandLine().getOut();
        Reading<Position> reading = positions.read(text, wording);
        if (json && reading instanceof Reading.Unread<Position>(var problem)) {
            out.println(unread(text, wording.problem(problem)));
            return ExitStatus.BAD_INPUT;
        }
        Optional<PictureFile> file = picture.map(path -> PictureFile.at(path, wording));
        MatingAnswer answer = question.ask(positions.position(text, wording), budget);
        if (json) {
            out.println(read(text, reading.mended(), answer, wording));
        } else {
            answer.lines(wording).forEach(out::println);
        }
        file.ifPresent(found -> found.write(answer.picture(Language.in(wording.locale())), wording));
        return answer.status();
    }

    /// A fault of Jadoube's own is answered in its line too, and ends nothing.
    private Reply reply(Line line, MatingQuestion question, Budget budget, Wording wording) {
        Optional<String> fault = line.fault(wording);
        if (fault.isPresent()) {
            return new Reply(unread(line.start(), fault.get()).toString(), ExitStatus.BAD_INPUT);
        }
        String text = line.text();
        try {
            return switch (positions.read(text, wording)) {
                case Reading.Unread<Position>(var problem) ->
                    new Reply(unread(text, wording.problem(problem)).toString(), ExitStatus.BAD_INPUT);
                case Reading.Read<Position>(Position position, List<String> mended) ->
                    new Reply(
                            read(text, mended, question.ask(position, budget), wording)
                                    .toString(),
                            ExitStatus.OK);
            };
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError bug) {
            return new Reply(unread(text, Trouble.fault(bug).found()).toString(), ExitStatus.BUG);
        }
    }

    private static ObjectNode unread(String text, String error) {
        return JsonNodeFactory.instance.objectNode().put("fen", text).put("error", error);
    }

    private ObjectNode read(String text, List<String> mended, MatingAnswer found, Wording wording) {
        ObjectNode answer = JsonNodeFactory.instance.objectNode().put("fen", text);
        found.write(answer, new FindingAnswer(positions.uci(), Language.in(wording.locale())));
        if (!mended.isEmpty()) {
            ArrayNode faults = answer.putArray("mended");
            mended.forEach(faults::add);
        }
        return answer;
    }
}
