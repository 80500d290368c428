package org.jadoube.laws.quickplay;

import java.time.Duration;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.clock.Bonus;
import org.jadoube.clock.ClockReading;
import org.jadoube.clock.Flag;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.edition.EventRules;
import org.jadoube.laws.edition.QuickplayFinish;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.edition.Supervision;
import org.jadoube.laws.edition.Tempo;
import org.jadoube.laws.game.Table;

/// Whether a game has a quickplay finish, and whether a player is so far into it that he may appeal to the arbiter.
public final class QuickplayPhase {
    /// Less than this a player must have left.
    private static final Duration SHORT = Duration.ofMinutes(2);

    private static final Citation PHASE = new Citation("10.1");

    private QuickplayPhase() {}

    /// Whether the last period of the game, played at the pace it now has, is a quickplay finish.
    @Article({"10.1", "B.3b", "2023/III.2.1", "2023/III.2.2"})
    public static boolean isForeseen(Table table) {
        Regulations regulations = table.regulations();
        return isPlayedIn(regulations)
                && switch (regulations.edition().quickplay().force()) {
                    case ALWAYS -> true;
                    case IF_ANNOUNCED -> isAnnounced(regulations.rules()) && isWithoutBonus(table);
                };
    }

    private static boolean isPlayedIn(Regulations regulations) {
        boolean blitz = regulations.rules().tempo() == Tempo.BLITZ;
        boolean lacking = regulations.rules().supervision() == Supervision.LACKING;
        return switch (regulations.edition().quickplay().blitz()) {
            case EXCLUDED -> !blitz;
            case EXCLUDED_WITHOUT_ADEQUATE_SUPERVISION -> !blitz || !lacking;
        };
    }

    private static boolean isAnnounced(EventRules rules) {
        return rules.quickplayFinish() != QuickplayFinish.NOT_ANNOUNCED;
    }

    private static boolean isWithoutBonus(Table table) {
        return table.clock().control().periods().getLast().bonus() instanceof Bonus.None;
    }

    /// What keeps a player from appealing to the arbiter in a quickplay finish at this moment: that there is none,
    /// that he has not the move, two minutes or more, or no time at all. The true time counts, however the clock
    /// shows it.
    ///
    /// @param appeal the provision by which he appeals
    @Article({"10.1", "10.2"})
    static Optional<Verdict> bar(Table table, Colour player, Moment at, Citation appeal) {
        ClockReading.Face face = table.clock().reading(at).face(player);
        if (!isForeseen(table) || !table.clock().control().isLast(face.period())) {
            return Optional.of(Verdict.refused(PHASE, Refusal.NOT_IN_FORCE, ""));
        }
        if (table.game().turn() != player) {
            return Optional.of(Verdict.refused(appeal, Refusal.NOT_YOUR_MOVE, ""));
        }
        if (face.flag() instanceof Flag.Final) {
            return Optional.of(Verdict.refused(appeal, Refusal.FLAG_HAS_FALLEN, ""));
        }
        return face.remaining().compareTo(SHORT) < 0
                ? Optional.empty()
                : Optional.of(Verdict.refused(
                        appeal, Refusal.TIME_ENOUGH, face.remaining().toString()));
    }
}
