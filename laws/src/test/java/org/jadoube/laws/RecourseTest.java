package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.board.Colour.BLACK;
import static org.jadoube.board.Colour.WHITE;
import static org.jadoube.laws.edition.Edition.FIDE_1997;
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
import org.jadoube.clock.TimeControl;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.edition.Appeals;
import org.jadoube.laws.edition.ConductRules;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event.AppealMade;
import org.jadoube.laws.game.Event.ArbiterAnswered;
import org.jadoube.laws.game.Event.ArbiterAsked;
import org.jadoube.laws.game.Event.ResultCorrected;
import org.jadoube.laws.game.Event.TimeAdded;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Decision;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Question;
import org.junit.jupiter.api.Test;

/// What a player may do about the arbiter's decisions, and what the arbiter decides freely.
class RecourseTest {
    private static final List<Edition> SINCE_2014 = List.of(FIDE_2014, FIDE_2017, FIDE_2018, FIDE_2023);

    private static Sitting appeals(Sitting sitting, Actor by, Decision against) {
        return sitting.does(new Act.Appeal(by, sitting.now(), against, "unheard of"));
    }

    private static Verdict made(Sitting sitting, Actor by) {
        return Verdict.taken(new AppealMade(sitting.now(), new Citation("12.10"), by, "unheard of"));
    }

    @Test
    void there_is_no_appeal_in_2001() {
        for (Edition edition : List.of(FIDE_1997, FIDE_2001)) {
            Sitting sitting = appeals(Sitting.blitz(edition).started(), Actor.WHITE, Decision.OTHER);
            assertThat(sitting.last()).isEqualTo(Verdict.refused(new Citation("13.1"), Refusal.NOT_IN_FORCE, ""));
        }
    }

    @Test
    void up_to_2009_the_decision_on_a_quickplay_claim_is_final_and_no_other() {
        for (Edition edition : List.of(FIDE_2001, FIDE_2005, FIDE_2009)) {
            Sitting sitting = Sitting.blitz(edition).started();
            appeals(sitting, Actor.BLACK, Decision.QUICKPLAY_CLAIM);
            assertThat(sitting.last()).isEqualTo(Verdict.refused(new Citation("10.2d"), Refusal.DECISION_FINAL, ""));
            if (!edition.equals(FIDE_2001)) {
                assertThat(appeals(sitting, Actor.BLACK, Decision.OTHER).last()).isEqualTo(made(sitting, Actor.BLACK));
            }
        }
    }

    @Test
    void from_2014_on_every_decision_can_be_appealed_against_and_after_the_end_too() {
        for (Edition edition : SINCE_2014) {
            for (Decision decision : Decision.values()) {
                Sitting sitting = Sitting.blitz(edition).started();
                assertThat(appeals(sitting, Actor.WHITE, decision).last()).isEqualTo(made(sitting, Actor.WHITE));
                sitting.resigns(WHITE);
                assertThat(appeals(sitting, Actor.WHITE, decision).last()).isEqualTo(made(sitting, Actor.WHITE));
            }
        }
    }

    @Test
    void an_event_may_exclude_appeals() {
        for (Edition edition : List.of(FIDE_2005, FIDE_2009, FIDE_2014, FIDE_2023)) {
            Sitting sitting = Sitting.under(
                            Regulations.usual(edition, Profile.OVER_THE_BOARD, TimeControl.of(Duration.ofMinutes(5)))
                                    .with(rules -> rules.with(ConductRules.USUAL.with(Appeals.EXCLUDED))))
                    .started();
            assertThat(appeals(sitting, Actor.WHITE, Decision.OTHER).last())
                    .isEqualTo(Verdict.refused(new Citation("12.10"), Refusal.NOT_IN_FORCE, ""));
        }
    }

    @Test
    void only_players_appeal() {
        appeals(Sitting.blitz(FIDE_2023).started(), Actor.SPECTATOR, Decision.OTHER)
                .refused(Refusal.NOT_A_PLAYER, "12.7");
    }

