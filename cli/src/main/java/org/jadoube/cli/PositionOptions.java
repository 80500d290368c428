package org.jadoube.cli;

import org.jadoube.board.Position;
import org.jadoube.notation.Fen;
import org.jadoube.notation.Reading;
import org.jadoube.notation.Uci;
import picocli.CommandLine.Option;

/// How the positions on the command line or standard input are to be read.
final class PositionOptions {
    @Option(names = "--chess960", descriptionKey = "chess960")
    private boolean chess960;

    @Option(names = "--strict", descriptionKey = "strict")
    private boolean strict;

    Uci uci() {
        return chess960 ? Uci.CHESS960 : Uci.STANDARD;
    }

    /// @param wording tells what is wrong, or set right
    Reading<Position> read(String text, Wording wording) {
        if (text.strip().equals("startpos")) {
            return new Reading.Read<>(Position.initial());
        }
        return strict ? Fen.read(text, wording.locale()) : Fen.readLeniently(text, wording.locale());
    }

    /// The position, or a complaint to the person who wrote it.
    Position position(String text, Wording wording) {
        return switch (read(text, wording)) {
            case Reading.Read<Position>(Position position, var _) -> position;
            case Reading.Unread<Position>(var problem) ->
                throw new Complaint(ExitStatus.BAD_INPUT, wording.say("fen.problem", wording.problem(problem)));
        };
    }
}
