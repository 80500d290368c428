package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.jadoube.board.Colour.BLACK;
import static org.jadoube.board.Colour.WHITE;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Move;
import org.jadoube.board.Square;
import org.jadoube.clock.ClockSetting;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.game.Table;
import org.junit.jupiter.api.Test;

/// The folds: a journal adds up to a table, and what does not fit is never skipped.
class JournalTest {
    private static final Citation ANY = new Citation("13.1");

    private final Sitting sitting = Sitting.blitz(Edition.FIDE_2009).started().plays("e2e4");
    private final Moment at = sitting.now();

    private void unfit(Event event, String why) {
        assertThatThrownBy(() -> sitting.table().after(event))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("this event does not fit")
                .hasMessageContaining(why);
    }

    @Test
    void a_journal_adds_up_to_the_table_it_was_written_at() {
        sitting.seconds(3).plays("e7e5").offers(WHITE).resigns(BLACK);
        assertThat(Table.after(sitting.journal)).isEqualTo(sitting.table());
        assertThat(sitting.table().game().opening().white()).isEqualTo("Ana Ruiz");
        assertThat(sitting.table().game().moves())
                .containsExactly(Move.plain(Square.E2, Square.E4), Move.plain(Square.E7, Square.E5));
    }

    @Test
    void a_journal_begins_with_the_opening() {
        assertThatThrownBy(() -> Table.after(List.of())).isInstanceOf(IllegalStateException.class);
        List<Event> headless = new ArrayList<>(sitting.journal.subList(1, sitting.journal.size()));
        assertThatThrownBy(() -> Table.after(headless)).isInstanceOf(IllegalStateException.class);
        unfit(sitting.journal.getFirst(), "the game is open already");
    }

    @Test
    void a_move_fits_only_the_player_and_the_position() {
        Move knight = Move.plain(Square.G1, Square.F3);
        unfit(new Event.MoveMade(at, ANY, WHITE, knight), "the other player has the move");
        unfit(new Event.MoveMade(at, ANY, BLACK, knight), "the move is not legal");
        unfit(new Event.MoveCompleted(at, ANY, BLACK), "he has no move to complete");
    }

    @Test
    void what_has_happened_does_not_happen_again() {
        unfit(new Event.PlayerArrived(at, ANY, WHITE), "he has arrived already");
        unfit(new Event.ClocksStarted(at, ANY), "the clocks have been started already");
        unfit(new Event.DrawDeclined(at, ANY, WHITE), "there is no offer to decline");
        sitting.offers(WHITE);
        unfit(new Event.DrawOffered(at, ANY, WHITE), "his offer is open already");
    }

    @Test
    void clocks_are_stopped_running_and_set_standing() {
        ClockSetting.Side side = new ClockSetting.Side(Duration.ofMinutes(1), 1, 0);
        unfit(new Event.ClocksSet(at, ANY, new ClockSetting(side, side)), "the clocks run");
        unfit(new Event.ClocksRestarted(at, ANY, Actor.ARBITER, WHITE), "the clocks do not stand");
        sitting.stops(Actor.ARBITER);
        unfit(new Event.ClocksStopped(at, ANY, Actor.ARBITER, ""), "the clocks do not run");
        unfit(new Event.ClockPressed(at, ANY, WHITE), "the clocks do not run");
        ClockSetting.Side second = new ClockSetting.Side(Duration.ofMinutes(1), 2, 0);
        unfit(new Event.ClocksSet(at, ANY, new ClockSetting(second, second)), "ClocksSet");
    }

    @Test
    void time_does_not_run_backwards_in_a_journal() {
        Moment before = new Moment(at.micros() - 1);
        unfit(new Event.DrawOffered(before, ANY, WHITE), "it is earlier than the last event");
        sitting.seconds(1);
        unfit(new Event.OutageReported(sitting.now(), ANY, before), "OutageReported");
        unfit(new Event.OutageReported(at, ANY, sitting.now()), "the outage begins after its report");
    }

    @Test
    void nothing_follows_the_end() {
        Event end = new Event.GameEnded(at, ANY, Result.DRAW, Ending.RULING, Optional.of("enough"));
        Table over = sitting.table().after(end);
        assertThatThrownBy(() -> over.after(end)).hasMessageContaining("the game is over");
    }

    @Test
    void before_the_start_only_arrivals_and_settings_fit() {
        Table fresh = Sitting.blitz(Edition.FIDE_2009).table();
        for (Event early : List.of(
                new Event.MoveMade(at, ANY, WHITE, Move.plain(Square.E2, Square.E4)),
                new Event.ClockPressed(at, ANY, WHITE),
                new Event.DrawOffered(at, ANY, WHITE),
                new Event.FlagFell(at, ANY, Actor.ARBITER, WHITE, at),
                new Event.ClocksRestarted(at, ANY, Actor.ARBITER, WHITE))) {
            assertThatThrownBy(() -> fresh.after(early)).isInstanceOf(IllegalStateException.class);
        }
    }
}
