package org.jadoube.server.play;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Future;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jadoube.board.Colour;
import org.jadoube.board.Position;
import org.jadoube.clock.Moment;
import org.jadoube.journal.ActKey;
import org.jadoube.journal.Answer;
import org.jadoube.journal.Competition;
import org.jadoube.journal.GameId;
import org.jadoube.journal.Journal;
import org.jadoube.journal.Outcome;
import org.jadoube.laws.Laws;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Table;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A game in play. It has one writer at a time: an act is decided on the table as the journal has it, written down, and
/// only then answered and told to the followers. Followers are told by a nudge and never waited for.
public final class LiveGame {
    private static final Logger LOG = LoggerFactory.getLogger(LiveGame.class);

    /// The automatic observer looks a little after the zero, so that what was received before it is decided before it.
    private static final Duration GRACE = Duration.ofMillis(30);

    /// How long the clocks stand after an outage when a player does not come back.
    private static final Duration RECOVERY = Duration.ofSeconds(60);

    private final GameId id;
    private final Journal journal;
    private final HallClock clock;
    private final Timetable timetable;
    private final Study study;
    private final Deliberation deliberation;
    private final Reflection reflection;
    private final Moment loaded;
    private final ReentrantLock lock = new ReentrantLock();
    private final Audience audience;
    private volatile Story story;
    private volatile Story past;
    private Optional<Moment> toldZero = Optional.empty();
    private Optional<Moment> looked = Optional.empty();
    private boolean absenceLooked;
    private Optional<Future<?>> wake = Optional.empty();

    private LiveGame(
            GameId id,
            Journal journal,
            HallClock clock,
            Timetable timetable,
            Thinking thinking,
            Duration delay,
            Story story) {
        this.id = id;
        this.journal = journal;
        this.clock = clock;
        this.timetable = timetable;
        this.study = thinking.study();
        this.deliberation = thinking.deliberation();
        this.audience = new Audience(clock, timetable, delay);
        this.reflection = new Reflection(id, study, this::pointOut, audience::stir);
        this.loaded = clock.now();
        this.story = story;
        this.past = story.until(new Moment(0), story);
    }

    /// The game as its journal has it; empty when there is no such game.
    static Optional<LiveGame> load(
            GameId id, Journal journal, HallClock clock, Timetable timetable, Thinking thinking) {
        List<Event> events = journal.events(id);
        if (events.isEmpty()) {
            return Optional.empty();
        }
        Duration delay = journal.competitionOf(id).map(Competition::delay).orElse(Duration.ZERO);
        LiveGame game = new LiveGame(id, journal, clock, timetable, thinking, delay, Story.of(events));
        Moment told = clock.now().plus(delay.negated());
        game.audience.expect(
                events.stream().map(Event::at).filter(told::isBefore).toList());
        game.locked(() -> game.reflection.look(game.table()));
        return Optional.of(game);
    }

    public GameId id() {
        return id;
    }

    public Table table() {
        return story.table();
    }

    /// How many events somebody around the board has been or is about to be told.
    ///
    /// @param delay how much later than it happens he is told
    public int length(Actor viewer, Duration delay) {
        Story known = story(clock.now().plus(delay.negated()), delay);
        return known.seenBy(viewer, known.length());
    }

    /// How many of the first events of the journal somebody around the board is told.
    public int length(Actor viewer, int first) {
        return story.seenBy(viewer, first);
    }

    /// Decides an act and answers when its consequences are on disk. An act that has been answered before gets the same
    /// answer and changes nothing.
    ///
    /// @param received when the act reached the hall
    /// @throws Unreadable when the intent makes no sense at this table
    public Answer perform(ActKey key, Moment received, Intent intent) throws Unreadable {
        lock.lock();
        try {
            while (true) {
                Story before = story;
                Act act = intent.act(key.by(), notBeforeLast(received), before.table());
                Verdict verdict = deliberation.decide(before.table(), act);
                switch (journal.answer(id, before.length(), key, verdict)) {
                    case Outcome.Written _ -> {
                        take(verdict);
                        return Answer.to(verdict, before.length());
                    }
                    case Outcome.Conflict _ -> readOn();
                    case Outcome.AlreadyAnswered(Answer answer) -> {
                        return answer;
                    }
                }
            }
        } finally {
            lock.unlock();
        }
    }

