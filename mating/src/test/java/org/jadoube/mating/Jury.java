package org.jadoube.mating;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jadoube.board.Colour;
import org.jadoube.board.Position;

/// Hears what is answered about positions, has every proof checked, and looks for a checkmate itself where
/// one is said to be impossible. Writes down whatever it finds wrong.
final class Jury {
    private static final int OUTLINES = 2_000;
    private static final int STEPS = 300;

    private final Budget budget;
    private final int enumerated;
    private final Map<String, Integer> seen = new TreeMap<>();
    private final List<String> wrongs = new ArrayList<>();

    /// @param enumerated how many states the jury looks at, at most, to find a mate
    Jury(Budget budget, int enumerated) {
        this.budget = budget;
        this.enumerated = enumerated;
    }

    List<String> wrongs() {
        return wrongs;
    }

    int heard() {
        return seen.getOrDefault("answers", 0);
    }

    /// What was seen how often.
    @Override
    public String toString() {
        return seen.toString();
    }

    private void note(String what) {
        seen.merge(what, 1, Integer::sum);
    }

    private void wrong(Position position, Colour winner, String what) {
        wrongs.add(MatingTable.fen(position) + " for " + winner + ": " + what);
    }

    /// Compares the answer with what is known, and checks its proof.
    void hear(Position position, Colour winner, boolean able) {
        Prospect prospect = answer(position, winner);
        if (prospect instanceof Prospect.Possible != able && !(prospect instanceof Prospect.Undetermined)) {
            wrong(position, winner, "said to be " + prospect.getClass().getSimpleName());
        }
    }

    /// Checks an answer of which nothing is known, and doubts each means that says impossible.
    void doubt(Position position, Colour winner) {
        Prospect prospect = answer(position, winner);
        boolean mated = position.turn() != winner && position.isCheckmate();
        if (Material.rulesOut(position, winner)) {
            doubt(position, winner, new Certificate.Material(position, winner), prospect);
        }
        Confinement sets = Confinement.of(position);
        if (sets.excludesMateBy(winner)) {
            doubt(position, winner, new Certificate.Confined(position, winner, sets), prospect);
        }
        if (!mated) {
            Hazing hazing = new Hazing(position, winner, () -> false);
            Stream.of(hazing.ofBishops(OUTLINES), hazing.ofSpares(OUTLINES))
                    .flatMap(Optional::stream)
                    .forEach(outlined -> doubt(position, winner, outlined, prospect));
        }
        if (prospect instanceof Prospect.Impossible(Certificate.Exhausted exhausted)) {
            doubt(position, winner, exhausted, prospect);
        }
    }

    private Prospect answer(Position position, Colour winner) {
        Prospect prospect = Mating.possible(position, winner, budget);
        note("answers");
        switch (prospect) {
            case Prospect.Possible _ -> note("possible");
            case Prospect.Impossible impossible ->
                note(impossible.certificate().getClass().getSimpleName());
            case Prospect.Undetermined _ -> note("undetermined");
        }
        check(position, winner, prospect);
        return prospect;
    }

    private void check(Position position, Colour winner, Prospect prospect) {
        if (ProofChecker.check(position, winner, prospect) instanceof ProofCheck.Unsound(String fault)) {
            wrong(position, winner, "the proof fails, " + prospect.getClass().getSimpleName() + ": " + fault);
        }
    }

    private void doubt(Position position, Colour winner, Certificate certificate, Prospect prospect) {
        String kind = certificate.getClass().getSimpleName();
        check(position, winner, new Prospect.Impossible(certificate));
        boolean walked = new Walk(winner, new Guide(winner, Guide.Taste.CORNERED, 1))
                .from(position, STEPS)
                .isPresent();
        if (prospect instanceof Prospect.Possible || walked) {
            wrong(position, winner, kind + " says impossible, but there is a line");
        }
        switch (Enumeration.of(position, winner, enumerated)) {
            case MATE -> wrong(position, winner, kind + " says impossible, but there is a mate");
            case NO_MATE -> note(kind + ", enumerated");
            case TOO_MANY -> note(kind + ", too many to enumerate");
        }
    }
}
