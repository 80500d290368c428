package org.jadoube.mating;

import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Position;
import org.jadoube.mating.proof.Cloud;
import org.jadoube.mating.proof.ConfinementProof;
import org.jadoube.mating.proof.ExhaustionProof;
import org.jadoube.mating.proof.LineProof;
import org.jadoube.mating.proof.MaterialProof;
import org.jadoube.mating.proof.OutlineProof;
import org.jadoube.mating.proof.Outlook;
import org.jadoube.mating.proof.Range;
import org.jadoube.mating.proof.Ranges;
import org.jadoube.mating.proof.States;

/// Verifies what [Mating] answers. It takes nothing from the search but its claim, works out the rest
/// anew in a package that knows only the board, and is slow where that makes it plain, but not in millions
/// of states.
public final class ProofChecker {
    private ProofChecker() {}

    /// Whether a prospect proves what it says of a side in a position. Nothing is claimed, and so nothing
    /// is wrong, where the search left the question undetermined.
    public static ProofCheck check(Position position, Colour winner, Prospect prospect) {
        Optional<String> fault = switch (prospect) {
            case Prospect.Possible possible -> LineProof.fault(position, winner, possible.line());
            case Prospect.Impossible impossible -> fault(position, winner, impossible.certificate());
            case Prospect.Undetermined _ -> Optional.empty();
        };
        return fault.<ProofCheck>map(ProofCheck.Unsound::new).orElseGet(ProofCheck.Sound::new);
    }

    private static Optional<String> fault(Position position, Colour winner, Certificate certificate) {
        if (!certificate.position().packed().equals(position.packed())) {
            return Optional.of("the certificate is for another position: " + certificate.position());
        }
        if (certificate.winner() != winner) {
            return Optional.of("the certificate is for " + certificate.winner() + ", asked was " + winner);
        }
        return switch (certificate) {
            case Certificate.Material _ -> MaterialProof.fault(position, winner);
            case Certificate.Confined confined -> ConfinementProof.fault(position, winner, ranges(confined.sets()));
            case Certificate.Exhausted exhausted ->
                ExhaustionProof.fault(
                        position, winner, states(exhausted.states()), ProofChecker::ranges, outlooks(exhausted));
            case Certificate.Outlined outlined -> OutlineProof.fault(position, winner, cloud(outlined));
        };
    }

    static Ranges ranges(Position position) {
        return ranges(Confinement.of(position));
    }

    static Ranges ranges(Confinement sets) {
        return new Ranges(
                sets.roamers().stream()
                        .map(roamer -> new Range(roamer.piece(), roamer.start(), roamer.squares(), roamer.promoted()))
                        .toList(),
                kings(sets, Colour.WHITE),
                kings(sets, Colour.BLACK));
    }

    private static Ranges.Kings kings(Confinement sets, Colour colour) {
        return new Ranges.Kings(sets.king(colour, colour), sets.king(colour, colour.opponent()));
    }

    static States states(StateTable table) {
        return States.of(table.size(), table::get);
    }

    static List<Outlook> outlooks(Certificate.Exhausted exhausted) {
        return exhausted.outlined().stream()
                .map(outlined -> new Outlook(outlined.position(), cloud(outlined)))
                .toList();
    }

    static Cloud cloud(Certificate.Outlined outlined) {
        List<Range> pieces = outlined.haze().members().stream()
                .map(member -> new Range(member.piece(), member.start(), member.squares(), member.promoted()))
                .toList();
        return new Cloud(pieces, states(outlined.outlines()));
    }
}
