package org.jadoube.cli;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.laws.edition.Edition;

/// An edition of the Laws as somebody names it on the command line.
final class NamedEdition {
    private NamedEdition() {}

    /// @param besides what else may be given in its place, to be told with the editions
    static Edition of(String year, Wording wording, String... besides) {
        return Edition.named(year).orElseThrow(() -> {
            String known = Stream.concat(Edition.all().stream().map(Edition::name), Arrays.stream(besides))
                    .collect(Collectors.joining(", "));
            return new Complaint(ExitStatus.BAD_INPUT, wording.say("edition.unknown", year, known));
        });
    }
}
