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
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jadoube.board.Colour;
import org.jadoube.clock.TimeControl;
import org.jadoube.lawbook.Citation;
import org.jadoube.lawbook.Lawbook;
import org.jadoube.laws.edition.ConductRules;
import org.jadoube.laws.edition.DeviceRules;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.ArbiterAnswered;
import org.jadoube.laws.game.Event.ArbiterAsked;
import org.jadoube.laws.game.Event.ClocksStopped;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Event.IncidentRecorded;
import org.jadoube.laws.game.Event.PenaltyImposed;
import org.jadoube.laws.game.Event.ResultCorrected;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Incident;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Penalty;
import org.jadoube.laws.term.Question;
import org.jadoube.laws.term.Score;
import org.junit.jupiter.api.Test;

class ChargesTest {
    private static final List<Edition> SINCE_2001 =
            List.of(FIDE_2001, FIDE_2005, FIDE_2009, FIDE_2014, FIDE_2017, FIDE_2018, FIDE_2023);
    private static final List<Edition> SINCE_2017 = List.of(FIDE_2017, FIDE_2018, FIDE_2023);

    private static Sitting sitting(Edition edition) {
        return Sitting.blitz(edition).started();
    }

    private static Sitting under(Edition edition, DeviceRules devices) {
        return Sitting.under(Regulations.usual(edition, Profile.OVER_THE_BOARD, TimeControl.of(Duration.ofMinutes(5)))
                        .with(rules -> rules.with(ConductRules.USUAL.with(devices))))
                .started();
    }

    private static Sitting reports(Sitting sitting, Actor by, Colour offender, Incident incident) {
        return sitting.does(new Act.ReportIncident(by, sitting.now(), offender, incident, "seen"));
    }

    private static Sitting answers(Sitting sitting, int question, Answer answer) {
        return sitting.does(new Act.AnswerQuestion(Actor.ARBITER, sitting.now(), question, answer, "so be it"));
    }

    private static List<Event> events(Sitting sitting) {
        sitting.accepted();
        return ((Verdict.Taken) sitting.last()).events();
    }

    private static Event recorded(Sitting sitting, String article, Colour offender, Incident incident) {
        return new IncidentRecorded(sitting.now(), new Citation(article), Actor.ARBITER, offender, incident, "seen");
    }

    private static Event asked(
            Sitting sitting, int number, String article, Matter matter, Colour offender, Incident incident) {
        return new ArbiterAsked(
                sitting.now(),
                new Citation(article),
                new Question(number, matter, Optional.of(offender), Optional.of(incident), "seen"));
    }

    @Test
    void a_breach_of_conduct_is_recorded_and_must_be_penalised() {
        Map<Incident, String> articles = Map.of(
                Incident.DISREPUTE, "12.1",
                Incident.LEFT_WITHOUT_PERMISSION, "12.2",
                Incident.NOTES_OR_ADVICE, "12.3a",
                Incident.DISTRACTION, "12.6");
        for (Edition edition : SINCE_2001) {
            articles.forEach((incident, article) -> {
                Sitting sitting = sitting(edition);
                reports(sitting, Actor.ARBITER, BLACK, incident);
                assertThat(events(sitting))
                        .as("%s %s", edition, incident)
                        .containsExactly(
                                recorded(sitting, article, BLACK, incident),
                                asked(sitting, 1, "12.7", Matter.PENALTY, BLACK, incident));
                assertThat(sitting.table().desk().incidents()).hasSize(1);
            });
        }
    }

    @Test
    void mishandling_the_clock_must_be_penalised_in_every_edition() {
        for (Edition edition : Edition.all()) {
            Sitting sitting = sitting(edition);
            reports(sitting, Actor.ARBITER, WHITE, Incident.CLOCK_MISHANDLED);
            assertThat(events(sitting))
                    .containsExactly(
                            recorded(sitting, "6.7c", WHITE, Incident.CLOCK_MISHANDLED),
                            asked(sitting, 1, "6.7c", Matter.PENALTY, WHITE, Incident.CLOCK_MISHANDLED));
        }
    }

