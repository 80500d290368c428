package org.jadoube.trials.scenarios;

import java.lang.reflect.RecordComponent;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.PieceType;
import org.jadoube.board.Square;
import org.jadoube.clock.ClockSetting;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.term.Penalty;
import org.jadoube.laws.term.Question;

/// An event in words: what happened, to whom, by which article, and what else there is to say about it in the terms of
/// chess. Free text, written for people to read, is no part of it.
///
/// @param event such as `time added`
/// @param player the player it is about, else who did it; empty when it is about nobody
/// @param article in the numbering of the edition
/// @param detail such as `2:00`
record EventWords(String event, String player, String article, String detail) {
    private static final Set<String> FREE_TEXT = Set.of("reason", "detail", "note", "ruling", "because");

    static EventWords of(Event event, String edition) {
        List<Object> parts = components((Record) event);
        Optional<Object> about = parts.stream()
                .filter(Colour.class::isInstance)
                .findFirst()
                .or(() -> parts.stream().filter(Actor.class::isInstance).findFirst());
        about.ifPresent(parts::remove);
        return new EventWords(
                Words.of(event.getClass()),
                about.map(EventWords::words).orElse(""),
                event.citation().in(edition),
                parts.stream().map(EventWords::words).collect(Collectors.joining(", ")));
    }

    /// Whether this is what a row of a table asks for; a column that is left out asks for nothing.
    boolean fits(Map<String, String> row) {
        return row.entrySet().stream().allMatch(cell -> column(cell.getKey()).equals(cell.getValue()));
    }

    private String column(String name) {
        return switch (name) {
            case "event" -> event;
            case "player" -> player;
            case "article" -> article;
            case "detail" -> detail;
            default -> throw new AssertionError("a table of events has the columns event, player, article, detail");
        };
    }

    private static List<Object> components(Record record) {
        List<Object> parts = new ArrayList<>();
        for (RecordComponent component : record.getClass().getRecordComponents()) {
            if (!FREE_TEXT.contains(component.getName())) {
                parts(value(record, component)).forEach(parts::add);
            }
        }
        return parts;
    }

    private static Stream<Object> parts(Object value) {
        return switch (value) {
            case Optional<?> optional -> optional.stream().flatMap(EventWords::parts);
            case Moment _, Citation _ -> Stream.empty();
            case Question question -> components(question).stream().filter(part -> !(part instanceof Integer));
            default -> Stream.of(value);
        };
    }

    private static Object value(Record record, RecordComponent component) {
        try {
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException unreadable) {
            throw new LinkageError("cannot read " + component + " of " + record, unreadable);
        }
    }

    static String words(Object value) {
        return switch (value) {
            case Colour colour -> colour == Colour.WHITE ? "White" : "Black";
            case Actor actor -> words(actor);
            case Result result -> result.score();
            case Square square -> square.toString();
            case PieceType type -> Words.of(type);
            case Enum<?> term -> Words.of(term);
            case Duration time -> Words.shown(time);
            case Move move -> MoveWords.bare(move);
            case Penalty penalty -> penalty(penalty);
            case ClockSetting setting -> side(setting.white()) + " and " + side(setting.black());
            case List<?> list -> list.stream().map(EventWords::words).collect(Collectors.joining(" "));
            default -> value.toString();
        };
    }

    private static String side(ClockSetting.Side side) {
        return Words.shown(side.remaining());
    }

    static String words(Actor actor) {
        return switch (actor) {
            case WHITE -> "White";
            case BLACK -> "Black";
            case ARBITER -> "the arbiter";
            case OBSERVER -> "the observer";
            case HALL -> "the hall";
            case SPECTATOR -> "a spectator";
        };
    }

    private static String penalty(Penalty penalty) {
        List<Object> parts = components((Record) penalty);
        return Words.of(penalty.getClass())
                + (parts.isEmpty()
                        ? ""
                        : ": " + parts.stream().map(EventWords::words).collect(Collectors.joining(" ")));
    }
}
