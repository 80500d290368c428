package org.jadoube.mating;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jadoube.board.Colour;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.lawbook.Article;

/// Whether a side can still checkmate, by any series of legal moves, both sides helping: decided, and
/// with a proof.
///
/// Repetitions and the fifty- and seventy-five-move limits play no part in the question.
public final class Mating {
    private static final int FIRST_STEPS = 300;
    private static final int MORE_STEPS = 900;
    private static final int PATTERN_STEPS = 120;
    private static final int WALKS = 6;
    private static final int FIRST_STATES = 2_000;
    private static final int GROWTH = 8;
    private static final int OUTLINES = 4_000;
    private static final int MOST_OUTLINES = 30_000;
    /// For how many states looked at one look at an outline is worth the while; of spares, a part of that.
    private static final int A_LOOK = 2;
    private static final int SPARES = 2;
    private static final int LOCKED_PAWNS = 3;
    private static final int SUSPICIOUSLY_FEW_MEN = 8;
    private static final int FEW_MEN = 6;
    private static final int FEW_MOVES = 2;
    private static final int FORCED_STATES = 32;

    private Mating() {}

    /// Whether `winner` can still checkmate.
    ///
    /// @return possible with a line, impossible with a certificate, or undetermined when the budget is
    ///     spent
    @Article({"5.2b", "6.9", "7.4b", "9.6", "2023/5.1.2"})
    public static Prospect possible(Position position, Colour winner, Budget budget) {
        if (position.turn() != winner && position.isCheckmate()) {
            return new Prospect.Possible(List.of());
        }
        if (Material.rulesOut(position, winner)) {
            return new Prospect.Impossible(new Certificate.Material(position, winner));
        }
        return walked(position, winner, Guide.Taste.ANYWHERE, 0, FIRST_STEPS)
                .orElseGet(() -> searched(position, winner, budget));
    }

    /// What is to be known in a few microseconds, after each move of a game: undetermined often, wrong
    /// never. No line is looked for but where there is hardly a choice of moves.
    @Article({"5.2b", "9.6"})
    public static Prospect quick(Position position, Colour winner) {
        if (Material.rulesOut(position, winner)) {
            return new Prospect.Impossible(new Certificate.Material(position, winner));
        }
        if (position.turn() != winner && position.isCheckmate()) {
            return new Prospect.Possible(List.of());
        }
        if (isBlocked(position)) {
            Confinement sets = Confinement.of(position);
            if (sets.excludesMateBy(winner)) {
                return confined(position, winner, sets);
            }
        }
        return isForced(position)
                ? exploration(winner, 0, FORCED_STATES, Budget.USUAL).from(position)
                : new Prospect.Undetermined(0);
    }

    /// Whether neither side can checkmate any more.
    @Article({"5.2b", "9.6"})
    public static boolean isDead(Position position, Budget budget) {
        return possible(position, position.turn(), budget) instanceof Prospect.Impossible
                && possible(position, position.turn().opponent(), budget) instanceof Prospect.Impossible;
    }

    /// Whether neither side can checkmate any more, asked after each move of a game: full proofs are
    /// sought only where they may be found, on a blocked board, or with few men left and hardly a choice
    /// of moves.
    @Article({"5.2b", "9.6"})
    public static boolean isDeadAfterMove(Position position, Budget budget) {
        boolean mayBeProved = isBlocked(position) || isForced(position);
        return mayBeProved ? isDead(position, budget) : deadByMaterial(position);
    }

    /// Whether somebody who has time should ask the full question, though [#isDeadAfterMove] has not proved that
    /// the position is dead: any pawns are locked, few men are left, or there is hardly a choice of moves. It costs
    /// next to nothing to ask for it.
    @Article({"5.2b", "9.6"})
    public static boolean isSuspicious(Position position) {
        return lockedPawns(position) > 0
                || position.occupied().size() <= SUSPICIOUSLY_FEW_MEN
                || position.legalMoves().size() <= FEW_MOVES;
    }

    /// Whether the plain cases of material show that `side` can never checkmate from here. False says
    /// nothing.
    @Article({"5.2b", "6.9", "9.6"})
    public static boolean ruledOutByMaterial(Position position, Colour side) {
        return Material.rulesOut(position, side);
    }