    @Test
    void for_some_breaches_no_penalty_is_named() {
        Map<Incident, String> articles = Map.of(
                Incident.MOVED_WITH_BOTH_HANDS, "4.1",
                Incident.ADJUSTED_UNDULY, "4.2",
                Incident.PRESSED_WITH_OTHER_HAND, "6.7b",
                Incident.FINGER_ON_BUTTON, "6.7b",
                Incident.PIECES_DISPLACED, "7.3",
                Incident.MOVE_NOT_RECORDED, "2023/8.1.3",
                Incident.SCORESHEET_HIDDEN, "8.2");
        for (Edition edition : SINCE_2001) {
            articles.forEach((incident, article) -> {
                Sitting sitting = sitting(edition);
                reports(sitting, Actor.ARBITER, WHITE, incident);
                assertThat(events(sitting)).containsExactly(recorded(sitting, article, WHITE, incident));
            });
        }
    }

    @Test
    void stopping_the_clocks_without_reason_is_penalised_from_2001_on() {
        Sitting old = sitting(FIDE_1997);
        reports(old, Actor.ARBITER, WHITE, Incident.CLOCKS_STOPPED_WITHOUT_REASON);
        assertThat(events(old)).containsExactly(recorded(old, "6.12b", WHITE, Incident.CLOCKS_STOPPED_WITHOUT_REASON));
        for (Edition edition : SINCE_2001) {
            Sitting sitting = sitting(edition);
            reports(sitting, Actor.ARBITER, WHITE, Incident.CLOCKS_STOPPED_WITHOUT_REASON);
            assertThat(events(sitting))
                    .containsExactly(
                            recorded(sitting, "6.12d", WHITE, Incident.CLOCKS_STOPPED_WITHOUT_REASON),
                            asked(sitting, 1, "6.12d", Matter.PENALTY, WHITE, Incident.CLOCKS_STOPPED_WITHOUT_REASON));
        }
    }

    @Test
    void what_an_edition_does_not_forbid_is_no_incident() {
        assertNoIncident(Incident.SMOKING, FIDE_2001, FIDE_2005);
        assertNoIncident(Incident.ELECTRONIC_CIGARETTE, FIDE_2001, FIDE_2005, FIDE_2009, FIDE_2014);
        assertNoIncident(Incident.ELECTRONIC_DEVICE, FIDE_1997, FIDE_2001);
        assertNoIncident(Incident.DEVICE_SOUNDED, FIDE_1997, FIDE_2001);
        assertNoIncident(Incident.DEVICE_IN_BAG, FIDE_2001, FIDE_2009);
        assertNoIncident(Incident.INSPECTION_REFUSED, FIDE_2001, FIDE_2005, FIDE_2009);
        assertNoIncident(Incident.RECORDED_IN_ADVANCE, FIDE_1997, FIDE_2001);
    }

    private static void assertNoIncident(Incident incident, Edition... editions) {
        for (Edition edition : editions) {
            for (Actor by : List.of(Actor.ARBITER, Actor.WHITE)) {
                Sitting sitting = sitting(edition);
                reports(sitting, by, BLACK, incident);
                assertThat(sitting.last()).isEqualTo(Verdict.refused(new Citation("13.1"), Refusal.NOT_IN_FORCE, ""));
            }
        }
    }

    @Test
    void smoking_is_penalised_where_it_is_forbidden() {
        for (Edition edition : List.of(FIDE_2009, FIDE_2014, FIDE_2017, FIDE_2018, FIDE_2023)) {
            assertPenalised(sitting(edition), Incident.SMOKING, "12.3c", "12.7");
        }
        for (Edition edition : SINCE_2017) {
            assertPenalised(sitting(edition), Incident.ELECTRONIC_CIGARETTE, "12.3c", "12.7");
        }
    }

    private static void assertPenalised(Sitting sitting, Incident incident, String article, String commanding) {
        reports(sitting, Actor.ARBITER, BLACK, incident);
        assertThat(events(sitting))
                .as("%s %s", sitting.table().regulations().edition(), incident)
                .containsExactly(
                        recorded(sitting, article, BLACK, incident),
                        asked(sitting, 1, commanding, Matter.PENALTY, BLACK, incident));
    }

