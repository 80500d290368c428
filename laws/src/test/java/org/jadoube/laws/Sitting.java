package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.Piece;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.Setup;
import org.jadoube.board.SetupCheck;
import org.jadoube.board.Square;
import org.jadoube.board.SquareSet;
import org.jadoube.clock.BonusMode;
import org.jadoube.clock.ClockSetting;
import org.jadoube.clock.Moment;
import org.jadoube.clock.TimeControl;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.EventRules;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Recorder;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Contact;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Question;
import org.jadoube.laws.touch.OpenMoves;

/// A game being played in a test: acts go in, the events of each verdict are added to the journal. Time passes only
/// by [#pass].
final class Sitting {
    static final Duration MICRO = Duration.ofNanos(1_000);

    final List<Event> journal = new ArrayList<>();
    private Table table;
    private Moment now = new Moment(1_800_000_000_000_000L);
    private Verdict last = Verdict.taken();

    private Sitting(Regulations regulations) {
        Event.GameOpened opening = new Event.GameOpened(now, new Citation("6.2a"), regulations, "Ana Ruiz", "Boris K.");
        journal.add(opening);
        table = Table.opened(opening);
    }

    /// A game under these regulations, both players at the board, clocks not started unless they start themselves.
    static Sitting under(Regulations regulations) {
        return new Sitting(regulations);
    }

    /// Over the board, the system keeping score.
    static Sitting under(Edition edition, TimeControl control) {
        return new Sitting(Regulations.usual(edition, Profile.OVER_THE_BOARD, control)
                .with((EventRules rules) -> rules.with(Recorder.SYSTEM)));
    }

    static Sitting blitz(Edition edition) {
        return under(edition, TimeControl.of(Duration.ofMinutes(5)));
    }

    static TimeControl increment(int minutes, int seconds) {
        return TimeControl.of(Duration.ofMinutes(minutes), BonusMode.CUMULATIVE.of(Duration.ofSeconds(seconds)));
    }

    /// Pieces as `Ke1 Qd1 a2`, White's first; the kings and the turn as given.
    static Position position(Colour turn, String white, String black) {
        Map<Square, Piece> pieces = new java.util.HashMap<>();
        place(pieces, Colour.WHITE, white);
        place(pieces, Colour.BLACK, black);
        Setup setup = new Setup(pieces, turn, SquareSet.EMPTY, java.util.Optional.empty(), 0, 1);
        return switch (setup.check()) {
            case SetupCheck.Accepted accepted -> accepted.position();
            case SetupCheck.Rejected rejected ->
                throw new AssertionError(rejected.faults().toString());
        };
    }

    private static void place(Map<Square, Piece> pieces, Colour colour, String text) {
        for (String word : text.split(" ", -1)) {
            PieceType type = word.length() == 2 ? PieceType.PAWN : type(word.charAt(0));
            pieces.put(Square.parse(word.substring(word.length() - 2)).orElseThrow(), Piece.of(colour, type));
        }
    }

    private static PieceType type(char letter) {
        return switch (letter) {
            case 'N' -> PieceType.KNIGHT;
            case 'B' -> PieceType.BISHOP;
            case 'R' -> PieceType.ROOK;
            case 'Q' -> PieceType.QUEEN;
            case 'K' -> PieceType.KING;
            default -> throw new AssertionError("no piece " + letter);
        };
    }

    Table table() {
        return table;
    }

    Moment now() {
        return now;
    }

    Verdict last() {
        return last;
    }

    Sitting pass(Duration time) {
        now = now.plus(time);
        return this;
    }

    Sitting seconds(int seconds) {
        return pass(Duration.ofSeconds(seconds));
    }

    Sitting minutes(int minutes) {
        return pass(Duration.ofMinutes(minutes));
    }

    Sitting does(Act act) {
        last = Laws.decide(table, act);
        if (last instanceof Verdict.Taken(List<Event> events)) {
            table = table.afterAll(events);
            journal.addAll(events);
        }
        return this;
    }

    /// Something came about that no act of this test has brought about.
    Sitting happens(Event event) {
        table = table.after(event);
        journal.add(event);
        return this;
    }

    Sitting arrives(Colour player) {
        return does(new Act.Arrive(Actor.player(player), now));
    }

    Sitting started() {
        arrives(Colour.WHITE).arrives(Colour.BLACK);
        return table.game().started().isPresent() ? this : does(new Act.StartClocks(Actor.ARBITER, now));
    }

    /// The player having the move releases it, as `e2e4`, `e1^h1` for castling, `a7a8=Q`.
    Sitting releases(String move) {
        return releases(table.game().turn(), move);
    }

    Sitting releases(Colour player, String move) {
        Move found = table.game().standing().legalMoves().stream()
                .filter(legal -> legal.toString().equals(move))
                .findFirst()
                .orElseGet(() -> Move.plain(
                        Square.parse(move.substring(0, 2)).orElseThrow(),
                        Square.parse(move.substring(2, 4)).orElseThrow()));
        return does(new Act.ReleaseMove(Actor.player(player), now, found));
    }

    /// The player having the move touches the piece on each of these squares, meaning to move or capture it.
    Sitting touches(String... squares) {
        for (String square : squares) {
            touches(table.game().turn(), square, Contact.INTENDING);
        }
        return this;
    }

