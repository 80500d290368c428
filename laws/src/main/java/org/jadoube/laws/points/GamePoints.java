package org.jadoube.laws.points;

import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.lawbook.Article;
import org.jadoube.laws.edition.Scoring;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Event.PenaltyImposed;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Penalty;
import org.jadoube.laws.term.Points;
import org.jadoube.laws.term.Score;

/// The points of a finished game: its result under what the event has announced, with the penalties in points.
@Article("11.1")
public record GamePoints(Points white, Points black) {
    /// The points of the game at a table; empty while it is undecided.
    public static Optional<GamePoints> of(Table table) {
        return table.game()
                .end()
                .flatMap(end -> table.game().result().flatMap(result -> of(result, end, scoring(table))))
                .map(points -> points.penalised(table));
    }

    private static Scoring scoring(Table table) {
        return table.regulations().rules().conduct().scoring();
    }

    /// What a result gives; a player who lost by not coming, and who won by it, may have been promised other points.
    @Article("11.1")
    private static Optional<GamePoints> of(Result result, GameEnded end, Scoring scoring) {
        boolean unplayed = Mark.of(end) == Mark.UNPLAYED;
        Points win = unplayed ? scoring.forfeitWin() : scoring.win();
        Points loss = unplayed ? scoring.forfeitLoss() : scoring.loss();
        return switch (result) {
            case WHITE_WINS -> Optional.of(new GamePoints(win, loss));
            case BLACK_WINS -> Optional.of(new GamePoints(loss, win));
            case DRAW -> Optional.of(new GamePoints(scoring.draw(), scoring.draw()));
            case BOTH_LOSE -> Optional.of(new GamePoints(loss, loss));
            case WHITE_LOSES_BLACK_HALF -> Optional.of(new GamePoints(loss, scoring.draw()));
            case BLACK_LOSES_WHITE_HALF -> Optional.of(new GamePoints(scoring.draw(), loss));
            case UNDECIDED -> Optional.empty();
        };
    }

    public Points of(Colour player) {
        return player == Colour.WHITE ? white : black;
    }

    private GamePoints with(Colour player, Points points) {
        return player == Colour.WHITE ? new GamePoints(points, black) : new GamePoints(white, points);
    }

    @Article({"13.4e", "13.4f"})
    private GamePoints penalised(Table table) {
        GamePoints points = this;
        for (PenaltyImposed penalty : table.desk().penalties()) {
            points = points.after(penalty, table);
        }
        return points;
    }

    private GamePoints after(PenaltyImposed imposed, Table table) {
        Colour offender = imposed.offender();
        return switch (imposed.penalty()) {
            case Penalty.PointsFromOffender(Score less) ->
                with(offender, of(offender).minus(points(less, scoring(table))));
            case Penalty.PointsToOpponent _ ->
                with(offender.opponent(), scoring(table).win()).within(table, offender);
            case Penalty.Warning _,
                    Penalty.TimeToOpponent _,
                    Penalty.TimeFromOffender _,
                    Penalty.Loss _,
                    Penalty.Fine _,
                    Penalty.RoundExclusion _,
                    Penalty.Expulsion _ -> this;
        };
    }

    private static Points points(Score score, Scoring scoring) {
        return switch (score) {
            case NONE -> Points.NONE;
            case HALF -> scoring.draw();
            case ONE -> scoring.win();
        };
    }

    /// Where both together may not have more than a game normally gives, the offender gives up what is too much.
    @Article("2023/10.2")
    private GamePoints within(Table table, Colour offender) {
        Points room = scoring(table).most().minus(of(offender.opponent()));
        return switch (table.regulations().edition().conduct().total()) {
            case NOT_STATED -> this;
            case NORMAL_AT_MOST -> with(offender, of(offender).atMost(room));
        };
    }
}
