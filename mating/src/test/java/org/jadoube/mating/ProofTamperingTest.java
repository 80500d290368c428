package org.jadoube.mating;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.PackedPosition;
import org.jadoube.board.Position;
import org.jadoube.board.Square;
import org.jadoube.board.SquareSet;
import org.jadoube.mating.proof.Cloud;
import org.jadoube.mating.proof.ConfinementProof;
import org.jadoube.mating.proof.ExhaustionProof;
import org.jadoube.mating.proof.OutlineProof;
import org.jadoube.mating.proof.Outlook;
import org.jadoube.mating.proof.Range;
import org.jadoube.mating.proof.Ranges;
import org.jadoube.mating.proof.States;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Takes proofs that hold, changes one thing, and expects them not to hold any more.
class ProofTamperingTest {
    private static final int MOST_STATES = 1_000;
    private static final Budget BUDGET = Budget.of(20_000L * Budget.BYTES_A_STATE);

    private int tampered;
    private int caught;

    private static <T extends Certificate> List<T> certificates(Class<T> kind) throws IOException {
        List<T> found = new ArrayList<>();
        for (MatingTable.Entry entry : MatingTable.fixtures()) {
            for (Colour winner : Colour.values()) {
                if (Mating.possible(entry.position(), winner, BUDGET)
                                instanceof Prospect.Impossible(Certificate certificate)
                        && kind.isInstance(certificate)) {
                    found.add(kind.cast(certificate));
                }
            }
        }
        assertThat(found).as("%s among the own positions", kind).isNotEmpty();
        return found;
    }

    private void count(Optional<String> fault) {
        tampered++;
        caught += fault.isPresent() ? 1 : 0;
    }

    private void assertNearlyAllCaught(String what) {
        System.out.printf("mating, %s: %,d of %,d caught%n", what, caught, tampered);
        assertThat(tampered).isGreaterThan(50);
        assertThat(100.0 * caught / tampered).as(what).isGreaterThan(95);
    }

    /// The sets are the smallest there are, as a rule.
    @Test
    void a_set_without_one_of_its_squares_is_caught() throws IOException {
        for (Certificate.Confined confined : certificates(Certificate.Confined.class)) {
            Ranges ranges = ProofChecker.ranges(confined.sets());
            for (Range range : ranges.pieces()) {
                for (Square square : range.squares()) {
                    count(fault(confined, with(ranges, range, without(range, square))));
                }
                for (Square square : range.promoted()) {
                    count(fault(confined, with(ranges, range, withoutPromoted(range, square))));
                }
            }
        }
        assertNearlyAllCaught("a square taken from a set");
    }

    private static Optional<String> fault(Certificate.Confined confined, Ranges ranges) {
        return ConfinementProof.fault(confined.position(), confined.winner(), ranges);
    }

    private static Range without(Range range, Square square) {
        return new Range(range.piece(), range.start(), range.squares().without(square), range.promoted());
    }

    private static Range withoutPromoted(Range range, Square square) {
        return new Range(
                range.piece(), range.start(), range.squares(), range.promoted().without(square));
    }

    private static Ranges with(Ranges ranges, Range old, Range changed) {
        List<Range> pieces = new ArrayList<>(ranges.pieces());
        pieces.set(pieces.indexOf(old), changed);
        return new Ranges(pieces, ranges.white(), ranges.black());
    }

    @Test
    void a_king_without_one_of_his_squares_is_caught() throws IOException {
        for (Certificate.Confined confined : certificates(Certificate.Confined.class)) {
            Ranges ranges = ProofChecker.ranges(confined.sets());
            for (Square square : ranges.white().moving()) {
                SquareSet fewer = ranges.white().moving().without(square);
                Ranges.Kings kings = new Ranges.Kings(fewer, ranges.white().waiting());
                count(fault(confined, new Ranges(ranges.pieces(), kings, ranges.black())));
            }
            for (Square square : ranges.black().waiting()) {
                SquareSet fewer = ranges.black().waiting().without(square);
                Ranges.Kings kings = new Ranges.Kings(ranges.black().moving(), fewer);
                count(fault(confined, new Ranges(ranges.pieces(), ranges.white(), kings)));
            }
        }
        assertNearlyAllCaught("a square taken from a king");
    }