    @Test
    void recording_in_advance_is_left_to_the_arbiter_from_2005_on() {
        for (Edition edition : List.of(FIDE_2005, FIDE_2023)) {
            Sitting sitting = sitting(edition);
            reports(sitting, Actor.ARBITER, BLACK, Incident.RECORDED_IN_ADVANCE);
            assertThat(events(sitting))
                    .containsExactly(recorded(sitting, "2023/8.1.2", BLACK, Incident.RECORDED_IN_ADVANCE));
        }
    }

    @Test
    void misusing_the_scoresheet_is_penalised_up_to_2009_and_later_left_to_the_arbiter() {
        for (Edition edition : List.of(FIDE_2001, FIDE_2005, FIDE_2009)) {
            assertPenalised(sitting(edition), Incident.SCORESHEET_MISUSED, "12.4", "12.7");
        }
        for (Edition edition : List.of(FIDE_2014, FIDE_2017, FIDE_2018, FIDE_2023)) {
            Sitting sitting = sitting(edition);
            reports(sitting, Actor.ARBITER, BLACK, Incident.SCORESHEET_MISUSED);
            assertThat(events(sitting)).containsExactly(recorded(sitting, "12.4", BLACK, Incident.SCORESHEET_MISUSED));
        }
    }

    @Test
    void in_2005_a_telephone_is_forbidden_and_one_that_rings_loses() {
        assertPenalised(sitting(FIDE_2005), Incident.ELECTRONIC_DEVICE, "12.3b", "12.7");
        assertPenalised(sitting(FIDE_2005), Incident.DEVICE_IN_BAG, "12.3b", "12.7");
        Sitting sitting = sitting(FIDE_2005);
        reports(sitting, Actor.ARBITER, WHITE, Incident.DEVICE_SOUNDED);
        assertThat(events(sitting))
                .containsExactly(
                        recorded(sitting, "12.3b", WHITE, Incident.DEVICE_SOUNDED),
                        new ClocksStopped(sitting.now(), new Citation("6.12a"), Actor.ARBITER, ""),
                        asked(sitting, 1, "12.3b", Matter.OPPONENT_SCORE, WHITE, Incident.DEVICE_SOUNDED));
        sitting.goesOn();
        answers(sitting, 1, Answer.HALF_POINT)
                .happened(ArbiterAnswered.class, GameEnded.class)
                .ended(Result.WHITE_LOSES_BLACK_HALF, Ending.CONDUCT, "12.2b");
    }

    @Test
    void in_2009_a_telephone_that_sounds_loses_and_the_opponent_wins_if_he_could() {
        assertPenalised(sitting(FIDE_2009), Incident.ELECTRONIC_DEVICE, "12.3b", "12.7");
        Sitting sitting = sitting(FIDE_2009);
        reports(sitting, Actor.ARBITER, BLACK, Incident.DEVICE_SOUNDED)
                .happened(IncidentRecorded.class, GameEnded.class)
                .ended(Result.WHITE_WINS, Ending.CONDUCT, "12.3b");
        assertThat(sitting.table().game().end().orElseThrow().ruling()).contains("seen");
        Sitting bare = Sitting.under(
                        Regulations.usual(FIDE_2009, Profile.OVER_THE_BOARD, TimeControl.of(Duration.ofMinutes(5)))
                                .withInitial(Sitting.position(WHITE, "Ke1", "Ke8 Rd8")))
                .started();
        reports(bare, Actor.ARBITER, BLACK, Incident.DEVICE_SOUNDED)
                .ended(Result.BLACK_LOSES_WHITE_HALF, Ending.CONDUCT, "12.3b");
    }

