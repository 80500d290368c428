package org.jadoube.cli;

import java.math.BigInteger;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.mating.Budget;
import picocli.CommandLine.Option;

/// How much memory a question about checkmate may take.
final class BudgetOption {
    private static final Pattern SIZE = Pattern.compile("([0-9]{1,15})([KMG]?)B?", Pattern.CASE_INSENSITIVE);
    private static final String UNITS = "KMG";
    private static final int UNIT = 10;

    @Option(names = "--budget", paramLabel = "SIZE", descriptionKey = "mate.budget")
    private Optional<String> size = Optional.empty();

    /// The budget asked for; the usual one, or what there is room for, where none was asked for.
    Budget budget(Wording wording) {
        long room = Runtime.getRuntime().maxMemory() / 4 * 3;
        if (size.isEmpty()) {
            return Budget.of(Math.min(Budget.USUAL.bytes(), room));
        }
        BigInteger bytes = bytes(size.get())
                .orElseThrow(() -> new Complaint(ExitStatus.BAD_INPUT, wording.say("mate.size", size.orElse(""))));
        if (bytes.compareTo(BigInteger.valueOf(room)) > 0) {
            throw new Complaint(ExitStatus.BAD_INPUT, wording.say("mate.room", size.get(), (room >> (2 * UNIT)) + "M"));
        }
        return Budget.of(bytes.longValueExact());
    }

    private static Optional<BigInteger> bytes(String size) {
        Matcher read = SIZE.matcher(size);
        if (!read.matches()) {
            return Optional.empty();
        }
        int unit = read.group(2).isEmpty() ? 0 : UNITS.indexOf(read.group(2).toUpperCase(Locale.ROOT)) + 1;
        return Optional.of(new BigInteger(read.group(1)).shiftLeft(UNIT * unit));
    }
}
