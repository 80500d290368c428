package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.Square;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Citation;
import org.jadoube.lawbook.Lawbook;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.EventRules;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.edition.Supervision;
import org.jadoube.laws.edition.Tempo;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Running;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Announcement;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Contact;
import org.jadoube.laws.term.Hands;
import org.jadoube.laws.term.Irregularity;
import org.jadoube.laws.term.Question;
import org.jadoube.laws.touch.OpenMoves;
import org.junit.jupiter.api.Test;

/// Clumsy players and a busy arbiter: pieces touched and let go, illegal moves, presses, claims and answers in any
/// order. Whatever they do the Laws have an answer, the journal adds up, and each event names a provision of its
/// edition.
class IrregularGamesTest {
    private static final long SEED = 20_261_130L;
    private static final int GAMES = 400;

    private final Random random = new Random(SEED);
    private final Set<String> kinds = new TreeSet<>();

    @Test
    void whatever_clumsy_players_do_the_laws_have_an_answer() {
        for (int game = 0; game < GAMES; game++) {
            play(game);
        }
        assertThat(kinds)
                .contains(
                        "CastlingIntended",
                        "GameAnnulled",
                        "IllegalMoveClaimRejected",
                        "IllegalMoveFound",
                        "IllegalMoveMade",
                        "IrregularityFound",
                        "MoveBound",
                        "PawnReplaced",
                        "PieceAdjusted",
                        "PieceReleased",
                        "PieceTouched",
                        "PiecesDisplaced",
                        "PiecesReplaced",
                        "PositionRestored",
                        "PromotionChosen",
                        "TouchClaimRejected",
                        "TouchClaimed");
    }

    private void play(int game) {
        Edition edition = pick(Edition.all().subList(1, Edition.all().size()));
        Regulations regulations = regulations(edition);
        Moment now = new Moment(0);
        Event.GameOpened opening = new Event.GameOpened(now, new Citation("6.2a"), regulations, "Ana", "Boris");
        List<Event> journal = new ArrayList<>(List.of(opening));
        Table table = Table.opened(opening);
        for (int act = 0; act < 120 && table.game().end().isEmpty(); act++) {
            now = new Moment(now.micros() + random.nextInt(3) * 700_000L);
            Act next = act(table, now);
            Verdict verdict = Laws.decide(table, next);
            if (verdict instanceof Verdict.Taken(List<Event> events)) {
                for (Event event : events) {
                    kinds.add(event.getClass().getSimpleName());
                    assertThat(Lawbook.provision(event.citation()).isIn(edition.name()))
                            .as("seed %d, game %d, %s: %s after %s", SEED, game, edition, event, next)
                            .isTrue();
                }
                table = table.afterAll(events);
                journal.addAll(events);
            }
            open(table);
        }
        assertThat(Table.after(journal)).isEqualTo(table);
    }

    /// While there is a legal move, some move is open.
    private static void open(Table table) {
        assertThat(OpenMoves.of(table).isEmpty())
                .isEqualTo(table.game().standing().legalMoves().isEmpty());
    }

    private Regulations regulations(Edition edition) {
        Regulations regulations = Regulations.usual(edition, Profile.OVER_THE_BOARD, Sitting.increment(60, 5))
                .with(rules -> rules.with(pick(List.of(Tempo.values())))
                        .with(pick(List.of(Supervision.values())))
                        .with(rules.interpretations()
                                .with(pick(List.of(EventRules.IllegalMoveTrigger.values())))
                                .with(pick(List.of(EventRules.BlitzPenalties.values())))));
        return random.nextInt(3) == 0 ? regulations : regulations.withInitial(promising());
    }

    private Position promising() {
        return pick(List.of(
                OpenMovesTest.castling("Ke1 Ra1 Rh1 g7 b7 h2", "Ke8 Nd4 Rh8 c2"),
                OpenMovesTest.castling("Ke1 Ra1 Rh1 a7", "Kg7 Re8 b2 h3"),
                Sitting.position(Colour.BLACK, "Ka1 Nb5", "Kc3 g2 f2 Rh8"),
                Sitting.position(Colour.WHITE, "Kc5 c7 h2", "Ka7 h3")));
    }

