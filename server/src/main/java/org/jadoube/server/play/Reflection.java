package org.jadoube.server.play;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jadoube.board.Position;
import org.jadoube.journal.GameId;
import org.jadoube.laws.Laws;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.MatingIssue;
import org.jadoube.mating.Budget;
import org.jadoube.mating.Mating;

/// What the hall thinks about at one table, in the [Study]: while the game goes on, whether a suspicious
/// position is dead; once it turned on whether a side can checkmate, how to show why. A thought is given
/// up as soon as the table has gone on. Used by the game's writer.
final class Reflection {
    private final GameId game;
    private final Study study;
    private final Consumer<Position> dead;
    private final Runnable told;
    private Topic topic = new Topic(Optional.empty(), Optional.empty());
    private volatile Optional<Account> account = Optional.empty();

    private record Topic(Optional<MatingIssue> issue, Optional<Position> suspected) {
        static Topic of(Table table) {
            return new Topic(Laws.matingIssue(table), Laws.perhapsDead(table));
        }
    }

    /// @param dead what is done once a position is proved to be dead
    /// @param told what is done once there is a new account; both are called on a thread of the study
    Reflection(GameId game, Study study, Consumer<Position> dead, Runnable told) {
        this.game = game;
        this.study = study;
        this.dead = dead;
        this.told = told;
    }

    /// The table has changed.
    void look(Table table) {
        Topic now = Topic.of(table);
        if (now.equals(topic)) {
            return;
        }
        topic = now;
        account = Optional.empty();
        if (now.issue().isPresent()) {
            MatingIssue issue = now.issue().get();
            account = study.account(issue);
            if (account.isEmpty()) {
                study.ask(game, withdrawn -> explain(issue, withdrawn));
            } else {
                study.withdraw(game);
            }
        } else if (now.suspected().isPresent()) {
            Position position = now.suspected().get();
            study.ask(game, withdrawn -> prove(position, withdrawn));
        } else {
            study.withdraw(game);
        }
    }

    private void prove(Position position, BooleanSupplier withdrawn) {
        if (Mating.isDead(position, budget(withdrawn)) && !withdrawn.getAsBoolean()) {
            dead.accept(position);
        }
    }

    private void explain(MatingIssue issue, BooleanSupplier withdrawn) {
        Account found = Account.of(issue, budget(withdrawn));
        if (!withdrawn.getAsBoolean()) {
            study.keep(issue, found);
            account = Optional.of(found);
            told.run();
        }
    }

    private static Budget budget(BooleanSupplier withdrawn) {
        return Study.BUDGET.cancelledBy(withdrawn);
    }

    /// What there is to be shown at the table as it stands, once it is known.
    Optional<Account> account() {
        return account;
    }
}
