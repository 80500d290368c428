package org.jadoube.trials.invariants;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Position;
import org.jadoube.clock.Moment;
import org.jadoube.laws.edition.Recorder;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Game;
import org.jadoube.laws.game.PlayedMove;
import org.jadoube.laws.game.Running;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Assistance;
import org.jadoube.laws.term.Grounds;
import org.jadoube.laws.term.Hand;
import org.jadoube.laws.term.Question;
import org.jadoube.notation.San;

/// Everybody around a board. Most of what they do makes sense, so that games get far; the rest is [Whim].
final class Crowd {
    private final Chance chance;
    private final Temper temper;
    private final Whim whim;
    private final Mover mover;

    Crowd(Chance chance, Temper temper) {
        this.chance = chance;
        this.temper = temper;
        whim = new Whim(chance);
        mover = new Mover(chance, temper);
    }

    /// What somebody does next.
    Act next(Table table, Moment now) {
        if (table.game().end().isPresent()) {
            return whim.afterwards(table, now);
        }
        if (chance.oneIn(temper.sober())) {
            return whim.anything(table, now);
        }
        return sensible(table, now).orElseGet(() -> mover.move(table, now));
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
        Answer answer = chance.of(List.copyOf(question.matter().answers()));
        return answer == Answer.LOST && !chance.oneIn(6)
                ? Optional.empty()
                : Optional.of(new Act.AnswerQuestion(Actor.ARBITER, now, question.number(), answer, "because"));
    }

    private Optional<Act> flag(Table table, Moment now) {
        Colour side = chance.of(Colour.values());
        if (table.clock().runOuts(side, now).isEmpty() || !chance.oneIn(6)) {
            return Optional.empty();
        }
        return Optional.of(chance.of(
                whim.quickplay(Actor.player(side), now),
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
        Optional<Act> claim = claim(table, now);
        if (claim.isPresent()) {
            return claim;
        }
        boolean quarrelsome = temper == Temper.QUARRELSOME;
        if (!chance.oneIn(6) || !(quarrelsome || illegal(game).isPresent())) {
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

    /// A draw claimed by right, where there may be one, and now and then where there is none.
    private Optional<Act> claim(Table table, Moment now) {
        Position position = table.game().position();
        boolean fifty = position.halfmoveClock() >= 99 && chance.oneIn(30);
        boolean third = temper == Temper.SHUFFLING && chance.oneIn(8) && hasRecurred(table, position);
        if (!fifty && !third && !chance.oneIn(400)) {
            return Optional.empty();
        }
        return Optional.of(new Act.ClaimDraw(
                Actor.player(table.game().turn()),
                now,
                fifty ? Grounds.FIFTY_MOVES : Grounds.THIRD_OCCURRENCE,
                third || fifty ? Optional.empty() : Optional.of(mover.legal(table))));
    }

    private static boolean hasRecurred(Table table, Position position) {
        return table.game()
                        .positions()
                        .filter(earlier -> earlier.recurrence().equals(position.recurrence()))
                        .count()
                >= 3;
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
        Actor last = Actor.player(game.played().getLast().player());
        if (chance.oneIn(40)) {
            return Optional.of(new Act.OfferDraw(last, now));
        }
        return Optional.of(new Act.PressClock(last, now, chance.oneIn(50) ? Hand.OTHER : Hand.SAME));
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
        Actor player = Actor.player(game.turn());
        if (!game.drawOffers().isEmpty() && chance.oneIn(8)) {
            return Optional.of(chance.of(new Act.AcceptDraw(player, now), new Act.DeclineDraw(player, now)));
        }
        if (!table.desk().open().isEmpty() && chance.oneIn(25)) {
            return Optional.of(new Act.AskForAssistance(player, now, Assistance.RECORDING));
        }
        if (game.played().size() < 2 && chance.oneIn(8)) {
            return Optional.of(new Act.OfferDraw(player, now));
        }
        if (isShortOfTime(table, now) && chance.oneIn(25)) {
            return Optional.of(whim.quickplay(player, now));
        }
        if (!chance.oneIn(60)) {
            return Optional.empty();
        }
        return Optional.of(
                switch (chance.below(8)) {
                    case 0 -> new Act.OfferDraw(player, now);
                    case 1 -> new Act.RecordOffer(player, now);
                    case 2 -> new Act.CompleteScoresheet(player, now);
                    case 3 -> whim.quickplay(player, now);
                    case 4 -> new Act.StopClocks(chance.of(player, Actor.ARBITER), now, "to ask");
                    case 5 -> new Act.AwardTime(Actor.ARBITER, now, chance.maybe(game.turn()), Duration.ofSeconds(5));
                    case 6 -> new Act.BeginReconstruction(Actor.ARBITER, now);
                    default -> new Act.AskForAssistance(player, now, whim.assistance());
                });
    }

    private static boolean isShortOfTime(Table table, Moment now) {
        return table.clock().reading(now).face(table.game().turn()).remaining().compareTo(Duration.ofMinutes(2)) < 0;
    }
}