    private Act act(Table table, Moment now) {
        if (table.game().started().isEmpty()) {
            return new Act.StartClocks(Actor.ARBITER, now);
        }
        if (table.game().clocks() != Running.GOING && random.nextInt(3) > 0) {
            return new Act.RestartClocks(Actor.ARBITER, now, table.game().turn());
        }
        if (!table.desk().open().isEmpty() && random.nextInt(5) == 0) {
            Question question = pick(table.desk().open());
            List<Answer> answers = List.copyOf(question.matter().answers());
            return new Act.AnswerQuestion(Actor.ARBITER, now, question.number(), pick(answers), "so be it");
        }
        Colour turn = table.game().turn();
        Actor player = Actor.player(random.nextInt(6) == 0 ? turn.opponent() : turn);
        Square square = Square.of(random.nextInt(64));
        return switch (random.nextInt(28)) {
            case 0, 1, 2, 3, 4, 5 -> new Act.ReleaseMove(player, now, legal(table));
            case 6 -> new Act.ReleaseMove(player, now, open(table, square), hands());
            case 7, 8 -> new Act.ReleaseMove(player, now, any(table), hands());
            case 9, 10, 11, 12, 13 ->
                new Act.PressClock(random.nextBoolean() ? Actor.player(turn.opponent()) : player, now);
            case 14, 15 -> new Act.Touch(player, now, occupied(table), pick(List.of(Contact.values())));
            case 16 -> new Act.Adjust(player, now, occupied(table), pick(List.of(Announcement.values())));
            case 17 -> new Act.IntendCastling(player, now, occupied(table));
            case 18, 19 -> halfDone(table, player, now);
            case 20 -> new Act.PlacePromotion(player, now, legal(table).arrival(), pick(List.of(PieceType.values())));
            case 21 -> new Act.ClaimTouch(pick(List.of(Actor.values())), now, occupied(table));
            case 22, 23 ->
                new Act.ClaimIllegalMove(
                        pick(List.of(Actor.WHITE, Actor.BLACK, Actor.ARBITER)),
                        now,
                        table.game().played().size() + random.nextInt(3) - 1);
            case 24 ->
                new Act.ReportIrregularity(pick(List.of(Actor.values())), now, pick(List.of(Irregularity.values())));
            case 25 -> new Act.DisplacePieces(player, now);
            case 26 -> new Act.ReplacePieces(player, now);
            default ->
                new Act.RestorePosition(
                        random.nextInt(4) == 0 ? Actor.ARBITER : player,
                        now,
                        table.game().played().size() - random.nextInt(3));
        };
    }

    private Hands hands() {
        return random.nextInt(3) == 0 ? Hands.BOTH : Hands.ONE;
    }

    private Act halfDone(Table table, Actor player, Moment now) {
        List<Move> moves = table.game().standing().legalMoves().stream()
                .filter(move -> move.isCastling() || move.promotion().isPresent())
                .toList();
        Move move = moves.isEmpty() ? any(table) : pick(moves);
        return random.nextBoolean()
                ? new Act.ReleasePiece(player, now, move.from(), move.arrival())
                : new Act.ReleaseMove(player, now, Move.plain(move.from(), move.arrival()));
    }

    private Move legal(Table table) {
        List<Move> legal = table.game().standing().legalMoves();
        return legal.isEmpty() ? any(table) : pick(legal);
    }

    private Move open(Table table, Square otherwise) {
        List<Move> open = OpenMoves.of(table);
        return open.isEmpty() ? Move.plain(otherwise, Square.A1) : pick(open);
    }

    private Move any(Table table) {
        return Move.of(occupied(table), Square.of(random.nextInt(64)), pick(List.of(Move.Kind.values())));
    }

    private Square occupied(Table table) {
        return pick(List.copyOf(table.game().standing().setup().pieces().keySet()).stream()
                .sorted()
                .toList());
    }

    private <T> T pick(List<T> values) {
        return values.get(random.nextInt(values.size()));
    }
}
