package org.jadoube.mating.report;

import java.util.List;
import java.util.stream.Collectors;
import org.jadoube.board.Position;
import org.jadoube.mating.Certificate;
import org.jadoube.mating.Prospect;

/// Findings about who can still checkmate, told to people.
public record MatingReport(Language language) {
    /// The verdicts on several sides, one after the other.
    public String sentences(List<Finding> findings) {
        return findings.stream().map(this::sentence).collect(Collectors.joining(" "));
    }

    /// The verdict with the line or the reason.
    public String sentence(Finding finding) {
        int side = finding.side().ordinal();
        return switch (finding.prospect()) {
            case Prospect.Possible _ when finding.line().isEmpty() -> reason(finding);
            case Prospect.Possible _ ->
                language.say("mate.possible", side, finding.line().size(), line(finding));
            case Prospect.Impossible _ -> language.say("mate.impossible", side, reason(finding));
            case Prospect.Undetermined _ -> language.say("mate.undetermined", side, reason(finding));
        };
    }

    /// That the arbiter has decided what no proof was found of.
    public String decided() {
        return language.say("mate.decided");
    }

    /// Why it is so.
    public String reason(Finding finding) {
        int side = finding.side().ordinal();
        return switch (finding.prospect()) {
            case Prospect.Possible _ when finding.line().isEmpty() -> language.say("mate.stands", side);
            case Prospect.Possible _ ->
                language.say("mate.line", 1 - side, finding.line().size());
            case Prospect.Impossible(Certificate certificate) -> reason(certificate);
            case Prospect.Undetermined(long states) -> language.say("mate.open", states);
        };
    }

    private NumberedLine line(Finding finding) {
        return new NumberedLine(finding.position(), finding.line(), language.notation());
    }

    private String reason(Certificate certificate) {
        Position position = certificate.position();
        if (position.isStalemate()) {
            return language.say("mate.stalemate");
        }
        if (position.isCheckmate()) {
            return language.say("mate.mated", certificate.winner().ordinal());
        }
        return switch (certificate) {
            case Certificate.Material(var _, var winner) -> new MaterialReason(position, winner).sentence(language);
            case Certificate.Confined confined -> new ConfinedReason(confined, language).sentence();
            case Certificate.Exhausted exhausted ->
                language.say("mate.exhausted", exhausted.states().size());
            case Certificate.Outlined outlined ->
                language.say(
                        "mate.outlined",
                        outlined.outlines().size(),
                        language.list(outlined.haze().pieces().toList()),
                        outlined.haze().pieces().size());
        };
    }
}
