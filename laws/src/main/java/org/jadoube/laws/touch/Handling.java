package org.jadoube.laws.touch;

import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Piece;
import org.jadoube.board.PieceType;
import org.jadoube.board.Square;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.arbiter.Asking;
import org.jadoube.laws.draw.DrawOffers;
import org.jadoube.laws.edition.Touching;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Course;
import org.jadoube.laws.game.Event.CastlingIntended;
import org.jadoube.laws.game.Event.PieceAdjusted;
import org.jadoube.laws.game.Event.PieceTouched;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Announcement;
import org.jadoube.laws.term.Contact;
import org.jadoube.laws.term.Incident;
import org.jadoube.laws.term.Matter;

/// A hand on a piece: to set it straight or to play it. Nothing of this exists where the move is made on a screen.
public final class Handling {
    private static final Citation ADJUSTING = new Citation("4.2");
    private static final Citation CONTACT = new Citation("2023/4.2.2");
    private static final Citation TOUCHING = new Citation("4.3");
    private static final Citation CASTLING = new Citation("4.4");
    private static final Citation OWN_CLOCK = new Citation("2023/6.2.5");
    private static final Citation DISTRACTION = new Citation("12.6");

    private Handling() {}

    /// The player having the move may set pieces straight if he says so first, since 2014 only while his own clock
    /// runs. Not having the move he distracts his opponent.
    @Article({"4.2", "12.6", "2023/6.2.5"})
    public static Verdict adjust(Table table, Colour player, Act.Adjust act) {
        Optional<Verdict> hindrance = Hindrance.onAPiece(table, act.square(), ADJUSTING);
        if (hindrance.isPresent()) {
            return hindrance.get();
        }
        if (table.game().turn() != player) {
            return unduly(table, player, act.at(), DISTRACTION, "adjusted in his opponent's turn");
        }
        if (act.announcement() == Announcement.NONE) {
            return withoutAWord(table, player, act);
        }
        return mayAdjust(table, player)
                ? Verdict.taken(new PieceAdjusted(act.at(), ADJUSTING, player, act.square()))
                : unduly(table, player, act.at(), OWN_CLOCK, "adjusted while his clock was not running");
    }

    /// Not having said so he has touched the piece on purpose. In 2014 such a touch does not bind him, but
    /// he had no right to adjust the piece either.
    @Article({"4.2", "4.3", "2023/4.2.2"})
    private static Verdict withoutAWord(Table table, Colour player, Act.Adjust act) {
        return binds(table, Contact.DELIBERATE)
                ? touched(table, player, act.square(), Contact.DELIBERATE, act.at())
                : unduly(table, player, act.at(), ADJUSTING, "adjusted without having said so");
    }

    private static boolean mayAdjust(Table table, Colour player) {
        return switch (table.regulations().edition().touching().adjusting()) {
            case HAVING_THE_MOVE -> true;
            case HAVING_THE_MOVE_AND_CLOCK_RUNNING -> table.clock().running().equals(Optional.of(player));
        };
    }

    private static Verdict unduly(Table table, Colour player, Moment at, Citation citation, String note) {
        return Verdict.taken(
                Asking.of(table, at).about(player, citation, Matter.CONDUCT, Incident.ADJUSTED_UNDULY, note));
    }

    /// A touch that binds the player having the move.
    @Article({"4.3", "2023/4.2.2"})
    public static Verdict touch(Table table, Colour player, Act.Touch act) {
        Optional<Verdict> hindrance = Hindrance.onAPiece(table, act.square(), TOUCHING);
        if (hindrance.isPresent()) {
            return hindrance.get();
        }
        if (table.game().turn() != player) {
            return Verdict.refused(TOUCHING, Refusal.NOT_YOUR_MOVE, "");
        }
        Contact contact = understood(table, player, act);
        return binds(table, contact)
                ? touched(table, player, act.square(), contact, act.at())
                : Verdict.refused(TOUCHING, Refusal.NOT_BINDING, act.square().toString());
    }

    /// Which touch binds depends on the edition: a deliberate one, one with the intention to move or capture, or any
    /// that is not clearly an accident.
    @Article({"4.3", "2023/4.2.2"})
    private static boolean binds(Table table, Contact contact) {
        return switch (table.regulations().edition().touching().trigger()) {
            case DELIBERATE, NOT_ACCIDENTAL -> contact != Contact.ACCIDENTAL;
            case INTENDED -> contact == Contact.INTENDING;
        };
    }

    /// An offer of a draw that is open is declined by touching a piece to move or capture it.
    @Article({"4.3", "2023/4.2.2", "9.1a"})
    private static Verdict touched(Table table, Colour player, Square square, Contact contact, Moment at) {
        Touching.Trigger trigger = table.regulations().edition().touching().trigger();
        boolean counted = trigger == Touching.Trigger.NOT_ACCIDENTAL && contact == Contact.DELIBERATE;
        Course course = new Course(table);
        course.then(DrawOffers.declinedByTouching(table, player, contact, at));
        course.then(new PieceTouched(at, counted ? CONTACT : TOUCHING, player, square));
        return Verdict.taken(course.events());
    }

    /// He says that he is about to castle, which helps to understand what he touches then. The words bind him to
    /// nothing.
    @Article({"4.4", "4.4c"})
    public static Verdict intendCastling(Table table, Colour player, Act.IntendCastling act) {
        Optional<Verdict> hindrance = Hindrance.onAPiece(table, act.rook(), CASTLING);
        if (hindrance.isPresent()) {
            return hindrance.get();
        }
        if (table.game().turn() != player) {
            return Verdict.refused(CASTLING, Refusal.NOT_YOUR_MOVE, "");
        }
        return isOwn(table, player, PieceType.ROOK, act.rook())
                ? Verdict.taken(new CastlingIntended(act.at(), CASTLING, player, act.rook()))
                : Verdict.refused(CASTLING, Refusal.NO_SUCH_PIECE, act.rook().toString());
    }

    /// Who has said that he will castle, and touches on purpose his king or that rook, means to move it.
    @Article({"4.4", "4.4c"})
    private static Contact understood(Table table, Colour player, Act.Touch act) {
        Optional<Square> rook = table.touches().now().castlingRook();
        boolean castling =
                rook.isPresent() && (rook.get() == act.square() || isOwn(table, player, PieceType.KING, act.square()));
        return castling && act.contact() == Contact.DELIBERATE ? Contact.INTENDING : act.contact();
    }

    private static boolean isOwn(Table table, Colour player, PieceType type, Square square) {
        return table.game().standing().at(square).equals(Optional.of(Piece.of(player, type)));
    }
}
