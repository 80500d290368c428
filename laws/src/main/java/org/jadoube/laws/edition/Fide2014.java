package org.jadoube.laws.edition;

import java.time.Duration;

/// The Laws in force from 1 July 2014.
final class Fide2014 {
    private Fide2014() {}

    static Edition edition() {
        return new Edition(
                "2014",
                new Touching(
                        Touching.Trigger.INTENDED,
                        Touching.Adjusting.HAVING_THE_MOVE_AND_CLOCK_RUNNING,
                        Touching.CastlingTouch.KING_THEN_ROOK,
                        Touching.PromotionChoice.FINAL_ON_THE_SQUARE,
                        Touching.PromotionPawn.MAY_BE_TAKEN_OFF,
                        Touching.ClaimCover.ALL_OF_MOVING),
                new DefaultTime(
                        new DefaultTime.Unspecified.EventMustSpecify(),
                        DefaultTime.From.START_OF_SESSION,
                        DefaultTime.Waiver.EVENT_OR_ARBITER),
                Completion.BY_PRESS_OR_NEXT_MOVE,
                new ClockConduct(
                        ClockConduct.BothFlags.DRAW_IN_LAST_PERIOD,
                        ClockConduct.WrongSetting.CORRECTED,
                        ClockConduct.Displays.NO_EVIDENCE_ALONE,
                        ClockConduct.GroundlessStop.PENALISED,
                        ClockConduct.UnableToPress.OWN_CLOCK_ADJUSTED_UNLESS_DISABLED,
                        ClockConduct.FlagExceptions.GAME_ENDED_OTHERWISE),
                new Beginning(Beginning.ColoursReversed.PLAY_ON),
                new IllegalMoves(
                        IllegalMoves.Trigger.COMPLETED,
                        2,
                        Duration.ofMinutes(2),
                        Duration.ofMinutes(2),
                        Duration.ofMinutes(1),
                        Duration.ofMinutes(1),
                        IllegalMoves.Forfeit.DRAWN_IF_OPPONENT_CANNOT_MATE,
                        IllegalMoves.UnpromotedPawn.BECOMES_QUEEN,
                        IllegalMoves.EmptyPress.IMPROPER_HANDLING,
                        IllegalMoves.BothHands.BREACH_OF_ONE_HAND,
                        IllegalMoves.Replacement.TOUCH_AND_RELEASE),
                new Recording(
                        Recording.Advance.FORBIDDEN,
                        Recording.Exemption.UNTIL_THE_PERIOD_ENDS,
                        Recording.UnableToWrite.ASSISTANT_AND_ADJUSTMENT_UNLESS_DISABLED),
                FinalMove.LEGAL_AND_AS_TOUCHED,
                Resignation.LOSES,
                Agreement.AT_ANY_TIME,
                AgreementLimits.OFFER_OR_AGREEMENT,
                new Claims(
                        Claims.RightLost.TOUCHING_A_PIECE,
                        Claims.Stop.CLAIMANT_OR_ARBITER_SHALL,
                        Claims.WrittenMove.NOT_STATED,
                        Duration.ofMinutes(2),
                        Duration.ofMinutes(2),
                        Duration.ofMinutes(1),
                        Duration.ofMinutes(1),
                        Claims.Deduction.NONE),
                new AutomaticDraws(AutomaticDraws.Fivefold.CONSECUTIVE, AutomaticDraws.SeventyFive.COMPLETED),
                new Quickplay(
                        Quickplay.Force.IF_ANNOUNCED,
                        Quickplay.ClaimStop.MAY,
                        Quickplay.PostponedRuling.LATER_OR_AFTER_A_FLAG,
                        Quickplay.FiveSeconds.DELAY_OR_CUMULATIVE,
                        Quickplay.Blitz.EXCLUDED),
                new Rapid(
                        Tempo.Lines.MORE_THAN_TEN_AND_LESS_THAN_SIXTY,
                        Rapid.Regime.WITHOUT_ADEQUATE_SUPERVISION,
                        10,
                        Rapid.Flags.CALLED_OR_CLAIMED_WITH_TIME_LEFT),
                new RapidMoves(
                        RapidMoves.Touches.AS_EVER,
                        RapidMoves.IllegalMove.LOSES,
                        RapidMoves.IllegalMove.LOSES,
                        RapidMoves.IllegalPosition.DRAWN_AFTER_NEXT_MOVE),
                new Conduct(
                        Conduct.Devices.POSSESSION_LOSES,
                        Conduct.Smoking.WHERE_DESIGNATED,
                        Conduct.Waiting.LEAVES_FREELY,
                        Conduct.ScoresheetMisuse.DISCRETIONARY,
                        Conduct.Witnesses.REPORT_TO_THE_ARBITER,
                        Conduct.QuickplayDecision.NOT_STATED,
                        Conduct.Recourse.APPEAL,
                        Conduct.Explanation.ON_REQUEST,
                        Conduct.Penalties.WITH_FINE,
                        Conduct.Total.NORMAL_AT_MOST));
    }
}