    /// An act of the hall itself or of its observer. When it is refused, nothing happens.
    private void perform(Function<Moment, Act> act) {
        while (true) {
            Story before = story;
            Verdict verdict = deliberation.decide(before.table(), act.apply(notBeforeLast(clock.now())));
            if (!(verdict instanceof Verdict.Taken(List<Event> events))) {
                LOG.debug("game {}: {}", id, verdict);
                return;
            }
            if (journal.append(id, before.length(), events) instanceof Outcome.Written) {
                take(verdict);
                return;
            }
            readOn();
        }
    }

    private Moment notBeforeLast(Moment moment) {
        return notBeforeLast(moment, story);
    }

    private static Moment notBeforeLast(Moment moment, Story story) {
        Moment last = story.last().at();
        return moment.isBefore(last) ? last : moment;
    }

    private void take(Verdict verdict) {
        if (verdict instanceof Verdict.Taken(List<Event> events) && !events.isEmpty()) {
            goOn(events);
        }
    }

    private void readOn() {
        goOn(journal.events(id, story.length() + 1));
    }

    private void goOn(List<Event> events) {
        story = story.with(events);
        reflection.look(story.table());
        audience.stir();
        planWake();
    }

    /// The hall has proved that a position is dead. The Laws prove it again, which may take as long: meanwhile the game
    /// goes on, and if the position stands no more there is nothing to point out.
    private void pointOut(Position dead) {
        while (true) {
            Story before = story;
            if (!Laws.perhapsDead(before.table()).equals(Optional.of(dead))) {
                return;
            }
            Moment at = notBeforeLast(clock.now(), before);
            Verdict verdict = Laws.decide(before.table(), new Act.PointOutDeadPosition(Actor.HALL, at));
            if (!(verdict instanceof Verdict.Taken(List<Event> events)) || isWritten(before, events)) {
                LOG.info("game {}: a dead position was pointed out: {}", id, verdict);
                return;
            }
        }
    }

    /// Writes down what was decided on a table, unless something has happened there since.
    private boolean isWritten(Story before, List<Event> events) {
        lock.lock();
        try {
            if (story != before) {
                return false;
            }
            if (journal.append(id, before.length(), events) instanceof Outcome.Written) {
                goOn(events);
                return true;
            }
            readOn();
            return false;
        } finally {
            lock.unlock();
        }
    }

    /// Charges nobody for the time in which the hall was down.
    void reportOutage(Moment lastAlive) {
        locked(() -> {
            if (isRunning()) {
                perform(at -> new Act.ReportOutage(Actor.HALL, at, lastAlive));
                LOG.info("game {}: the clocks stand since the hall was last alive", id);
            }
            planWake();
        });
    }

    private void locked(Runnable work) {
        lock.lock();
        try {
            work.run();
        } finally {
            lock.unlock();
        }
    }

    boolean isRunning() {
        return story.vigil().isRunning();
    }

    /// Whether nothing can happen here until somebody comes.
    boolean isIdle() {
        return audience.isEmpty()
                && !isRunning()
                && story.vigil().interrupted().isEmpty()
                && !(table().game().end().isEmpty() && study.isAskedBy(id));
    }

    void follow(Follower follower) {
        audience.enter(follower);
    }

    void unfollow(Follower follower) {
        audience.leave(follower);
    }

    /// Somebody has come or gone; waits for the game's writer.
    void presenceChanged(Follower who) {
        if (who.actor().colour().isPresent()) {
            locked(this::restartWhenReady);
            audience.stir();
        }
    }

