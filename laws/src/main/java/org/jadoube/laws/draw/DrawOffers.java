package org.jadoube.laws.draw;

import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.DrawDeclined;
import org.jadoube.laws.game.Event.DrawOffered;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Game;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.game.Table;

/// Offering a draw and answering. An offer is good at any time of the game, has no conditions and cannot be taken
/// back; it is open until the opponent accepts it, declines it in words or by moving, or the game ends. Each
/// player has at most one open; offers that cross are two offers and no acceptance.
@Article("9.1")
public final class DrawOffers {
    private static final Citation AGREEMENT = new Citation("5.2c");
    private static final Citation OFFER = new Citation("9.1a");

    private DrawOffers() {}

    /// Both agree, from the moment the edition allows it.
    @Article({"5.2c", "9.1a"})
    public static Verdict accept(Table table, Colour player, Act.AcceptDraw act) {
        Game game = table.game();
        if (!game.isOfferOpen(player.opponent())) {
            return Verdict.refused(OFFER, Refusal.NO_OFFER_TO_ANSWER, "");
        }
        if (!mayAgree(table)) {
            return Verdict.refused(AGREEMENT, Refusal.OFFER_TOO_EARLY, "");
        }
        return Verdict.taken(new GameEnded(act.at(), AGREEMENT, Result.DRAW, Ending.AGREEMENT, Optional.empty()));
    }

    private static boolean mayAgree(Table table) {
        return switch (table.regulations().edition().agreement()) {
            case AT_ANY_TIME -> true;
            case AFTER_A_MOVE_EACH ->
                table.game().made(Colour.WHITE) > 0 && table.game().made(Colour.BLACK) > 0;
        };
    }

    @Article("9.1a")
    public static Verdict offer(Table table, Colour player, Act.OfferDraw act) {
        return table.game().isOfferOpen(player)
                ? Verdict.refused(OFFER, Refusal.OFFER_ALREADY_OPEN, "")
                : Verdict.taken(new DrawOffered(act.at(), OFFER, player));
    }

    @Article("9.1a")
    public static Verdict decline(Table table, Colour player, Act.DeclineDraw act) {
        return table.game().isOfferOpen(player.opponent())
                ? Verdict.taken(new DrawDeclined(act.at(), OFFER, player))
                : Verdict.refused(OFFER, Refusal.NO_OFFER_TO_ANSWER, "");
    }

    /// The opponent's offer, if one is open, is gone once the player moves.
    @Article("9.1a")
    public static List<Event> declinedByMoving(Table table, Colour player, Moment at) {
        return table.game().isOfferOpen(player.opponent()) ? List.of(new DrawDeclined(at, OFFER, player)) : List.of();
    }
}
