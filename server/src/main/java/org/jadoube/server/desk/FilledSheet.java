package org.jadoube.server.desk;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jadoube.board.Colour;
import org.jadoube.board.PieceType;
import org.jadoube.journal.PlayersSheet;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.game.Table;
import org.jadoube.notation.PieceLetters;
import org.jadoube.paper.Scoresheet;
import org.jadoube.pgn.PgnGame;
import org.jadoube.pgn.PgnMove;

/// The scoresheets of a game, with what is to be printed on them.
final class FilledSheet {
    private static final String OFFER = " (=)";

    private final List<Event> events;
    private final PgnGame game;
    private final Table table;
    private final ResourceBundle words;
    private final PieceLetters letters;
    private final boolean timed;

    /// @param game as [Records] has it after these events
    /// @param words of the language of the paper
    /// @param letters of the pieces, on the sheet that the hall keeps; a player has written his own
    /// @param timed whether what the clock showed stands beside the moves
    FilledSheet(List<Event> events, PgnGame game, ResourceBundle words, PieceLetters letters, boolean timed) {
        this.events = events;
        this.game = game;
        this.table = Table.after(events);
        this.words = words;
        this.letters = letters;
        this.timed = timed;
    }

    /// A sheet on which nothing is written.
    static Scoresheet blank(ResourceBundle words) {
        List<Scoresheet.Field> head = new ArrayList<>();
        for (String name : List.of("white", "black", "event", "date", "round", "board", "timeControl")) {
            head.add(new Scoresheet.Field(words.getString(name), ""));
        }
        return sheet(words, "title", head, List.of(), List.of("", "", ""));
    }

    /// Whether there is nothing any more that a spectator might learn too early.
    boolean isOfGameOver() {
        return table.game().end().isPresent();
    }

    /// The sheet of a player as he has written it.
    Scoresheet of(Colour player) {
        PlayersSheet written = PlayersSheet.of(events, player);
        return filled("title." + player.name().toLowerCase(Locale.ROOT), placed(written.entries()));
    }

    /// The sheet that the hall keeps for both.
    Scoresheet ofHall() {
        List<PgnMove> moves = game.moves();
        var entries = new TreeMap<Integer, String>();
        boolean hidden = table.regulations().profile() == Profile.OVER_THE_BOARD
                && table.game().end().isEmpty();
        for (int i = 0; i < moves.size(); i++) {
            String san = lettered(moves.get(i).san());
            entries.put(i + 1, hidden ? san.replaceAll("[+#]$", "") : san);
        }
        offers().forEach(ply -> entries.computeIfPresent(ply, (_, text) -> text + OFFER));
        return filled("title", placed(entries));
    }

    /// Half-moves with which a draw was offered.
    private List<Integer> offers() {
        var movers = new ArrayList<Colour>();
        var offers = new ArrayList<Integer>();
        for (Event event : events) {
            switch (event) {
                case Event.MoveMade move -> movers.add(move.player());
                case Event.IllegalMoveMade move -> movers.add(move.player());
                case Event.DrawOffered offer -> offers.add(movers.lastIndexOf(offer.player()) + 1);
                case Event.PositionRestored restored -> {
                    movers.subList(restored.plies(), movers.size()).clear();
                    offers.removeIf(ply -> ply > restored.plies());
                }
                case Event.GameAnnulled _ -> {
                    movers.clear();
                    offers.clear();
                }
                default -> {}
            }
        }
        return offers;
    }

    /// English letters in those of the reader.
    private String lettered(String san) {
        return san.chars()
                .mapToObj(sign -> Arrays.stream(PieceType.values())
                        .filter(type -> PieceLetters.ENGLISH.of(type).charAt(0) == sign)
                        .findFirst()
                        .map(letters::of)
                        .orElseGet(() -> Character.toString(sign)))
                .collect(Collectors.joining());
    }

    /// Entries in their places: a game that Black begins leaves White's first one empty.
    private List<Scoresheet.Entry> placed(SortedMap<Integer, String> entries) {
        List<PgnMove> moves = timed ? game.moves() : List.of();
        boolean blackBegins = table.regulations().initial().turn() == Colour.BLACK;
        var places = new ArrayList<>(Collections.nCopies(blackBegins ? 1 : 0, Scoresheet.Entry.EMPTY));
        for (int ply = 1; !entries.isEmpty() && ply <= entries.lastKey(); ply++) {
            String text = entries.getOrDefault(ply, "");
            Optional<Duration> shown = Optional.of(ply)
                    .filter(number -> number <= moves.size() && !text.isEmpty())
                    .flatMap(number -> moves.get(number - 1).remarks().clock());
            places.add(
                    new Scoresheet.Entry(text, shown.map(FilledSheet::figures).orElse("")));
        }
        return places;
    }

    private static String figures(Duration time) {
        return "%d:%02d:%02d".formatted(time.toHours(), time.toMinutesPart(), time.toSecondsPart());
    }

    private Scoresheet filled(String title, List<Scoresheet.Entry> entries) {
        var head = new ArrayList<Scoresheet.Field>();
        for (String name : List.of("White", "Black", "Event", "Date", "Round", "Board", "TimeControl")) {
            String key = Character.toLowerCase(name.charAt(0)) + name.substring(1);
            head.add(new Scoresheet.Field(
                    words.getString(key), game.tags().value(name).orElse("")));
        }
        Optional<Result> result = table.game().result();
        return sheet(
                words,
                title,
                head,
                entries,
                List.of(signature(Colour.WHITE), result.map(Result::score).orElse(""), signature(Colour.BLACK)));
    }

    /// The name of a player who has signed, with the result when he signed another one than stands.
    private String signature(Colour player) {
        Optional<Result> result = table.game().result();
        Event.GameOpened opening = table.game().opening();
        String name = player == Colour.WHITE ? opening.white() : opening.black();
        return PlayersSheet.of(events, player)
                .signed()
                .map(signed -> result.filter(signed::equals).isPresent() ? name : name + " (" + signed.score() + ")")
                .orElse("");
    }

    private static Scoresheet sheet(
            ResourceBundle words,
            String title,
            List<Scoresheet.Field> head,
            List<Scoresheet.Entry> entries,
            List<String> foot) {
        List<String> names = List.of("signature.white", "result", "signature.black");
        var fields = new ArrayList<Scoresheet.Field>();
        for (int i = 0; i < names.size(); i++) {
            fields.add(new Scoresheet.Field(words.getString(names.get(i)), foot.get(i)));
        }
        return new Scoresheet(
                words.getString(title), head, words.getString("white"), words.getString("black"), entries, fields);
    }
}
