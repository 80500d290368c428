package org.jadoube.server.play;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jadoube.board.Position;
import org.jadoube.journal.GameId;
import org.jadoube.laws.Laws;
import org.jadoube.laws.game.Table;
import org.jadoube.mating.Mating;

/// The hall's suspicion that a position which stands on a board may be dead: it is looked into in the [Study], and
/// forgotten as soon as the position stands no more.
final class Suspicion {
    private final GameId game;
    private final Study study;
    private final Consumer<Position> dead;
    private Optional<Position> held = Optional.empty();

    /// @param dead what is done once it is proved; called on a thread of the study
    Suspicion(GameId game, Study study, Consumer<Position> dead) {
        this.game = game;
        this.study = study;
        this.dead = dead;
    }

    /// The table has changed.
    void look(Table table) {
        Optional<Position> suspected = Laws.perhapsDead(table);
        if (!suspected.equals(held)) {
            held = suspected;
            suspected.ifPresentOrElse(
                    position -> study.ask(game, withdrawn -> prove(position, withdrawn)), () -> study.withdraw(game));
        }
    }

    private void prove(Position position, BooleanSupplier withdrawn) {
        if (Mating.isDead(position, Study.BUDGET.cancelledBy(withdrawn)) && !withdrawn.getAsBoolean()) {
            dead.accept(position);
        }
    }
}
