package org.jadoube.laws.edition;

import java.time.Duration;

/// The Laws in force from 1 July 2009.
final class Fide2009 {
    private Fide2009() {}

    static Edition edition() {
        return new Edition(
                "2009",
                new Touching(
                        Touching.Trigger.DELIBERATE,
                        Touching.Adjusting.HAVING_THE_MOVE,
                        Touching.CastlingTouch.KING_OR_BOTH_TOGETHER,
                        Touching.PromotionChoice.FINAL_ON_THE_SQUARE,
                        Touching.PromotionPawn.MOVED_TO_LAST_RANK,
                        Touching.ClaimCover.ALL_OF_MOVING),
                new DefaultTime(
                        new DefaultTime.Unspecified.After(Duration.ZERO),
                        DefaultTime.From.START_OF_SESSION,
                        DefaultTime.Waiver.EVENT_ALONE),
                Completion.BY_PRESS,
                new ClockConduct(
                        ClockConduct.BothFlags.DRAW_IN_LAST_PERIOD,
                        ClockConduct.WrongSetting.CORRECTED,
                        ClockConduct.Displays.NO_EVIDENCE_ALONE,
                        ClockConduct.GroundlessStop.PENALISED_IF_OBVIOUS,
                        ClockConduct.UnableToPress.OWN_CLOCK_ADJUSTED,
                        ClockConduct.FlagExceptions.GAME_ENDED_OTHERWISE),
                new Beginning(Beginning.ColoursReversed.PLAY_ON),
                new IllegalMoves(
                        IllegalMoves.Trigger.COMPLETED,
                        3,
                        Duration.ofMinutes(2),
                        Duration.ofMinutes(2),
                        Duration.ofMinutes(2),
                        Duration.ofMinutes(2),
                        IllegalMoves.Forfeit.DRAWN_IF_OPPONENT_CANNOT_MATE,
                        IllegalMoves.UnpromotedPawn.TAKEN_BACK,
                        IllegalMoves.EmptyPress.NOT_STATED,
                        IllegalMoves.BothHands.BREACH_OF_ONE_HAND,
                        IllegalMoves.Replacement.TOUCH_AND_RELEASE),
                new Recording(
                        Recording.Advance.FORBIDDEN,
                        Recording.Exemption.UNTIL_THE_PERIOD_ENDS,
                        Recording.UnableToWrite.ASSISTANT_AND_ADJUSTMENT),
                FinalMove.LEGAL,
                Resignation.LOSES,
                Agreement.AT_ANY_TIME,
                AgreementLimits.AGREEMENT,
                new Claims(
                        Claims.RightLost.TOUCHING_A_PIECE,
                        Claims.Stop.CLAIMANT_MAY,
                        Claims.WrittenMove.NOT_STATED,
                        Duration.ofMinutes(3),
                        Duration.ofMinutes(3),
                        Duration.ofMinutes(3),
                        Duration.ofMinutes(3),
                        Claims.Deduction.NONE),
                new AutomaticDraws(AutomaticDraws.Fivefold.NOT_IN_FORCE, AutomaticDraws.SeventyFive.NOT_IN_FORCE),
                new Quickplay(
                        Quickplay.Force.ALWAYS,
                        Quickplay.ClaimStop.MAY,
                        Quickplay.PostponedRuling.LATER_OR_AFTER_A_FLAG,
                        Quickplay.FiveSeconds.NOT_IN_FORCE,
                        Quickplay.Blitz.EXCLUDED_WITHOUT_ADEQUATE_SUPERVISION),
                new Rapid(
                        Tempo.Lines.FIFTEEN_AND_LESS_THAN_SIXTY,
                        Rapid.Regime.WITHOUT_ADEQUATE_SUPERVISION,
                        3,
                        Rapid.Flags.PLAYERS_CLAIM_ARBITER_SEES_BOTH),
                new RapidMoves(
                        RapidMoves.Touches.WHEN_ASKED,
                        RapidMoves.IllegalMove.CLAIMED_BEFORE_OWN_MOVE,
                        RapidMoves.IllegalMove.WINS_BY_CLAIM_IF_HE_CAN_MATE,
                        RapidMoves.IllegalPosition.RULED_ON),
                new Conduct(
                        Conduct.Devices.SOUND_LOSES_UNLESS_OPPONENT_CANNOT_WIN,
                        Conduct.Smoking.WHERE_DESIGNATED,
                        Conduct.Waiting.LEAVES_FREELY,
                        Conduct.ScoresheetMisuse.PENALISED,
                        Conduct.Witnesses.REPORT_TO_THE_ARBITER,
                        Conduct.QuickplayDecision.FINAL,
                        Conduct.Recourse.APPEAL,
                        Conduct.Explanation.NOT_STATED,
                        Conduct.Penalties.SEVEN,
                        Conduct.Total.NOT_STATED));
    }
}
