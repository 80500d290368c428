package org.jadoube.laws.edition;

import java.util.Optional;
import org.jadoube.clock.Moment;

/// What the rules of an event choose where the Laws leave them the choice.
///
/// @param scheduled when the session was to start, where that is known
public record EventRules(
        Tempo tempo,
        Supervision supervision,
        Optional<Moment> scheduled,
        DrawAgreement drawAgreement,
        Recorder recorder,
        QuickplayFinish quickplayFinish) {
    /// What is usual for a profile.
    public static EventRules usual(Profile profile) {
        return new EventRules(
                Tempo.STANDARD,
                Supervision.ADEQUATE,
                Optional.empty(),
                new DrawAgreement.Free(),
                profile.pressesByHand() ? Recorder.PLAYERS : Recorder.SYSTEM,
                QuickplayFinish.NOT_ANNOUNCED);
    }

    public EventRules with(Tempo other) {
        return new EventRules(other, supervision, scheduled, drawAgreement, recorder, quickplayFinish);
    }

    public EventRules with(Supervision other) {
        return new EventRules(tempo, other, scheduled, drawAgreement, recorder, quickplayFinish);
    }

    public EventRules scheduledAt(Moment start) {
        return new EventRules(tempo, supervision, Optional.of(start), drawAgreement, recorder, quickplayFinish);
    }

    public EventRules with(DrawAgreement other) {
        return new EventRules(tempo, supervision, scheduled, other, recorder, quickplayFinish);
    }

    public EventRules with(Recorder other) {
        return new EventRules(tempo, supervision, scheduled, drawAgreement, other, quickplayFinish);
    }

    public EventRules with(QuickplayFinish other) {
        return new EventRules(tempo, supervision, scheduled, drawAgreement, recorder, other);
    }
}