    Sitting touches(Colour player, String square, Contact contact) {
        return does(new Act.Touch(Actor.player(player), now, square(square), contact));
    }

    /// A pawn or a king let go with the move half done.
    Sitting letsGo(Colour player, String from, String to) {
        return does(new Act.ReleasePiece(Actor.player(player), now, square(from), square(to)));
    }

    static Square square(String name) {
        return Square.parse(name).orElseThrow();
    }

    /// What is open to the player having the move, as `g1f3`.
    List<String> open() {
        return OpenMoves.of(table).stream().map(Move::toString).sorted().toList();
    }

    /// The events of the last verdict of one kind.
    <E extends Event> List<E> events(Class<E> kind) {
        accepted();
        return ((Verdict.Taken) last)
                .events().stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /// The only event of its kind in the last verdict.
    <E extends Event> E event(Class<E> kind) {
        assertThat(events(kind)).as("events %s", last).hasSize(1);
        return events(kind).getFirst();
    }

    /// The number that the citation of the only event of a kind has in the game's edition.
    Sitting cites(Class<? extends Event> kind, String article) {
        assertThat(event(kind).citation().in(table.regulations().edition().name()))
                .isEqualTo(article);
        return this;
    }

    /// The arbiter answers the only open question about a matter.
    Sitting answers(Matter matter, Answer answer) {
        List<Question> questions = table.desk().open().stream()
                .filter(question -> question.matter() == matter)
                .toList();
        assertThat(questions).as("open questions %s", table.desk().open()).hasSize(1);
        int number = questions.getFirst().number();
        return does(new Act.AnswerQuestion(Actor.ARBITER, now, number, answer, "so be it"));
    }

    Sitting presses(Colour player) {
        return does(new Act.PressClock(Actor.player(player), now));
    }

    /// Each move released and pressed by the player having the move.
    Sitting plays(String... moves) {
        for (String move : moves) {
            Colour player = table.game().turn();
            releases(player, move).accepted();
            if (table.game().end().isEmpty() && table.regulations().profile().pressesByHand()) {
                presses(player).accepted();
            }
        }
        return this;
    }

    Sitting offers(Colour player) {
        return does(new Act.OfferDraw(Actor.player(player), now));
    }

    Sitting accepts(Colour player) {
        return does(new Act.AcceptDraw(Actor.player(player), now));
    }

    Sitting declines(Colour player) {
        return does(new Act.DeclineDraw(Actor.player(player), now));
    }

    Sitting resigns(Colour player) {
        return does(new Act.Resign(Actor.player(player), now));
    }

    Sitting claimsFlag(Colour player, Colour flag) {
        return does(new Act.ClaimFlag(Actor.player(player), now, flag));
    }

    Sitting observes(Actor by, Colour flag) {
        return does(new Act.ObserveFlag(by, now, flag));
    }

    Sitting stops(Actor by) {
        return does(new Act.StopClocks(by, now, "to ask the arbiter"));
    }

    Sitting restarts(Actor by, Colour running) {
        return does(new Act.RestartClocks(by, now, running));
    }

    Sitting sets(Actor by, ClockSetting setting) {
        return does(new Act.SetClocks(by, now, setting));
    }

    Duration remaining(Colour player) {
        return table.clock().reading(now).face(player).remaining();
    }

    /// The arbiter answers a question.
    Sitting answers(int question, Answer answer) {
        return does(new Act.AnswerQuestion(Actor.ARBITER, now, question, answer, "as I see it"));
    }

    /// The events of the last verdict.
    List<Event> events() {
        accepted();
        return ((Verdict.Taken) last).events();
    }

    /// The arbiter was asked this last, and nothing else is open.
    Sitting asked(Colour player, Matter matter, String citation) {
        assertThat(table.desk().open())
                .singleElement()
                .satisfies(question -> assertThat(question.matter()).isEqualTo(matter))
                .satisfies(question -> assertThat(question.player()).contains(player));
        assertThat(((Event.ArbiterAsked) events().getLast()).citation()).isEqualTo(new Citation(citation));
        return this;
    }

    Sitting accepted() {
        assertThat(last).as("journal %s", journal).isInstanceOf(Verdict.Taken.class);
        return this;
    }

    /// The kinds of the events of the last verdict.
    Sitting happened(Class<?>... kinds) {
        accepted();
        assertThat(((Verdict.Taken) last)
                        .events().stream().map(Object::getClass).toList())
                .isEqualTo(List.of(kinds));
        return this;
    }

    Sitting refused(Refusal because, String article) {
        assertThat(last).isInstanceOf(Verdict.Refused.class);
        Verdict.Refused refused = (Verdict.Refused) last;
        assertThat(refused.because()).isEqualTo(because);
        assertThat(refused.citation().in(table.regulations().edition().name())).isEqualTo(article);
        return this;
    }

    Sitting goesOn() {
        assertThat(table.game().end()).isEmpty();
        return this;
    }

    Sitting ended(Result result, Ending ending, String article) {
        assertThat(table.game().end()).isPresent();
        Event.GameEnded end = table.game().end().orElseThrow();
        assertThat(end.result()).isEqualTo(result);
        assertThat(end.ending()).isEqualTo(ending);
        assertThat(end.citation().in(table.regulations().edition().name())).isEqualTo(article);
        assertThat(table.clock().running()).isEmpty();
        return this;
    }
}
