package org.jadoube.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/// A call that cannot be understood, told in the reader's language with what may have been meant.
record UnusableCall(ParameterException exception, Wording wording) {
    void print(PrintWriter err) {
        err.println(said());
        List<String> near = near();
        err.println(
                near.isEmpty()
                        ? wording.say(
                                "trouble.help",
                                exception.getCommandLine().getCommandSpec().qualifiedName())
                        : wording.say("call.near", String.join(", ", near)));
    }

    private String said() {
        if (exception instanceof UnmatchedArgumentException unmatched) {
            return wording.say("call.unknown", String.join(" ", unmatched.getUnmatched()));
        }
        if (exception instanceof MissingParameterException missing) {
            return missing(missing.getMissing());
        }
        if (exception instanceof OverwrittenOptionException twice) {
            return wording.say("call.once", name(twice.getOverwritten()));
        }
        ArgSpec about = exception.getArgSpec();
        return about == null || exception.getValue() == null
                ? wording.say("trouble.call", Objects.toString(exception.getMessage()))
                : wording.say("call.value", name(about), exception.getValue());
    }

    /// Either values of one option that was named, or whatever has to be there.
    private String missing(List<ArgSpec> missing) {
        if (missing.size() == 1 && missing.getFirst() instanceof OptionSpec option && !option.required()) {
            return wording.say("call.values", name(option), option.arity().min(), option.paramLabel());
        }
        return wording.say(
                "call.missing", missing.stream().map(UnusableCall::name).collect(Collectors.joining(", ")));
    }

    private List<String> near() {
        return exception instanceof UnmatchedArgumentException unmatched ? unmatched.getSuggestions() : List.of();
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }
}
