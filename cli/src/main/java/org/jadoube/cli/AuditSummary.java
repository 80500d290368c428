package org.jadoube.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jadoube.audit.AuditedGame;
import org.jadoube.audit.Finding;
import org.jadoube.audit.Kind;
import org.jadoube.audit.Weight;
import org.jadoube.laws.edition.Edition;

/// What an audit comes to, for people: how many findings of each kind, and the most remarkable ones with diagrams.
final class AuditSummary {
    private static final int CASES = 10;

    private final long begun = System.nanoTime();
    private final Wording wording;
    private final FindingWords words;
    private final Map<Kind, Long> counts = new EnumMap<>(Kind.class);
    private final Map<Kind, List<Case>> cases = new EnumMap<>(Kind.class);
    private long games;
    private long plies;
    private long told;

    /// A finding with its game.
    private record Case(String file, AuditedGame game, Finding finding) {}

    AuditSummary(Wording wording) {
        this.wording = wording;
        this.words = new FindingWords(wording);
    }

    void take(String file, AuditedGame game) {
        told++;
        for (Finding finding : game.findings()) {
            Kind kind = finding.kind();
            counts.merge(kind, 1L, Long::sum);
            if (kind.isRemarkable()) {
                List<Case> kept = cases.computeIfAbsent(kind, _ -> new ArrayList<>());
                if (kept.size() < CASES) {
                    kept.add(new Case(file, game, finding));
                }
            }
        }
    }

    void done(long moreGames, long morePlies) {
        games += moreGames;
        plies += morePlies;
    }

    long games() {
        return games;
    }

    /// Whether any record contradicts the Laws.
    boolean isAnythingWrong() {
        return counts.keySet().stream().anyMatch(kind -> kind.weight() == Weight.WRONG);
    }

    void print(PrintWriter out, String edition, Edition numbers) {
        double seconds = Math.max((System.nanoTime() - begun) / 1e9, 1e-3);
        out.println(wording.say(
                "audit.summary",
                games,
                plies,
                edition,
                String.format(Locale.ROOT, "%.1f", seconds),
                Math.round(games / seconds)));
        out.println(wording.say("audit.quiet", games - told));
        for (Weight weight : Weight.values()) {
            print(out, weight, numbers);
        }
        out.flush();
    }

    private void print(PrintWriter out, Weight weight, Edition numbers) {
        List<Kind> kinds =
                counts.keySet().stream().filter(kind -> kind.weight() == weight).toList();
        if (kinds.isEmpty()) {
            return;
        }
        out.println();
        out.println(wording.say("audit.weight." + weight.name()));
        for (Kind kind : kinds) {
            out.printf("%9d  %s%n", counts.getOrDefault(kind, 0L), words.kind(kind, numbers));
        }
    }

    /// The most remarkable findings: one of each kind first, then second ones.
    void printCases(PrintWriter out) {
        List<Case> chosen = new ArrayList<>();
        for (int turn = 0; turn < CASES; turn++) {
            for (List<Case> ofKind : cases.values()) {
                if (turn < ofKind.size() && chosen.size() < CASES) {
                    chosen.add(ofKind.get(turn));
                }
            }
        }
        if (chosen.isEmpty()) {
            return;
        }
        out.println();
        out.println(wording.say("audit.cases", chosen.size()));
        for (int i = 0; i < chosen.size(); i++) {
            print(out, i + 1, chosen.get(i));
        }
        out.flush();
    }

    private void print(PrintWriter out, int number, Case found) {
        out.println();
        out.println(number + ". " + words.game(found.file(), found.game()));
        out.println("   " + words.kind(found.finding().kind(), found.game().edition()));
        out.println("   " + words.sentence(found.finding(), found.game()));
        BoardText.lines(found.finding().spot().position()).forEach(line -> out.println("     " + line));
    }
}