    @Test
    void a_proof_for_the_side_that_can_mate_is_caught() throws IOException {
        for (MatingTable.Entry entry : MatingTable.fixtures()) {
            for (Colour winner : entry.able()) {
                Certificate certificate =
                        new Certificate.Confined(entry.position(), winner, Confinement.of(entry.position()));
                assertThat(ProofChecker.check(entry.position(), winner, new Prospect.Impossible(certificate)))
                        .as("%s for %s", entry.fen(), winner)
                        .isInstanceOf(ProofCheck.Unsound.class);
            }
        }
    }

    @Test
    void states_without_one_of_them_are_caught() throws IOException {
        for (Certificate.Exhausted exhausted : certificates(Certificate.Exhausted.class)) {
            List<PackedPosition> states = all(ProofChecker.states(exhausted.states()));
            assertThat(states).hasSize(exhausted.states().size());
            PackedPosition root = exhausted.position().packed();
            assertThat(fault(exhausted, less(states, root))).isPresent();
            if (states.size() < MOST_STATES) {
                for (int number = 1; number < states.size(); number += 1 + states.size() / 20) {
                    count(fault(exhausted, less(states, exhausted.states().get(number))));
                }
            }
        }
        assertNearlyAllCaught("a state taken out");
    }

    @Test
    void states_with_a_mate_among_them_are_caught() throws IOException {
        Position mate = MatingTable.position("R5k1/5ppp/8/8/8/8/8/4K3 b - -");
        for (Certificate.Exhausted exhausted : certificates(Certificate.Exhausted.class)) {
            if (exhausted.winner() == Colour.WHITE) {
                List<PackedPosition> states = all(ProofChecker.states(exhausted.states()));
                states.add(mate.packed());
                assertThat(fault(exhausted, these(states)))
                        .hasValueSatisfying(fault -> assertThat(fault).contains("a state is a checkmate"));
            }
        }
    }

    /// Of a position all that can follow with a checkmate in it, and the same less the checkmates.
    @Test
    void states_that_hide_a_mate_are_caught() throws IOException {
        for (MatingTable.Entry entry : MatingTable.fixtures()) {
            for (Colour winner : entry.able()) {
                Optional<List<Position>> all = following(entry.position());
                if (all.isPresent()) {
                    States without = these(all.get().stream()
                            .filter(position -> !position.isCheckmate())
                            .map(Position::packed)
                            .toList());
                    States with = these(all.get().stream().map(Position::packed).toList());
                    assertThat(fault(entry.position(), winner, with))
                            .hasValueSatisfying(fault -> assertThat(fault).contains("a state is a checkmate"));
                    assertThat(fault(entry.position(), winner, without)).isPresent();
                    tampered++;
                }
            }
        }
        System.out.printf("mating, states with a mate: %d sets, all caught%n", tampered);
        assertThat(tampered).isPositive();
    }

    private static Optional<List<Position>> following(Position root) {
        Map<PackedPosition, Position> seen = new HashMap<>(Map.of(root.packed(), root));
        Deque<Position> waiting = new ArrayDeque<>(List.of(root));
        while (!waiting.isEmpty() && seen.size() < MOST_STATES) {
            Position position = waiting.removeLast();
            for (Move move : position.legalMoves()) {
                Position after = position.after(move);
                if (seen.putIfAbsent(after.packed(), after) == null) {
                    waiting.addLast(after);
                }
            }
        }
        return waiting.isEmpty() ? Optional.of(List.copyOf(seen.values())) : Optional.empty();
    }

    private static Optional<String> fault(Position position, Colour winner, States states) {
        return ExhaustionProof.fault(position, winner, states, ProofChecker::ranges, List.of());
    }

    private static Optional<String> fault(Certificate.Exhausted exhausted, States states) {
        return fault(exhausted, states, ProofChecker.outlooks(exhausted));
    }

    private static Optional<String> fault(Certificate.Exhausted exhausted, States states, List<Outlook> outlooks) {
        return ExhaustionProof.fault(exhausted.position(), exhausted.winner(), states, ProofChecker::ranges, outlooks);
    }

