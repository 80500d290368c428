package org.jadoube.laws.game;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.laws.game.Event.CastlingIntended;
import org.jadoube.laws.game.Event.GameAnnulled;
import org.jadoube.laws.game.Event.IllegalMoveMade;
import org.jadoube.laws.game.Event.MoveBound;
import org.jadoube.laws.game.Event.MoveMade;
import org.jadoube.laws.game.Event.PieceReleased;
import org.jadoube.laws.game.Event.PieceTouched;
import org.jadoube.laws.game.Event.PositionRestored;
import org.jadoube.laws.game.Event.PromotionChosen;

/// What has been touched in each turn of the game: a fold over its events.
///
/// @param now the turn in hand
/// @param past the turns before, one for each move made
public record TouchLog(Touches now, List<Touches> past) {
    /// Nobody has touched anything.
    public static final TouchLog EMPTY = new TouchLog(Touches.NONE, List.of());

    public TouchLog {
        past = List.copyOf(past);
    }

    TouchLog after(Event event) {
        return switch (event) {
            case PieceTouched e -> inHand(now.touching(e.square()));
            case CastlingIntended e -> inHand(now.intendingCastling(e.rook()));
            case PieceReleased e -> inHand(now.touching(e.from()).releasing(e));
            case PromotionChosen e -> inHand(now.choosing(e));
            case MoveBound e -> inHand(now.bindingTo(e));
            case MoveMade _, IllegalMoveMade _ -> turned();
            case PositionRestored e -> new TouchLog(Touches.ofPieces(e.touched()), past.subList(0, e.plies()));
            case GameAnnulled _ -> EMPTY;
            default -> this;
        };
    }

    private TouchLog inHand(Touches touches) {
        return new TouchLog(touches, past);
    }

    private TouchLog turned() {
        List<Touches> turns = new ArrayList<>(past);
        turns.add(now);
        return new TouchLog(Touches.NONE, turns);
    }
}
