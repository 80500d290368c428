package org.jadoube.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jadoube.board.Move;
import org.jadoube.board.Position;
import org.jadoube.notation.Problem;
import org.jadoube.notation.Reading;
import org.jadoube.notation.San;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// `jadoube moves`: lists legal moves, for people and, line by line, for programs.
@Command(name = "moves", mixinStandardHelpOptions = true)
final class MovesCommand implements Callable<Integer>, Speaking {
    private final Wording wording;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(index = "0", arity = "0..1", paramLabel = "FEN", descriptionKey = "fen")
    private Optional<String> fen = Optional.empty();

    @Option(names = "--san", descriptionKey = "san")
    private boolean san;

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    @Option(names = "--stdin", descriptionKey = "stdin")
    private boolean stdin;

    @Mixin
    private PositionOptions positions = new PositionOptions();

    MovesCommand(Wording wording) {
        this.wording = wording;
    }

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        if (stdin) {
            if (!json) {
                throw new Complaint(ExitStatus.BAD_INPUT, wording.say("moves.json"));
            }
            return Lines.answer(System.in, out, this::reply);
        }
        String text = fen.orElseThrow(() -> new Complaint(ExitStatus.BAD_INPUT, wording.say("moves.needs")));
        Reading<Position> reading = positions.read(text, wording);
        if (json) {
            out.println(asJson(text, reading));
            return reading instanceof Reading.Unread<Position> ? ExitStatus.BAD_INPUT : ExitStatus.OK;
        }
        print(positions.position(text, wording), out);
        return ExitStatus.OK;
    }

    private void print(Position position, PrintWriter out) {
        List<String> moves = written(position);
        if (!moves.isEmpty()) {
            out.println(String.join(" ", moves));
        }
        String state = position.isCheckmate()
                ? wording.say("moves.mate")
                : position.isStalemate()
                        ? wording.say("moves.stalemate")
                        : position.isCheck() ? wording.say("moves.check") : "";
        out.println(wording.say("moves.count", moves.size()) + (state.isEmpty() ? "" : ", " + state));
    }

    private Lines.Reply reply(Lines.Line line) {
        Optional<String> fault = line.fault(wording);
        if (fault.isPresent()) {
            return new Lines.Reply(unread(line.start(), fault.get()).toString(), ExitStatus.BAD_INPUT);
        }
        Reading<Position> reading = positions.read(line.text(), wording);
        return new Lines.Reply(
                asJson(line.text(), reading).toString(),
                reading instanceof Reading.Unread<Position> ? ExitStatus.BAD_INPUT : ExitStatus.OK);
    }

    private static ObjectNode unread(String text, String error) {
        return JsonNodeFactory.instance.objectNode().put("fen", text).put("error", error);
    }

    private ObjectNode asJson(String text, Reading<Position> reading) {
        ObjectNode answer = JsonNodeFactory.instance.objectNode().put("fen", text);
        return switch (reading) {
            case Reading.Unread<Position>(Problem problem) -> unread(text, wording.problem(problem));
            case Reading.Read<Position>(Position position, List<String> mended) -> {
                ArrayNode moves = answer.putArray("moves");
                written(position).forEach(moves::add);
                answer.put("check", position.isCheck())
                        .put("mate", position.isCheckmate())
                        .put("stalemate", position.isStalemate());
                if (!mended.isEmpty()) {
                    ArrayNode faults = answer.putArray("mended");
                    mended.forEach(faults::add);
                }
                yield answer;
            }
        };
    }

    private List<String> written(Position position) {
        return position.legalMoves().stream()
                .map(move -> written(move, position))
                .sorted()
                .toList();
    }

    private String written(Move move, Position position) {
        return san ? San.ENGLISH.write(move, position) : positions.uci().write(move);
    }
}