    @Test
    void in_2014_a_device_in_the_venue_loses() {
        for (Incident incident : List.of(Incident.ELECTRONIC_DEVICE, Incident.DEVICE_SOUNDED, Incident.DEVICE_IN_BAG)) {
            reports(sitting(FIDE_2014), Actor.ARBITER, WHITE, incident)
                    .happened(IncidentRecorded.class, GameEnded.class)
                    .ended(Result.BLACK_WINS, Ending.CONDUCT, "11.3b");
        }
        DeviceRules bags = new DeviceRules(DeviceRules.Bag.ALLOWED, DeviceRules.Sanction.LOSS);
        reports(under(FIDE_2014, bags), Actor.ARBITER, WHITE, Incident.DEVICE_IN_BAG)
                .refused(Refusal.NOT_IN_FORCE, "12.1");
        reports(under(FIDE_2014, bags), Actor.ARBITER, WHITE, Incident.ELECTRONIC_DEVICE)
                .ended(Result.BLACK_WINS, Ending.CONDUCT, "11.3b");
        DeviceRules milder = new DeviceRules(DeviceRules.Bag.NOT_ALLOWED, DeviceRules.Sanction.MILDER);
        assertPenalised(under(FIDE_2014, milder), Incident.ELECTRONIC_DEVICE, "12.3b", "12.7");
        assertPenalised(under(FIDE_2014, milder), Incident.DEVICE_IN_BAG, "12.3b", "12.7");
        assertPenalised(sitting(FIDE_2014), Incident.INSPECTION_REFUSED, "12.3b", "12.3b");
    }

    @Test
    void from_2017_on_a_device_on_the_person_loses() {
        for (Edition edition : SINCE_2017) {
            reports(sitting(edition), Actor.ARBITER, WHITE, Incident.ELECTRONIC_DEVICE)
                    .happened(IncidentRecorded.class, GameEnded.class)
                    .ended(Result.BLACK_WINS, Ending.CONDUCT, "11.3.2.2");
            assertPenalised(sitting(edition), Incident.DEVICE_SOUNDED, "12.3b", "12.7");
            assertPenalised(sitting(edition), Incident.DEVICE_IN_BAG, "2023/11.3.2.1", "12.7");
            assertPenalised(sitting(edition), Incident.INSPECTION_REFUSED, "2023/11.3.3", "2023/11.3.3");
            DeviceRules bags = new DeviceRules(DeviceRules.Bag.ALLOWED, DeviceRules.Sanction.MILDER);
            reports(under(edition, bags), Actor.ARBITER, WHITE, Incident.DEVICE_IN_BAG)
                    .refused(Refusal.NOT_IN_FORCE, "12.1");
            assertPenalised(under(edition, bags), Incident.ELECTRONIC_DEVICE, "2023/11.3.2.2", "12.7");
        }
    }

    @Test
    void a_device_loses_even_while_the_arbiter_has_stopped_the_clocks() {
        Sitting sitting = sitting(FIDE_2005).stops(Actor.ARBITER);
        reports(sitting, Actor.ARBITER, WHITE, Incident.DEVICE_SOUNDED)
                .happened(IncidentRecorded.class, ArbiterAsked.class);
    }

    @Test
    void what_a_player_reports_is_put_to_the_arbiter() {
        Sitting sitting = sitting(FIDE_2009);
        reports(sitting, Actor.WHITE, BLACK, Incident.DISTRACTION);
        assertThat(events(sitting))
                .containsExactly(asked(sitting, 1, "12.6", Matter.CONDUCT, BLACK, Incident.DISTRACTION));
        assertThat(sitting.table().desk().incidents()).isEmpty();
        answers(sitting, 1, Answer.EXCUSED).happened(ArbiterAnswered.class);
        assertThat(sitting.table().desk().incidents()).isEmpty();
    }

    @Test
    void what_proves_true_is_recorded_and_warned_for() {
        Sitting sitting = sitting(FIDE_2009);
        reports(sitting, Actor.WHITE, BLACK, Incident.DISTRACTION);
        answers(sitting, 1, Answer.PENALISED);
        assertThat(events(sitting).subList(1, 3))
                .containsExactly(
                        recorded(sitting, "12.6", BLACK, Incident.DISTRACTION),
                        new PenaltyImposed(
                                sitting.now(), new Citation("13.4a"), BLACK, new Penalty.Warning(), "so be it"));
        assertThat(events(sitting)).hasSize(3);
        sitting.goesOn();
    }

