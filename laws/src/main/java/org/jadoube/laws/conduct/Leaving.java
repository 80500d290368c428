package org.jadoube.laws.conduct;

import org.jadoube.board.Colour;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.arbiter.Asking;
import org.jadoube.laws.edition.Conduct;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.edition.WaitingPlayer;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Matter;

/// A player wishes to leave: the arbiter's permission, where it is needed, or his notice.
@Article("12.2")
public final class Leaving {
    private static final Citation LEAVE = new Citation("12.2");
    private static final Citation VENUE = new Citation("2023/11.2.3.1");
    private static final Citation AREA = new Citation("2023/11.2.3.2");
    private static final Citation WAITING = new Citation("2023/11.2.4");

    private Leaving() {}

    /// Nobody leaves the venue unasked, nor the playing area with the move to him. The other player goes to and fro
    /// freely, unless the event has him report.
    @Article({"12.2", "2023/11.2.3.1", "2023/11.2.3.2", "2023/11.2.4"})
    public static Verdict ask(Table table, Colour player, Act.AskLeave act) {
        Edition edition = table.regulations().edition();
        return switch (act.leave()) {
            case PLAYING_VENUE -> asked(table, player, act, edition.cite(VENUE, LEAVE), "the playing venue");
            case PLAYING_AREA -> {
                if (table.game().turn() == player) {
                    yield asked(table, player, act, edition.cite(AREA, LEAVE), "the playing area, having the move");
                }
                yield reports(table.regulations())
                        ? asked(table, player, act, WAITING, "the playing area")
                        : Verdict.refused(edition.cite(AREA, LEAVE), Refusal.NO_LEAVE_NEEDED, "");
            }
        };
    }

    private static boolean reports(Regulations regulations) {
        return regulations.edition().conduct().waiting() == Conduct.Waiting.REPORTS_IF_THE_EVENT_SAYS_SO
                && regulations.rules().conduct().waitingPlayer() == WaitingPlayer.REPORTS;
    }

    private static Verdict asked(Table table, Colour player, Act.AskLeave act, Citation citation, String whence) {
        return Verdict.taken(Asking.of(table, act.at()).about(player, citation, Matter.LEAVE, whence));
    }
}
