package org.jadoube.trials.invariants;

import java.time.Duration;
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
import org.jadoube.laws.edition.Recorder;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Game;
import org.jadoube.laws.game.PlayedMove;
import org.jadoube.laws.game.Running;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Contact;
import org.jadoube.laws.term.Grounds;
import org.jadoube.laws.term.Hand;
import org.jadoube.laws.term.Hands;
import org.jadoube.laws.term.Question;
import org.jadoube.notation.San;

/// Everybody around a board. Most of what they do makes sense, so that games get far; the rest is [Whim].
final class Crowd {
    private final Chance chance;
    private final Temper temper;
    private final Whim whim;

    Crowd(Chance chance, Temper temper) {
        this.chance = chance;
        this.temper = temper;
        whim = new Whim(chance);
    }

    /// What somebody does next.
    Act next(Table table, Moment now) {
        if (table.game().end().isPresent()) {
            return whim.afterwards(table, now);
        }
        if (chance.oneIn(temper.sober())) {
            return whim.anything(table, now);
        }
        return sensible(table, now).orElseGet(() -> move(table, now));
    }

    private Optional<Act> sensible(Table table, Moment now) {
        Game game = table.game();
        if (game.started().isEmpty()) {
            return Optional.of(beginning(now));
        }
        return answer(table, now)
                .or(() -> flag(table, now))
                .or(() -> game.clocks() == Running.GOING ? Optional.empty() : Optional.of(resumption(table, now)))
                .or(() -> quarrel(table, now))
                .or(() -> press(table, now))
                .or(() -> record(table, now))
                .or(() -> talk(table, now));
    }

    private Act beginning(Moment now) {
        return chance.oneIn(4)
                ? new Act.StartClocks(Actor.ARBITER, now)
                : new Act.Arrive(chance.of(Actor.WHITE, Actor.BLACK), now);
    }

    private Optional<Act> answer(Table table, Moment now) {
        List<Question> open = table.desk().open();
        if (open.isEmpty() || !chance.oneIn(4)) {
            return Optional.empty();
        }
        Question question = open.getFirst();
        return Optional.of(new Act.AnswerQuestion(
                Actor.ARBITER,
                now,
                question.number(),
                chance.of(List.copyOf(question.matter().answers())),
                "because"));
    }

    private Optional<Act> flag(Table table, Moment now) {
        Colour side = chance.of(Colour.values());
        if (table.clock().runOuts(side, now).isEmpty() || !chance.oneIn(6)) {
            return Optional.empty();
        }
        return Optional.of(chance.of(
                new Act.ClaimFlag(chance.of(Actor.WHITE, Actor.BLACK), now, side),
                new Act.ObserveFlag(chance.of(Actor.ARBITER, Actor.OBSERVER), now, side),
                new Act.ObserveBothFlags(Actor.ARBITER, now)));
    }

    private Act resumption(Table table, Moment now) {
        return switch (chance.below(12)) {
            case 0 -> new Act.EndReconstruction(Actor.ARBITER, now, chance.maybe(3), chance.maybe(3));
            case 1 -> new Act.ReplacePieces(chance.of(Actor.WHITE, Actor.BLACK), now);
            case 2 -> whim.setting(table, now);
            default ->
                new Act.RestartClocks(
                        chance.of(Actor.ARBITER, Actor.ARBITER, Actor.HALL),
                        now,
                        table.game().turn());
        };
    }

    /// What is claimed and objected to where something is wrong, and now and then where nothing is.
    private Optional<Act> quarrel(Table table, Moment now) {
        Game game = table.game();
        if (chance.oneIn(100)) {
            Optional<Move> written = Optional.of(legal(table));
            return Optional.of(new Act.ClaimDraw(Actor.player(game.turn()), now, Grounds.FIFTY_MOVES, written));
        }
        if (temper == Temper.SHUFFLING && chance.oneIn(30)) {
            return Optional.of(new Act.ClaimDraw(
                    Actor.player(game.turn()), now, chance.of(Grounds.values()), chance.maybe(legal(table))));
        }
        if (temper != Temper.QUARRELSOME || !chance.oneIn(6)) {
            return Optional.empty();
        }
        Actor accuser = chance.of(
                Actor.ARBITER,
                Actor.player(game.turn()),
                Actor.player(game.turn().opponent()));
        return Optional.of(illegal(game)
                .<Act>map(ply -> new Act.ClaimIllegalMove(accuser, now, ply))
                .orElseGet(() -> whim.complaint(table, accuser, now)));
    }

    private static Optional<Integer> illegal(Game game) {
        List<PlayedMove> played = game.played();
        for (int i = 0; i < played.size(); i++) {
            if (played.get(i).offence().isPresent()) {
                return Optional.of(i + 1);
            }
        }
        return Optional.empty();
    }

