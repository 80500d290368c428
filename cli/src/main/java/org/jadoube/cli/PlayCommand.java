package org.jadoube.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jadoube.board.Colour;
import org.jadoube.board.Position;
import org.jadoube.notation.San;
import org.jadoube.pgn.Nag;
import org.jadoube.pgn.PgnEntry;
import org.jadoube.pgn.PgnLine;
import org.jadoube.pgn.PgnMove;
import org.jadoube.pgn.PgnTags;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `jadoube play`: steps through a game of a PGN file, move by move, into its variations and back.
@Command(name = "play", mixinStandardHelpOptions = true)
final class PlayCommand implements Callable<Integer>, Speaking {
    private final Wording wording;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private GameChoice choice = new GameChoice();

    @Option(names = "--black", descriptionKey = "black")
    private boolean black;

    PlayCommand(Wording wording) {
        this.wording = wording;
    }

    @Override
    public Integer call() throws IOException {
        PgnEntry entry = choice.read(wording);
        PrintWriter out = spec.commandLine().getOut();
        Colour near = black ? Colour.BLACK : Colour.WHITE;
        GameWalk walk = new GameWalk(entry.game());
        entry.stoppedBy().ifPresent(problem -> spec.commandLine().getErr().println("jadoube: " + problem.message()));
        out.println(heading(entry));
        entry.game().preamble().forEach(out::println);
        try (KeyTerminal terminal = KeyTerminal.open()) {
            WalkKeys keys = new WalkKeys(System.in, terminal.isActive());
            out.println(wording.say("play.help"));
            show(walk, near, out);
            for (Optional<String> word = keys.next(); word.isPresent(); word = keys.next()) {
                switch (word.get()) {
                    case "q", "quit" -> {
                        return ExitStatus.OK;
                    }
                    case "f", "flip" -> near = near.opponent();
                    case "?", "h", "help" -> out.println(wording.say("play.help"));
                    default -> {
                        if (!step(walk, word.get())) {
                            out.println(wording.say("play.no"));
                        }
                    }
                }
                show(walk, near, out);
            }
        }
        return ExitStatus.OK;
    }

    private String heading(PgnEntry entry) {
        PgnTags tags = entry.game().tags();
        return wording.say(
                "play.heading",
                tags.shown("White"),
                tags.shown("Black"),
                entry.game().result().text(),
                tags.shown("Event"),
                tags.shown("Date"));
    }

    /// Takes a step; false where there is none, or where the word is none.
    private static boolean step(GameWalk walk, String word) {
        switch (word) {
            case "", "n", "next", " " -> {
                return walk.forward();
            }
            case "b", "p", "back" -> {
                return walk.back();
            }
            case "s", "start" -> {
                walk.start();
                return true;
            }
            case "e", "end" -> {
                walk.end();
                return true;
            }
            case "u", "up" -> {
                return walk.leave();
            }
            default -> {
                if (word.startsWith("v")) {
                    String number = word.substring(1).strip();
                    return walk.enter(
                            number.isEmpty() ? 1 : number.matches("[0-9]{1,3}") ? Integer.parseInt(number) : 0);
                }
                return TurnText.parse(word).filter(walk::jump).isPresent();
            }
        }
    }

    private void show(GameWalk walk, Colour near, PrintWriter out) {
        out.println();
        Optional<PgnMove> last = walk.last();
        out.println(last.map(move -> (walk.isInVariation() ? "(" : "") + walk.number() + move.san() + nags(move))
                .orElseGet(() -> wording.say("play.start")));
        BoardText.lines(walk.position(), near).forEach(line -> out.println("  " + line));
        clocks(walk).ifPresent(out::println);
        last.ifPresent(move -> {
            move.remarks()
                    .elapsed()
                    .ifPresent(spent -> out.println(wording.say("play.spent", FindingWords.time(spent))));
            move.remarks().comments().forEach(comment -> out.println("{" + comment + "}"));
        });
        state(walk.position()).ifPresent(out::println);
        List<PgnLine> variations = walk.variations();
        walk.next().ifPresent(next -> out.println(wording.say("play.next", written(next, walk.position()))));
        for (int i = 0; i < variations.size(); i++) {
            PgnMove first = variations.get(i).moves().getFirst();
            out.println(wording.say("play.variation", i + 1, written(first, walk.position())));
        }
        out.flush();
    }

    private static String nags(PgnMove move) {
        return move.remarks().nags().stream()
                .map(Nag::toString)
                .map(" "::concat)
                .collect(Collectors.joining());
    }

    private Optional<String> clocks(GameWalk walk) {
        Optional<String> white = walk.clock(Colour.WHITE).map(FindingWords::time);
        Optional<String> blacks = walk.clock(Colour.BLACK).map(FindingWords::time);
        return white.isEmpty() && blacks.isEmpty()
                ? Optional.empty()
                : Optional.of(wording.say("play.clocks", white.orElse("?"), blacks.orElse("?")));
    }

    private Optional<String> state(Position position) {
        return position.isCheckmate()
                ? Optional.of(wording.say("moves.mate"))
                : position.isStalemate()
                        ? Optional.of(wording.say("moves.stalemate"))
                        : position.isCheck() ? Optional.of(wording.say("moves.check")) : Optional.empty();
    }

    private static String written(PgnMove move, Position before) {
        return GameWalk.number(before) + San.ENGLISH.write(move.move(), before);
    }
}