    /// After White's rook has been taken the pieces lock each other in; before, they do not.
    @ParameterizedTest
    @EnumSource(Colour.class)
    void an_outlook_that_is_missing_or_lacks_a_scene_is_caught(Colour winner) {
        Position position = MatingTable.position("1bB5/k7/R5r1/8/1pBp1p1p/1PpP1PbP/K1P4b/RB6 b - -");
        Prospect prospect = Mating.possible(position, winner, Budget.of(20_000_000));
        assertThat(prospect).isInstanceOf(Prospect.Impossible.class);
        Certificate.Exhausted exhausted = (Certificate.Exhausted) ((Prospect.Impossible) prospect).certificate();
        States states = ProofChecker.states(exhausted.states());
        List<Outlook> outlooks = ProofChecker.outlooks(exhausted);
        assertThat(outlooks).isNotEmpty();
        assertThat(fault(exhausted, states, outlooks)).isEmpty();
        assertThat(fault(exhausted, states, List.of())).isPresent();
        Outlook first = outlooks.getFirst();
        List<PackedPosition> scenes = all(first.cloud().scenes());
        for (int number = 0; number < scenes.size(); number += 1 + scenes.size() / 100) {
            Cloud cloud = new Cloud(first.cloud().pieces(), less(scenes, scenes.get(number)));
            count(fault(exhausted, states, List.of(new Outlook(first.position(), cloud))));
        }
        assertNearlyAllCaught("a scene taken from an outlook");
    }

    private static List<PackedPosition> all(States states) {
        List<PackedPosition> all = new ArrayList<>();
        states.forEach(all::add);
        return all;
    }

    private static States these(List<PackedPosition> states) {
        return States.of(states.size(), states::get);
    }

    private static States less(List<PackedPosition> states, PackedPosition state) {
        return these(states.stream().filter(other -> !other.equals(state)).toList());
    }

    @Test
    void a_cloud_without_one_of_its_scenes_or_squares_is_caught() throws IOException {
        for (Certificate.Outlined outlined : certificates(Certificate.Outlined.class)) {
            Cloud cloud = ProofChecker.cloud(outlined);
            assertThat(fault(outlined, cloud)).isEmpty();
            List<PackedPosition> scenes = all(cloud.scenes());
            for (int number = 0; number < scenes.size(); number += 1 + scenes.size() / 20) {
                count(fault(outlined, new Cloud(cloud.pieces(), less(scenes, scenes.get(number)))));
            }
            for (Range range : cloud.pieces()) {
                for (Square square : range.squares()) {
                    count(fault(outlined, with(cloud, range, without(range, square))));
                }
                for (Square square : range.promoted()) {
                    count(fault(outlined, with(cloud, range, withoutPromoted(range, square))));
                }
            }
        }
        assertNearlyAllCaught("a scene or a square taken from a cloud");
    }

    @Test
    void a_cloud_with_a_piece_that_is_not_hidden_is_caught() throws IOException {
        for (Certificate.Outlined outlined : certificates(Certificate.Outlined.class)) {
            Cloud cloud = ProofChecker.cloud(outlined);
            Range first = cloud.pieces().getFirst();
            List<Range> twice = new ArrayList<>(cloud.pieces());
            twice.add(first);
            assertThat(fault(outlined, new Cloud(twice, cloud.scenes()))).isPresent();
            assertThat(fault(
                            outlined,
                            new Cloud(cloud.pieces().subList(1, cloud.pieces().size()), cloud.scenes())))
                    .isPresent();
        }
    }

    @Test
    void a_cloud_for_the_side_that_can_mate_is_caught() throws IOException {
        for (Certificate.Outlined outlined : certificates(Certificate.Outlined.class)) {
            Colour other = outlined.winner().opponent();
            if (Mating.possible(outlined.position(), other, BUDGET) instanceof Prospect.Possible) {
                assertThat(OutlineProof.fault(outlined.position(), other, ProofChecker.cloud(outlined)))
                        .isPresent();
                tampered++;
            }
        }
        assertThat(tampered).isPositive();
    }

    private static Cloud with(Cloud cloud, Range old, Range changed) {
        List<Range> pieces = new ArrayList<>(cloud.pieces());
        pieces.set(pieces.indexOf(old), changed);
        return new Cloud(pieces, cloud.scenes());
    }

    private static Optional<String> fault(Certificate.Outlined outlined, Cloud cloud) {
        return OutlineProof.fault(outlined.position(), outlined.winner(), cloud);
    }
}
