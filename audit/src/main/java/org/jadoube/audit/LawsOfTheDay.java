package org.jadoube.audit;

import java.util.function.Function;
import org.jadoube.laws.edition.Edition;
import org.jadoube.pgn.PgnTags;

/// Each game by the Laws that were in force on its day; by the latest where no year is known, by the oldest known where
/// it is older than that.
public final class LawsOfTheDay implements Function<PgnTags, Edition> {
    private static final int YEAR = 4;
    private static final int MONTH = 7;
    private static final int JULY = 7;

    public LawsOfTheDay() {}

    @Override
    public Edition apply(PgnTags tags) {
        String date = tags.value("Date").or(() -> tags.value("UTCDate")).orElse("");
        return number(date, 0, YEAR) <= 0
                ? Edition.latest()
                : inForce(number(date, 0, YEAR), number(date, YEAR + 1, MONTH));
    }

    /// Editions come into force in January (since 2018) or in July.
    private static Edition inForce(int year, int month) {
        Edition found = Edition.all().getFirst();
        for (Edition edition : Edition.all()) {
            int first = Integer.parseInt(edition.name());
            boolean january = first >= 2018;
            if (year > first || (year == first && (january || month >= JULY))) {
                found = edition;
            }
        }
        return found;
    }

    private static int number(String text, int from, int to) {
        if (text.length() < to) {
            return 0;
        }
        int number = 0;
        for (int i = from; i < to; i++) {
            char sign = text.charAt(i);
            if (sign < '0' || sign > '9') {
                return 0;
            }
            number = 10 * number + sign - '0';
        }
        return number;
    }
}
