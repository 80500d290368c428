package org.jadoube.trials.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.clock.ClockReading;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Laws;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.edition.Recorder;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Game;
import org.jadoube.laws.game.PlayedMove;
import org.jadoube.laws.game.Table;

/// The room in which one scenario happens: a table, a moment that passes only by sentences, and what the Laws said
/// last. The game is opened by the first thing that happens; until then its [Setting] may change.
public final class Chessroom {
    /// An act to be done by somebody at a moment.
    @FunctionalInterface
    interface Doing extends BiFunction<Actor, Moment, Act> {}

    private final Setting setting = new Setting();
    private final List<Event> journal = new ArrayList<>();
    private Optional<Table> table = Optional.empty();
    private Moment now = new Moment(1_800_000_000_000_000L);
    private Duration pace = Duration.ZERO;
    private Verdict last = Verdict.taken();
    private Optional<Citation> looked = Optional.empty();

    /// What the game will be played under; no more to be changed once the game is open.
    Setting setting() {
        assertThat(table).as("the game is open, its regulations are fixed").isEmpty();
        return setting;
    }

    Moment now() {
        return now;
    }

    /// The table, with the game opened if it was not yet.
    Table table() {
        return table.orElseGet(this::open);
    }

    private Table open() {
        Regulations regulations = setting.regulations();
        Event.GameOpened opening = new Event.GameOpened(now, new Citation("6.2a"), regulations, "Ana", "Boris");
        journal.add(opening);
        Table opened = Table.opened(opening);
        table = Optional.of(opened);
        return opened;
    }

    Game game() {
        return table().game();
    }

    /// Everything that has happened, from the opening on.
    List<Event> journal() {
        return List.copyOf(journal);
    }

    String edition() {
        return table().regulations().edition().name();
    }

    void pass(Duration time) {
        table();
        now = now.plus(time);
    }

    /// Time passes until a player's clock, which is running, shows a time.
    void passUntil(Colour player, Duration left) {
        ClockReading.Face face = face(player);
        assertThat(table().clock().running()).as("the running clock").contains(player);
        assertThat(left).as("the time left from now on").isLessThanOrEqualTo(face.remaining());
        pass(face.remaining().minus(left).plus(face.delay()));
    }

    /// How long the players take for each move of a sequence.
    void pace(Duration each) {
        pace = each;
    }

    void does(Actor by, Doing act) {
        last = Laws.decide(table(), act.apply(by, now));
        looked = Optional.empty();
        if (last instanceof Verdict.Taken(List<Event> events)) {
            table = Optional.of(table().afterAll(events));
            journal.addAll(events);
        }
    }

    /// Something on the way to what the scenario is about: it must be allowed.
    void prepares(Actor by, Doing act) {
        does(by, act);
        assertThat(last).as("an act that prepares the scenario").isInstanceOf(Verdict.Taken.class);
    }

    /// Both players are at the board and the clocks have been started.
    void start() {
        prepares(Actor.WHITE, Act.Arrive::new);
        prepares(Actor.BLACK, Act.Arrive::new);
        if (game().started().isEmpty()) {
            prepares(Actor.ARBITER, Act.StartClocks::new);
        }
    }

    /// A move released and, where hands press clocks, pressed at once.
    void plays(Actor player, String text) {
        does(player, (by, at) -> new Act.ReleaseMove(by, at, move(text)));
        if (last instanceof Verdict.Taken(List<Event> released)
                && game().end().isEmpty()
                && table().regulations().profile().pressesByHand()) {
            does(player, Act.PressClock::new);
            if (last instanceof Verdict.Taken(List<Event> pressed)) {
                List<Event> both = new ArrayList<>(released);
                both.addAll(pressed);
                last = Verdict.taken(both);
            }
        }
    }

    /// Moves played one after another by the player whose turn it is, all of them to be allowed, and nobody writes.
    void play(List<String> moves) {
        for (String move : moves) {
            pass(pace);
            plays(Actor.player(game().turn()), move);
            assertThat(last).as("the move %s of a sequence", move).isInstanceOf(Verdict.Taken.class);
        }
    }

    /// The same, each move written down by both players, with what they had not written before.
    void playAndRecord(List<String> moves) {
        for (String move : moves) {
            play(List.of(move));
            Verdict played = last;
            for (Colour player : Colour.values()) {
                record(player);
            }
            last = played;
        }
    }

    private void record(Colour player) {
        boolean writes = table().regulations().rules().recorder() == Recorder.PLAYERS;
        while (writes
                && game().end().isEmpty()
                && table().scoresheet(player).recorded() < game().played().size()) {
            PlayedMove next = game().played().get(table().scoresheet(player).recorded());
            String text = MoveWords.write(next.move(), next.before());
            prepares(Actor.player(player), (by, at) -> new Act.RecordMove(by, at, text));
        }
    }

    /// What a text means by a move in the present position.
    Move move(String text) {
        return MoveWords.read(text, game().standing());
    }

    /// The events that followed from the last act.
    List<Event> events() {
        assertThat(last).as("the last act").isInstanceOf(Verdict.Taken.class);
        return ((Verdict.Taken) last).events();
    }

    Verdict.Refused refusal() {
        assertThat(last).as("the last act").isInstanceOf(Verdict.Refused.class);
        Verdict.Refused refused = (Verdict.Refused) last;
        looksAt(refused.citation());
        return refused;
    }

    /// The provision behind what a scenario has just looked at.
    void looksAt(Citation citation) {
        looked = Optional.of(citation);
    }

    Citation looked() {
        return looked.orElseThrow(() -> new AssertionError("name what happened before the article that says so"));
    }

    ClockReading.Face face(Colour player) {
        return table().clock().reading(now).face(player);
    }
}
