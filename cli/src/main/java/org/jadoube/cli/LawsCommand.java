package org.jadoube.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jadoube.lawbook.Entry;
import org.jadoube.lawbook.Index;
import org.jadoube.lawbook.Lawbook;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `jadoube laws`: lists the articles of an edition, explains one, lists those that a class carries out, or tells what
/// changed between two editions.
@Command(name = "laws", mixinStandardHelpOptions = true)
final class LawsCommand implements Callable<Integer>, Speaking {
    private final Wording wording;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(index = "0", arity = "0..1", paramLabel = "ARTICLE", descriptionKey = "article")
    private Optional<String> article = Optional.empty();

    @Option(names = "--edition", paramLabel = "YEAR", descriptionKey = "edition")
    private Optional<String> edition = Optional.empty();

    @Option(names = "--diff", arity = "2", paramLabel = "YEAR", descriptionKey = "diff")
    private List<String> editions = List.of();

    @Option(names = "--code", paramLabel = "CLASS", descriptionKey = "code")
    private Optional<String> code = Optional.empty();

    LawsCommand(Wording wording) {
        this.wording = wording;
    }

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        Optional<ArticleNumber> number = article.map(ArticleNumber::of);
        if (!editions.isEmpty()) {
            if (editions.size() > 2) {
                throw new Complaint(ExitStatus.BAD_INPUT, wording.say("laws.twice"));
            }
            if (edition.isPresent() || code.isPresent()) {
                throw new Complaint(ExitStatus.BAD_INPUT, wording.say("laws.either"));
            }
            EditionChanges changes = new EditionChanges(index(editions.getFirst()), index(editions.getLast()));
            changes.print(number.map(ArticleNumber::number).orElse(""), out, wording);
            return ExitStatus.OK;
        }
        if (code.isPresent() && number.isPresent()) {
            throw new Complaint(ExitStatus.BAD_INPUT, wording.say("laws.either.code"));
        }
        Index index = index(edition.or(() -> number.flatMap(ArticleNumber::edition))
                .orElse(Lawbook.editions().getLast()));
        if (code.isPresent()) {
            new ArticlesOfCode(index, SourceTree.here(), wording).print(code.get(), out);
            return ExitStatus.OK;
        }
        number.ifPresentOrElse(given -> explain(given.number(), index, out), () -> list(index, out));
        return ExitStatus.OK;
    }

    private Index index(String year) {
        if (!Lawbook.editions().contains(year)) {
            throw new Complaint(
                    ExitStatus.BAD_INPUT, wording.say("edition.unknown", year, String.join(", ", Lawbook.editions())));
        }
        return Lawbook.index(year);
    }

    private void list(Index index, PrintWriter out) {
        out.println(wording.say("laws.edition", index.edition(), index.entries().size()));
        index.entries().forEach(entry -> out.println(wording.line(entry)));
    }

    /// Explains what stands under the number, then lists its parts.
    private void explain(String number, Index index, PrintWriter out) {
        List<Entry> entries = index.under(number);
        List<Entry> parts = index.partsOf(number);
        if (entries.isEmpty() && parts.isEmpty()) {
            throw new Complaint(ExitStatus.BAD_INPUT, new UnknownArticle(number, index).message(wording));
        }
        ArticleExplanation explanation = new ArticleExplanation(index, Evidence.load(), SourceTree.here(), wording);
        entries.forEach(entry -> explanation.print(entry, out));
        if (!parts.isEmpty()) {
            out.println(wording.say("laws.parts", number, index.edition()));
            parts.forEach(part -> out.println(wording.line(part)));
        }
    }
}
