package org.jadoube.laws.edition;

import java.util.Optional;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;

/// What the rules of an event choose where the Laws leave them the choice.
///
/// @param scheduled when the session was to start, where that is known
/// @param interpretations how the event reads the Laws where arbiters differ
public record EventRules(
        Tempo tempo,
        Supervision supervision,
        Optional<Moment> scheduled,
        DrawAgreement drawAgreement,
        Recorder recorder,
        QuickplayFinish quickplayFinish,
        FlagOrder flagOrder,
        ConductRules conduct,
        Interpretations interpretations) {
    /// What is usual for a profile.
    public static EventRules usual(Profile profile) {
        return new EventRules(
                Tempo.STANDARD,
                Supervision.ADEQUATE,
                Optional.empty(),
                new DrawAgreement.Free(),
                profile.pressesByHand() ? Recorder.PLAYERS : Recorder.SYSTEM,
                QuickplayFinish.NOT_ANNOUNCED,
                FlagOrder.SHOWN,
                ConductRules.USUAL,
                Interpretations.USUAL);
    }

    /// How the event reads what the Laws leave ambiguous; `docs/interpretations.md` has the reasons.
    public record Interpretations(
            UnspecifiedDefaultTime unspecifiedDefaultTime,
            Insistence insistence,
            IllegalMoveTrigger illegalMoveTrigger,
            BlitzPenalties blitzPenalties,
            ImproperClaims improperClaims) {
        /// What Jadoube recommends.
        public static final Interpretations USUAL = new Interpretations(
                UnspecifiedDefaultTime.NOBODY_IS_LATE,
                Insistence.USUAL,
                IllegalMoveTrigger.COMPLETED,
                BlitzPenalties.AS_MEANT,
                ImproperClaims.NO_CLAIMS);

        public Interpretations with(UnspecifiedDefaultTime other) {
            return new Interpretations(other, insistence, illegalMoveTrigger, blitzPenalties, improperClaims);
        }

        public Interpretations with(Insistence other) {
            return new Interpretations(
                    unspecifiedDefaultTime, other, illegalMoveTrigger, blitzPenalties, improperClaims);
        }

        public Interpretations with(IllegalMoveTrigger other) {
            return new Interpretations(unspecifiedDefaultTime, insistence, other, blitzPenalties, improperClaims);
        }

        public Interpretations with(BlitzPenalties other) {
            return new Interpretations(unspecifiedDefaultTime, insistence, illegalMoveTrigger, other, improperClaims);
        }

        public Interpretations with(ImproperClaims other) {
            return new Interpretations(unspecifiedDefaultTime, insistence, illegalMoveTrigger, blitzPenalties, other);
        }
    }

    /// A claim of a draw out of turn, after a touch, or with another move than the one written.
    @Article({"9.2", "9.3", "9.4"})
    public enum ImproperClaims {
        /// Neither right nor wrong: they cost nothing.
        NO_CLAIMS,
        /// Wrong like any other that does not hold.
        WRONG_CLAIMS
    }

    /// The edition of 2001 speaks of an illegal move made; the later ones of one completed.
    @Article("7.4a")
    public enum IllegalMoveTrigger {
        /// In every edition the player may put it right until he presses the clock.
        COMPLETED,
        /// In 2001 it can be held against him as soon as he has let go.
        AS_WRITTEN
    }

    /// The edition of 2023 shortens penalties in blitz only through the rules for rapid chess, which do not hold under
    /// adequate supervision.
    @Article({"2023/A.3", "B.2"})
    public enum BlitzPenalties {
        /// One minute in all blitz.
        AS_MEANT,
        /// Those of standard chess under adequate supervision.
        AS_WRITTEN
    }

    /// The event should have announced a default time and has not.
    @Article("6.6a")
    public enum UnspecifiedDefaultTime {
        /// Nobody loses by a time he was not told of; the arbiter rules on whoever does not come.
        NOBODY_IS_LATE,
        ZERO
    }

    public EventRules with(Tempo other) {
        return new EventRules(
                other,
                supervision,
                scheduled,
                drawAgreement,
                recorder,
                quickplayFinish,
                flagOrder,
                conduct,
                interpretations);
    }

    public EventRules with(Supervision other) {
        return new EventRules(
                tempo, other, scheduled, drawAgreement, recorder, quickplayFinish, flagOrder, conduct, interpretations);
    }

    public EventRules scheduledAt(Moment start) {
        return new EventRules(
                tempo,
                supervision,
                Optional.of(start),
                drawAgreement,
                recorder,
                quickplayFinish,
                flagOrder,
                conduct,
                interpretations);
    }

    public EventRules with(DrawAgreement other) {
        return new EventRules(
                tempo, supervision, scheduled, other, recorder, quickplayFinish, flagOrder, conduct, interpretations);
    }

    public EventRules with(Recorder other) {
        return new EventRules(
                tempo,
                supervision,
                scheduled,
                drawAgreement,
                other,
                quickplayFinish,
                flagOrder,
                conduct,
                interpretations);
    }

    public EventRules with(QuickplayFinish other) {
        return new EventRules(
                tempo, supervision, scheduled, drawAgreement, recorder, other, flagOrder, conduct, interpretations);
    }

    public EventRules with(FlagOrder other) {
        return new EventRules(
                tempo,
                supervision,
                scheduled,
                drawAgreement,
                recorder,
                quickplayFinish,
                other,
                conduct,
                interpretations);
    }

    public EventRules with(ConductRules other) {
        return new EventRules(
                tempo,
                supervision,
                scheduled,
                drawAgreement,
                recorder,
                quickplayFinish,
                flagOrder,
                other,
                interpretations);
    }

    public EventRules with(Interpretations other) {
        return new EventRules(
                tempo, supervision, scheduled, drawAgreement, recorder, quickplayFinish, flagOrder, conduct, other);
    }
}
