package org.jadoube.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.jadoube.board.Move;
import org.jadoube.board.Perft;
import org.jadoube.board.Position;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// `jadoube perft`: counts lines of legal moves.
@Command(name = "perft", mixinStandardHelpOptions = true)
final class PerftCommand implements Callable<Integer>, Speaking {
    private static final int DEEPEST = 30;

    private final Wording wording;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(index = "0", arity = "0..1", paramLabel = "FEN", descriptionKey = "fen")
    private Optional<String> fen = Optional.empty();

    @Parameters(index = "1", arity = "0..1", paramLabel = "DEPTH", descriptionKey = "depth")
    private Optional<String> depth = Optional.empty();

    @Option(names = "--divide", descriptionKey = "divide")
    private boolean divide;

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    @Option(names = "--stdin", descriptionKey = "stdin")
    private boolean stdin;

    @Mixin
    private PositionOptions positions = new PositionOptions();

    PerftCommand(Wording wording) {
        this.wording = wording;
    }

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        if (stdin) {
            return Lines.answer(System.in, out, this::reply);
        }
        if (fen.isEmpty() || depth.isEmpty()) {
            throw new Complaint(ExitStatus.BAD_INPUT, wording.say("perft.needs"));
        }
        Position position = positions.position(fen.get(), wording);
        int plies = depth(depth.get())
                .orElseThrow(() -> new Complaint(ExitStatus.BAD_INPUT, wording.say("perft.depth", depth.orElse(""))));
        if (json) {
            out.println(asJson(position, plies));
        } else {
            print(position, plies, out);
        }
        return ExitStatus.OK;
    }

    private void print(Position position, int plies, PrintWriter out) {
        long begun = System.nanoTime();
        long nodes = 0;
        if (divide && plies > 0) {
            for (Move move : position.legalMoves()) {
                long below = Perft.count(position.after(move), plies - 1);
                out.println(positions.uci().write(move) + ": " + below);
                nodes += below;
            }
        } else {
            nodes = Perft.count(position, plies);
        }
        double seconds = Math.max((System.nanoTime() - begun) / 1e9, 1e-6);
        out.println(wording.say("perft.total", Long.toString(nodes)));
        spec.commandLine()
                .getErr()
                .println(wording.say(
                        "perft.pace",
                        Long.toString(nodes),
                        String.format(Locale.ROOT, "%.3f", seconds),
                        String.format(Locale.ROOT, "%.0f", nodes / seconds / 1e6)));
    }

    private ObjectNode asJson(Position position, int plies) {
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        answer.put("fen", fen.orElse("")).put("depth", plies);
        if (divide && plies > 0) {
            ObjectNode moves = answer.putObject("divide");
            long nodes = 0;
            for (Move move : position.legalMoves()) {
                long below = Perft.count(position.after(move), plies - 1);
                moves.put(positions.uci().write(move), below);
                nodes += below;
            }
            return answer.put("nodes", nodes);
        }
        return answer.put("nodes", Perft.count(position, plies));
    }

    /// The count for a line `FEN;DEPTH`, an error in its place where there is none.
    private Lines.Reply reply(Lines.Line line) {
        try {
            line.fault(wording).ifPresent(fault -> {
                throw new Complaint(ExitStatus.BAD_INPUT, fault);
            });
            return new Lines.Reply(Long.toString(count(line.text())), ExitStatus.OK);
        } catch (Complaint complaint) {
            return new Lines.Reply("error: " + complaint.getMessage(), complaint.status());
        }
    }

    private long count(String line) {
        int semicolon = line.lastIndexOf(';');
        if (semicolon < 0) {
            throw new Complaint(ExitStatus.BAD_INPUT, wording.say("perft.line", line));
        }
        String plies = line.substring(semicolon + 1).strip();
        OptionalInt read = depth(plies);
        if (read.isEmpty()) {
            throw new Complaint(ExitStatus.BAD_INPUT, wording.say("perft.depth", plies));
        }
        return Perft.count(positions.position(line.substring(0, semicolon), wording), read.getAsInt());
    }

    private static OptionalInt depth(String text) {
        if (!text.matches("[0-9]{1,2}")) {
            return OptionalInt.empty();
        }
        int depth = Integer.parseInt(text);
        return depth <= DEEPEST ? OptionalInt.of(depth) : OptionalInt.empty();
    }
}
