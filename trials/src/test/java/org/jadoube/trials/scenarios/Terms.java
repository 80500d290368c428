package org.jadoube.trials.scenarios;

import io.cucumber.java.ParameterType;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.jadoube.board.Colour;
import org.jadoube.board.PieceType;
import org.jadoube.board.Square;
import org.jadoube.clock.BonusMode;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Supervision;
import org.jadoube.laws.edition.Tempo;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.game.Scoresheet;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Assistance;
import org.jadoube.laws.term.Basis;
import org.jadoube.laws.term.Evidence;
import org.jadoube.laws.term.Grounds;
import org.jadoube.laws.term.Incident;
import org.jadoube.laws.term.Irregularity;
import org.jadoube.laws.term.Leave;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Penalty;
import org.jadoube.laws.term.Score;

/// What may stand in the gaps of the sentences. A term of the Laws is written in lower case, as its plain words.
public final class Terms {
    private static final String TERM = "[a-z]+(?: [a-z]+)*";
    private static final String SQUARE = "[a-h][1-8]";
    private static final String DURATION =
            "\\d+(?:\\.\\d+)? (?:hour|minute|second|millisecond|microsecond)s?(?: \\d+(?:\\.\\d+)? (?:minute|second|microsecond)s?)*";

    @ParameterType("\\d{4}")
    public String edition(String year) {
        return year;
    }

    @ParameterType("White|Black")
    public Colour player(String name) {
        return name.equals("White") ? Colour.WHITE : Colour.BLACK;
    }

    @ParameterType("White|Black|the arbiter|the observer|the hall|a spectator")
    public Actor actor(String name) {
        return Stream.of(Actor.values())
                .filter(actor -> EventWords.words(actor).equals(name))
                .findFirst()
                .orElseThrow();
    }

    @ParameterType("(?:\\d+:)?\\d+:\\d\\d(?:\\.\\d{1,6})?")
    public Duration time(String shown) {
        return Words.shown(shown);
    }

    @ParameterType(DURATION)
    public Duration duration(String said) {
        return Words.said(said);
    }

    @ParameterType("[0-9/+:.]+")
    public String control(String tag) {
        return tag;
    }

    @ParameterType(SQUARE)
    public Square square(String name) {
        return MoveWords.square(name);
    }

    @ParameterType(MoveWords.PATTERN)
    public String move(String text) {
        return text;
    }

    @ParameterType("(?:\\d+\\.+ )?" + MoveWords.PATTERN + "(?: (?:\\d+\\.+ )?" + MoveWords.PATTERN + ")*")
    public List<String> moves(String text) {
        return MoveWords.sequence(text);
    }

    @ParameterType("nowhere|" + SQUARE + "(?:, " + SQUARE + ")*")
    public List<Square> squares(String text) {
        return text.equals("nowhere")
                ? List.of()
                : Stream.of(text.split(", ", -1)).map(MoveWords::square).toList();
    }

    @ParameterType("[KQRBN]?" + SQUARE + "(?: [KQRBN]?" + SQUARE + ")*")
    public List<String> pieces(String text) {
        return List.of(text.split(" ", -1));
    }

    @ParameterType("king|queen|rook|bishop|knight|pawn")
    public PieceType piece(String name) {
        return MoveWords.pieceType(name);
    }

    @ParameterType("[1-8pnbrqkPNBRQK]+(?:/[1-8pnbrqkPNBRQK]+){7}")
    public String placement(String text) {
        return text;
    }

    @ParameterType("1-0|0-1|1/2-1/2|0-0|0-1/2|1/2-0|\\*")
    public Result score(String score) {
        return Stream.of(Result.values())
                .filter(result -> result.score().equals(score))
                .findFirst()
                .orElseThrow();
    }

    @ParameterType("Preface|(?:\\d+|[A-Z]+)(?:\\.\\d+)*(?:[a-z]\\d*)*")
    public String article(String number) {
        return number;
    }

    @ParameterType(TERM + "(?:, " + TERM + ")*")
    public List<String> events(String words) {
        return List.of(words.split(", ", -1));
    }

    @ParameterType("over the board|online|hybrid")
    public Profile profile(String words) {
        return Words.term(Profile.class, words);
    }

    @ParameterType("cumulative|bronstein|us delay")
    public BonusMode mode(String words) {
        return Words.term(BonusMode.class, words);
    }

    @ParameterType("standard|rapid|blitz")
    public Tempo tempo(String words) {
        return Words.term(Tempo.class, words);
    }

    @ParameterType("adequate|lacking")
    public Supervision supervision(String words) {
        return Words.term(Supervision.class, words);
    }

    @ParameterType(TERM)
    public Ending ending(String words) {
        return Words.term(Ending.class, words);
    }

    @ParameterType(TERM)
    public Refusal refusal(String words) {
        return Words.term(Refusal.class, words);
    }

    @ParameterType(TERM)
    public Grounds grounds(String words) {
        return Words.term(Grounds.class, words);
    }

    @ParameterType(TERM)
    public Basis basis(String words) {
        return Words.term(Basis.class, words);
    }

    @ParameterType(TERM)
    public Incident incident(String words) {
        return Words.term(Incident.class, words);
    }

    @ParameterType(TERM)
    public Irregularity irregularity(String words) {
        return Words.term(Irregularity.class, words);
    }

    @ParameterType(TERM)
    public Evidence evidence(String words) {
        return Words.term(Evidence.class, words);
    }

    @ParameterType(TERM)
    public Matter matter(String words) {
        return Words.term(Matter.class, words);
    }

    @ParameterType(TERM)
    public Answer answer(String words) {
        return Words.term(Answer.class, words);
    }

    @ParameterType(TERM)
    public Assistance assistance(String words) {
        return Words.term(Assistance.class, words);
    }

    @ParameterType(TERM)
    public Leave leave(String words) {
        return Words.term(Leave.class, words);
    }

    @ParameterType(TERM)
    public Scoresheet.Duty duty(String words) {
        return Words.term(Scoresheet.Duty.class, words);
    }

    @ParameterType(TERM + "(?:: [a-z0-9:.]+)?")
    public Penalty penalty(String words) {
        String[] parts = words.split(": ", 2);
        String argument = parts.length == 2 ? parts[1] : "";
        return switch (parts[0]) {
            case "warning" -> new Penalty.Warning();
            case "time to opponent" -> new Penalty.TimeToOpponent(Words.shown(argument));
            case "time from offender" -> new Penalty.TimeFromOffender(Words.shown(argument));
            case "loss" -> new Penalty.Loss(Words.term(Score.class, argument));
            case "points from offender" -> new Penalty.PointsFromOffender(Words.term(Score.class, argument));
            case "points to opponent" -> new Penalty.PointsToOpponent();
            case "expulsion" -> new Penalty.Expulsion();
            case "fine" -> new Penalty.Fine();
            case "round exclusion" -> new Penalty.RoundExclusion();
            default -> throw new AssertionError("no penalty: " + words);
        };
    }
}
