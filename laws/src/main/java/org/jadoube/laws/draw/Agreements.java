package org.jadoube.laws.draw;

import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.arbiter.Asking;
import org.jadoube.laws.edition.DrawAgreement;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.DrawDeclined;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Game;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Question;

/// When two players may agree on a draw, and that the game then ends at once.
public final class Agreements {
    private static final Citation AGREEMENT = new Citation("5.2c");
    private static final Citation EVENT = new Citation("9.1");

    private Agreements() {}

    /// A player accepts. The event may forbid it or leave it to the arbiter.
    @Article({"5.2c", "9.1"})
    static Verdict agreed(Table table, Colour player, Act.AcceptDraw act) {
        if (!haveMoved(table)) {
            return Verdict.refused(AGREEMENT, Refusal.OFFER_TOO_EARLY, "");
        }
        return switch (inForce(table)) {
            case DrawAgreement.Free _ -> Verdict.taken(drawn(act));
            case DrawAgreement.AfterMoves(int moves) ->
                haveMade(table.game(), moves) ? Verdict.taken(drawn(act)) : asked(table, player, act);
            case DrawAgreement.WithConsent _ -> asked(table, player, act);
            case DrawAgreement.Forbidden _ -> Verdict.refused(EVENT, Refusal.AGREEMENT_RESTRICTED, "");
        };
    }

    /// Since 2017 each player must have made a move.
    @Article("5.2c")
    private static boolean haveMoved(Table table) {
        return switch (table.regulations().edition().agreement()) {
            case AT_ANY_TIME -> true;
            case AFTER_A_MOVE_EACH -> haveMade(table.game(), 1);
        };
    }

    private static boolean haveMade(Game game, int moves) {
        return game.made(Colour.WHITE) >= moves && game.made(Colour.BLACK) >= moves;
    }

    /// What the event demands, as far as the edition lets it.
    @Article("9.1")
    private static DrawAgreement inForce(Table table) {
        return switch (table.regulations().edition().agreementLimits()) {
            case NOT_STATED -> new DrawAgreement.Free();
            case AGREEMENT, OFFER_OR_AGREEMENT -> table.regulations().rules().drawAgreement();
        };
    }

    /// Whether a player may offer: since 2014 an event can forbid the offer itself.
    @Article("9.1")
    public static boolean mayOffer(Table table) {
        return switch (table.regulations().edition().agreementLimits()) {
            case NOT_STATED, AGREEMENT -> true;
            case OFFER_OR_AGREEMENT ->
                switch (table.regulations().rules().drawAgreement()) {
                    case DrawAgreement.Free _, DrawAgreement.WithConsent _ -> true;
                    case DrawAgreement.AfterMoves(int moves) -> haveMade(table.game(), moves);
                    case DrawAgreement.Forbidden _ -> false;
                };
        };
    }

    /// The agreement needs the arbiter's consent.
    @Article("9.1")
    private static Verdict asked(Table table, Colour player, Act.AcceptDraw act) {
        return table.desk().isAsked(Matter.DRAW_AGREEMENT)
                ? Verdict.refused(EVENT, Refusal.ASKED_ALREADY, "")
                : Verdict.taken(Asking.of(table, act.at()).about(player, EVENT, Matter.DRAW_AGREEMENT, ""));
    }

    /// The arbiter consents or not; without his consent the offer is gone and the game goes on.
    ///
    /// @param table with the question closed, the game going on
    @Article("9.1")
    public static List<Event> answered(Table table, Question question, Act.AnswerQuestion answer) {
        if (answer.answer() == Answer.UPHELD) {
            return List.of(drawn(answer));
        }
        return question.player()
                .filter(player -> table.game().isOfferOpen(player.opponent()))
                .<List<Event>>map(player -> List.of(new DrawDeclined(answer.at(), EVENT, player)))
                .orElse(List.of());
    }

    private static GameEnded drawn(Act act) {
        return new GameEnded(act.at(), AGREEMENT, Result.DRAW, Ending.AGREEMENT, Optional.empty());
    }
}
