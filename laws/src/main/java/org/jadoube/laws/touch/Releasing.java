package org.jadoube.laws.touch;

import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.Piece;
import org.jadoube.board.PieceType;
import org.jadoube.board.Square;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.draw.DrawOffers;
import org.jadoube.laws.edition.Touching;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Course;
import org.jadoube.laws.game.Event.PieceReleased;
import org.jadoube.laws.game.Event.PieceTouched;
import org.jadoube.laws.game.Event.PromotionChosen;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.game.Touches;
import org.jadoube.laws.irregularity.Legality;

/// Letting go of a piece while the move is not yet whole: a king on his way to castling, a pawn on the last rank, a
/// new piece on its square. A move in one piece is let go by [org.jadoube.laws.moving.Moving].
public final class Releasing {
    private static final Citation TOUCHED = new Citation("4.3a");
    private static final Citation PROMOTION = new Citation("3.7e");
    private static final Citation CHOICE = new Citation("4.4d");
    private static final Citation RELEASED = new Citation("4.6");

    private Releasing() {}

    /// The new piece touches its square: since 2005 the choice is final then. Until 2009 the pawn goes first; since
    /// 2014 it may be taken off from where it stands, before or after.
    @Article({"4.4d", "2023/4.6", "2023/4.6.1", "2023/4.6.2", "2023/4.6.3"})
    public static Verdict placePromotion(Table table, Colour player, Act.PlacePromotion act) {
        Optional<Verdict> refused = refused(table, player, act);
        if (refused.isPresent()) {
            return refused.get();
        }
        Course course = new Course(table);
        course.then(DrawOffers.declinedByMoving(table, player, act.at()));
        course.then(new PromotionChosen(act.at(), CHOICE, player, act.square(), act.piece()));
        return Verdict.taken(course.events());
    }

    private static Optional<Verdict> refused(Table table, Colour player, Act.PlacePromotion act) {
        Citation cited = about(table);
        Optional<Verdict> hindrance = Hindrance.onTheBoard(table, cited);
        if (hindrance.isPresent()) {
            return hindrance;
        }
        if (table.game().turn() != player) {
            return Optional.of(Verdict.refused(cited, Refusal.NOT_YOUR_MOVE, ""));
        }
        return isFinal(table, act)
                ? Optional.empty()
                : Optional.of(
                        Verdict.refused(cited, Refusal.NOT_BINDING, act.square().toString()));
    }

    /// The provision on the new piece: in 2001 there is none on the choice.
    private static Citation about(Table table) {
        return switch (table.regulations().edition().touching().promotionChoice()) {
            case NOT_STATED -> PROMOTION;
            case FINAL_ON_THE_SQUARE -> CHOICE;
        };
    }

    private static boolean isFinal(Table table, Act.PlacePromotion act) {
        Touching rules = table.regulations().edition().touching();
        Touches now = table.touches().now();
        return switch (rules.promotionChoice()) {
            case NOT_STATED -> false;
            case FINAL_ON_THE_SQUARE ->
                now.promotion().isEmpty() && isPossible(table, act) && isPawnReady(rules, now, act.square());
        };
    }

    /// Only a legal move will do: where an enemy piece stands, one that captures it.
    @Article("2023/4.6.3")
    private static boolean isPossible(Table table, Act.PlacePromotion act) {
        return OpenMoves.of(table).stream()
                .anyMatch(move ->
                        move.arrival() == act.square() && move.promotion().equals(Optional.of(act.piece())));
    }

    private static boolean isPawnReady(Touching rules, Touches now, Square square) {
        return switch (rules.promotionPawn()) {
            case MOVED_TO_LAST_RANK ->
                now.released().filter(release -> release.to() == square).isPresent();
            case MAY_BE_TAKEN_OFF -> true;
        };
    }

    /// What is let go as part of a legal move stays there. What is no part of one binds its player only as
    /// a piece touched.
    @Article({"4.6", "4.6b", "4.6c"})
    public static Verdict release(Table table, Colour player, Act.ReleasePiece act) {
        Optional<Verdict> hindrance = Hindrance.onAPiece(table, act.from(), RELEASED);
        if (hindrance.isPresent()) {
            return hindrance.get();
        }
        if (table.game().turn() != player) {
            return Verdict.refused(RELEASED, Refusal.NOT_YOUR_MOVE, "");
        }
        if (!isOwn(table, player, act.from())) {
            return Verdict.refused(RELEASED, Refusal.NO_SUCH_PIECE, act.from().toString());
        }
        Course course = new Course(table);
        released(course, act.from(), act.to(), act.at());
        return Verdict.taken(course.events());
    }

    /// The player having the move lets go of a piece, his move half done.
    public static void released(Course course, Square from, Square to, Moment at) {
        Table table = course.table();
        Colour player = table.game().turn();
        course.then(DrawOffers.declinedByMoving(table, player, at));
        boolean done = table.touches()
                .now()
                .released()
                .filter(release -> isPartOfLegalMove(table, release.from(), release.to()))
                .isPresent();
        boolean half = isPartOfLegalMove(table, from, to) || isLeftHalfDone(table, from, to);
        course.then(
                half && !done
                        ? new PieceReleased(at, RELEASED, player, from, to)
                        : new PieceTouched(at, TOUCHED, player, from));
    }

    /// Whether a piece let go on a square has begun a legal move that needs more: castling or promotion.
    public static boolean isPartOfLegalMove(Table table, Square from, Square to) {
        return table.game().standing().legalMoves().stream()
                .filter(move -> move.isCastling() || move.promotion().isPresent())
                .anyMatch(move -> move.from() == from && move.arrival() == to);
    }

    /// Whether a piece is seen to be let go with its move half done, legal or not: a king two squares from where he
    /// stood, a pawn on its last rank. What binds nobody stands there all the same.
    @Article("4.6")
    private static boolean isLeftHalfDone(Table table, Square from, Square to) {
        Optional<PieceType> type = table.game().standing().at(from).map(Piece::type);
        boolean twoAside = from.rank() == to.rank()
                && Math.abs(from.file().ordinal() - to.file().ordinal()) == 2;
        boolean king = type.filter(PieceType.KING::equals).isPresent();
        return (king && twoAside) || Legality.isPawnToLastRank(table.game().standing(), Move.plain(from, to));
    }

    private static boolean isOwn(Table table, Colour player, Square square) {
        return table.game()
                .standing()
                .at(square)
                .filter(piece -> piece.colour() == player)
                .isPresent();
    }
}
