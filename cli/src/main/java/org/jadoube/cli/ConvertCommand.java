package org.jadoube.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jadoube.notation.PieceLetters;
import org.jadoube.notation.San;
import org.jadoube.pgn.PgnEntry;
import org.jadoube.pgn.PgnReader;
import org.jadoube.pgn.PgnWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `jadoube convert`: the games of PGN files in exact PGN, or their moves in another notation or language.
@Command(name = "convert", mixinStandardHelpOptions = true)
final class ConvertCommand implements Callable<Integer>, Speaking {
    private static final String FIGURINES = "zxx";

    /// What is written of each game.
    private enum Target {
        PGN,
        SAN,
        LONG,
        LAWS,
        FIGURINE,
        UCI,
        FEN
    }

    /// When the last field but two of a FEN names a square.
    private enum EnPassant {
        LEGAL,
        ALWAYS
    }

    private final Wording wording;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "files")
    private List<String> files = List.of();

    @Option(names = "--to", paramLabel = "FORM", descriptionKey = "to")
    private Target target = Target.PGN;

    @Option(names = "--language", paramLabel = "TAG", descriptionKey = "language")
    private String language = "en";

    @Option(names = "--en-passant", paramLabel = "WHEN", descriptionKey = "enPassant")
    private EnPassant enPassant = EnPassant.LEGAL;

    ConvertCommand(Wording wording) {
        this.wording = wording;
    }

    @Override
    public Integer call() {
        San letters = San.in(letters());
        int status = ExitStatus.OK;
        boolean first = true;
        for (String file : files) {
            try (GameSource source = GameSource.open(file);
                    PgnReader reader = new PgnReader(source.games())) {
                for (Optional<PgnEntry> entry = reader.next(); entry.isPresent(); entry = reader.next()) {
                    status = write(entry.get(), letters, first) ? status : Math.max(status, ExitStatus.BAD_LINE);
                    first = false;
                }
            } catch (IOException e) {
                spec.commandLine().getErr().println("jadoube: " + wording.unreadable(file, e));
                status = ExitStatus.NO_INPUT;
            }
        }
        return status;
    }

    private PieceLetters letters() {
        String tag = target == Target.FIGURINE ? FIGURINES : language;
        return PieceLetters.of(tag)
                .orElseThrow(() -> new Complaint(
                        ExitStatus.BAD_INPUT,
                        wording.say(
                                "convert.language",
                                language,
                                PieceLetters.all().stream()
                                        .map(PieceLetters::language)
                                        .collect(Collectors.joining(", ")))));
    }

    /// Writes a game as far as it can be followed; false where that is not to its end.
    private boolean write(PgnEntry entry, San letters, boolean first) {
        PrintWriter out = spec.commandLine().getOut();
        GameText text = new GameText(entry.game());
        switch (target) {
            case PGN -> out.print(PgnWriter.write(entry.game()));
            case FEN -> out.println(enPassant == EnPassant.ALWAYS ? text.fenWithPassedSquare() : text.fen());
            case SAN, FIGURINE -> lines(text.lines(MoveForm.SAN, letters), first, out);
            case LONG -> lines(text.lines(MoveForm.LONG, letters), first, out);
            case LAWS -> lines(text.lines(MoveForm.LAWS, letters), first, out);
            case UCI -> lines(text.lines(MoveForm.UCI, letters), first, out);
        }
        entry.problems().forEach(problem -> spec.commandLine().getErr().println("jadoube: " + problem.message()));
        return entry.stoppedBy().isEmpty();
    }

    private static void lines(List<String> lines, boolean first, PrintWriter out) {
        if (!first) {
            out.println();
        }
        lines.forEach(out::println);
    }
}
