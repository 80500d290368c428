package org.jadoube.laws.edition;

import java.time.Duration;

/// The Laws in force from 1 July 2005.
final class Fide2005 {
    private Fide2005() {}

    static Edition edition() {
        return new Edition(
                "2005",
                new Touching(
                        Touching.Trigger.DELIBERATE,
                        Touching.Adjusting.HAVING_THE_MOVE,
                        Touching.CastlingTouch.KING_OR_BOTH_TOGETHER,
                        Touching.PromotionChoice.FINAL_ON_THE_SQUARE,
                        Touching.PromotionPawn.MOVED_TO_LAST_RANK,
                        Touching.ClaimCover.ALL_OF_MOVING),
                new DefaultTime(
                        new DefaultTime.Unspecified.After(Duration.ofMinutes(60)),
                        DefaultTime.From.SCHEDULED_START,
                        DefaultTime.Waiver.EVENT_OR_ARBITER),
                Completion.BY_PRESS,
                new ClockConduct(
                        ClockConduct.BothFlags.DRAW_IN_LAST_PERIOD,
                        ClockConduct.WrongSetting.NOT_STATED,
                        ClockConduct.Displays.NO_EVIDENCE,
                        ClockConduct.GroundlessStop.PENALISED_IF_OBVIOUS,
                        ClockConduct.UnableToPress.BOTH_CLOCKS_ADJUSTED,
                        ClockConduct.FlagExceptions.GAME_ENDED_OTHERWISE),
                new Beginning(Beginning.ColoursReversed.PLAY_ON),
                new IllegalMoves(
                        IllegalMoves.Trigger.COMPLETED,
                        3,
                        Duration.ofMinutes(2),
                        Duration.ofMinutes(2),
                        Duration.ofMinutes(2),
                        Duration.ofMinutes(2),
                        IllegalMoves.Forfeit.LOST,
                        IllegalMoves.UnpromotedPawn.TAKEN_BACK,
                        IllegalMoves.EmptyPress.NOT_STATED,
                        IllegalMoves.BothHands.BREACH_OF_ONE_HAND,
                        IllegalMoves.Replacement.TOUCH),
                new Recording(
                        Recording.Advance.FORBIDDEN,
                        Recording.Exemption.UNTIL_THE_PERIOD_ENDS,
                        Recording.UnableToWrite.ASSISTANT_AND_ADJUSTMENT),
                FinalMove.LEGAL,
                Resignation.LOSES,
                Agreement.AT_ANY_TIME,
                AgreementLimits.NOT_STATED,
                new Claims(
                        Claims.RightLost.MAKING_A_MOVE,
                        Claims.Stop.CLAIMANT_SHALL,
                        Claims.WrittenMove.NOT_STATED,
                        Duration.ofMinutes(3),
                        Duration.ofMinutes(3),
                        Duration.ofMinutes(3),
                        Duration.ofMinutes(3),
                        Claims.Deduction.HALF_UP_TO_THREE_MINUTES),
                new AutomaticDraws(AutomaticDraws.Fivefold.NOT_IN_FORCE, AutomaticDraws.SeventyFive.NOT_IN_FORCE),
                new Quickplay(
                        Quickplay.Force.ALWAYS,
                        Quickplay.ClaimStop.SHALL,
                        Quickplay.PostponedRuling.LATER_OR_AFTER_A_FLAG,
                        Quickplay.FiveSeconds.NOT_IN_FORCE,
                        Quickplay.Blitz.EXCLUDED),
                new Rapid(Tempo.Lines.FIFTEEN_AND_SIXTY, Rapid.Regime.ALWAYS, 3, Rapid.Flags.PLAYERS_CLAIM),
                new RapidMoves(
                        RapidMoves.Touches.WHEN_ASKED,
                        RapidMoves.IllegalMove.CLAIMED_BEFORE_OWN_MOVE,
                        RapidMoves.IllegalMove.WINS_BY_CLAIM_IF_HE_CAN_MATE,
                        RapidMoves.IllegalPosition.RULED_ON),
                new Conduct(
                        Conduct.Devices.SOUND_LOSES,
                        Conduct.Smoking.NOT_STATED,
                        Conduct.Waiting.LEAVES_FREELY,
                        Conduct.ScoresheetMisuse.PENALISED,
                        Conduct.Witnesses.KEEP_OUT,
                        Conduct.QuickplayDecision.FINAL,
                        Conduct.Recourse.APPEAL,
                        Conduct.Explanation.NOT_STATED,
                        Conduct.Penalties.SEVEN,
                        Conduct.Total.NOT_STATED));
    }
}