    @Test
    void what_proves_true_loses_where_the_laws_command_it() {
        Sitting sitting = sitting(FIDE_2023);
        reports(sitting, Actor.WHITE, BLACK, Incident.ELECTRONIC_DEVICE).goesOn();
        answers(sitting, 1, Answer.PENALISED)
                .happened(ArbiterAnswered.class, IncidentRecorded.class, GameEnded.class)
                .ended(Result.WHITE_WINS, Ending.CONDUCT, "11.3.2.2");
    }

    @Test
    void the_arbiter_may_let_a_breach_lose_and_then_says_what_the_opponent_scores() {
        Map<Answer, Result> results = Map.of(
                Answer.FULL_POINT, Result.WHITE_WINS,
                Answer.HALF_POINT, Result.BLACK_LOSES_WHITE_HALF,
                Answer.NO_POINT, Result.BOTH_LOSE);
        Map<Answer, Score> scores =
                Map.of(Answer.FULL_POINT, Score.ONE, Answer.HALF_POINT, Score.HALF, Answer.NO_POINT, Score.NONE);
        results.forEach((answer, result) -> {
            Sitting sitting = sitting(FIDE_2009);
            reports(sitting, Actor.ARBITER, BLACK, Incident.NOTES_OR_ADVICE);
            answers(sitting, 1, Answer.LOST)
                    .happened(ArbiterAnswered.class, ClocksStopped.class, ArbiterAsked.class)
                    .goesOn();
            assertThat(sitting.table().desk().open())
                    .containsExactly(new Question(
                            2,
                            Matter.OPPONENT_SCORE,
                            Optional.of(BLACK),
                            Optional.of(Incident.NOTES_OR_ADVICE),
                            "so be it"));
            answers(sitting, 2, answer)
                    .happened(ArbiterAnswered.class, PenaltyImposed.class, GameEnded.class)
                    .ended(result, Ending.CONDUCT, "13.4d");
            assertThat(sitting.table().desk().penalties().getFirst().penalty())
                    .isEqualTo(new Penalty.Loss(Objects.requireNonNull(scores.get(answer))));
        });
    }

    @Test
    void refusing_once_is_recorded_and_refusing_again_may_be_persistent() {
        for (Edition edition : SINCE_2001) {
            Sitting sitting = sitting(edition);
            reports(sitting, Actor.ARBITER, WHITE, Incident.REFUSAL_TO_COMPLY);
            assertThat(events(sitting)).containsExactly(recorded(sitting, "12.8", WHITE, Incident.REFUSAL_TO_COMPLY));
            reports(sitting, Actor.ARBITER, BLACK, Incident.REFUSAL_TO_COMPLY).happened(IncidentRecorded.class);
            reports(sitting, Actor.ARBITER, WHITE, Incident.DISREPUTE);
            reports(sitting, Actor.ARBITER, WHITE, Incident.REFUSAL_TO_COMPLY);
            assertThat(events(sitting))
                    .containsExactly(
                            recorded(sitting, "12.8", WHITE, Incident.REFUSAL_TO_COMPLY),
                            asked(sitting, 2, "12.8", Matter.PERSISTENCE, WHITE, Incident.REFUSAL_TO_COMPLY));
            answers(sitting, 2, Answer.REJECTED).happened(ArbiterAnswered.class).goesOn();
            reports(sitting, Actor.ARBITER, WHITE, Incident.REFUSAL_TO_COMPLY);
            answers(sitting, 3, Answer.UPHELD).happened(ArbiterAnswered.class, ClocksStopped.class, ArbiterAsked.class);
            answers(sitting, 4, Answer.NO_POINT).happened(ArbiterAnswered.class, GameEnded.class);
            assertThat(sitting.table().game().end().orElseThrow().citation()).isEqualTo(new Citation("12.8"));
            assertThat(sitting.table().game().result()).contains(Result.BOTH_LOSE);
        }
    }

