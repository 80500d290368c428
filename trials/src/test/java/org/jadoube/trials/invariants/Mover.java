package org.jadoube.trials.invariants;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.Piece;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.Square;
import org.jadoube.clock.Moment;
import org.jadoube.laws.Laws;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.PlayedMove;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Announcement;
import org.jadoube.laws.term.Contact;
import org.jadoube.laws.term.Hands;

/// The player having the move makes it: with a legal move mostly, whole or step by step.
final class Mover {
    private final Chance chance;
    private final Temper temper;

    Mover(Chance chance, Temper temper) {
        this.chance = chance;
        this.temper = temper;
    }

    /// The player having the move makes it, or goes some of the way.
    Act move(Table table, Moment now) {
        Actor mover = Actor.player(table.game().turn());
        Move move = legal(table);
        boolean byHand = table.regulations().profile().pressesByHand();
        if (table.touches().now().released().isPresent() && chance.oneIn(4)) {
            return new Act.PressClock(mover, now);
        }
        if (byHand && move.promotion().isPresent() && chance.oneIn(2)) {
            return promotion(table, mover, move, now);
        }
        if (byHand && chance.oneIn(12)) {
            return partly(table, mover, move, now);
        }
        if (byHand && temper == Temper.QUARRELSOME && chance.oneIn(15)) {
            Square own = piece(table, table.game().turn());
            return new Act.ReleaseMove(mover, now, Move.plain(own, chance.square()));
        }
        Move made = move.promotion().isPresent() && chance.oneIn(2) ? Move.plain(move.from(), move.to()) : move;
        return new Act.ReleaseMove(mover, now, made, chance.oneIn(150) ? Hands.BOTH : Hands.ONE);
    }

    private Act promotion(Table table, Actor mover, Move move, Moment now) {
        return table.touches().now().released().isEmpty() && chance.oneIn(2)
                ? new Act.ReleasePiece(mover, now, move.from(), move.to())
                : new Act.PlacePromotion(mover, now, move.to(), move.promotion().orElseThrow());
    }

    private Act partly(Table table, Actor mover, Move move, Moment now) {
        Square own = piece(table, table.game().turn());
        return switch (chance.below(9)) {
            case 0, 1, 2 -> new Act.Touch(mover, now, move.from(), Contact.INTENDING);
            case 3 -> new Act.Touch(mover, now, chance.oneIn(2) ? own : move.to(), chance.of(Contact.values()));
            case 4 -> new Act.IntendCastling(mover, now, chance.oneIn(2) ? move.to() : own);
            case 5 -> new Act.ReleasePiece(mover, now, move.from(), move.to());
            case 6 -> new Act.Adjust(mover, now, own, Announcement.BEFOREHAND);
            case 7 -> new Act.ReleaseMove(mover, now, Move.plain(move.from(), move.to()));
            default -> new Act.ReleaseMove(mover, now, Move.plain(own, chance.square()));
        };
    }

    private Square piece(Table table, Colour colour) {
        List<Square> squares = table.game().standing().setup().pieces().entrySet().stream()
                .filter(entry -> entry.getValue().colour() == colour)
                .map(Map.Entry::getKey)
                .sorted()
                .toList();
        return squares.isEmpty() ? chance.square() : chance.of(squares);
    }

    /// A legal move if there is one, after what has been touched; shufflers move to and fro.
    Move legal(Table table) {
        Position position = table.game().position();
        List<Move> moves = table.touches().now().isAnythingTouched() ? Laws.openMoves(table) : position.legalMoves();
        if (moves.isEmpty()) {
            return chance.move();
        }
        return temper == Temper.SHUFFLING && !chance.oneIn(100) ? shuffled(table, position, moves) : chance.of(moves);
    }

    private Move shuffled(Table table, Position position, List<Move> moves) {
        Optional<Move> back = own(table)
                .flatMap(last -> moves.stream()
                        .filter(move ->
                                move.from().equals(last.to()) && move.to().equals(last.from()))
                        .findFirst());
        if (back.isPresent() && chance.below(4) != 0) {
            return back.get();
        }
        List<Move> quiet =
                moves.stream().filter(move -> isQuiet(position, move)).toList();
        return quiet.isEmpty() ? chance.of(moves) : chance.of(quiet);
    }

    private static Optional<Move> own(Table table) {
        List<PlayedMove> played = table.game().played();
        return Stream.of(played.size() - 2)
                .filter(ply -> ply >= 0)
                .map(ply -> played.get(ply).move())
                .findFirst();
    }

    private static boolean isQuiet(Position position, Move move) {
        return move.promotion().isEmpty()
                && position.at(move.to()).isEmpty()
                && position.at(move.from())
                        .map(Piece::type)
                        .filter(type -> type != PieceType.PAWN)
                        .isPresent();
    }
}
