package org.jadoube.cli;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.board.Colour;
import org.jadoube.mating.report.Finding;
import org.jadoube.mating.report.Language;
import org.jadoube.mating.report.MatingPicture;
import org.jadoube.mating.report.MatingReport;
import tools.jackson.databind.node.ObjectNode;

/// What was found out about a position, for people, for programs and as a picture.
///
/// @param dead whether it is dead, where that was asked
/// @param inquiries the sides that were asked about, White first
/// @param status what it tells the shell
record MatingAnswer(Optional<Dead> dead, List<Inquiry> inquiries, int status) {
    /// Whether a position is dead.
    enum Dead {
        YES,
        NO,
        UNDETERMINED;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    MatingAnswer {
        inquiries = List.copyOf(inquiries);
    }

    private List<Finding> findings() {
        return inquiries.stream().map(Inquiry::finding).toList();
    }

    /// A line on the whole, where the question was about the whole, and one on each side.
    List<String> lines(Wording wording) {
        MatingReport report = new MatingReport(Language.in(wording.locale()));
        return Stream.concat(
                        dead.stream().map(word -> wording.say("dead." + word.word())),
                        findings().stream().map(report::sentence))
                .toList();
    }

    /// Adds itself to an answer for a program.
    void write(ObjectNode answer, FindingAnswer form) {
        dead.ifPresent(word -> answer.put("dead", word.word()));
        for (Inquiry inquiry : inquiries) {
            String side = inquiry.finding().side().name().toLowerCase(Locale.ROOT);
            answer.set(
                    side,
                    form.of(inquiry.finding()).put("micros", inquiry.time().toNanos() / 1_000));
        }
    }

    MatingPicture picture(Language language) {
        return new MatingPicture(findings(), Colour.WHITE, language);
    }
}
