package org.jadoube.cli;

import java.io.PrintWriter;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.lawbook.Entry;
import org.jadoube.lawbook.Index;
import org.jadoube.lawbook.Lawbook;
import org.jadoube.lawbook.Provision;

/// The way back from the code to the Laws: the articles that a class, a member or a package says it carries out.
record ArticlesOfCode(Index index, SourceTree sources, Wording wording) {
    private static final int MOST = 8;

    /// Prints, place by place, the articles of what bears a name: `DrawClaims`, `DrawClaims.claim`, a path, or a
    /// package.
    void print(String written, PrintWriter out) {
        String name = name(written);
        if (name.isBlank()) {
            throw new Complaint(ExitStatus.BAD_INPUT, wording.say("laws.nocode.unnamed", written));
        }
        List<Evidence> code = Evidence.load().stream().filter(Evidence::isCode).toList();
        List<Evidence> found = code.stream().filter(bears(name)).toList();
        if (found.isEmpty()) {
            String around = around(name)
                    .filter(type -> code.stream().anyMatch(bears(type)))
                    .orElseThrow(() -> new Complaint(ExitStatus.BAD_INPUT, unknown(written, name, code)));
            out.println(wording.say("laws.code.around", name, around));
            print(around, out);
            return;
        }
        found.stream()
                .sorted(Comparator.comparing(Evidence::file)
                        .thenComparing(place -> sources.line(place).orElse(0)))
                .collect(Collectors.groupingBy(
                        place -> sources.place(place) + " " + place.name(), LinkedHashMap::new, Collectors.toList()))
                .forEach((place, articles) -> {
                    out.println(place);
                    articles.stream().flatMap(this::lines).forEach(out::println);
                });
    }

    /// A path or a full name is as good as a simple one.
    private static String name(String written) {
        String simple = written.replaceFirst("\\.java(:\\d+)?$", "").replace('#', '.');
        return simple.substring(simple.lastIndexOf('/') + 1)
                .replaceFirst("^org\\.jadoube\\.(?:[a-z]+\\.)*(?=[A-Z])", "");
    }

    /// The type around a member: what it helps to carry out, its type says.
    private static Optional<String> around(String name) {
        return Optional.of(name)
                .filter(member -> member.contains(".") && Character.isUpperCase(member.charAt(0)))
                .map(member -> member.substring(0, member.lastIndexOf('.')));
    }

    private static Predicate<Evidence> bears(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return place -> {
            String other = place.name().toLowerCase(Locale.ROOT);
            return other.equals(lower)
                    || (other.startsWith(lower + ".")
                            && Character.isUpperCase(place.name().charAt(0)));
        };
    }

    /// The article in the edition's own numbers; where the edition lacks it, in those by which it is named.
    private Stream<String> lines(Evidence place) {
        Provision provision = Lawbook.provision(place.citation());
        List<Entry> entries = provision.entriesIn(index.edition());
        return entries.isEmpty()
                ? Stream.of(wording.say(
                        "laws.absent",
                        wording.line(provision.entriesIn(provision.home()).getFirst()),
                        provision.home(),
                        index.edition()))
                : entries.stream().map(wording::line);
    }

    private String unknown(String written, String name, List<Evidence> code) {
        Optional<String> file = sources.fileOf(name);
        if (file.isPresent()) {
            return wording.say("laws.nocode.file", written, file.get());
        }
        String part = name.toLowerCase(Locale.ROOT);
        List<String> near = code.stream()
                .map(Evidence::name)
                .filter(other -> other.toLowerCase(Locale.ROOT).contains(part))
                .distinct()
                .sorted()
                .limit(MOST)
                .toList();
        return Optional.of(near)
                .filter(names -> !names.isEmpty())
                .map(names -> wording.say("laws.nocode.near", written, String.join(", ", names)))
                .orElse(wording.say("laws.nocode", written));
    }
}
