package org.jadoube.laws.conduct;

import org.jadoube.lawbook.Article;
import org.jadoube.laws.edition.Conduct;
import org.jadoube.laws.edition.DeviceRules;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Recording;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.term.Incident;

/// What the Laws command for something that a player has done.
enum Command {
    /// The edition does not forbid it, or the event allows it.
    NOTHING,
    /// They name no penalty, or leave it to the arbiter.
    DISCRETION,
    /// A penalty; which, the arbiter decides.
    PENALTY,
    /// The loss of the game, once he persists.
    LOSS_IF_PERSISTENT,
    /// The loss of the game; the opponent wins.
    LOSS,
    /// The same, but the opponent has only what a draw gives when he could not win.
    LOSS_HALF_IF_OPPONENT_CANNOT_WIN,
    /// The loss of the game; the arbiter decides what the opponent scores.
    LOSS_OPPONENT_SCORE_DECIDED;

    @Article("12.7")
    static Command of(Regulations regulations, Incident incident) {
        Edition edition = regulations.edition();
        return switch (incident) {
            case MOVED_WITH_BOTH_HANDS,
                    ADJUSTED_UNDULY,
                    PRESSED_WITH_OTHER_HAND,
                    FINGER_ON_BUTTON,
                    PIECES_DISPLACED,
                    MOVE_NOT_RECORDED,
                    WRONGLY_RECORDED,
                    SCORESHEET_HIDDEN -> DISCRETION;
            case CLOCK_MISHANDLED -> PENALTY;
            case PRESSED_WITHOUT_MOVE -> emptyPress(edition);
            case CLOCKS_STOPPED_WITHOUT_REASON -> groundlessStop(edition);
            case RECORDED_IN_ADVANCE ->
                edition.recording().advance() == Recording.Advance.FORBIDDEN ? DISCRETION : NOTHING;
            case DISREPUTE, LEFT_WITHOUT_PERMISSION, NOTES_OR_ADVICE, DISTRACTION -> PENALTY;
            case ELECTRONIC_DEVICE -> carried(regulations);
            case DEVICE_SOUNDED -> sounded(regulations);
            case DEVICE_IN_BAG -> inBag(regulations);
            case INSPECTION_REFUSED -> inspection(edition);
            case SMOKING -> edition.conduct().smoking() == Conduct.Smoking.NOT_STATED ? NOTHING : PENALTY;
            case ELECTRONIC_CIGARETTE ->
                edition.conduct().smoking() == Conduct.Smoking.ELECTRONIC_TOO_WHERE_DESIGNATED ? PENALTY : NOTHING;
            case SCORESHEET_MISUSED -> scoresheet(edition);
            case REFUSAL_TO_COMPLY -> LOSS_IF_PERSISTENT;
        };
    }

    /// Since 2017 it is treated as an illegal move instead.
    @Article({"6.7c", "2023/7.5.3"})
    private static Command emptyPress(Edition edition) {
        return switch (edition.illegalMoves().emptyPress()) {
            case NOT_STATED -> NOTHING;
            case IMPROPER_HANDLING -> PENALTY;
            case ILLEGAL_MOVE -> DISCRETION;
        };
    }

    @Article("6.12d")
    private static Command groundlessStop(Edition edition) {
        return switch (edition.clock().groundlessStop()) {
            case NOT_STATED -> DISCRETION;
            case PENALISED_IF_OBVIOUS, PENALISED -> PENALTY;
        };
    }

    /// On his person, or switched on in the venue.
    @Article({"12.3b", "2023/11.3.2.2"})
    private static Command carried(Regulations regulations) {
        return switch (regulations.edition().conduct().devices()) {
            case NOT_STATED -> NOTHING;
            case SOUND_LOSES, SOUND_LOSES_UNLESS_OPPONENT_CANNOT_WIN -> PENALTY;
            case POSSESSION_LOSES, ON_THE_PERSON_LOSES -> lossUnlessMilder(regulations);
        };
    }

    /// From 2017 on a sound alone does not tell whether the device is on his person.
    @Article("12.3b")
    private static Command sounded(Regulations regulations) {
        return switch (regulations.edition().conduct().devices()) {
            case NOT_STATED -> NOTHING;
            case SOUND_LOSES -> LOSS_OPPONENT_SCORE_DECIDED;
            case SOUND_LOSES_UNLESS_OPPONENT_CANNOT_WIN -> LOSS_HALF_IF_OPPONENT_CANNOT_WIN;
            case POSSESSION_LOSES -> lossUnlessMilder(regulations);
            case ON_THE_PERSON_LOSES -> PENALTY;
        };
    }

    /// Switched off, and not on his person.
    @Article({"12.3b", "2023/11.3.2.1"})
    private static Command inBag(Regulations regulations) {
        return switch (regulations.edition().conduct().devices()) {
            case NOT_STATED, SOUND_LOSES_UNLESS_OPPONENT_CANNOT_WIN -> NOTHING;
            case SOUND_LOSES -> PENALTY;
            case POSSESSION_LOSES -> isBagAllowed(regulations) ? NOTHING : lossUnlessMilder(regulations);
            case ON_THE_PERSON_LOSES -> isBagAllowed(regulations) ? NOTHING : PENALTY;
        };
    }

    private static boolean isBagAllowed(Regulations regulations) {
        return regulations.rules().conduct().devices().bag() == DeviceRules.Bag.ALLOWED;
    }

    private static Command lossUnlessMilder(Regulations regulations) {
        return switch (regulations.rules().conduct().devices().sanction()) {
            case LOSS -> LOSS;
            case MILDER -> PENALTY;
        };
    }

    @Article({"12.3b", "2023/11.3.3"})
    private static Command inspection(Edition edition) {
        return switch (edition.conduct().devices()) {
            case NOT_STATED, SOUND_LOSES, SOUND_LOSES_UNLESS_OPPONENT_CANNOT_WIN -> NOTHING;
            case POSSESSION_LOSES, ON_THE_PERSON_LOSES -> PENALTY;
        };
    }

    @Article("12.4")
    private static Command scoresheet(Edition edition) {
        return switch (edition.conduct().scoresheetMisuse()) {
            case PENALISED -> PENALTY;
            case DISCRETIONARY -> DISCRETION;
        };
    }
}
