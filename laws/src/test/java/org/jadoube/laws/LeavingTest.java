package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.board.Colour.BLACK;
import static org.jadoube.board.Colour.WHITE;
import static org.jadoube.laws.edition.Edition.FIDE_2001;
import static org.jadoube.laws.edition.Edition.FIDE_2005;
import static org.jadoube.laws.edition.Edition.FIDE_2009;
import static org.jadoube.laws.edition.Edition.FIDE_2014;
import static org.jadoube.laws.edition.Edition.FIDE_2017;
import static org.jadoube.laws.edition.Edition.FIDE_2018;
import static org.jadoube.laws.edition.Edition.FIDE_2023;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.clock.TimeControl;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.edition.ConductRules;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.edition.WaitingPlayer;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event.ArbiterAnswered;
import org.jadoube.laws.game.Event.ArbiterAsked;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Leave;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Question;
import org.junit.jupiter.api.Test;

class LeavingTest {
    private static final List<Edition> UP_TO_2009 = List.of(FIDE_2001, FIDE_2005, FIDE_2009);
    private static final List<Edition> SINCE_2014 = List.of(FIDE_2014, FIDE_2017, FIDE_2018, FIDE_2023);

    private static Sitting asks(Sitting sitting, Actor by, Leave leave) {
        return sitting.does(new Act.AskLeave(by, sitting.now(), leave));
    }

    private static Verdict asked(Sitting sitting, String article, Colour player, String whence) {
        return Verdict.taken(new ArbiterAsked(
                sitting.now(), new Citation(article), new Question(1, Matter.LEAVE, Optional.of(player), whence)));
    }

    private static Sitting reporting(Edition edition) {
        return Sitting.under(Regulations.usual(edition, Profile.OVER_THE_BOARD, TimeControl.of(Duration.ofMinutes(5)))
                        .with(rules -> rules.with(ConductRules.USUAL.with(WaitingPlayer.REPORTS))))
                .started();
    }

    @Test
    void nobody_leaves_the_venue_without_leave() {
        for (Colour player : Colour.values()) {
            for (Edition edition : UP_TO_2009) {
                Sitting sitting = asks(Sitting.blitz(edition).started(), Actor.player(player), Leave.PLAYING_VENUE);
                assertThat(sitting.last()).isEqualTo(asked(sitting, "12.2", player, "the playing venue"));
            }
            for (Edition edition : SINCE_2014) {
                Sitting sitting = asks(Sitting.blitz(edition).started(), Actor.player(player), Leave.PLAYING_VENUE);
                assertThat(sitting.last()).isEqualTo(asked(sitting, "2023/11.2.3.1", player, "the playing venue"));
            }
        }
    }

    @Test
    void nor_the_playing_area_with_the_move_to_him() {
        String whence = "the playing area, having the move";
        for (Edition edition : UP_TO_2009) {
            Sitting sitting = asks(Sitting.blitz(edition).started(), Actor.WHITE, Leave.PLAYING_AREA);
            assertThat(sitting.last()).isEqualTo(asked(sitting, "12.2", WHITE, whence));
        }
        for (Edition edition : SINCE_2014) {
            Sitting sitting = asks(Sitting.blitz(edition).started().releases("e2e4"), Actor.BLACK, Leave.PLAYING_AREA);
            assertThat(sitting.last()).isEqualTo(asked(sitting, "2023/11.2.3.2", BLACK, whence));
        }
    }

    @Test
    void the_other_player_goes_freely() {
        for (Edition edition : UP_TO_2009) {
            Sitting sitting = asks(reporting(edition), Actor.BLACK, Leave.PLAYING_AREA);
            assertThat(sitting.last()).isEqualTo(Verdict.refused(new Citation("12.2"), Refusal.NO_LEAVE_NEEDED, ""));
        }
        for (Edition edition : SINCE_2014) {
            Sitting sitting = asks(Sitting.blitz(edition).started(), Actor.BLACK, Leave.PLAYING_AREA);
            assertThat(sitting.last())
                    .isEqualTo(Verdict.refused(new Citation("2023/11.2.3.2"), Refusal.NO_LEAVE_NEEDED, ""));
        }
    }

    @Test
    void unless_the_event_has_him_report_from_2017_on() {
        for (Edition edition : List.of(FIDE_2017, FIDE_2018, FIDE_2023)) {
            Sitting sitting = asks(reporting(edition), Actor.BLACK, Leave.PLAYING_AREA);
            assertThat(sitting.last()).isEqualTo(asked(sitting, "2023/11.2.4", BLACK, "the playing area"));
        }
        asks(reporting(FIDE_2014), Actor.BLACK, Leave.PLAYING_AREA).refused(Refusal.NO_LEAVE_NEEDED, "11.2b");
    }

    @Test
    void the_arbiter_grants_it_or_not_and_the_game_goes_on() {
        for (Answer answer : List.of(Answer.UPHELD, Answer.REJECTED)) {
            Sitting sitting = asks(Sitting.blitz(FIDE_2009).started(), Actor.WHITE, Leave.PLAYING_VENUE);
            sitting.does(new Act.AnswerQuestion(Actor.ARBITER, sitting.now(), 1, answer, ""))
                    .happened(ArbiterAnswered.class)
                    .goesOn();
            assertThat(sitting.table().clock().running()).contains(WHITE);
        }
    }

    @Test
    void only_players_ask_leave() {
        asks(Sitting.blitz(FIDE_2009).started(), Actor.SPECTATOR, Leave.PLAYING_VENUE)
                .refused(Refusal.NOT_A_PLAYER, "13.7a");
    }

    @Test
    void a_player_who_has_finished_needs_no_leave() {
        asks(Sitting.blitz(FIDE_2009).started().resigns(WHITE), Actor.WHITE, Leave.PLAYING_VENUE)
                .refused(Refusal.GAME_OVER, "12.5");
    }
}
