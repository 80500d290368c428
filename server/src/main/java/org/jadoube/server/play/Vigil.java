package org.jadoube.server.play;

import java.util.Arrays;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.clock.ChessClock;
import org.jadoube.clock.Moment;
import org.jadoube.laws.edition.FlagObserver;
import org.jadoube.laws.game.Game;
import org.jadoube.laws.game.Running;
import org.jadoube.laws.game.Table;

/// What the automatic observer and the hall have to look for at a table, and when.
record Vigil(Table table) {
    /// When the running side reaches zero for the first time after the observer last looked.
    ///
    /// @param looked when he looked; a display may reach zero several times, once a period
    Optional<Moment> flagDue(Optional<Moment> looked) {
        if (!isAutomatic()) {
            return Optional.empty();
        }
        ChessClock clock = table.clock();
        Optional<Moment> zero = clock.nextZero();
        boolean seen = zero.isPresent() && looked.isPresent() && !zero.get().isAfter(looked.get());
        return seen ? clock.nextZeroAfter(looked.get()) : zero;
    }

    /// When a player who has not come is too late.
    Optional<Moment> absenceDue() {
        Game game = table.game();
        boolean missing = Arrays.stream(Colour.values()).anyMatch(player -> !game.isPresent(player));
        return isAutomatic() && missing ? table.regulations().deadline(game.started()) : Optional.empty();
    }

    private boolean isAutomatic() {
        return table.regulations().flagObserver() == FlagObserver.AUTOMATIC && isOpen();
    }

    private boolean isOpen() {
        return table.game().end().isEmpty();
    }

    /// Whose clock was running when the hall went down, while nobody has set it going again.
    Optional<Colour> interrupted() {
        return isOpen() && table.game().clocks() == Running.OUTAGE
                ? Optional.of(table.clock().turn())
                : Optional.empty();
    }

    /// Whether time is passing for a player.
    boolean isRunning() {
        return isOpen() && table.clock().running().isPresent();
    }
}
