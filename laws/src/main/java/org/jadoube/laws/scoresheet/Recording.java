package org.jadoube.laws.scoresheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.edition.Recorder;
import org.jadoube.laws.edition.Tempo;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.IncidentRecorded;
import org.jadoube.laws.game.Event.MoveRecorded;
import org.jadoube.laws.game.Event.OfferRecorded;
import org.jadoube.laws.game.Event.ScoresheetCompleted;
import org.jadoube.laws.game.Game;
import org.jadoube.laws.game.PlayedMove;
import org.jadoube.laws.game.Scoresheet;
import org.jadoube.laws.game.Scoresheet.Duty;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Incident;

/// Each player writes down the moves of both, one after the other. What he fails to write, writes too early or writes
/// wrongly never stops the game: it goes on record for the arbiter, and the players are told nothing of it.
@Article({"8.1", "8.2"})
public final class Recording {
    private static final Citation RECORD = new Citation("8.1");
    private static final Citation ADVANCE = new Citation("2023/8.1.2");
    private static final Citation PREVIOUS = new Citation("2023/8.1.3");
    private static final Citation OFFER = new Citation("9.1b");
    private static final Citation UP_TO_DATE = new Citation("8.5b");

    private Recording() {}

    /// Whether the players keep score at this table.
    @Article("8.1")
    static boolean isByPlayers(Table table) {
        return table.regulations().rules().recorder() == Recorder.PLAYERS;
    }

    /// Whether they must: in rapid play and blitz nobody need.
    @Article({"8.1", "A.2"})
    static boolean isDuty(Table table) {
        return isByPlayers(table) && table.regulations().rules().tempo() == Tempo.STANDARD;
    }

    /// A player writes the next entry of his scoresheet, and with the sign `(=)` that a draw was offered. The entry
    /// stays as it is, whatever it says.
    @Article({"8.1", "2023/8.1.1.1", "2023/8.1.1.2", "2023/8.1.2", "2023/8.1.5"})
    public static Verdict record(Table table, Colour player, Act.RecordMove act) {
        if (!isByPlayers(table)) {
            return Verdict.refused(RECORD, Refusal.SYSTEM_KEEPS_SCORE, "");
        }
        Scoresheet sheet = table.scoresheet(player);
        Entry entry = new Entry(sheet.recorded() + 1, act.text());
        List<Event> events = new ArrayList<>();
        events.add(new MoveRecorded(act.at(), RECORD, player, entry.ply(), entry.text()));
        if (entry.marksOffer()) {
            events.add(new OfferRecorded(act.at(), OFFER, player));
        }
        fault(table, player, entry, act.at()).ifPresent(events::add);
        if (sheet.duty() == Duty.UPDATING
                && entry.ply() >= table.game().played().size()) {
            events.add(new ScoresheetCompleted(act.at(), UP_TO_DATE, player, entry.ply()));
        }
        return Verdict.taken(events);
    }

    /// A player marks on his scoresheet that a draw was offered.
    @Article({"2023/8.1.5", "9.1b"})
    public static Verdict offer(Table table, Colour player, Act.RecordOffer act) {
        return isByPlayers(table)
                ? Verdict.taken(new OfferRecorded(act.at(), OFFER, player))
                : Verdict.refused(OFFER, Refusal.SYSTEM_KEEPS_SCORE, "");
    }

    /// What is wrong with an entry as it is written. His own next move, written when it is his turn, may be meant
    /// for a claim; of that the move he makes will tell.
    @Article({"8.1", "2023/8.1.2"})
    private static Optional<Event> fault(Table table, Colour player, Entry entry, Moment at) {
        Game game = table.game();
        if (entry.ply() <= game.played().size()) {
            PlayedMove played = game.played().get(entry.ply() - 1);
            return wronglyRecorded(player, entry, played.move(), entry.says(played.before(), played.move()), at);
        }
        boolean ownNext = entry.ply() == game.played().size() + 1 && game.turn() == player;
        return ownNext ? Optional.empty() : inAdvance(table, player, entry, at);
    }

