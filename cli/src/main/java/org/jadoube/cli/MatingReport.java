package org.jadoube.cli;

import org.jadoube.board.Position;
import org.jadoube.mating.Certificate;
import org.jadoube.mating.Prospect;

/// Findings about who can still checkmate, told to people.
record MatingReport(Wording wording) {
    /// The verdict with the line or the reason.
    String sentence(Finding finding) {
        int side = finding.side().ordinal();
        return switch (finding.prospect()) {
            case Prospect.Possible _ when finding.line().isEmpty() -> reason(finding);
            case Prospect.Possible _ ->
                wording.say("mate.possible", side, finding.line().size(), line(finding));
            case Prospect.Impossible _ -> wording.say("mate.impossible", side, reason(finding));
            case Prospect.Undetermined _ -> wording.say("mate.undetermined", side, reason(finding));
        };
    }

    /// Why it is so.
    String reason(Finding finding) {
        int side = finding.side().ordinal();
        return switch (finding.prospect()) {
            case Prospect.Possible _ when finding.line().isEmpty() -> wording.say("mate.stands", side);
            case Prospect.Possible _ ->
                wording.say("mate.line", 1 - side, finding.line().size());
            case Prospect.Impossible(Certificate certificate) -> reason(certificate);
            case Prospect.Undetermined(long states) -> wording.say("mate.open", states);
        };
    }

    private static NumberedLine line(Finding finding) {
        return new NumberedLine(finding.position(), finding.line());
    }

    private String reason(Certificate certificate) {
        Position position = certificate.position();
        if (position.isStalemate()) {
            return wording.say("mate.stalemate");
        }
        if (position.isCheckmate()) {
            return wording.say("mate.mated", certificate.winner().ordinal());
        }
        return switch (certificate) {
            case Certificate.Material(var _, var winner) -> new MaterialReason(position, winner).sentence(wording);
            case Certificate.Confined confined -> new ConfinedReason(confined, wording).sentence();
            case Certificate.Exhausted exhausted ->
                wording.say("mate.exhausted", exhausted.states().size());
            case Certificate.Outlined outlined ->
                wording.say(
                        "mate.outlined",
                        outlined.haze().outlines().size(),
                        wording.list(outlined.haze().bishops().toList()),
                        outlined.haze().bishops().size());
        };
    }
}