    @Test
    void other_breaches_are_no_refusals() {
        Sitting sitting = sitting(FIDE_2009);
        reports(sitting, Actor.ARBITER, WHITE, Incident.DISREPUTE);
        reports(sitting, Actor.ARBITER, WHITE, Incident.REFUSAL_TO_COMPLY).happened(IncidentRecorded.class);
    }

    @Test
    void both_guilty_of_refusing_lose_both() {
        for (Edition edition : SINCE_2001) {
            Sitting sitting = sitting(edition);
            refusesTwice(sitting, WHITE);
            answers(sitting, 1, Answer.UPHELD);
            refusesTwice(sitting, BLACK);
            assertThat(sitting.table().desk().open())
                    .extracting(Question::matter)
                    .containsExactly(Matter.OPPONENT_SCORE, Matter.PERSISTENCE);
            answers(sitting, 3, Answer.UPHELD).happened(ArbiterAnswered.class, ArbiterAnswered.class, GameEnded.class);
            assertThat(events(sitting).get(1))
                    .isEqualTo(
                            new ArbiterAnswered(sitting.now(), new Citation("13.1"), 2, Answer.NO_POINT, "so be it"));
            assertThat(events(sitting).getLast())
                    .isEqualTo(new GameEnded(
                            sitting.now(),
                            new Citation("12.9"),
                            Result.BOTH_LOSE,
                            Ending.CONDUCT,
                            Optional.of("so be it")));
            assertThat(sitting.table().desk().open()).isEmpty();
        }
    }

    private static void refusesTwice(Sitting sitting, Colour player) {
        reports(sitting, Actor.ARBITER, player, Incident.REFUSAL_TO_COMPLY);
        reports(sitting, Actor.ARBITER, player, Incident.REFUSAL_TO_COMPLY);
    }

    @Test
    void another_breach_of_the_opponent_does_not_make_both_guilty() {
        Sitting sitting = sitting(FIDE_2009);
        reports(sitting, Actor.ARBITER, WHITE, Incident.DISREPUTE);
        answers(sitting, 1, Answer.LOST);
        refusesTwice(sitting, BLACK);
        answers(sitting, 3, Answer.UPHELD)
                .happened(ArbiterAnswered.class, ArbiterAsked.class)
                .goesOn();
    }

    @Test
    void nor_does_what_is_not_yet_found_of_him() {
        Sitting sitting = sitting(FIDE_2009);
        refusesTwice(sitting, WHITE);
        refusesTwice(sitting, BLACK);
        answers(sitting, 2, Answer.UPHELD)
                .happened(ArbiterAnswered.class, ClocksStopped.class, ArbiterAsked.class)
                .goesOn();
    }

    @Test
    void who_refuses_once_more_is_guilty_alone() {
        Sitting sitting = sitting(FIDE_2009);
        refusesTwice(sitting, WHITE);
        answers(sitting, 1, Answer.UPHELD);
        reports(sitting, Actor.ARBITER, WHITE, Incident.REFUSAL_TO_COMPLY);
        answers(sitting, 3, Answer.UPHELD)
                .happened(ArbiterAnswered.class, ArbiterAsked.class)
                .goesOn();
    }

    @Test
    void a_refusal_reported_by_the_opponent_and_found_lost_loses() {
        Sitting sitting = sitting(FIDE_2018);
        reports(sitting, Actor.BLACK, WHITE, Incident.REFUSAL_TO_COMPLY);
        answers(sitting, 1, Answer.LOST)
                .happened(ArbiterAnswered.class, IncidentRecorded.class, ClocksStopped.class, ArbiterAsked.class);
        answers(sitting, 2, Answer.FULL_POINT).ended(Result.BLACK_WINS, Ending.CONDUCT, "11.7");
    }

