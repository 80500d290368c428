package org.jadoube.cli;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Position;
import org.jadoube.mating.Budget;

/// What is asked about a position.
sealed interface MatingQuestion {
    /// @throws OutOfMemoryError where the budget is more than there is
    MatingAnswer ask(Position position, Budget budget);

    /// Whether a side can still checkmate, or either.
    ///
    /// @param asked about whom; without one both are told, and the answer speaks of the side that does not have the
    ///     move: it is his opponent's clock that runs, and at a flag fall the question is about him
    record Mate(Optional<Colour> asked) implements MatingQuestion {
        @Override
        public MatingAnswer ask(Position position, Budget budget) {
            Map<Colour, Inquiry> inquiries = new EnumMap<>(Colour.class);
            for (Colour side : asked.map(List::of).orElse(List.of(Colour.values()))) {
                inquiries.put(side, Inquiry.about(position, side, budget));
            }
            int status = inquiries
                    .getOrDefault(
                            position.turn().opponent(),
                            inquiries.values().iterator().next())
                    .status();
            return new MatingAnswer(Optional.empty(), List.copyOf(inquiries.values()), status);
        }
    }

    /// Whether a position is dead, neither side being able to checkmate any more. The first side that can settles
    /// it, and the other is not asked about.
    record Dead() implements MatingQuestion {
        @Override
        public MatingAnswer ask(Position position, Budget budget) {
            List<Inquiry> inquiries = new ArrayList<>();
            for (Colour side : Colour.values()) {
                Inquiry inquiry = Inquiry.about(position, side, budget);
                if (inquiry.status() == ExitStatus.OK) {
                    return new MatingAnswer(Optional.of(MatingAnswer.Dead.NO), List.of(inquiry), ExitStatus.OK);
                }
                inquiries.add(inquiry);
            }
            boolean open = inquiries.stream().anyMatch(inquiry -> inquiry.status() == ExitStatus.UNDETERMINED);
            return open
                    ? new MatingAnswer(Optional.of(MatingAnswer.Dead.UNDETERMINED), inquiries, ExitStatus.UNDETERMINED)
                    : new MatingAnswer(Optional.of(MatingAnswer.Dead.YES), inquiries, ExitStatus.IMPOSSIBLE);
        }
    }
}
