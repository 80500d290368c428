package org.jadoube.laws.edition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.lawbook.Citation;
import org.jadoube.lawbook.Lawbook;
import org.jadoube.laws.term.Evidence;

/// An edition of the Laws of Chess: one value, one slice a topic. "Not in force" is a choice with a name, never an
/// absence. Each edition is spelled out in a file of its own ([Fide2001] and its neighbours).
///
/// @param name the year it is known by, such as `2009`
public record Edition(
        String name,
        Touching touching,
        DefaultTime defaultTime,
        Completion completion,
        ClockConduct clock,
        Beginning beginning,
        IllegalMoves illegalMoves,
        Recording recording,
        FinalMove finalMove,
        Resignation resignation,
        Agreement agreement,
        AgreementLimits agreementLimits,
        Claims claims,
        AutomaticDraws automaticDraws,
        Quickplay quickplay,
        Rapid rapid,
        RapidMoves rapidMoves,
        Conduct conduct) {
    public static final Edition FIDE_1997 = Fide1997.edition();
    public static final Edition FIDE_2001 = Fide2001.edition();
    public static final Edition FIDE_2005 = Fide2005.edition();
    public static final Edition FIDE_2009 = Fide2009.edition();
    public static final Edition FIDE_2014 = Fide2014.edition();
    public static final Edition FIDE_2017 = Fide2017.edition();
    public static final Edition FIDE_2018 = Fide2018.edition();
    public static final Edition FIDE_2023 = Fide2023.edition();

    private static final Citation DISPLAYS = new Citation("6.14");
    private static final Citation NO_EVIDENCE = new Citation("2023/6.12.2");

    private static final List<Edition> ALL =
            List.of(FIDE_1997, FIDE_2001, FIDE_2005, FIDE_2009, FIDE_2014, FIDE_2017, FIDE_2018, FIDE_2023);

    /// Every edition, oldest first.
    public static List<Edition> all() {
        return ALL;
    }

    /// The edition in force.
    public static Edition latest() {
        return ALL.getLast();
    }

    /// The edition of a name such as `2023`.
    public static Optional<Edition> named(String name) {
        return ALL.stream().filter(edition -> edition.name.equals(name)).findFirst();
    }

    /// What this edition has against evidence that a display gave, where it does not admit it.
    public Optional<Citation> objectionTo(Evidence evidence) {
        return clock().displays().admit(evidence) ? Optional.empty() : Optional.of(cite(NO_EVIDENCE, DISPLAYS));
    }

    /// The first of these provisions that this edition has; the last where it has none of them.
    public Citation cite(Citation finest, Citation... coarser) {
        List<Citation> candidates = new ArrayList<>(List.of(coarser));
        candidates.addFirst(finest);
        return candidates.stream()
                .filter(citation -> Lawbook.provision(citation).isIn(name))
                .findFirst()
                .orElseGet(candidates::getLast);
    }

    @Override
    public String toString() {
        return "FIDE " + name;
    }
}
