package org.jadoube.laws.conduct;

import org.jadoube.board.Colour;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.arbiter.Asking;
import org.jadoube.laws.edition.Conduct;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Event.AppealMade;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Decision;
import org.jadoube.laws.term.Matter;

/// What a player may ask about the arbiter's decisions: that he explain the Laws, and that others look at what he has
/// decided.
public final class Recourse {
    private static final Citation ARBITER = new Citation("13.1");
    private static final Citation FINAL = new Citation("10.2d");
    private static final Citation APPEAL = new Citation("12.10");
    private static final Citation EXPLANATION = new Citation("2023/11.9");

    private Recourse() {}

    @Article("2023/11.9")
    public static Verdict explain(Table table, Colour player, Act.AskExplanation act) {
        return switch (table.regulations().edition().conduct().explanation()) {
            case NOT_STATED -> Verdict.refused(ARBITER, Refusal.NOT_IN_FORCE, "");
            case ON_REQUEST ->
                Verdict.taken(Asking.of(table, act.at()).about(player, EXPLANATION, Matter.EXPLANATION, act.point()));
        };
    }

    /// On record; who decides on it sits elsewhere. Where the decision on a claim in a quickplay finish
    /// is final it is not heard of.
    @Article({"12.10", "10.2d"})
    public static Verdict appeal(Table table, Act.Appeal act) {
        Conduct conduct = table.regulations().edition().conduct();
        if (act.against() == Decision.QUICKPLAY_CLAIM
                && conduct.quickplayDecision() == Conduct.QuickplayDecision.FINAL) {
            return Verdict.refused(FINAL, Refusal.DECISION_FINAL, "");
        }
        return switch (conduct.recourse()) {
            case NOT_STATED -> Verdict.refused(ARBITER, Refusal.NOT_IN_FORCE, "");
            case APPEAL ->
                switch (table.regulations().rules().conduct().appeals()) {
                    case EXCLUDED -> Verdict.refused(APPEAL, Refusal.NOT_IN_FORCE, "");
                    case HEARD -> Verdict.taken(new AppealMade(act.at(), APPEAL, act.by(), act.note()));
                };
        };
    }
}
