package org.jadoube.server.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jadoube.board.Colour;
import org.jadoube.laws.term.MatingIssue;
import org.jadoube.mating.Budget;
import org.jadoube.mating.report.Finding;
import org.jadoube.mating.report.Language;
import org.jadoube.mating.report.MatingPicture;
import org.jadoube.mating.report.MatingReport;

/// Why a game ended as it did, or what is found about a question to the arbiter: who can still checkmate, with the line
/// or the reason, told and drawn for people. It keeps no proof, which may be large.
///
/// @param sentences what is told, by language (`en`, `es`)
/// @param pictures the same drawn, as SVG
public record Account(List<Verdict> verdicts, Map<String, String> sentences, Map<View, String> pictures) {
    private static final List<Language> LANGUAGES = List.of(Language.ENGLISH, Language.SPANISH);

    /// @param verdict `possible`, `impossible` or `undetermined`
    public record Verdict(Colour side, String verdict) {}

    /// How somebody sees a picture.
    ///
    /// @param near whose side of the board is below
    /// @param language of its words (`en`, `es`)
    public record View(Colour near, String language) {}

    public Account {
        verdicts = List.copyOf(verdicts);
        sentences = Map.copyOf(sentences);
        pictures = Map.copyOf(pictures);
    }

    static Account of(MatingIssue issue, Budget budget) {
        List<Finding> findings = issue.sides().stream()
                .map(side -> Finding.about(issue.position(), side, budget))
                .toList();
        return new Account(
                findings.stream()
                        .map(finding -> new Verdict(finding.side(), finding.verdict()))
                        .toList(),
                inEach(language -> new MatingReport(language).sentences(findings)),
                pictures(findings));
    }

    private static Map<View, String> pictures(List<Finding> findings) {
        Map<View, String> pictures = new HashMap<>();
        for (Colour near : Colour.values()) {
            inEach(language -> new MatingPicture(findings, near, language).svg())
                    .forEach((language, svg) -> pictures.put(new View(near, language), svg));
        }
        return pictures;
    }

    /// The same once the game is over: where no proof was found the arbiter has decided.
    Account onceOver() {
        boolean open = verdicts.stream().anyMatch(one -> one.verdict().equals(Finding.UNDETERMINED));
        return open
                ? new Account(
                        verdicts,
                        inEach(language -> new MatingReport(language).decided() + " "
                                + sentences.get(language.locale().getLanguage())),
                        pictures)
                : this;
    }

    private static Map<String, String> inEach(Function<Language, String> said) {
        return LANGUAGES.stream()
                .collect(Collectors.toMap(language -> language.locale().getLanguage(), said));
    }

    /// The picture, where its language is known.
    public Optional<String> picture(View view) {
        return Optional.ofNullable(pictures.get(view));
    }
}