    @Test
    void a_player_may_have_the_laws_explained_from_2014_on() {
        for (Edition edition : List.of(FIDE_1997, FIDE_2001, FIDE_2005, FIDE_2009)) {
            Sitting sitting = Sitting.blitz(edition).started();
            sitting.does(new Act.AskExplanation(Actor.WHITE, sitting.now(), "castling"));
            assertThat(sitting.last()).isEqualTo(Verdict.refused(new Citation("13.1"), Refusal.NOT_IN_FORCE, ""));
        }
        for (Edition edition : SINCE_2014) {
            Sitting sitting = Sitting.blitz(edition).started();
            sitting.does(new Act.AskExplanation(Actor.WHITE, sitting.now(), "castling"));
            assertThat(sitting.last())
                    .isEqualTo(Verdict.taken(new ArbiterAsked(
                            sitting.now(),
                            new Citation("2023/11.9"),
                            new Question(1, Matter.EXPLANATION, Optional.of(WHITE), "castling"))));
            sitting.does(new Act.AnswerQuestion(Actor.ARBITER, sitting.now(), 1, Answer.EXPLAINED, "king first"))
                    .happened(ArbiterAnswered.class);
            sitting.does(new Act.AskExplanation(Actor.SPECTATOR, sitting.now(), "castling"))
                    .refused(Refusal.NOT_A_PLAYER, "12.7");
        }
    }

    @Test
    void time_for_a_disturbance_goes_to_one_or_both_and_the_clock_runs_on() {
        for (Edition edition : Edition.all()) {
            Sitting sitting = Sitting.blitz(edition).started().seconds(10);
            Duration three = Duration.ofMinutes(3);
            TimeAdded white = new TimeAdded(sitting.now(), new Citation("13.5"), WHITE, three);
            TimeAdded black = new TimeAdded(sitting.now(), new Citation("13.5"), BLACK, three);
            sitting.does(new Act.AwardTime(Actor.ARBITER, sitting.now(), Optional.empty(), three));
            assertThat(sitting.last()).isEqualTo(Verdict.taken(white, black));
            assertThat(sitting.remaining(WHITE)).isEqualTo(Duration.ofSeconds(470));
            sitting.does(new Act.AwardTime(Actor.ARBITER, sitting.now(), Optional.of(BLACK), three));
            assertThat(sitting.last()).isEqualTo(Verdict.taken(black));
            assertThat(sitting.table().clock().running()).contains(WHITE);
            sitting.does(new Act.AwardTime(Actor.BLACK, sitting.now(), Optional.empty(), three));
            assertThat(sitting.last()).isEqualTo(Verdict.refused(new Citation("13.1"), Refusal.ONLY_THE_ARBITER, ""));
        }
    }

    @Test
    void a_result_can_be_corrected_once_there_is_one() {
        for (Edition edition : Edition.all()) {
            Sitting sitting = Sitting.blitz(edition).started();
            Act.CorrectResult early = new Act.CorrectResult(Actor.ARBITER, sitting.now(), Result.DRAW, "misread");
            assertThat(sitting.does(early).last())
                    .isEqualTo(Verdict.refused(new Citation("8.7"), Refusal.GAME_NOT_OVER, ""));
            sitting.resigns(WHITE);
            sitting.does(new Act.CorrectResult(Actor.BLACK, sitting.now(), Result.DRAW, "misread"));
            assertThat(sitting.last()).isEqualTo(Verdict.refused(new Citation("13.1"), Refusal.ONLY_THE_ARBITER, ""));
            sitting.does(new Act.CorrectResult(Actor.ARBITER, sitting.now(), Result.DRAW, "misread"));
            assertThat(sitting.last())
                    .isEqualTo(Verdict.taken(
                            new ResultCorrected(sitting.now(), new Citation("8.7"), Result.DRAW, "misread")));
            assertThat(sitting.table().game().result()).contains(Result.DRAW);
        }
    }

    @Test
    void a_ruling_rests_on_the_preface() {
        for (Edition edition : List.of(FIDE_2001, FIDE_2009, FIDE_2023)) {
            Sitting sitting = Sitting.blitz(edition).started();
            sitting.does(new Act.RuleResult(Actor.ARBITER, sitting.now(), Result.BOTH_LOSE, "they left"))
                    .ended(Result.BOTH_LOSE, Ending.RULING, "Preface");
        }
    }

    @Test
    void players_who_have_finished_are_spectators_and_others_are_told_why_it_is_over() {
        Sitting sitting = Sitting.blitz(FIDE_2023).started().resigns(WHITE);
        for (Actor player : List.of(Actor.WHITE, Actor.BLACK)) {
            sitting.does(new Act.OfferDraw(player, sitting.now())).refused(Refusal.GAME_OVER, "11.4");
            assertThat(sitting.last()).isEqualTo(Verdict.refused(new Citation("12.5"), Refusal.GAME_OVER, "0-1"));
        }
        sitting.does(new Act.StopClocks(Actor.ARBITER, sitting.now(), "")).refused(Refusal.GAME_OVER, "5.1.2");
    }
}
