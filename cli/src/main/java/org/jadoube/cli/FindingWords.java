package org.jadoube.cli;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.jadoube.audit.AuditedGame;
import org.jadoube.audit.End;
import org.jadoube.audit.Finding;
import org.jadoube.audit.Kind;
import org.jadoube.board.Colour;
import org.jadoube.board.Position;
import org.jadoube.laws.edition.Edition;
import org.jadoube.mating.Certificate;
import org.jadoube.mating.Prospect;
import org.jadoube.mating.report.Language;
import org.jadoube.mating.report.MatingReport;

/// Findings of an audit in sentences.
record FindingWords(Wording wording) {
    /// What kind of finding it is, in a few words.
    String kind(Kind kind) {
        return wording.say("audit.kind." + kind.name());
    }

    /// The kind with the article of an edition, where the Laws have one for it.
    String kind(Kind kind, Edition edition) {
        return kind(kind)
                + kind.article(edition)
                        .map(article -> " " + wording.say("audit.article", article))
                        .orElse("");
    }

    /// The whole finding in a sentence or some.
    String sentence(Finding finding, AuditedGame game) {
        String recorded = game.result().text();
        String at = finding.spot().move();
        return switch (finding) {
            case Finding.BrokenOff broken -> broken.problem().problem().message();
            case Finding.Misformed misformed -> misformed.problem().problem().message();
            case Finding.OtherResult(End end, var _) ->
                say(finding, at, recorded, end.result().score()) + proof(end);
            case Finding.PlayedOn(End end, int extra) -> say(finding, at, extra, recorded) + proof(end);
            case Finding.MovedAfterEnd moved ->
                say(finding, at, moved.problem().problem().found());
            case Finding.WonWithoutMate won ->
                say(finding, won.winner().ordinal(), recorded) + " "
                        + reason(won.spot().position(), won.proof());
            case Finding.DrawnOnTime drawn ->
                say(finding, drawn.flag().ordinal(), drawn.flag().opponent().ordinal()) + " " + line(drawn);
            case Finding.LostOffMove(Colour flag, var _) -> say(finding, flag.ordinal(), at);
            case Finding.Claimable claim ->
                say(
                        finding,
                        at,
                        claim.claimant().ordinal(),
                        claim.turns(),
                        claim.standsAtEnd() ? 1 : 0,
                        claim.missed().map(Colour::ordinal).orElse(0));
            case Finding.ClockFault fault ->
                say(
                        finding,
                        fault.side().ordinal(),
                        at,
                        time(fault.before()),
                        time(fault.shown()),
                        time(fault.due()),
                        fault.times());
            case Finding.Undecided(Colour side, var _) -> say(finding, side.ordinal());
            case Finding.Oddity oddity -> say(finding, oddity.found(), oddity.other());
        };
    }

    private String say(Finding finding, Object... values) {
        return wording.say("audit.say." + finding.kind().name(), values);
    }

    /// Why neither side could checkmate, where that is what ended the game.
    private String proof(End end) {
        StringBuilder text = new StringBuilder();
        for (Certificate certificate : end.proof()) {
            text.append(' ').append(reason(end.spot().position(), certificate));
        }
        return text.toString();
    }

    private String reason(Position position, Certificate proof) {
        return told(position, proof.winner(), new Prospect.Impossible(proof));
    }

    private String line(Finding.DrawnOnTime drawn) {
        return told(drawn.spot().position(), drawn.flag().opponent(), new Prospect.Possible(drawn.line()));
    }

    private String told(Position position, Colour side, Prospect prospect) {
        return new MatingReport(Language.in(wording.locale()))
                .sentences(List.of(org.jadoube.mating.report.Finding.of(position, side, prospect)));
    }

    /// `h:mm:ss`, with tenths where there are any.
    static String time(Duration time) {
        String whole = "%d:%02d:%02d".formatted(time.toHours(), time.toMinutesPart(), time.toSecondsPart());
        int tenths = time.toMillisPart() / 100;
        return tenths == 0 ? whole : whole + "." + tenths;
    }

    /// Where in which file a game is, and who played it.
    String game(String file, AuditedGame game) {
        return wording.say(
                "audit.game",
                file,
                Long.toString(game.number()),
                Long.toString(game.place().line()),
                game.white(),
                game.black(),
                game.result().text(),
                game.tags().value("Date").orElse("?").toLowerCase(Locale.ROOT));
    }
}
