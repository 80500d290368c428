package org.jadoube.laws.edition;

import java.time.Duration;

/// The Laws in force from 1 January 2018.
final class Fide2018 {
    private Fide2018() {}

    static Edition edition() {
        return new Edition(
                "2018",
                new Touching(
                        Touching.Trigger.NOT_ACCIDENTAL,
                        Touching.Adjusting.HAVING_THE_MOVE_AND_CLOCK_RUNNING,
                        Touching.CastlingTouch.KING_THEN_ROOK,
                        Touching.PromotionChoice.FINAL_ON_THE_SQUARE,
                        Touching.PromotionPawn.MAY_BE_TAKEN_OFF,
                        Touching.ClaimCover.ALL_OF_MOVING),
                new DefaultTime(
                        new DefaultTime.Unspecified.After(Duration.ZERO),
                        DefaultTime.From.START_OF_SESSION,
                        DefaultTime.Waiver.EVENT_OR_ARBITER),
                Completion.BY_PRESS_OR_NEXT_MOVE,
                new ClockConduct(
                        ClockConduct.BothFlags.DRAW_IN_LAST_PERIOD_IF_ANNOUNCED,
                        ClockConduct.WrongSetting.CORRECTED,
                        ClockConduct.Displays.NO_EVIDENCE_ALONE,
                        ClockConduct.GroundlessStop.PENALISED,
                        ClockConduct.UnableToPress.OWN_CLOCK_ADJUSTED_UNLESS_DISABLED,
                        ClockConduct.FlagExceptions.GAME_ENDED_OTHERWISE),
                new Beginning(Beginning.ColoursReversed.NEW_GAME_BEFORE_TEN_MOVES),
                new IllegalMoves(
                        IllegalMoves.Trigger.COMPLETED,
                        2,
                        Duration.ofMinutes(2),
                        Duration.ofMinutes(2),
                        Duration.ofMinutes(1),
                        Duration.ofMinutes(1),
                        IllegalMoves.Forfeit.DRAWN_IF_OPPONENT_CANNOT_MATE,
                        IllegalMoves.UnpromotedPawn.BECOMES_QUEEN,
                        IllegalMoves.EmptyPress.ILLEGAL_MOVE,
                        IllegalMoves.BothHands.ILLEGAL_MOVE,
                        IllegalMoves.Replacement.TOUCH_AND_RELEASE),
                new Recording(
                        Recording.Advance.FORBIDDEN,
                        Recording.Exemption.UNTIL_THE_PERIOD_ENDS,
                        Recording.UnableToWrite.ASSISTANT_AND_ADJUSTMENT_UNLESS_DISABLED),
                FinalMove.LEGAL_AND_AS_TOUCHED,
                Resignation.LOSES,
                Agreement.AFTER_A_MOVE_EACH,
                AgreementLimits.OFFER_OR_AGREEMENT,
                new Claims(
                        Claims.RightLost.TOUCHING_A_PIECE,
                        Claims.Stop.CLAIMANT_OR_ARBITER_SHALL,
                        Claims.WrittenMove.CANNOT_BE_CHANGED,
                        Duration.ofMinutes(2),
                        Duration.ofMinutes(2),
                        Duration.ofMinutes(1),
                        Duration.ofMinutes(1),
                        Claims.Deduction.NONE),
                new AutomaticDraws(AutomaticDraws.Fivefold.ANY, AutomaticDraws.SeventyFive.MADE),
                new Quickplay(
                        Quickplay.Force.IF_ANNOUNCED,
                        Quickplay.ClaimStop.MAY,
                        Quickplay.PostponedRuling.LATER_OR_AFTER_A_FLAG,
                        Quickplay.FiveSeconds.CUMULATIVE,
                        Quickplay.Blitz.EXCLUDED),
                new Rapid(
                        Tempo.Lines.MORE_THAN_TEN_AND_LESS_THAN_SIXTY,
                        Rapid.Regime.WITHOUT_ADEQUATE_SUPERVISION,
                        10,
                        Rapid.Flags.CALLED_OR_CLAIMED),
                new RapidMoves(
                        RapidMoves.Touches.AS_EVER,
                        RapidMoves.IllegalMove.PENALISED_BEFORE_NEXT_MOVE,
                        RapidMoves.IllegalMove.PENALISED_BEFORE_NEXT_MOVE,
                        RapidMoves.IllegalPosition.DRAWN_AFTER_NEXT_MOVE),
                new Conduct(
                        Conduct.Devices.ON_THE_PERSON_LOSES,
                        Conduct.Smoking.ELECTRONIC_TOO_WHERE_DESIGNATED,
                        Conduct.Waiting.REPORTS_IF_THE_EVENT_SAYS_SO,
                        Conduct.ScoresheetMisuse.DISCRETIONARY,
                        Conduct.Witnesses.REPORT_TO_THE_ARBITER,
                        Conduct.QuickplayDecision.NOT_STATED,
                        Conduct.Recourse.APPEAL,
                        Conduct.Explanation.ON_REQUEST,
                        Conduct.Penalties.WITH_FINE_AND_ROUND_EXCLUSION,
                        Conduct.Total.NORMAL_AT_MOST));
    }
}