    /// Whether the plain cases of material show that neither side can.
    @Article({"5.2b", "9.6"})
    public static boolean deadByMaterial(Position position) {
        return ruledOutByMaterial(position, Colour.WHITE) && ruledOutByMaterial(position, Colour.BLACK);
    }

    private static boolean isForced(Position position) {
        return position.occupied().size() <= FEW_MEN && position.legalMoves().size() <= FEW_MOVES;
    }

    private static boolean isBlocked(Position position) {
        return lockedPawns(position) >= LOCKED_PAWNS;
    }

    /// How many pairs of pawns stand face to face.
    private static int lockedPawns(Position position) {
        long white = position.pieces(Colour.WHITE, PieceType.PAWN).bits();
        long black = position.pieces(Colour.BLACK, PieceType.PAWN).bits();
        return Long.bitCount((white << 8) & black);
    }

    private static Prospect confined(Position position, Colour winner, Confinement sets) {
        return new Prospect.Impossible(new Certificate.Confined(position, winner, sets));
    }

    /// What one walk comes to.
    private static Optional<Prospect> walked(
            Position position, Colour winner, Guide.Taste taste, int noise, int steps) {
        return new Walk(winner, new Guide(winner, taste, noise))
                .from(position, steps)
                .map(Prospect.Possible::new);
    }

    /// What walks towards the mates that few minor pieces can give come to.
    private static Optional<Prospect> patterned(Position position, Colour winner) {
        return Pattern.nearest(position, winner).stream()
                .map(pattern -> new Walk(winner, pattern).from(position, PATTERN_STEPS))
                .flatMap(Optional::stream)
                .findFirst()
                .map(Prospect.Possible::new);
    }

    private static Exploration exploration(Colour winner, int attempt, int limit, Budget budget) {
        Guide guide = new Guide(winner, Guide.Taste.inTurn(attempt), attempt);
        return new Exploration(winner, guide, limit, budget);
    }

    private static Prospect searched(Position position, Colour winner, Budget budget) {
        Confinement sets = Confinement.of(position);
        return sets.excludesMateBy(winner)
                ? confined(position, winner, sets)
                : patterned(position, winner)
                        .or(() -> walked(position, winner, Guide.Taste.CORNERED, 0, MORE_STEPS))
                        .orElseGet(() -> explored(position, winner, budget));
    }

    /// A first look around, then what is cheap beside looking farther.
    private static Prospect explored(Position position, Colour winner, Budget budget) {
        int limit = Math.min(FIRST_STATES, budget.states());
        Prospect first = exploration(winner, 0, limit, budget).from(position);
        if (!(first instanceof Prospect.Undetermined(long looked))) {
            return first;
        }
        Hazing hazing = new Hazing(position, winner, budget.cancelled());
        return hazing.ofBishops(OUTLINES)
                .<Prospect>map(Prospect.Impossible::new)
                .or(() -> walkedAgain(position, winner))
                .orElseGet(() -> exploredFarther(position, winner, hazing, budget, looked));
    }

    private static Optional<Prospect> walkedAgain(Position position, Colour winner) {
        return IntStream.rangeClosed(1, WALKS)
                .mapToObj(walk -> walked(position, winner, Guide.Taste.inTurn(walk), walk * Guide.SEED, MORE_STEPS))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<Certificate.Outlined> outlined(Hazing hazing, int limit) {
        int looks = Math.min(limit / A_LOOK, MOST_OUTLINES);
        return hazing.ofBishops(looks).or(() -> hazing.ofSpares(looks / SPARES));
    }

    private static Prospect exploredFarther(
            Position position, Colour winner, Hazing hazing, Budget budget, long lookedAtFirst) {
        long looked = lookedAtFirst;
        int limit = Math.min(FIRST_STATES, budget.states());
        for (int attempt = 1; limit < budget.states() && !budget.cancelled().getAsBoolean(); attempt++) {
            Optional<Certificate.Outlined> outlined = outlined(hazing, limit);
            if (outlined.isPresent()) {
                return new Prospect.Impossible(outlined.get());
            }
            limit = (int) Math.min((long) limit * GROWTH, budget.states());
            Prospect prospect = exploration(winner, attempt, limit, budget).from(position);
            if (!(prospect instanceof Prospect.Undetermined(long states))) {
                return prospect;
            }
            looked += states;
        }
        return new Prospect.Undetermined(looked);
    }
}
