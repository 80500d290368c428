package org.jadoube.mating;

import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Position;
import org.jadoube.mating.proof.LineProof;
import org.jadoube.mating.proof.MaterialProof;

/// Verifies what [Mating] answers. It takes nothing from the search but its claim, works out the rest
/// anew in a package that knows only the board, and is slow where that makes it plain.
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
            case Certificate.Confined _ -> Optional.of("not verified yet");
            case Certificate.Exhausted _ -> Optional.of("not verified yet");
            case Certificate.Outlined _ -> Optional.of("not verified yet");
        };
    }
}
