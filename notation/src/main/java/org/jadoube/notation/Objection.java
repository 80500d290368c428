package org.jadoube.notation;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.board.Colour;
import org.jadoube.board.Piece;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.Square;

/// Why a displacement that is no legal move cannot be played, in words a player would use.
final class Objection {
    private final Position position;
    private final MoveText.Step step;
    private final Diagram diagram;
    private final Colour turn;

    Objection(Position position, MoveText.Step step) {
        this.position = position;
        this.step = step;
        this.diagram = Diagram.of(position);
        this.turn = position.turn();
    }

    /// The reason, as a sentence without full stop.
    String because() {
        Optional<String> departure = step.from().flatMap(this::wrongDeparture);
        if (departure.isPresent()) {
            return departure.get();
        }
        PieceType type = type();
        List<Square> able = candidates(turn, type);
        if (able.isEmpty()) {
            return nobody(type);
        }
        if (position.pieces(turn).contains(step.to())) {
            return step.to() + " is occupied by " + owner(turn) + " own "
                    + Diagram.word(diagram.at(step.to()).orElseThrow().type());
        }
        List<Square> reaching = able.stream().filter(this::reaches).toList();
        if (reaching.isEmpty()) {
            return unreachable(type, able);
        }
        return promotionFault(type).orElseGet(() -> exposed(reaching.getFirst()));
    }

    private PieceType type() {
        return step.piece()
                .or(() -> step.from().flatMap(diagram::at).map(Piece::type))
                .orElse(PieceType.PAWN);
    }

    private Optional<String> wrongDeparture(Square from) {
        Optional<Piece> piece = diagram.at(from);
        if (piece.isEmpty()) {
            return Optional.of("nothing stands on " + from);
        }
        if (piece.get().colour() != turn) {
            return Optional.of(
                    diagram.name(from) + " is " + owner(turn.opponent()) + ", and it is " + owner(turn) + " move");
        }
        return step.piece()
                .filter(type -> type != piece.get().type())
                .map(type -> "on " + from + " stands a "
                        + Diagram.word(piece.get().type()) + ", not a " + Diagram.word(type));
    }

    private List<Square> candidates(Colour side, PieceType type) {
        return position.pieces(side, type).toList().stream()
                .filter(from -> step.leaves(from, position))
                .toList();
    }

    private String nobody(PieceType type) {
        String word = Diagram.word(type);
        if (position.pieces(turn, type).isEmpty()) {
            return name(turn) + " has no " + word + othersMove(type);
        }
        String place = step.rank()
                .map(rank -> "rank " + rank.digit())
                .or(() -> step.file().map(file -> "the " + file.letter() + "-file"))
                .orElse("the " + step.to().file().letter() + "-file");
        return "no " + adjective(turn) + " " + word + " stands on "
                + step.from().map(Square::toString).orElse(place) + othersMove(type);
    }

    private String unreachable(PieceType type, List<Square> able) {
        if (type == PieceType.PAWN) {
            return pawn(able.getLast()) + othersMove(type);
        }
        List<Square> aiming =
                able.stream().filter(from -> diagram.aims(from, step.to())).toList();
        if (!aiming.isEmpty()) {
            Square from = aiming.getFirst();
            Square blocker = diagram.blocker(from, step.to()).orElseThrow();
            return cannotReach(from) + ": " + diagram.name(blocker) + " stands in the way" + othersMove(type);
        }
        return (able.size() == 1
                        ? cannotReach(able.getFirst())
                        : "no " + adjective(turn) + " " + Diagram.word(type) + " can reach " + step.to())
                + othersMove(type);
    }

    private String cannotReach(Square from) {
        return diagram.name(from) + " cannot reach " + step.to();
    }

    private String pawn(Square from) {
        Square to = step.to();
        if (diagram.aims(from, to)) {
            return "there is nothing on " + to + " that " + diagram.name(from) + " could capture";
        }
        if (!diagram.isAdvance(from, to)) {
            return cannotReach(from);
        }
        return cannotReach(from) + ": " + diagram.name(diagram.blocker(from, to).orElse(to)) + " stands in the way";
    }

    /// Whether the opponent is the one who could have played this.
    private String othersMove(PieceType type) {
        boolean others = candidates(turn.opponent(), type).stream().anyMatch(this::reaches);
        return others ? ", and it is " + owner(turn) + " move" : "";
    }

