package org.jadoube.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jadoube.board.Colour;
import org.jadoube.board.Position;
import org.jadoube.mating.Budget;
import org.jadoube.mating.report.Finding;
import org.jadoube.mating.report.Language;
import org.jadoube.mating.report.MatingPicture;
import org.jadoube.mating.report.MatingReport;
import org.jadoube.notation.Problem;
import org.jadoube.notation.Reading;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// `jadoube mate`: whether a side can still checkmate, with the line or the reason.
///
/// Where no side is named the exit status speaks of the one that does not have the move: it is his
/// opponent's clock that runs, and at a flag fall the question is about him.
@Command(name = "mate", mixinStandardHelpOptions = true)
final class MateCommand implements Callable<Integer>, Speaking {
    private final Wording wording;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(index = "0", arity = "0..1", paramLabel = "FEN", descriptionKey = "fen")
    private Optional<String> fen = Optional.empty();

    @Option(names = "--for", paramLabel = "white|black", descriptionKey = "for")
    private Optional<String> side = Optional.empty();

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    @Option(names = "--stdin", descriptionKey = "stdin")
    private boolean stdin;

    @Option(names = "--svg", paramLabel = "FILE", descriptionKey = "svg")
    private Optional<Path> picture = Optional.empty();

    @Mixin
    private BudgetOption budgets = new BudgetOption();

    @Mixin
    private PositionOptions positions = new PositionOptions();

    MateCommand(Wording wording) {
        this.wording = wording;
    }

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        Optional<Colour> asked = side.map(this::colour);
        Budget budget = budgets.budget(wording);
        if (stdin) {
            if (!json || picture.isPresent()) {
                throw new Complaint(ExitStatus.BAD_INPUT, wording.say(json ? "mate.picture" : "moves.json"));
            }
            return Lines.answer(System.in, out, line -> reply(line.text(), asked, budget));
        }
        String text = fen.orElseThrow(() -> new Complaint(ExitStatus.BAD_INPUT, wording.say("moves.needs")));
        Budget patient = budget.cancelledBy(
                new Patience(spec.commandLine().getErr(), wording.say("mate.patience"), System::nanoTime));
        Reading<Position> reading = positions.read(text);
        if (json && reading instanceof Reading.Unread<Position>(Problem problem)) {
            out.println(unread(text, problem));
            return ExitStatus.BAD_INPUT;
        }
        List<Inquiry> inquiries = inquiries(positions.position(text, wording), asked, patient);
        if (json) {
            out.println(read(text, reading, inquiries));
        } else {
            MatingReport report = report();
            inquiries.forEach(inquiry -> out.println(report.sentence(inquiry.finding())));
        }
        if (picture.isPresent()) {
            draw(inquiries.getFirst().finding(), picture.get());
        }
        return inquiries.getFirst().status();
    }

    private void draw(Finding finding, Path file) {
        try {
            Files.writeString(file, new MatingPicture(finding, language()).svg());
        } catch (IOException e) {
            throw new Complaint(ExitStatus.UNWRITTEN, wording.say("mate.unwritten", file, e.toString()));
        }
    }

    private MatingReport report() {
        return new MatingReport(language());
    }

    private Language language() {
        return Language.in(wording.locale());
    }

    private Colour colour(String name) {
        for (Colour colour : Colour.values()) {
            if (colour.name().equalsIgnoreCase(name)) {
                return colour;
            }
        }
        throw new Complaint(ExitStatus.BAD_INPUT, wording.say("mate.side", name));
    }

    /// The side that the status speaks of comes first.
    private static List<Inquiry> inquiries(Position position, Optional<Colour> asked, Budget budget) {
        List<Inquiry> inquiries = new ArrayList<>();
        inquiries.add(Inquiry.about(position, asked.orElse(position.turn().opponent()), budget));
        if (asked.isEmpty()) {
            inquiries.add(Inquiry.about(position, position.turn(), budget));
        }
        return inquiries;
    }

    /// A fault of Jadoube's own is answered in its line too, and ends nothing.
    private Lines.Reply reply(String text, Optional<Colour> asked, Budget budget) {
        try {
            Reading<Position> reading = positions.read(text);
            return switch (reading) {
                case Reading.Unread<Position>(Problem problem) ->
                    new Lines.Reply(unread(text, problem).toString(), ExitStatus.BAD_INPUT);
                case Reading.Read<Position>(Position position, var _) ->
                    new Lines.Reply(
                            read(text, reading, inquiries(position, asked, budget))
                                    .toString(),
                            ExitStatus.OK);
            };
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError fault) {
            ObjectNode answer = JsonNodeFactory.instance.objectNode().put("fen", text);
            return new Lines.Reply(
                    answer.put("error", Trouble.fault(fault).found()).toString(), ExitStatus.BUG);
        }
    }

    private static ObjectNode unread(String text, Problem problem) {
        return JsonNodeFactory.instance.objectNode().put("fen", text).put("error", problem.message());
    }

    private ObjectNode read(String text, Reading<Position> reading, List<Inquiry> inquiries) {
        ObjectNode answer = JsonNodeFactory.instance.objectNode().put("fen", text);
        for (Colour colour : Colour.values()) {
            inquiries.stream()
                    .filter(inquiry -> inquiry.finding().side() == colour)
                    .forEach(inquiry -> answer.set(colour.name().toLowerCase(Locale.ROOT), written(inquiry)));
        }
        if (reading instanceof Reading.Read<Position>(var _, List<String> mended) && !mended.isEmpty()) {
            ArrayNode faults = answer.putArray("mended");
            mended.forEach(faults::add);
        }
        return answer;
    }

    private ObjectNode written(Inquiry inquiry) {
        return new FindingAnswer(positions.uci(), language())
                .of(inquiry.finding())
                .put("micros", inquiry.time().toNanos() / 1_000);
    }
}
