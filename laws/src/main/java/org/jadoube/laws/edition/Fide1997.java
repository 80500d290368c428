package org.jadoube.laws.edition;

import java.time.Duration;

/// The Laws in force from 1 July 1997. Of this edition only Article 6 is known to us; the rest is taken
/// from the edition of 2001, which followed it.
final class Fide1997 {
    private Fide1997() {}

    static Edition edition() {
        return new Edition(
                "1997",
                new Touching(
                        Touching.Trigger.DELIBERATE,
                        Touching.Adjusting.HAVING_THE_MOVE,
                        Touching.CastlingTouch.KING_OR_BOTH_TOGETHER,
                        Touching.PromotionChoice.NOT_STATED,
                        Touching.PromotionPawn.MOVED_TO_LAST_RANK,
                        Touching.ClaimCover.TOUCHING_AND_CASTLING),
                new DefaultTime(
                        new DefaultTime.Unspecified.After(Duration.ofMinutes(60)),
                        DefaultTime.From.SCHEDULED_START,
                        DefaultTime.Waiver.EVENT_OR_ARBITER),
                Completion.BY_PRESS,
                new ClockConduct(
                        ClockConduct.BothFlags.CONTINUE,
                        ClockConduct.WrongSetting.NOT_STATED,
                        ClockConduct.Displays.NO_EVIDENCE,
                        ClockConduct.GroundlessStop.NOT_STATED,
                        ClockConduct.UnableToPress.NOT_STATED,
                        ClockConduct.FlagExceptions.NOT_STATED),
                new Beginning(Beginning.ColoursReversed.PLAY_ON),
                new IllegalMoves(
                        IllegalMoves.Trigger.MADE,
                        3,
                        Duration.ofMinutes(2),
                        Duration.ofMinutes(2),
                        Duration.ofMinutes(2),
                        Duration.ofMinutes(2),
                        IllegalMoves.Forfeit.LOST,
                        IllegalMoves.UnpromotedPawn.NOT_STATED,
                        IllegalMoves.EmptyPress.NOT_STATED,
                        IllegalMoves.BothHands.BREACH_OF_ONE_HAND,
                        IllegalMoves.Replacement.TOUCH),
                new Recording(
                        Recording.Advance.NOT_STATED,
                        Recording.Exemption.WHILE_SHORT_OF_TIME,
                        Recording.UnableToWrite.TIME_DEDUCTED),
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
                        Quickplay.PostponedRuling.AFTER_A_FLAG,
                        Quickplay.FiveSeconds.NOT_IN_FORCE,
                        Quickplay.Blitz.EXCLUDED),
                new Rapid(Tempo.Lines.FIFTEEN_AND_SIXTY_FIXED, Rapid.Regime.ALWAYS, 3, Rapid.Flags.PLAYERS_CLAIM),
                new RapidMoves(
                        RapidMoves.Touches.WHEN_ASKED,
                        RapidMoves.IllegalMove.WHEN_ASKED,
                        RapidMoves.IllegalMove.WINS_BY_CLAIM,
                        RapidMoves.IllegalPosition.NOT_STATED),
                new Conduct(
                        Conduct.Devices.NOT_STATED,
                        Conduct.Smoking.NOT_STATED,
                        Conduct.Waiting.LEAVES_FREELY,
                        Conduct.ScoresheetMisuse.PENALISED,
                        Conduct.Witnesses.KEEP_OUT,
                        Conduct.QuickplayDecision.FINAL,
                        Conduct.Recourse.NOT_STATED,
                        Conduct.Explanation.NOT_STATED,
                        Conduct.Penalties.SEVEN,
                        Conduct.Total.NOT_STATED));
    }
}
