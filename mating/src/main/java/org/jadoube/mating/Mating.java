package org.jadoube.mating;

import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
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
    private static final int WALKS = 6;
    private static final int FIRST_STATES = 2_000;
    private static final int GROWTH = 8;
    private static final int OUTLINES = 10_000;
    private static final int LOCKED_PAWNS = 3;
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
        Optional<List<Move>> line =
                new Walk(winner, new Guide(winner, Guide.Taste.ANYWHERE, 0)).from(position, FIRST_STEPS);
        return line.<Prospect>map(Prospect.Possible::new).orElseGet(() -> searched(position, winner, budget));
    }

    /// What is to be known in a few microseconds, after each move of a game: undetermined often, wrong
    /// never, and no line is looked for.
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
                return new Prospect.Impossible(new Certificate.Confined(position, winner, sets));
            }
        }
        return isForced(position) ? forced(position, winner) : new Prospect.Undetermined(0);
    }

    /// What a few moves show of which there is hardly a choice.
    private static Prospect forced(Position position, Colour winner) {
        Guide guide = new Guide(winner, Guide.Taste.ANYWHERE, 0);
        Exploration exploration = new Exploration(winner, guide, FORCED_STATES, Budget.USUAL);
        return switch (exploration.from(position)) {
            case FOUND -> new Prospect.Possible(exploration.line());
            case EXHAUSTED ->
                new Prospect.Impossible(new Certificate.Exhausted(position, winner, exploration.states()));
            case SPENT -> new Prospect.Undetermined(exploration.states().size());
        };
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
        long white = position.pieces(Colour.WHITE, PieceType.PAWN).bits();
        long black = position.pieces(Colour.BLACK, PieceType.PAWN).bits();
        return Long.bitCount((white << 8) & black) >= LOCKED_PAWNS;
    }

    private static Prospect searched(Position position, Colour winner, Budget budget) {
        Confinement sets = Confinement.of(position);
        if (sets.excludesMateBy(winner)) {
            return new Prospect.Impossible(new Certificate.Confined(position, winner, sets));
        }
        Optional<List<Move>> line =
                new Walk(winner, new Guide(winner, Guide.Taste.CORNERED, 0)).from(position, MORE_STEPS);
        if (line.isPresent()) {
            return new Prospect.Possible(line.get());
        }
        return explored(position, winner, sets, budget);
    }

    private static Prospect explored(Position position, Colour winner, Confinement sets, Budget budget) {
        long looked = 0;
        int limit = Math.min(FIRST_STATES, budget.states());
        for (int attempt = 0; ; attempt++) {
            Guide.Taste taste = attempt % 2 == 0 ? Guide.Taste.ANYWHERE : Guide.Taste.CORNERED;
            Exploration exploration = new Exploration(winner, new Guide(winner, taste, attempt), limit, budget);
            switch (exploration.from(position)) {
                case FOUND -> {
                    return new Prospect.Possible(exploration.line());
                }
                case EXHAUSTED -> {
                    return new Prospect.Impossible(new Certificate.Exhausted(position, winner, exploration.states()));
                }
                case SPENT -> looked += exploration.states().size();
            }
            if (attempt == 0) {
                Optional<Haze> haze = Haze.excluding(position, sets, winner, OUTLINES);
                if (haze.isPresent()) {
                    return new Prospect.Impossible(new Certificate.Outlined(position, winner, haze.get()));
                }
                for (int walk = 1; walk <= WALKS; walk++) {
                    Guide.Taste style = walk % 2 == 0 ? Guide.Taste.ANYWHERE : Guide.Taste.CORNERED;
                    Optional<List<Move>> line =
                            new Walk(winner, new Guide(winner, style, walk * 0x9E3779B9)).from(position, MORE_STEPS);
                    if (line.isPresent()) {
                        return new Prospect.Possible(line.get());
                    }
                }
            }
            if (limit == budget.states() || budget.cancelled().getAsBoolean()) {
                return new Prospect.Undetermined(looked);
            }
            limit = (int) Math.min((long) limit * GROWTH, budget.states());
        }
    }
}