    private Optional<Act> press(Table table, Moment now) {
        Game game = table.game();
        boolean open = table.regulations().profile().pressesByHand()
                && !game.played().isEmpty()
                && game.played().getLast().completed().isEmpty();
        if (!open || chance.oneIn(30)) {
            return Optional.empty();
        }
        Actor mover = Actor.player(game.played().getLast().player());
        if (chance.oneIn(40)) {
            return Optional.of(new Act.OfferDraw(mover, now));
        }
        return Optional.of(new Act.PressClock(mover, now, chance.oneIn(50) ? Hand.OTHER : Hand.SAME));
    }

    private Optional<Act> record(Table table, Moment now) {
        Game game = table.game();
        int written = table.scoresheet(game.turn()).recorded();
        if (table.regulations().rules().recorder() != Recorder.PLAYERS
                || written >= game.played().size()
                || chance.oneIn(20)) {
            return Optional.empty();
        }
        PlayedMove move = game.played().get(written);
        String text = move.before()
                .regular()
                .filter(position -> position.isLegal(move.move()))
                .map(position -> San.ENGLISH.write(move.move(), position))
                .orElse("?");
        return Optional.of(new Act.RecordMove(Actor.player(game.turn()), now, text));
    }

    private Optional<Act> talk(Table table, Moment now) {
        Game game = table.game();
        Actor mover = Actor.player(game.turn());
        if (!game.drawOffers().isEmpty() && chance.oneIn(8)) {
            return Optional.of(chance.of(new Act.AcceptDraw(mover, now), new Act.DeclineDraw(mover, now)));
        }
        if (isShortOfTime(table, now) && chance.oneIn(25)) {
            return Optional.of(whim.quickplay(mover, now));
        }
        if (!chance.oneIn(60)) {
            return Optional.empty();
        }
        return Optional.of(
                switch (chance.below(8)) {
                    case 0 -> new Act.OfferDraw(mover, now);
                    case 1 -> new Act.RecordOffer(mover, now);
                    case 2 -> new Act.CompleteScoresheet(mover, now);
                    case 3 -> whim.quickplay(mover, now);
                    case 4 -> new Act.StopClocks(chance.of(mover, Actor.ARBITER), now, "to ask");
                    case 5 -> new Act.AwardTime(Actor.ARBITER, now, chance.maybe(game.turn()), Duration.ofSeconds(5));
                    case 6 -> new Act.BeginReconstruction(Actor.ARBITER, now);
                    default -> new Act.AskForAssistance(mover, now, whim.assistance());
                });
    }

    private static boolean isShortOfTime(Table table, Moment now) {
        return table.clock()
                        .reading(now)
                        .face(table.game().turn())
                        .remaining()
                        .compareTo(Duration.ofMinutes(2))
                < 0;
    }

    /// The player having the move makes it, or goes some of the way.
    private Act move(Table table, Moment now) {
        Actor mover = Actor.player(table.game().turn());
        Move move = legal(table);
        boolean byHand = table.regulations().profile().pressesByHand();
        if (byHand && chance.oneIn(12)) {
            return partly(table, mover, move, now);
        }
        if (byHand && temper == Temper.QUARRELSOME && chance.oneIn(15)) {
            Square own = piece(table, table.game().turn());
            return new Act.ReleaseMove(mover, now, Move.plain(own, chance.square()));
        }
        Move made = move.promotion().isPresent() && chance.oneIn(4) ? Move.plain(move.from(), move.to()) : move;
        return new Act.ReleaseMove(mover, now, made, chance.oneIn(150) ? Hands.BOTH : Hands.ONE);
    }

    private Act partly(Table table, Actor mover, Move move, Moment now) {
        Square own = piece(table, table.game().turn());
        return switch (chance.below(9)) {
            case 0, 1, 2 -> new Act.Touch(mover, now, move.from(), Contact.INTENDING);
            case 3 -> new Act.Touch(mover, now, chance.oneIn(2) ? own : move.to(), chance.of(Contact.values()));
            case 4 -> new Act.IntendCastling(mover, now, chance.oneIn(2) ? move.to() : own);
            case 5 -> new Act.ReleasePiece(mover, now, move.from(), move.to());
            case 6 ->
                move.promotion()
                        .<Act>map(type -> new Act.PlacePromotion(mover, now, move.to(), type))
                        .orElseGet(() -> new Act.Touch(mover, now, move.to(), Contact.INTENDING));
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
    private Move legal(Table table) {
        Position position = table.game().position();
        List<Move> moves = table.touches().now().isEmpty() ? position.legalMoves() : Laws.openMoves(table);
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
