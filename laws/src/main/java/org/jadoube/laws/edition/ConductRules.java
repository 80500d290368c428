package org.jadoube.laws.edition;

/// What an event has announced about points and conduct.
public record ConductRules(Scoring scoring, DeviceRules devices, WaitingPlayer waitingPlayer, Appeals appeals) {
    /// Nothing in particular.
    public static final ConductRules USUAL =
            new ConductRules(Scoring.USUAL, DeviceRules.USUAL, WaitingPlayer.LEAVES_FREELY, Appeals.HEARD);

    public ConductRules with(Scoring other) {
        return new ConductRules(other, devices, waitingPlayer, appeals);
    }

    public ConductRules with(DeviceRules other) {
        return new ConductRules(scoring, other, waitingPlayer, appeals);
    }

    public ConductRules with(WaitingPlayer other) {
        return new ConductRules(scoring, devices, other, appeals);
    }

    public ConductRules with(Appeals other) {
        return new ConductRules(scoring, devices, waitingPlayer, other);
    }
}
