package org.jadoube.laws.edition;

import java.time.Duration;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jadoube.board.Position;
import org.jadoube.clock.Moment;
import org.jadoube.clock.TimeControl;
import org.jadoube.lawbook.Article;

/// The rules of one game, frozen by its first event: an edition of the Laws and what the event has chosen within
/// it.
///
/// @param defaultTime how late a player may come; empty where the event leaves it to the edition
/// @param initial the position the game starts from
@Article("6.2a")
public record Regulations(
        Edition edition,
        Profile profile,
        TimeControl timeControl,
        SessionStart start,
        FlagObserver flagObserver,
        Optional<Duration> defaultTime,
        Position initial,
        EventRules rules) {
    public Regulations {
        defaultTime.filter(Duration::isNegative).ifPresent(time -> {
            throw new IllegalArgumentException("the default time is not negative: " + time);
        });
    }

    /// With the event's other choices as usual for the profile.
    public Regulations(
            Edition edition,
            Profile profile,
            TimeControl timeControl,
            SessionStart start,
            FlagObserver flagObserver,
            Optional<Duration> defaultTime,
            Position initial) {
        this(edition, profile, timeControl, start, flagObserver, defaultTime, initial, EventRules.usual(profile));
    }

    /// What is usual for a profile: over the board and in hybrid play the arbiter starts the clocks, online they
    /// start when both are there; over the board flags are the arbiter's and the players' to see.
    public static Regulations usual(Edition edition, Profile profile, TimeControl timeControl) {
        return new Regulations(
                edition,
                profile,
                timeControl,
                profile.isSupervised() ? SessionStart.BY_ARBITER : SessionStart.WHEN_BOTH_PRESENT,
                profile.pressesByHand() ? FlagObserver.ARBITER : FlagObserver.AUTOMATIC,
                Optional.empty(),
                Position.initial(),
                EventRules.usual(profile));
    }

    public Regulations withDefaultTime(Duration time) {
        return new Regulations(edition, profile, timeControl, start, flagObserver, Optional.of(time), initial, rules);
    }

    public Regulations withInitial(Position position) {
        return new Regulations(edition, profile, timeControl, start, flagObserver, defaultTime, position, rules);
    }

    public Regulations with(SessionStart other) {
        return new Regulations(edition, profile, timeControl, other, flagObserver, defaultTime, initial, rules);
    }

    public Regulations with(FlagObserver other) {
        return new Regulations(edition, profile, timeControl, start, other, defaultTime, initial, rules);
    }

    /// The same with other choices of the event.
    public Regulations with(UnaryOperator<EventRules> change) {
        return new Regulations(
                edition, profile, timeControl, start, flagObserver, defaultTime, initial, change.apply(rules));
    }

    /// How late a player may come: as the event says, or else the edition; empty where neither does.
    @Article("6.6a")
    public Optional<Duration> latest() {
        return defaultTime.or(() -> switch (edition.defaultTime().unlessSpecified()) {
            case DefaultTime.Unspecified.After(Duration time) -> Optional.of(time);
            case DefaultTime.Unspecified.EventMustSpecify() ->
                switch (rules.interpretations().unspecifiedDefaultTime()) {
                    case NOBODY_IS_LATE -> Optional.empty();
                    case ZERO -> Optional.of(Duration.ZERO);
                };
        });
    }

    /// The last moment at which a player comes in time.
    ///
    /// @param started when the clocks started; a session whose clocks wait for both players starts when scheduled
    @Article("6.6a")
    public Optional<Moment> deadline(Optional<Moment> started) {
        Optional<Moment> from = switch (edition.defaultTime().from()) {
            case SCHEDULED_START -> rules.scheduled().or(() -> started);
            case START_OF_SESSION ->
                switch (start) {
                    case BY_ARBITER -> started;
                    case WHEN_BOTH_PRESENT -> rules.scheduled().or(() -> started);
                };
        };
        return from.flatMap(zero -> latest().map(zero::plus));
    }
}
