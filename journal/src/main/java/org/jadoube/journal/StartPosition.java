package org.jadoube.journal;

import java.util.stream.IntStream;
import org.jadoube.board.Position;

/// The position a game starts from, in the journal: the number of a Chess960 starting position.
final class StartPosition {
    private StartPosition() {}

    static String write(Position position) {
        return IntStream.range(0, 960)
                .filter(number -> Position.chess960(number).recurrence().equals(position.recurrence()))
                .mapToObj(Integer::toString)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no starting position: " + position));
    }

    static Position read(Members from, String name) {
        String number = from.text(name);
        if (!number.matches("[0-9]{1,3}") || Integer.parseInt(number) > 959) {
            throw from.problem(name, "a number from 0 to 959");
        }
        return Position.chess960(Integer.parseInt(number));
    }
}
