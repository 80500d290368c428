package org.jadoube.cli;

import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jadoube.board.Position;
import org.jadoube.mating.Budget;
import org.jadoube.mating.report.Language;
import org.jadoube.mating.report.MatingReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `jadoube dead`: whether a position is dead, neither side being able to checkmate any more.
@Command(name = "dead", mixinStandardHelpOptions = true)
final class DeadCommand implements Callable<Integer>, Speaking {
    private final Wording wording;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(index = "0", arity = "0..1", paramLabel = "FEN", descriptionKey = "fen")
    private Optional<String> fen = Optional.empty();

    @Mixin
    private BudgetOption budgets = new BudgetOption();

    @Mixin
    private PositionOptions positions = new PositionOptions();

    DeadCommand(Wording wording) {
        this.wording = wording;
    }

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        String text = fen.orElseThrow(() -> new Complaint(ExitStatus.BAD_INPUT, wording.say("dead.needs")));
        Position position = positions.position(text, wording);
        Budget budget = budgets.budget(wording)
                .cancelledBy(new Patience(spec.commandLine().getErr(), wording.say("mate.patience"), System::nanoTime));
        MatingReport report = new MatingReport(Language.in(wording.locale()));
        Inquiry mover = Inquiry.about(position, position.turn(), budget);
        if (mover.status() == ExitStatus.OK) {
            return tell(wording.say("dead.no"), report.sentence(mover.finding()), ExitStatus.OK, out);
        }
        Inquiry other = Inquiry.about(position, position.turn().opponent(), budget);
        if (other.status() == ExitStatus.OK) {
            return tell(wording.say("dead.no"), report.sentence(other.finding()), ExitStatus.OK, out);
        }
        String both = report.sentence(mover.finding()) + System.lineSeparator() + report.sentence(other.finding());
        int status = Math.max(mover.status(), other.status());
        return tell(wording.say(status == ExitStatus.IMPOSSIBLE ? "dead.yes" : "dead.open"), both, status, out);
    }

    private static int tell(String verdict, String reasons, int status, PrintWriter out) {
        out.println(verdict);
        out.println(reasons);
        return status;
    }
}