    @Article({"2023/8.1.2"})
    private static Optional<Event> inAdvance(Table table, Colour player, Entry entry, Moment at) {
        return switch (table.regulations().edition().recording().advance()) {
            case NOT_STATED -> Optional.empty();
            case FORBIDDEN -> Optional.of(recordedInAdvance(player, entry, at));
        };
    }

    private static IncidentRecorded recordedInAdvance(Colour player, Entry entry, Moment at) {
        return incident(at, ADVANCE, player, Incident.RECORDED_IN_ADVANCE, entry.toString());
    }

    private static Optional<Event> wronglyRecorded(Colour player, Entry entry, Move made, boolean says, Moment at) {
        return says
                ? Optional.empty()
                : Optional.of(incident(
                        at,
                        RECORD,
                        player,
                        Incident.WRONGLY_RECORDED,
                        "half-move %d, %s: \"%s\"".formatted(entry.ply(), made, entry.text())));
    }

    /// What a player is found to have left undone, or done too early, as he makes his next move.
    @Article({"8.1", "2023/8.1.2", "2023/8.1.3", "8.4", "8.5b"})
    public static List<Event> onMaking(Table table, Colour player, Move move, Moment at) {
        if (!isByPlayers(table)) {
            return List.of();
        }
        List<Event> events = new ArrayList<>();
        missing(table, player, at).ifPresent(events::add);
        events.addAll(written(table, player, move, at));
        return events;
    }

    /// He may be one move of his opponent behind, not one of his own; after a flag has fallen, nothing at all.
    @Article({"2023/8.1.3", "8.4", "8.5b"})
    private static Optional<Event> missing(Table table, Colour player, Moment at) {
        Scoresheet sheet = table.scoresheet(player);
        int made = table.game().played().size();
        boolean updating = sheet.duty() == Duty.UPDATING;
        int owed = updating ? made : made - 1;
        boolean owes = updating || (isDuty(table) && !Exemption.isExempt(table, player, at));
        return owes && sheet.recorded() < owed
                ? Optional.of(incident(
                        at,
                        updating ? UP_TO_DATE : PREVIOUS,
                        player,
                        Incident.MOVE_NOT_RECORDED,
                        "half-moves recorded: %d of %d".formatted(sheet.recorded(), owed)))
                : Optional.empty();
    }

    /// The move stood on his sheet before he made it, though he did not claim with it; or another stood there.
    @Article({"8.1", "2023/8.1.2"})
    private static List<Event> written(Table table, Colour player, Move move, Moment at) {
        Game game = table.game();
        Optional<MoveRecorded> ahead = ahead(table, player);
        if (ahead.isEmpty()) {
            return List.of();
        }
        Entry entry = new Entry(ahead.get().ply(), ahead.get().text());
        List<Event> events = new ArrayList<>();
        if (table.touches().now().bound().isEmpty() && !isKnownInAdvance(table, player, entry)) {
            inAdvance(table, player, entry, at).ifPresent(events::add);
        }
        wronglyRecorded(player, entry, move, entry.says(game.standing(), move), at)
                .ifPresent(events::add);
        return events;
    }

    /// It was written so early that it has been put on record already.
    private static boolean isKnownInAdvance(Table table, Colour player, Entry entry) {
        return table.desk().incidents().stream()
                .anyMatch(known -> known.equals(recordedInAdvance(player, entry, known.at())));
    }

    /// What a player has written for the move to be made now.
    private static Optional<MoveRecorded> ahead(Table table, Colour player) {
        int next = table.game().played().size() + 1;
        return table.scoresheet(player).entries().stream()
                .filter(entry -> entry.ply() == next)
                .findFirst();
    }

    /// The move that a player has written for the turn in hand, where his entry can be read.
    @Article({"9.2a", "9.3a"})
    public static Optional<Move> writtenMove(Table table, Colour player) {
        return ahead(table, player)
                .flatMap(entry -> new Entry(entry.ply(), entry.text())
                        .reading(table.game().standing()));
    }

    private static IncidentRecorded incident(
            Moment at, Citation citation, Colour player, Incident incident, String note) {
        return new IncidentRecorded(at, citation, Actor.player(player), player, incident, note);
    }
}