    @Test
    void a_spectator_tells_the_arbiter_from_2009_on_and_nobody_before() {
        for (Edition edition : List.of(FIDE_1997, FIDE_2001, FIDE_2005)) {
            Sitting sitting = sitting(edition);
            reports(sitting, Actor.SPECTATOR, WHITE, Incident.NOTES_OR_ADVICE);
            assertThat(sitting.last()).isEqualTo(Verdict.refused(new Citation("13.7a"), Refusal.NOT_A_PLAYER, ""));
        }
        for (Edition edition : List.of(FIDE_2009, FIDE_2014, FIDE_2017, FIDE_2018, FIDE_2023)) {
            Sitting sitting = sitting(edition);
            reports(sitting, Actor.SPECTATOR, WHITE, Incident.NOTES_OR_ADVICE);
            assertThat(events(sitting))
                    .containsExactly(asked(sitting, 1, "12.3a", Matter.CONDUCT, WHITE, Incident.NOTES_OR_ADVICE));
        }
    }

    @Test
    void machines_report_no_conduct() {
        for (Actor machine : List.of(Actor.OBSERVER, Actor.HALL)) {
            reports(sitting(FIDE_2009), machine, WHITE, Incident.DISREPUTE).refused(Refusal.ONLY_THE_ARBITER, "13.1");
        }
    }

    @Test
    void after_the_game_nothing_loses_it_but_the_arbiter_may_correct_the_result() {
        Sitting sitting = sitting(FIDE_2023).resigns(BLACK);
        reports(sitting, Actor.ARBITER, WHITE, Incident.ELECTRONIC_DEVICE)
                .happened(IncidentRecorded.class, ArbiterAsked.class);
        assertThat(sitting.table().game().result()).contains(Result.WHITE_WINS);
        answers(sitting, 1, Answer.LOST);
        assertThat(events(sitting).getLast())
                .isEqualTo(new ResultCorrected(sitting.now(), new Citation("8.7"), Result.BLACK_WINS, "so be it"));
        assertThat(sitting.table().game().end().orElseThrow().result()).isEqualTo(Result.WHITE_WINS);
        assertThat(sitting.table().game().result()).contains(Result.BLACK_WINS);
    }

    @Test
    void after_the_game_a_loss_left_to_the_arbiter_asks_for_the_score_and_stops_no_clock() {
        Sitting sitting = sitting(FIDE_2009).resigns(BLACK);
        reports(sitting, Actor.BLACK, WHITE, Incident.NOTES_OR_ADVICE).happened(ArbiterAsked.class);
        answers(sitting, 1, Answer.LOST).happened(ArbiterAnswered.class, IncidentRecorded.class, ArbiterAsked.class);
        answers(sitting, 2, Answer.HALF_POINT)
                .happened(ArbiterAnswered.class, PenaltyImposed.class, ResultCorrected.class);
        assertThat(sitting.table().game().result()).contains(Result.WHITE_LOSES_BLACK_HALF);
    }

    @Test
    void a_game_lost_meanwhile_leaves_the_score_of_the_opponent_to_be_answered() {
        Sitting sitting = sitting(FIDE_2009);
        refusesTwice(sitting, WHITE);
        answers(sitting, 1, Answer.UPHELD);
        sitting.resigns(WHITE).ended(Result.BLACK_WINS, Ending.RESIGNATION, "5.1b");
        answers(sitting, 2, Answer.NO_POINT).happened(ArbiterAnswered.class, ResultCorrected.class);
        assertThat(sitting.table().game().result()).contains(Result.BOTH_LOSE);
    }

    @Test
    void every_incident_has_an_article_in_every_edition_that_knows_it() {
        for (Edition edition : SINCE_2001) {
            for (Incident incident : Incident.values()) {
                Sitting sitting = sitting(edition);
                reports(sitting, Actor.ARBITER, WHITE, incident);
                Stream<Citation> citations = switch (sitting.last()) {
                    case Verdict.Taken(List<Event> events) -> events.stream().map(Event::citation);
                    case Verdict.Refused(Citation citation, var _, var _) -> Stream.of(citation);
                };
                assertThat(citations)
                        .as("%s %s", edition, incident)
                        .allMatch(citation -> Lawbook.provision(citation).isIn(edition.name()));
            }
        }
        assertThat(Set.of(Incident.values())).hasSizeGreaterThan(15);
    }
}
