package org.jadoube.journal;

import java.time.Duration;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jadoube.board.Colour;
import org.jadoube.board.File;
import org.jadoube.board.Position;
import org.jadoube.board.Square;
import org.jadoube.clock.Moment;
import org.jadoube.clock.TimeControlTag;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Game;
import org.jadoube.laws.game.PlayedMove;
import org.jadoube.laws.game.Table;
import org.jadoube.notation.San;
import org.jadoube.notation.Uci;
import org.jadoube.pgn.PgnGame;
import org.jadoube.pgn.PgnMove;
import org.jadoube.pgn.PgnResult;
import org.jadoube.pgn.PgnTags;
import org.jadoube.pgn.PgnWriter;
import org.jadoube.pgn.Remarks;

/// A game of the journal as PGN, finished or not: the seven tags, the time control, what each player's clock showed
/// when he had completed a move and how long it had run for it, how it ended. Dates are those of UTC.
///
/// PGN has no word for a game that both have lost or one lost and nobody won: its result is `*`, and a comment says
/// what happened.
public final class GamePgn {
    private static final DateTimeFormatter DATE =
            DateTimeFormatter.ofPattern("uuuu.MM.dd").withZone(ZoneOffset.UTC);
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("HH:mm:ss").withZone(ZoneOffset.UTC);
    private static final int ARRAYS = 960;

    /// @param shown what the clock showed after a move
    /// @param spent how long it had run for it
    private record Times(Duration shown, Duration spent) {
        PgnMove on(PgnMove move) {
            return move.withClock(shown.truncatedTo(ChronoUnit.SECONDS))
                    .withElapsed(spent.truncatedTo(ChronoUnit.SECONDS));
        }
    }

    private GamePgn() {}

    /// The text of a game.
    ///
    /// @param journal all events of the game so far
    /// @throws IllegalStateException when they are not the events of a game
    public static String write(List<Event> journal) {
        return PgnWriter.write(of(journal));
    }

    /// The game as a value, to which tags such as `Event` and `Round` may be added.
    ///
    /// @param journal all events of the game so far
    /// @throws IllegalStateException when they are not the events of a game
    public static PgnGame of(List<Event> journal) {
        List<Optional<Times>> clocks = new ArrayList<>();
        var spent = new EnumMap<Colour, Duration>(Colour.class);
        Table table = Table.after(journal.subList(0, Math.min(1, journal.size())));
        Moment last = journal.getFirst().at();
        for (Event event : journal.subList(1, journal.size())) {
            Table before = table;
            Duration passed = event.at().since(last);
            before.clock().running().ifPresent(side -> spent.merge(side, passed, Duration::plus));
            last = event.at();
            table = table.after(event);
            switch (event) {
                case Event.MoveMade _, Event.IllegalMoveMade _ -> clocks.add(Optional.empty());
                case Event.PositionRestored restored ->
                    clocks.subList(restored.plies(), clocks.size()).clear();
                case Event.GameAnnulled _ -> clocks.clear();
                case Event.MoveCompleted completed -> {
                    Duration shown = table.clock()
                            .reading(event.at())
                            .face(completed.player())
                            .remaining();
                    Duration taken = Optional.ofNullable(spent.remove(completed.player()))
                            .orElse(Duration.ZERO);
                    clocks.set(completedMove(before.game(), completed.player()), Optional.of(new Times(shown, taken)));
                }
                default -> {}
            }
        }
        return game(table, clocks);
    }

    /// The index of the move that a player completes next: the oldest of his that is not.
    private static int completedMove(Game game, Colour player) {
        List<PlayedMove> played = game.played();
        for (int i = 0; i < played.size(); i++) {
            if (played.get(i).player() == player && played.get(i).completed().isEmpty()) {
                return i;
            }
        }
        throw new IllegalStateException("a move is completed that was not made");
    }

    private static PgnGame game(Table table, List<Optional<Times>> clocks) {
        Regulations regulations = table.regulations();
        List<PgnMove> moves = moves(table, clocks);
        List<String> preamble = new ArrayList<>();
        table.game().end().map(GamePgn::closing).ifPresent(words -> {
            if (moves.isEmpty()) {
                preamble.add(words);
            } else {
                moves.add(remarked(moves.removeLast(), words));
            }
        });
        return new PgnGame(
                tags(table), regulations.initial(), dialect(regulations.initial()), preamble, moves, result(table));
    }

    /// The moves as they were made. Once the game is over, only those up to the first illegal one that was never found
    /// out: PGN has legal moves only. Before that, to leave one out would be to tell of it.
    private static List<PgnMove> moves(Table table, List<Optional<Times>> clocks) {
        boolean open = table.game().end().isEmpty();
        List<PgnMove> moves = new ArrayList<>();
        for (PlayedMove played : table.game().played()) {
            Optional<Position> before = played.before().regular().filter(position -> position.isLegal(played.move()));
            if (before.isEmpty() && !open) {
                return moves;
            }
            PgnMove move =
                    before.map(position -> PgnMove.of(played.move(), position)).orElseGet(() -> seen(played));
            moves.add(clocks.get(moves.size()).map(times -> times.on(move)).orElse(move));
        }
        return moves;
    }

    private static PgnMove seen(PlayedMove played) {
        return new PgnMove(played.before().seen(played.move(), San.ENGLISH), played.move(), Remarks.NONE);
    }