    /// Whether the piece could go there if its own king's safety were of no concern.
    private boolean reaches(Square from) {
        Square to = step.to();
        Piece piece = diagram.at(from).orElseThrow();
        Optional<Piece> target = diagram.at(to);
        if (target.filter(found -> found.colour() == piece.colour()).isPresent()) {
            return false;
        }
        if (piece.type() == PieceType.PAWN && diagram.isAdvance(from, to)) {
            return target.isEmpty() && diagram.isFree(from, to);
        }
        boolean prey = piece.type() != PieceType.PAWN || target.isPresent() || isEnPassant(from);
        return prey && diagram.aims(from, to) && diagram.isFree(from, to);
    }

    private boolean isEnPassant(Square from) {
        return diagram.at(from).orElseThrow().colour() == turn
                && position.toSetup().enPassant().filter(step.to()::equals).isPresent();
    }

    private Optional<String> promotionFault(PieceType type) {
        boolean last = type == PieceType.PAWN && step.to().rank().from(turn).ordinal() == 7;
        if (last && step.promotion().isEmpty()) {
            return Optional.of("it does not say what the pawn becomes on " + step.to());
        }
        return step.promotion()
                .flatMap(piece -> !last
                        ? Optional.of("only a pawn that reaches the last rank is promoted")
                        : piece == PieceType.PAWN || piece == PieceType.KING
                                ? Optional.of("no pawn becomes a " + Diagram.word(piece))
                                : Optional.empty());
    }

    /// The piece could go there, but its king would stand in check.
    private String exposed(Square from) {
        Square king = position.king(turn);
        Square safe = from == king ? step.to() : king;
        Diagram after = diagram.moved(from, step.to());
        if (diagram.at(from).orElseThrow().type() == PieceType.PAWN && isEnPassant(from)) {
            after = after.without(step.to().file().on(from.rank()));
        }
        List<Square> attackers = after.attackers(safe, turn.opponent());
        if (attackers.isEmpty()) {
            return "this is no legal move";
        }
        Square attacker = attackers.getFirst();
        if (from == king) {
            return step.to() + " is attacked by " + diagram.name(attacker);
        }
        String check = diagram.name(king) + " is in check from " + diagram.name(attacker);
        if (position.checkers().contains(attacker)) {
            return check + ", and this does not end it";
        }
        return diagram.name(from) + " is pinned to " + diagram.name(king) + " by " + diagram.name(attacker);
    }

    /// Why castling to one side is impossible.
    static String toCastling(Position position, Wing wing) {
        Colour side = position.turn();
        Diagram diagram = Diagram.of(position);
        Square king = position.king(side);
        Optional<Square> right = wing.rookOf(position);
        if (right.isEmpty()) {
            return name(side) + " has no right to castle " + wing.words();
        }
        if (position.isCheck()) {
            return diagram.name(king) + " is in check from "
                    + diagram.name(position.checkers().toList().getFirst());
        }
        Square rook = right.get();
        Square arrival = wing.kingArrival(side);
        Optional<Square> blocker = Stream.of(path(king, arrival), path(rook, wing.rookArrival(side)))
                .flatMap(List::stream)
                .filter(square ->
                        square != king && square != rook && diagram.at(square).isPresent())
                .findFirst();
        if (blocker.isPresent()) {
            return diagram.name(blocker.get()) + " stands in the way";
        }
        Diagram bare = diagram.without(king);
        for (Square square : path(king, arrival)) {
            List<Square> attackers = bare.attackers(square, side.opponent());
            if (!attackers.isEmpty()) {
                return "the king would " + (square == arrival ? "arrive on " : "pass over ") + square + ", which "
                        + diagram.name(attackers.getFirst()) + " attacks";
            }
        }
        return "the king would be in check when the rook has left " + rook;
    }

    /// The squares from the one after `from` up to and with `to`.
    private static List<Square> path(Square from, Square to) {
        return from == to
                ? List.of()
                : Stream.concat(Diagram.between(from, to).stream(), Stream.of(to))
                        .toList();
    }

    static String name(Colour side) {
        return side == Colour.WHITE ? "White" : "Black";
    }

    private static String owner(Colour side) {
        return name(side) + "'s";
    }

    private static String adjective(Colour side) {
        return side == Colour.WHITE ? "white" : "black";
    }
}
