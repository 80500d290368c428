package org.jadoube.journal;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jadoube.journal.JournalProblem.Reason;
import org.jadoube.journal.form.EventCodec;
import org.jadoube.journal.form.FormProblem;
import org.jadoube.laws.game.Event;

/// A stretch of a game's events, read back: the numbers run on without a gap and every seal is the one that belongs
/// there.
final class Chapter {
    private Chapter() {}

    static List<Event> read(Ledger ledger, GameId game, int from) throws SQLException {
        if (from < 1) {
            throw new IllegalArgumentException("events are numbered from 1, not " + from);
        }
        List<Ledger.Line> lines = ledger.lines(game, Math.max(1, from - 1));
        Seal seal = Seal.root(game);
        List<Event> events = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            Ledger.Line line = lines.get(i);
            int number = Math.max(1, from - 1) + i;
            boolean preceding = number < from;
            if (line.number() != number) {
                throw damaged(game, number, "the event is missing, the next is number " + line.number());
            }
            if (!preceding) {
                if (!seal.next(number, line.body()).equals(line.seal())) {
                    throw damaged(game, number, "the event does not fit its seal: " + line.body());
                }
                events.add(understood(game, line));
            }
            seal = line.seal();
        }
        return List.copyOf(events);
    }

    private static Event understood(GameId game, Ledger.Line line) {
        try {
            return EventCodec.read(line.body());
        } catch (FormProblem problem) {
            throw damaged(game, line.number(), problem.where() + " " + problem.found() + ", not " + problem.expected())
                    .because(problem);
        }
    }

    private static JournalProblem damaged(GameId game, int number, String found) {
        return new JournalProblem(
                Reason.DAMAGED,
                "game " + game + ", event " + number,
                found,
                "what Jadoube has written there",
                "Put a backup of the file in its place, or start the Jadoube that has written it.");
    }
}