    private static PgnMove remarked(PgnMove move, String words) {
        return new PgnMove(move.san(), move.move(), move.remarks().withComments(List.of(words)));
    }

    private static PgnTags tags(Table table) {
        Game game = table.game();
        var start = game.started().orElse(game.opening().at()).toInstant();
        PgnTags occasion = game.opening()
                .event()
                .map(event -> PgnTags.NONE.with("Event", event))
                .orElse(PgnTags.NONE);
        return occasion.with("Date", DATE.format(start))
                .with("White", game.opening().white())
                .with("Black", game.opening().black())
                .with("UTCDate", DATE.format(start))
                .with("UTCTime", TIME.format(start))
                .with("TimeControl", TimeControlTag.print(table.regulations().timeControl()))
                .with("Termination", game.end().map(GamePgn::termination).orElse("unterminated"));
    }

    /// Chess960 when the game starts from one of its arrays other than the usual, or has castling rights that
    /// standard chess does not know.
    private static Uci dialect(Position start) {
        boolean usual = start.recurrence().equals(Position.initial().recurrence());
        return usual || !isShuffled(start) ? Uci.STANDARD : Uci.CHESS960;
    }

    private static boolean isShuffled(Position start) {
        return start.castlingRooks().toList().stream().anyMatch(rook -> isForeign(start, rook))
                || IntStream.range(0, ARRAYS)
                        .mapToObj(Position::chess960)
                        .anyMatch(array -> array.recurrence().equals(start.recurrence()));
    }

    private static boolean isForeign(Position start, Square rook) {
        Colour side = start.pieces(Colour.WHITE).contains(rook) ? Colour.WHITE : Colour.BLACK;
        boolean corner = rook.file() == File.A || rook.file() == File.H;
        return !corner || start.king(side).file() != File.E;
    }

    private static PgnResult result(Table table) {
        return table.game()
                .result()
                .map(result -> switch (result) {
                    case WHITE_WINS -> PgnResult.WHITE_WINS;
                    case BLACK_WINS -> PgnResult.BLACK_WINS;
                    case DRAW -> PgnResult.DRAW;
                    case BOTH_LOSE, WHITE_LOSES_BLACK_HALF, BLACK_LOSES_WHITE_HALF, UNDECIDED -> PgnResult.OPEN;
                })
                .orElse(PgnResult.OPEN);
    }

    /// The PGN standard's own words.
    private static String termination(Event.GameEnded end) {
        return switch (end.ending()) {
            case CHECKMATE,
                    RESIGNATION,
                    STALEMATE,
                    DEAD_POSITION,
                    AGREEMENT,
                    THIRD_OCCURRENCE,
                    FIFTY_MOVES,
                    FIFTH_OCCURRENCE,
                    SEVENTY_FIVE_MOVES -> "normal";
            case TIME_FORFEIT, TIME_WITHOUT_MATING_MATERIAL, BOTH_FLAGS -> "time forfeit";
            case DEFAULT_TIME, ILLEGAL_MOVES, ILLEGAL_MOVES_WITHOUT_MATING_MATERIAL, CONDUCT -> "rules infraction";
            case QUICKPLAY_FINISH, REFERRED, RULING -> "adjudication";
        };
    }

    private static String closing(Event.GameEnded end) {
        String words = switch (end.ending()) {
            case CHECKMATE -> "Checkmate";
            case RESIGNATION -> loser(end) + " resigned";
            case STALEMATE -> "Stalemate";
            case DEAD_POSITION -> "Neither side can checkmate";
            case AGREEMENT -> "Draw agreed";
            case TIME_FORFEIT -> loser(end) + " overstepped the time";
            case TIME_WITHOUT_MATING_MATERIAL -> "A flag fell, and the opponent cannot checkmate";
            case DEFAULT_TIME -> loser(end) + " did not come in time";
            case BOTH_FLAGS -> "Both flags fell, nobody knows which first";
            case ILLEGAL_MOVES -> loser(end) + " made one illegal move too many";
            case ILLEGAL_MOVES_WITHOUT_MATING_MATERIAL ->
                "One illegal move too many, and the opponent cannot checkmate";
            case THIRD_OCCURRENCE -> "Draw claimed, third occurrence of a position";
            case FIFTY_MOVES -> "Draw claimed, fifty moves without capture or pawn move";
            case FIFTH_OCCURRENCE -> "Fifth occurrence of a position";
            case SEVENTY_FIVE_MOVES -> "Seventy-five moves without capture or pawn move";
            case QUICKPLAY_FINISH -> "The arbiter declared a draw in the quickplay finish";
            case REFERRED -> "A claim in the quickplay finish was referred to an arbiter";
            case CONDUCT -> loser(end) + " lost by the arbiter's penalty";
            case RULING -> "The arbiter ruled " + end.result().score();
        };
        return words + end.ruling().map(reason -> ": " + reason).orElse("");
    }

    private static String loser(Event.GameEnded end) {
        return switch (end.result()) {
            case WHITE_WINS, BLACK_LOSES_WHITE_HALF -> "Black";
            case BLACK_WINS, WHITE_LOSES_BLACK_HALF -> "White";
            case BOTH_LOSE -> "Both players (0-0)";
            case DRAW, UNDECIDED -> "A player";
        };
    }
}