    /// Whoever sits here as a player has to come again by a new link.
    void expel(Actor player) {
        audience.expel(player);
        audience.stir();
    }

    /// What a follower does not know yet who knows the first `seen` events.
    ///
    /// @param delay how much later than it happens he is told
    public News news(int seen, Duration delay) {
        Moment then = clock.now().plus(delay.negated());
        Story known = story(then, delay);
        List<Happening> events = known.after(seen);
        return new News(
                known.length() - events.size() + 1,
                events,
                known.table(),
                present(then, delay),
                notBeforeLast(then, known),
                account(known));
    }

    private Set<Colour> present(Moment then, Duration delay) {
        return delay.isZero() ? audience.present() : audience.present(then);
    }

    /// What is found about a table that stood a while ago, unless the game has come to turn on something else.
    private Optional<Account> account(Story known) {
        Story now = story;
        return known == now || Laws.matingIssue(known.table()).equals(Laws.matingIssue(now.table()))
                ? account()
                : Optional.empty();
    }

    private Story story(Moment then, Duration delay) {
        Story now = story;
        if (delay.isZero()) {
            return now;
        }
        Story known = now.until(then, past);
        past = known;
        return known;
    }

    /// How the table stands, or stood a while ago.
    public Glance glance(Actor viewer, Duration delay) {
        Moment then = clock.now().plus(delay.negated());
        Story known = story(then, delay);
        return Glance.of(known, viewer, notBeforeLast(then, known), present(then, delay));
    }

    /// Why the game ended as it did, or what is found about an open question; empty where it turns on no
    /// proof, or while the hall still thinks about it.
    public Optional<Account> account() {
        return reflection.account();
    }

    private void planWake() {
        wake.ifPresent(planned -> planned.cancel(false));
        wake = due().map(moment -> timetable.in(moment.since(clock.now()), () -> locked(this::wake)));
    }

    private Optional<Moment> due() {
        return Stream.of(flagDue(), absenceDue(), restartDue(), zeroDue())
                .flatMap(Optional::stream)
                .min(Moment::compareTo);
    }

    private Optional<Moment> flagDue() {
        return story.vigil().flagDue(looked).map(zero -> zero.plus(GRACE));
    }

    private Optional<Moment> absenceDue() {
        return absenceLooked ? Optional.empty() : story.vigil().absenceDue().map(late -> late.plus(GRACE));
    }

    private Optional<Moment> restartDue() {
        return story.vigil().interrupted().map(_ -> loaded.plus(RECOVERY));
    }

    /// When a display next reaches zero, which those who see all boards are told though nobody does anything.
    private Optional<Moment> zeroDue() {
        Moment told =
                toldZero.filter(story.last().at()::isBefore).orElse(story.last().at());
        return isRunning() ? table().clock().nextZeroAfter(told).map(zero -> zero.plus(GRACE)) : Optional.empty();
    }

    private void wake() {
        Moment now = clock.now();
        if (isPast(zeroDue(), now)) {
            toldZero = Optional.of(now);
            audience.stir();
        }
        if (isPast(flagDue(), now)) {
            looked = Optional.of(now);
            table().clock().running().ifPresent(side -> perform(at -> new Act.ObserveFlag(Actor.OBSERVER, at, side)));
        }
        if (isPast(absenceDue(), now)) {
            absenceLooked = true;
            perform(at -> new Act.ObserveAbsence(Actor.OBSERVER, at));
        }
        restartWhenReady();
        planWake();
    }

    private static boolean isPast(Optional<Moment> due, Moment now) {
        return due.filter(moment -> !now.isBefore(moment)).isPresent();
    }

    private void restartWhenReady() {
        boolean ready = audience.present().size() == Colour.values().length || isPast(restartDue(), clock.now());
        if (ready) {
            story.vigil().interrupted().ifPresent(side -> perform(at -> new Act.RestartClocks(Actor.HALL, at, side)));
        }
    }
}
