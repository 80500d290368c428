package org.jadoube.laws.conduct;

import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.term.Incident;

/// The provision that speaks of something a player has done, and the one that commands a penalty for it.
final class Provisions {
    private static final Citation PENALISED = new Citation("12.7");

    private Provisions() {}

    static Citation of(Edition edition, Incident incident) {
        return switch (incident) {
            case MOVED_WITH_BOTH_HANDS -> new Citation("4.1");
            case ADJUSTED_UNDULY -> new Citation("4.2");
            case PRESSED_WITH_OTHER_HAND, FINGER_ON_BUTTON -> new Citation("6.7b");
            case CLOCK_MISHANDLED, PRESSED_WITHOUT_MOVE -> new Citation("6.7c");
            case CLOCKS_STOPPED_WITHOUT_REASON -> edition.cite(new Citation("6.12d"), new Citation("6.12b"));
            case PIECES_DISPLACED -> new Citation("7.3");
            case MOVE_NOT_RECORDED -> new Citation("2023/8.1.3");
            case RECORDED_IN_ADVANCE -> edition.cite(new Citation("2023/8.1.2"), new Citation("8.1"));
            case WRONGLY_RECORDED -> new Citation("8.1");
            case SCORESHEET_HIDDEN -> new Citation("8.2");
            case DISREPUTE -> new Citation("12.1");
            case LEFT_WITHOUT_PERMISSION -> new Citation("12.2");
            case NOTES_OR_ADVICE -> new Citation("12.3a");
            case ELECTRONIC_DEVICE -> edition.cite(new Citation("2023/11.3.2.2"), new Citation("12.3b"));
            case DEVICE_SOUNDED -> new Citation("12.3b");
            case DEVICE_IN_BAG -> edition.cite(new Citation("2023/11.3.2.1"), new Citation("12.3b"));
            case INSPECTION_REFUSED -> edition.cite(new Citation("2023/11.3.3"), new Citation("12.3b"));
            case SMOKING, ELECTRONIC_CIGARETTE -> new Citation("12.3c");
            case SCORESHEET_MISUSED -> new Citation("12.4");
            case DISTRACTION -> new Citation("12.6");
            case REFUSAL_TO_COMPLY -> new Citation("12.8");
        };
    }

    /// Where the provision itself commands a penalty, that one; for all else the one on the conduct of the
    /// players.
    @Article({"6.7c", "6.12d", "12.7", "2023/11.3.3"})
    static Citation commandingPenalty(Edition edition, Incident incident) {
        return switch (incident) {
            case CLOCK_MISHANDLED, PRESSED_WITHOUT_MOVE, CLOCKS_STOPPED_WITHOUT_REASON, INSPECTION_REFUSED ->
                of(edition, incident);
            default -> PENALISED;
        };
    }
}
